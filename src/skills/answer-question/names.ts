import { patents } from '#corpus/collections/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isHan } from '#language/script.ts';
import type { Question } from './question.ts';

/** Owners or inventors that a question names, found in the records: no list of names is needed. */
export interface Named {
  readonly query: Query;
  /** As the question writes it. */
  readonly text: string;
  readonly of: 'owner' | 'inventor';
  /** Keys of the question's words that are part of the name. */
  readonly keys: ReadonlySet<string>;
}

const MOST_TRIED = 12;
const FIELDS = [
  ['owner', 'ALL_AN'],
  ['inventor', 'IN'],
] as const;

/**
 * Looks words that stand in no text up among the names of owners and inventors; words beside them that belong to the name are taken along.
 * @param unknown Runs of words that no text has, as the question writes them.
 */
export async function namesIn(
  question: Question,
  unknown: readonly string[],
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Named | undefined> {
  for (const word of unknown.slice(0, MOST_TRIED)) {
    for (const [of, field] of FIELDS) {
      if (!(await stands(field, word, corpus, signal))) continue;
      const text = await widened(question.text, word, field, corpus, signal);
      return { of, text, query: nameQuery(field, text), keys: keysWithin(question, text) };
    }
  }
  return undefined;
}

const nameQuery = (field: string, text: string): Query => ({
  kind: /\s|\p{Script=Han}/u.test(text) ? 'phrase' : 'term',
  field,
  text,
});

async function stands(field: string, text: string, corpus: Corpus, signal: AbortSignal): Promise<boolean> {
  const page = await corpus.search(patents, { query: nameQuery(field, text), offset: 0, limit: 0, signal });
  return page.total > 0;
}

/** The longest run of the question's words around `word` that still is a name. */
async function widened(
  text: string,
  word: string,
  field: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<string> {
  let start = text.toLowerCase().indexOf(word.toLowerCase());
  if (start < 0) return word;
  let end = start + word.length;
  const steps: readonly (() => [number, number] | undefined)[] = [
    () => next(text, start, end, 'after'),
    () => next(text, start, end, 'before'),
  ];
  for (const step of steps) {
    for (let taken = 0; taken < 6; taken += 1) {
      const wider = step();
      if (!wider || !(await stands(field, text.slice(...wider), corpus, signal))) break;
      [start, end] = wider;
    }
  }
  return text.slice(start, end);
}

/** The span with one more word, or Han character, at an end. */
function next(text: string, start: number, end: number, side: 'after' | 'before'): [number, number] | undefined {
  if (side === 'after') {
    const more = isHan(text[end] ?? ' ')
      ? 1
      : (/^[ \t]+[\p{L}\p{N}.&'-]*[\p{L}\p{N}]/u.exec(text.slice(end, end + 40))?.[0].length ?? 0);
    return more > 0 ? [start, end + more] : undefined;
  }
  const before = text.slice(Math.max(0, start - 40), start);
  const more = isHan(text[start - 1] ?? ' ')
    ? 1
    : (/[\p{L}\p{N}][\p{L}\p{N}.&'-]*[ \t]+$/u.exec(before)?.[0].length ?? 0);
  return more > 0 ? [start - more, end] : undefined;
}

const keysWithin = ({ words }: Question, name: string): ReadonlySet<string> => {
  const folded = name.toLowerCase();
  return new Set([...words].filter(([key, form]) => folded.includes(isHan(key) ? key : form)).map(([key]) => key));
};
