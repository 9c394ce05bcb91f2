/** Placeholder until the number module lands. */
export const normaliseNumber = (text: string): string => text.normalize('NFKC').toUpperCase().replace(/[\s,]/g, '');
export const numberSpellings = (publicationNumber: string): string[] => [publicationNumber];
