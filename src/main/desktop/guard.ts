import type { Session, WebContents } from 'electron';

/** Copying the join address; everything else a page may ask for is refused. */
const allowed = new Set(['clipboard-sanitized-write']);

export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_, permission, answer) => answer(allowed.has(permission)));
  session.setPermissionCheckHandler((_, permission) => allowed.has(permission));
  session.setDevicePermissionHandler(() => false);
}

export function isOfOrigin(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

interface Home {
  readonly contents: WebContents;
  /** Of the only pages it may go to by itself; null = none. */
  readonly origin: string | null;
  /** Told of an address that somebody in the page wanted to go to. */
  readonly leads: (address: string) => void;
}

/** The window shows our own host and nothing else, whatever a page or a name in it tries. */
export function stayAtHome({ contents, origin, leads }: Home): void {
  const isHome = (address: string): boolean => origin !== null && isOfOrigin(address, origin);
  contents.setWindowOpenHandler(({ url }) => {
    leads(url);
    return { action: 'deny' };
  });
  contents.on('will-frame-navigate', (event) => {
    if (isHome(event.url)) return;
    event.preventDefault();
    if (event.isMainFrame) leads(event.url);
  });
  contents.on('will-redirect', (event) => {
    if (!isHome(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
