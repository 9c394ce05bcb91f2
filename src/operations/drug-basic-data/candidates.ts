import { type Entity, entities, lookedUpName, NAME_FIELDS } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';

/** Names of a drug by which others are looked for, and drugs that are shown. */
const MOST_NAMES = 200;
const MOST_DRUGS = 20;

/** A drug that has a name of another one. */
export interface Candidate {
  readonly drug: Entity;
  /** The name that both have, as the other one writes it. */
  readonly name: string;
}

/**
 * Other drugs of the dictionary that have a name of a drug, whole, as they are looked up. Nothing merges them: an equal
 * name is no proof of identity where codes tell two drugs apart, or where one name is used of several.
 */
export async function drugsOfOneName(corpus: Corpus, drug: Entity): Promise<Candidate[]> {
  const names = [...new Set(drug.names.map(({ text }) => lookedUpName(text)))].filter(Boolean).slice(0, MOST_NAMES);
  const { hits } = await corpus.search(entities, {
    query: allOf(
      { kind: 'term', field: 'KIND', text: 'drug' },
      anyOf(...NAME_FIELDS.map((field) => ({ kind: 'values', field, values: names }) as const)),
      { kind: 'not', of: { kind: 'values', field: 'ID', values: [drug.id] } },
    ),
    offset: 0,
    limit: MOST_DRUGS,
  });
  const others = await corpus.get(
    entities,
    hits.map(({ id }) => id),
  );
  const own = new Set(names);
  return others
    .filter((other) => (other.demo ?? false) === (drug.demo ?? false))
    .flatMap((other) => {
      const shared = other.names.find(({ text }) => own.has(lookedUpName(text)));
      return shared ? [{ drug: other, name: shared.text }] : [];
    });
}
