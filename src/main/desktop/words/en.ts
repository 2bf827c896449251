/** The few words the program says outside its pages. */
export const en = {
  lang: 'en',
  quit: 'Quit',

  file: 'File',
  newWindow: 'New window',
  print: 'Print …',
  savePdf: 'Save as PDF …',

  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',

  view: 'View',
  reload: 'Reload',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomReset: 'Actual size',
  fullScreen: 'Full screen',

  window: 'Window',
  minimize: 'Minimise',
  close: 'Close',

  help: 'Help',
  keys: 'Keys',
  report: 'Report a problem …',
  logFolder: 'Show the log',
  licences: 'Licences',
  about: 'About Smorgasboard',

  pageStopped: 'This screen stopped three times in a minute.',
  programStopped: 'The program stopped three times in a minute.',
  tablesAreKept: 'Every table is kept as it was.',
  cannotStart: 'Smorgasboard cannot start',
  againEachMinute: 'It is tried again every minute.',
  tryAgain: 'Try again now',
  pinPlease: 'The house PIN, please',
  wrongPin: 'That is not it.',
  restPin: 'Too many wrong ones. Again in {n} s.',
  erase: 'Erase',
  openKiosk: 'Open the kiosk',
  noPin: 'The kiosk is locked without a PIN: anybody at its screen can open it. Set a PIN in the settings.',
} as const;
