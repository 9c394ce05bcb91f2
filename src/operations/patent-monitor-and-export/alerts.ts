import { patentMonitors } from '#monitors/patents.ts';

export const SUBJECT = patentMonitors.name;

/** Kinds of change as a comma-separated list names them. */
export const kindsOf = (content: string): string[] => content.split(',').flatMap((kind) => kind.trim() || []);

/** What a monitor needs to be one, in the words of who calls. */
export const CALLED_WITH_A_KEY =
  'A GET that changes something, as the interface has it: answered for an API key alone, never for the session of a page.';
