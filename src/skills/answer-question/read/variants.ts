import type { Corpus } from '#corpus/corpus.ts';
import { cachedStem } from '#language/content-words.ts';
import { otherSpelling } from '#language/spelling.ts';
import { countDocuments } from '../../corpus-words.ts';

/** Endings that make a noun of a verb and back: sealer, sealing. Longest first. */
const ENDINGS = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ors',
  'ers',
  'or',
  'er',
  'ion',
  'ions',
  'able',
  'ive',
  'ness',
  'ity',
  'ed',
  's',
];
const OTHER_ENDINGS = ['', 'e', 'ing', 'er', 'ed', 'ation', 'ion', 'or', 'ment', 'ity', 'ive', 'able'];
const SHORTEST_BASE = 4;

/**
 * Other writings of a word that a text may have: other spellings first, then other endings, then two words instead of
 * one.
 */
export function writingsOf(word: string): string[] {
  const found = new Set<string>();
  const other = otherSpelling(word);
  if (other !== undefined) found.add(other);
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_BASE);
  if (ending) {
    const base = word.slice(0, -ending.length);
    for (const other of OTHER_ENDINGS) found.add(base + other);
    if (/(.)\1$/.test(base)) found.add(base.slice(0, -1));
  }
  if (/^[a-z]{8,20}$/.test(word))
    for (let at = 3; at <= word.length - 3; at += 1) found.add(`${word.slice(0, at)} ${word.slice(at)}`);
  if (word.includes('-')) found.add(word.replaceAll('-', ''));
  found.delete(word);
  return [...found];
}

const MOST_TRIED = 36;

/**
 * The first other writing of a word that documents have, and of how many. Stems are counted, so that no writing of the
 * same stem is tried twice.
 */
export async function writtenOtherwise(
  word: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<{ form: string; documents: number } | undefined> {
  const tried = new Set([cachedStem(word)]);
  for (const form of writingsOf(word).slice(0, MOST_TRIED)) {
    const stem = form.includes(' ') ? form : cachedStem(form);
    if (tried.has(stem)) continue;
    tried.add(stem);
    const documents = await countDocuments(corpus, form, signal);
    if (documents > 0) return { form, documents };
  }
  return undefined;
}
