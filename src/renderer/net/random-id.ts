/** 128 random bits as text. Not `crypto.randomUUID`: plain HTTP on a LAN is no secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
