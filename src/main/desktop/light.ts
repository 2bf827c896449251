/** What keeps the program light, and what each of it is worth: docs/decisions/memory.md. */
import v8 from 'node:v8';
import { app } from 'electron';

/** Beside what the command line says already. */
function add(name: string, feature: string): void {
  const before = app.commandLine.getSwitchValue(name);
  app.commandLine.removeSwitch(name);
  app.commandLine.appendSwitch(name, before === '' ? feature : `${before},${feature}`);
}

/** To be called before Electron is ready: then its processes are there. */
export function liveLightly(): void {
  // The host's heap grows later. Not the pages': by this flag they hang, one settings screen in three.
  v8.setFlagsFromString('--optimize-for-size');
  if (process.platform !== 'linux') return;
  // GTK draws nothing here but the system's dialogs: it needs no graphics driver, and would load one.
  process.env.GDK_GL ??= 'disable';
  // Elsewhere each is shut in by a sandbox; Linux has none for them that could be lost.
  add('enable-features', 'NetworkServiceInProcess2');
  add('disable-features', 'AudioServiceOutOfProcess');
}
