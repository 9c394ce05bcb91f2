const MOST_CHARACTERS = 120;
/** Enough to begin with: what is read of a text of any length. */
const READ = 1000;

/** What a task is called by the text that it was given: its beginning in one line, with "…" where more follows. */
export function taskTitle(text: string): string {
  const line = text
    .slice(0, READ)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : line;
}
