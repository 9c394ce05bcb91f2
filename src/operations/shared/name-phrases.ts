import { type Entity, foldedName } from '#collections/entities/entities.ts';
import type { Query } from '#corpus/query/tree.ts';
import { COMMON_WORDS, GENERAL_TERMS } from '#dictionary/common-words.ts';

/** Names of one thing that texts are searched for, and shorter ones that say too little. */
const MOST_NAMES = 60;
const LEAST = { latin: 4, other: 2 } as const;
const tells = (text: string) =>
  !COMMON_WORDS.has(foldedName(text)) &&
  !GENERAL_TERMS.has(foldedName(text)) &&
  [...text].length >= (/[^\p{ASCII}]/u.test(text) ? LEAST.other : LEAST.latin);

type Names = Entity['names'];
/** Phrases of lists of names by field: a list that comes again has the same ones, which the index knows again. */
const kept = new WeakMap<Names, Map<string, readonly Query[]>>();

/** The names of a thing as phrases of a text field: the first of those that say enough by themselves. */
function namePhrases({ names }: Pick<Entity, 'names'>, field: string, most: number): readonly Query[] {
  let fields = kept.get(names);
  if (!fields) kept.set(names, (fields = new Map()));
  let phrases = fields.get(field);
  if (!phrases) {
    const found = new Set<string>();
    for (const { kind, text } of names) {
      if (found.size >= MOST_NAMES) break;
      if (kind !== 'code' && kind !== 'related' && tells(text)) found.add(text);
    }
    phrases = Array.from(found, (text): Query => ({ kind: 'phrase', field, text: text.replaceAll('"', ' ') }));
    fields.set(field, phrases);
  }
  return phrases.slice(0, most);
}

/** Names that one filter has searched in texts, all its things together. */
const MOST_OF_FILTER = 3_000;

/**
 * Phrases of the names of things, as many of each.
 * @param times How often one filter asks for such.
 * @param of_each At most so many of each.
 */
export function phrasesOfAll(
  things: readonly Pick<Entity, 'names'>[],
  field: string,
  times: number,
  of_each = MOST_NAMES,
): Query[] {
  const most = Math.ceil(MOST_OF_FILTER / times);
  const share = Math.min(of_each, Math.ceil(most / Math.max(1, things.length)));
  return things.flatMap((thing) => namePhrases(thing, field, share)).slice(0, most);
}
