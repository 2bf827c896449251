/** The changelog as a release needs it: what is not released yet becomes a version of its own. */
const UNRELEASED = '## [Unreleased]';

export interface Notes {
  /** What is not released yet, without its heading. */
  readonly unreleased: string;
  /** The version of the last release; none before the first. */
  readonly last: string | undefined;
}

export function readNotes(changelog: string): Notes {
  const at = changelog.indexOf(UNRELEASED);
  if (at === -1) throw new Error(`CHANGELOG.md has no heading "${UNRELEASED}"`);
  const after = changelog.slice(at + UNRELEASED.length);
  const next = after.search(/^## \[/m);
  const last = /^## \[(\d+\.\d+\.\d+)\]/m.exec(after)?.[1];
  return { unreleased: (next === -1 ? after : after.slice(0, next)).trim(), last };
}

/** Of a version, on its day. */
interface Release {
  readonly version: string;
  readonly day: string;
}

const heading = ({ version, day }: Release): string => `## [${version}] - ${day}`;

export function released(changelog: string, release: Release): string {
  const { unreleased } = readNotes(changelog);
  if (unreleased === '') throw new Error('CHANGELOG.md has nothing to release');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n${heading(release)}`);
}

/** The changelog has that version already: its day is that of the release. */
export const dated = (changelog: string, release: Release): string =>
  changelog.replace(/^## \[(\d+\.\d+\.\d+)\].*$/m, (found, version) =>
    version === release.version ? heading(release) : found,
  );

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Versions only go up, one step at a time: 0.1.0 to 1.0.0, 1.0.0 to 1.0.1 or 1.1.0. */
export function isNext(before: string, version: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [a = 0, b = 0, c = 0] = numbers(before);
  return [`${a + 1}.0.0`, `${a}.${b + 1}.0`, `${a}.${b}.${c + 1}`].includes(version);
}

export interface Plan {
  readonly version: string;
  /** Of the project as it stands. */
  readonly before: string;
  readonly notes: Notes;
  readonly isTagged: boolean;
}

/** What keeps it from being released. A version that stands there already, and was never handed out, may be. */
export function whyNot({ version, before, notes, isTagged }: Plan): string | undefined {
  const { unreleased, last } = notes;
  if (isTagged) return `There is a tag v${version} already.`;
  if (before === version && last === version)
    return unreleased === '' ? undefined : `The changelog has lines that are not in ${version}.`;
  if (!isNext(before, version)) return `After ${before} comes no ${version}.`;
  if (unreleased === '') return 'The changelog has nothing to release.';
  if (last === version) return `The changelog has ${version} already.`;
  return undefined;
}
