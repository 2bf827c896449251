/** The doors along the bottom of the home screen: a route, its symbol and its words. */
export const homeLinks: readonly { readonly path: string; readonly icon: string; readonly text: string }[] = [
  { path: 'history', icon: 'history', text: 'home.history' },
  { path: 'players', icon: 'players', text: 'home.players' },
  { path: 'settings', icon: 'settings', text: 'home.settings' },
];
