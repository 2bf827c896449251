/** Views are found by their place in a game's folder. */
export interface Default<T> {
  readonly default: T;
}

export type Views<T> = Readonly<Record<string, () => Promise<Default<T>>>>;

export async function viewAt<T>(views: Views<T>, place: string): Promise<T | undefined> {
  const load = views[place];
  return load && (await load()).default;
}

export async function neededAt<T>(views: Views<T>, place: string): Promise<T> {
  const view = await viewAt(views, place);
  if (!view) throw new Error(`There is no ${place}`);
  return view;
}
