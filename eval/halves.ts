/** Which half of an evaluation something is in, by its letters: what is mended is looked up in the first one only. */
export const halfOf = (name: string): 'tuning' | 'report' =>
  [...name].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 0) % 2 === 0 ? 'tuning' : 'report';
