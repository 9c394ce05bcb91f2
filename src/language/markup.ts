/** Tags of pasted pages. */
const TAG = /<\/?[a-z][^<>]{0,200}>/giu;

/** A text without the tags that it was pasted with. */
export const withoutMarkup = (text: string): string => text.replace(TAG, ' ');
