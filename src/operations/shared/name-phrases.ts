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

/** The names of a thing as phrases of a text field: those that say enough by themselves. */
export const namePhrases = (entity: Pick<Entity, 'names'>, field: string): Query[] =>
  [
    ...new Set(
      entity.names
        .filter(({ kind, text }) => kind !== 'code' && kind !== 'related' && tells(text))
        .map(({ text }) => text),
    ),
  ]
    .slice(0, MOST_NAMES)
    .map((text): Query => ({ kind: 'phrase', field, text: text.replaceAll('"', ' ') }));
