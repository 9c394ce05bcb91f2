/** Conversations of this group. */
export const KIND = 'ls-chat';
/** Longest question, in UTF-16 units. */
export const MOST_CHARACTERS = 30_000;
