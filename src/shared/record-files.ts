/** Files of the records, which go by HTTP. */

/** A whole history with all its logs is smaller; what is larger is not even read. */
export const MAX_IMPORT_BYTES = 256 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;

export const tooBig = { key: 'too-big', params: { n: MAX_IMPORT_BYTES / MEGABYTE } } as const;

/** Of an entry: photos are scaled down until they are as small, and there are no more. */
export const MAX_PHOTO_BYTES = 400 * 1024;
export const MOST_PHOTOS = 12;
