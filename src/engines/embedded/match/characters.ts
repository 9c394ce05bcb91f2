/** No bytes. */
export const NOTHING = new Uint8Array(0);
/** Greater than any byte of UTF-8. */
export const BEHIND = Uint8Array.of(0xff);
/** Bytes of a character of UTF-8, by its first. */
export const lengthOf = (first: number): number => (first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);
