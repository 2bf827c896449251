export const MEGABYTE = 1024 * 1024;

export const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
