/** Whether a place is in the middle of a surrogate pair: between the halves of a character outside the basic plane. */
export const splitsPair = (text: string, at: number): boolean =>
  at > 0 &&
  at < text.length &&
  (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 &&
  (text.charCodeAt(at) & 0xfc00) === 0xdc00;
