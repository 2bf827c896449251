/** Who else is at a table, for whoever chooses a name and a face: two who look and sound alike are mixed up. */

export interface Companion {
  readonly name: string;
  readonly face: number;
}

type Company = readonly Companion[];

/** Without marks and capitals. */
export const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export const namesake = (name: string, company: Company): string | undefined =>
  company.find((other) => name !== '' && plain(other.name) === plain(name))?.name;

/** Whose face it is; nobody's where there are more people than faces. */
export function wearer(face: number, company: Company, faces: readonly number[]): string | undefined {
  const worn = new Set(company.map((other) => other.face));
  return faces.every((one) => worn.has(one)) ? undefined : company.find((other) => other.face === face)?.name;
}

/** The wanted face, or the next one that nobody wears. */
export function freeFace(wanted: number, company: Company, faces: readonly number[]): number {
  const at = Math.max(0, faces.indexOf(wanted));
  const inTurn = [...faces.slice(at), ...faces.slice(0, at)];
  return inTurn.find((face) => wearer(face, company, faces) === undefined) ?? wanted;
}
