/**
 * The beginning of a text, at most so many UTF-16 units of it and never half a character: half of one is what neither
 * addresses nor files can carry.
 */
export const upTo = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
