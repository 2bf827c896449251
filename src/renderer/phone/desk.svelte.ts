/** What a player has laid out before them: it outlasts the screens of a match. */
export class Desk {
  menu = $state(false);
  covered = $state(false);
}
