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

export function released(changelog: string, version: string, day: string): string {
  const { unreleased } = readNotes(changelog);
  if (unreleased === '') throw new Error('CHANGELOG.md has nothing to release');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## [${version}] - ${day}`);
}

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Versions only go up, one step at a time: 0.1.0 to 1.0.0, 1.0.0 to 1.0.1 or 1.1.0. */
export function isNext(before: string, version: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [a = 0, b = 0, c = 0] = numbers(before);
  return [`${a + 1}.0.0`, `${a}.${b + 1}.0`, `${a}.${b}.${c + 1}`].includes(version);
}
