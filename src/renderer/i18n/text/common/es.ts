import type { Translation } from '../../../../shared/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  'app.name': 'Smorgasboard',
  close: 'Cerrar',
  'toasts.label': 'Avisos',
  'trouble.again': 'Probar otra vez',
  'trouble.fetch': 'No se ha cargado. ¿Sigue ahí el wifi?',
  'timer.left': 'Tiempo restante',
  'paused.host': 'Un descansito',
  'paused.host.text': 'Los relojes están parados. Que nadie toque el queso.',
  'paused.away': 'Esperando a {seat}',
  'paused.away.text': 'Su móvil se ha dormido y le toca. Basta con volver a abrir la página.',
  'paused.disk': 'No se puede apuntar nada',
  'paused.disk.text':
    'El disco del anfitrión está lleno o no responde. No se ha perdido nada: la mesa espera hasta poder guardar de nuevo.',
  'paused.fault': 'Algo falla en este juego',
  'paused.fault.text':
    'Se ha enredado con sus propias reglas. No se ha perdido nada: quien dirige la mesa puede continuar, deshacer la última jugada o terminar la partida. Las demás mesas siguen bien.',
  'menu.title': 'Menú',
  'notice.undone': 'Se ha deshecho una jugada.',
  'notice.redone': 'Se ha repetido una jugada.',
  'refusal.bad-call': 'El anfitrión no lo ha entendido.',
  'refusal.bad-move': 'El anfitrión no ha entendido esa jugada.',
  'refusal.cannot-redo': 'No hay nada que repetir.',
  'refusal.cannot-undo': 'Eso ya no se puede deshacer.',
  'refusal.disk': 'El anfitrión no puede guardar nada ahora mismo. Tu jugada no ha contado.',
  'refusal.internal': 'Algo ha fallado en el anfitrión. No ha cambiado nada.',
  'refusal.match-over': 'La partida ha terminado.',
  'refusal.no-seat': 'Para eso necesitas un sitio.',
  'refusal.no-table': 'Para eso necesitas una mesa.',
  'refusal.not-playing': 'No hay ninguna partida en marcha.',
  'refusal.not-started': 'La partida aún no ha empezado.',
  'refusal.paused': 'La mesa está descansando.',
  'refusal.stale': 'Demasiado tarde: la mesa ya va por otra cosa.',
  'refusal.too-fast': '¡Despacio! Es demasiado de golpe.',
  'refusal.unknown-call': 'El anfitrión no sabe hacer eso.',
};
