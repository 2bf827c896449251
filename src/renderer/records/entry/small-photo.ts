/** A photo made small on the device that has it; drawn anew, it carries nothing but the picture. */
import { MAX_PHOTO_BYTES } from '../../../shared/record-files.ts';

/** The longer side, from the best that is tried to the least. */
const SIDES = [1600, 1280, 960, 640];
const QUALITY = 0.8;

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paint = canvas.getContext('2d')!;
  // What is see-through would be black.
  paint.fillStyle = '#fff';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));

/** Undefined where it is no picture that this browser reads. */
export async function smallPhoto(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const side of SIDES) {
      const jpeg = await jpegOf(drawn(picture, side));
      if (jpeg && jpeg.size <= MAX_PHOTO_BYTES) return jpeg;
    }
    return undefined;
  } finally {
    picture.close();
  }
}
