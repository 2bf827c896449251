/** The words of a game, as a suite over any list of games: four languages, and everything that a match shows. */
import { describe, expect, it } from 'vitest';
import type { AnyGame, Phrase } from '../../src/shared/game.ts';
import type { RulesPage } from '../../src/shared/rules-page.ts';
import { LOCALES, type Locale, type Message, type Messages } from '../../src/shared/text.ts';
import { casesOf } from './cases.ts';
import { actorsOf, playout } from './playout.ts';

/** A file of its folder `text`: a language, `rules`, or `numbers`, which not every game has. */
type LoadText = (game: AnyGame, file: string) => Promise<Readonly<Record<string, unknown>>>;

type French = { readonly fr: unknown } | null;

const blanks = (message: Message): string =>
  [...new Set((typeof message === 'string' ? message : message.other).match(/\{\w+\}/g) ?? [])].sort().join();

export function haveTheirWords(games: readonly AnyGame[], load: LoadText): void {
  describe.each(games.map((game) => ({ game, title: game.id })))('the words of $title', ({ game }) => {
    const textsOf = async () => {
      const files = await Promise.all(
        LOCALES.map(async (locale) => [locale, await load(game, locale)] as const),
      );
      const texts = files.map(([locale, file]) => [locale, file[locale]] as const);
      return Object.fromEntries(texts) as Record<Locale, Messages>;
    };
    const rulesOf = async () => (await load(game, 'rules')).rules as Record<Locale, RulesPage>;

    it('are there in four languages, with the same blanks', async () => {
      const texts = await textsOf();
      const keys = Object.keys(texts.en).sort();
      expect(keys.length).toBeGreaterThan(0);
      for (const locale of LOCALES) {
        expect(Object.keys(texts[locale]).sort()).toEqual(keys);
        for (const key of keys) {
          expect(blanks(texts[locale][key]!), `${locale} ${key}`).toBe(blanks(texts.en[key]!));
          expect(JSON.stringify(texts[locale][key]).trim(), `${locale} ${key}`).not.toBe('""');
        }
      }
    });

    it('name everything that a match shows', async () => {
      const { en } = await textsOf();
      const wanted = new Set<string>(['name', 'tagline']);
      const phrase = (prefix: string, { key }: Phrase) => wanted.add(`${prefix}.${key}`);
      for (const field of game.options) {
        wanted.add(`option.${field.key}`).add(`option-group.${field.group}`);
        if (field.kind === 'choice')
          for (const value of field.values) wanted.add(`option.${field.key}.${value}`);
      }
      for (const preset of game.presets) wanted.add(`preset.${preset.id}`);
      for (const bot of game.bots) wanted.add(`bot.${bot.id}`);
      for (const temper of game.tempers ?? []) wanted.add(`temper.${temper}`).add(`temper.${temper}.help`);
      for (const { match } of casesOf([game]).filter((_, i) => i % 3 === 0)) {
        const { steps, end } = playout({ game, match, seed: 2, players: 'chance' });
        for (const { after, events } of steps) {
          for (const frame of game.frames(after)) wanted.add(`frame.${frame.kind}`);
          for (const clock of game.clocks(after)) if (!clock.silent) wanted.add(`timer.${clock.kind}`);
          for (const actor of actorsOf(match.seats))
            for (const choice of game.choices(after, actor)) {
              wanted.add(`choice.${choice.move.type}`);
              if (!choice.blocked) continue;
              const { key, params = {} } = choice.blocked;
              phrase('refusal', choice.blocked);
              const unfilled = blanks(en[`refusal.${key}`] ?? '').match(/\w+/g) ?? [];
              expect(Object.keys(params), `what refusal.${key} names`).toEqual(
                expect.arrayContaining(unfilled),
              );
              // Whatever is drawn as blocked has a better reason than that.
              expect(key).not.toBe('not-now');
            }
          for (const event of events) {
            const notice = game.noticeFor(event, 'table', after);
            if (notice) wanted.add(`notice.${notice.type}`);
          }
        }
        for (const line of game.receipt(end)) phrase('receipt', line);
        const reason = game.outcome(end)?.reason;
        if (reason) phrase('ending', reason);
      }
      expect([...wanted].filter((key) => !(key in en))).toEqual([]);
    });

    it('name each move that a tip tells of', async () => {
      for (const [locale, texts] of Object.entries(await textsOf())) {
        const moves = Object.keys(texts).flatMap((key) => /^hint\.(.+)/.exec(key)?.[1] ?? []);
        const nameless = moves.filter((move) => !texts[`choice.${move}`] || blanks(texts[`choice.${move}`]!));
        expect(nameless, locale).toEqual([]);
      }
    });

    it('explain the rules in four languages, with the same sections and rulings', async () => {
      const rules = await rulesOf();
      const shape = (page: RulesPage) =>
        page.sections.map((one) => [one.text.length, one.rulings?.length ?? 0]);
      for (const locale of LOCALES) expect(shape(rules[locale]), locale).toEqual(shape(rules.en));
    });

    it('never break a French line before its punctuation', async () => {
      const { numbers } = await load(game, 'numbers').catch(() => ({ numbers: null }));
      const said = JSON.stringify([(await textsOf()).fr, (await rulesOf()).fr, (numbers as French)?.fr]);
      expect(said.match(/[^" ]*[ \u00a0][:;!?»]|«[ \u00a0][^ ]*/g)).toBeNull();
    });
  });
}
