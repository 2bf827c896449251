/**
 * How a screen gets its later parts. A line may break in the middle: then it waits until the host answers again, and
 * whatever did not come is asked for anew, style sheets too. Only what an answering host does not give is given up.
 */

const AGAIN_MS = 2000;
const TRIES = 3;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

const hostAnswers = (): Promise<boolean> =>
  fetch('/alive').then(
    () => true,
    () => false,
  );

export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (problem) {
      if (tries === TRIES) throw problem;
    }
    do await pause();
    while (!(await hostAnswers()));
  }
}

const links = new Map<string, Promise<unknown> | true>();

function link(href: string): Promise<unknown> | true {
  const known = links.get(href);
  if (known) return known;
  const element = document.createElement('link');
  const isStyle = href.endsWith('.css');
  element.rel = isStyle ? 'stylesheet' : 'modulepreload';
  element.href = href;
  const coming = isStyle
    ? new Promise((resolve, reject) => {
        element.onload = resolve;
        element.onerror = () => {
          element.remove();
          links.delete(href);
          reject(new Error(href));
        };
      })
    : true;
  links.set(href, coming);
  document.head.append(element);
  return coming;
}

/** In the place of the bundler's own, for every `import()` of a screen: `deps` are the files of that part. */
export const fetchPart = <T>(load: () => Promise<T>, deps: readonly string[] = [], from = ''): Promise<T> =>
  patiently(async () => {
    if (links.size === 0)
      for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        links.set(href, true);
    await Promise.all(deps.map((dep) => link(new URL(dep, from).href)));
    return load();
  });
