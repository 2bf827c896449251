/** Where a window was, if that is still somewhere: displays are unplugged, and come back smaller. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So much of a window has to be seen to be taken hold of. */
const seen = { width: 200, height: 100 };

const overlap = (start: number, length: number, from: number, room: number): number =>
  Math.min(start + length, from + room) - Math.max(start, from);

export function placeOn(displays: readonly Area[], place: Area): Area | undefined {
  const display = displays.find(
    (one) =>
      overlap(place.x, place.width, one.x, one.width) >= seen.width &&
      overlap(place.y, place.height, one.y, one.height) >= seen.height &&
      place.y >= one.y,
  );
  return (
    display && {
      ...{ x: place.x, y: place.y },
      width: Math.min(place.width, display.width),
      height: Math.min(place.height, display.height),
    }
  );
}

/** Another than the one that the window is on: on which its middle lies. */
export function freeDisplay<D extends { readonly bounds: Area }>(
  displays: readonly D[],
  { x, y, width, height }: Area,
): D | undefined {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const isOn = ({ bounds }: D): boolean =>
    middle.x >= bounds.x &&
    middle.y >= bounds.y &&
    middle.x < bounds.x + bounds.width &&
    middle.y < bounds.y + bounds.height;
  const here = displays.find(isOn) ?? displays[0];
  return displays.find((display) => display !== here);
}
