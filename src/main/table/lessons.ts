/** Where the learners of a first match are. It is kept in memory: what was learned shows in the state, or is told again. */
import { isOpen } from '../../shared/first-match.ts';
import type { Actor, FirstMatch, Lesson, Seen } from '../../shared/game.ts';
import type { LessonShown } from '../../shared/protocol.ts';
import type { StateViews } from './state-views.ts';

class Learner {
  readonly #first: FirstMatch;
  readonly #learned = new Set<string>();
  #now: Lesson | undefined;

  constructor(first: FirstMatch) {
    this.#first = first;
  }

  get shown(): LessonShown | undefined {
    if (!this.#now) return undefined;
    const { id, at = this.#now.offers } = this.#now;
    const { lessons } = this.#first;
    return { id, n: lessons.indexOf(this.#now) + 1, of: lessons.length, ...(at === undefined ? {} : { at }) };
  }

  look(seen: Seen): void {
    const { lessons } = this.#first;
    for (const lesson of lessons) if (lesson.until?.(seen)) this.#learned.add(lesson.id);
    const before = this.#now;
    if (before && !before.offers && !before.until && !isShown(before, seen)) this.#learned.add(before.id);
    this.#now = lessons.find((lesson) => !this.#learned.has(lesson.id) && isShown(lesson, seen));
  }

  /** Whatever it was: whoever has done something else is not held up. */
  hasMoved(): void {
    if (this.#now?.offers && !this.#now.until) this.#learned.add(this.#now.id);
  }
}

const isShown = ({ offers, when }: Lesson, seen: Seen): boolean =>
  (offers === undefined || isOpen(seen.choices, offers)) && (when?.(seen) ?? true);

export class Lessons {
  readonly #first: FirstMatch;
  readonly #learners = new Map<Actor, Learner>();

  constructor(first: FirstMatch) {
    this.#first = first;
  }

  hasMoved(actor: Actor): void {
    this.#learners.get(actor)?.hasMoved();
  }

  /** To be asked of the views that are shown next. */
  of(actor: Actor, views: StateViews): LessonShown | undefined {
    return this.#learner(actor, views).shown;
  }

  /** A lesson comes and goes with the state, so everybody who learns looks at each. */
  look(views: StateViews, learners: readonly Actor[]): void {
    for (const actor of learners) this.#learner(actor, views).look(seenBy(actor, views));
  }

  #learner(actor: Actor, views: StateViews): Learner {
    let learner = this.#learners.get(actor);
    if (!learner) {
      learner = new Learner(this.#first);
      learner.look(seenBy(actor, views));
      this.#learners.set(actor, learner);
    }
    return learner;
  }
}

const seenBy = (actor: Actor, views: StateViews): Seen => ({
  actor,
  table: views.table,
  mine: actor === 'table' ? null : views.seat(actor),
  frames: views.frames,
  choices: views.choices(actor),
});
