import { lineWithin } from '#cut.ts';

const MOST_CHARACTERS = 120;
/** Enough to begin with: what is read of a text of any length. */
const READ = 1000;

/** What a task is called by the text that it was given: its beginning in one line, with "…" where more follows. */
export const taskTitle = (text: string): string => lineWithin(text.slice(0, READ), MOST_CHARACTERS);
