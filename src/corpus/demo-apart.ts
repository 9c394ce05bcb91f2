import { apart } from './apart.ts';
import type { Questions } from './capabilities.ts';

/** The field by which a collection says which records are fictional: `1`, of the demo corpus. */
const FIELD = 'DEMO';
const FICTIONAL = { field: FIELD, query: { kind: 'term', field: FIELD, text: '1' } } as const;
const NOTE =
  'Records of the demo corpus, which are fictional, are left out beside real ones: PRIORA_DEMO_APART=false counts them in.';
/** Of what is asked by expressions, if not here then by others: where they are found. */
const NOTE_OF_EXPRESSIONS =
  'Records of the demo corpus, which are fictional, are left out beside real ones: searches by expression find them with DEMO:1, and PRIORA_DEMO_APART=false counts them in.';

/**
 * Questions that leave fictional records out of a collection which has real ones too; a question that names the field
 * `DEMO`, or a collection of facts, is asked as it stands.
 * @param seq See `apart`.
 * @param note Told, in the context of who asks, that they were left out.
 */
export const demoApart = (
  questions: Questions,
  seq: () => number,
  note: (sentence: string) => void = () => {},
): Questions =>
  apart(questions, seq, {
    of: ({ factual, fields }) => (factual || !(FIELD in fields) ? undefined : FICTIONAL),
    beside: true,
    note: ({ expressions }) => note(expressions ? NOTE_OF_EXPRESSIONS : NOTE),
  });
