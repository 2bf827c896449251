import type { DesktopWords } from './desktop-words.ts';

export const es: DesktopWords = {
  lang: 'es',
  quit: 'Salir',
  services: 'Servicios',
  hide: 'Ocultar Smorgasboard',
  hideOthers: 'Ocultar otros',
  showAll: 'Mostrar todo',

  file: 'Archivo',
  newWindow: 'Ventana nueva',
  print: 'Imprimir…',
  savePdf: 'Guardar como PDF…',

  edit: 'Edición',
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',

  view: 'Ver',
  reload: 'Recargar',
  zoomIn: 'Más grande',
  zoomOut: 'Más pequeño',
  zoomReset: 'Tamaño real',
  fullScreen: 'Pantalla completa',

  window: 'Ventana',
  secondScreen: 'Mesa en la segunda pantalla',
  hand: 'Mi mano en una ventana aparte',
  minimize: 'Minimizar',
  front: 'Traer todo al frente',
  close: 'Cerrar',

  help: 'Ayuda',
  rules: 'Reglas',
  keys: 'Teclas',
  report: 'Informar de un problema…',
  logFolder: 'Mostrar el registro',
  licences: 'Licencias',
  about: 'Acerca de Smorgasboard',

  pageStopped: 'Esta pantalla se detuvo tres veces en un minuto.',
  programStopped: 'El programa se detuvo tres veces en un minuto.',
  tablesAreKept: 'Todas las mesas siguen como estaban.',
  cannotStart: 'Smorgasboard no puede iniciarse',
  againEachMinute: 'Se vuelve a intentar cada minuto.',
  tryAgain: 'Intentar ahora',
  pinPlease: 'El PIN de la casa, por favor',
  wrongPin: 'Ese no es.',
  restPin: 'Demasiados intentos. De nuevo en {n} s.',
  erase: 'Borrar',
  openKiosk: 'Abrir el quiosco',
  noPin:
    'El quiosco está bloqueado sin PIN: cualquiera ante la pantalla puede abrirlo. Elige un PIN en los ajustes.',
};
