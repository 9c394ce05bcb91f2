import { casOf, inchiKeyOf } from '#chemistry/names.ts';
import type { Compound, CompoundName } from '#collections/compounds/compound.ts';
import { type Entity, entities, foldedName, lookedUpName } from '#collections/entities/entities.ts';
import { moietyOf } from '#collections/entities/moieties.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';

/** Drugs of the dictionary that share a structure: a vocabulary has seldom two. */
const MOST_OF_ONE = 4;
/** Drugs that one name may mean. */
const MOST_NAMED = 20;

async function drugs(corpus: Corpus, query: Query, limit: number): Promise<Entity[]> {
  const ofDrugs = allOf({ kind: 'term', field: 'KIND', text: 'drug' }, query);
  const { hits } = await corpus.search(entities, { query: ofDrugs, offset: 0, limit });
  return corpus.get(
    entities,
    hits.map(({ id }) => id),
  );
}

const codesOf = ({ cross_references }: Entity, scheme: string) =>
  cross_references.flatMap((code) => (code.startsWith(`${scheme}:`) ? [code.slice(scheme.length + 1)] : []));

/** Names of the substance itself: the dictionary puts its salts and its products under one drug, too. */
const namesOf = ({ names, provenance }: Entity): CompoundName[] =>
  names.flatMap(({ kind, text }) =>
    (kind === 'preferred' || kind === 'exact') && moietyOf(text) === foldedName(text)
      ? [{ text, kind: kind === 'preferred' ? 'common' : 'synonym', source: provenance[0]!.source }]
      : [],
  );

/**
 * Compounds with what the dictionary tells of the drug that has their structure: its names, CAS numbers and numbers in
 * vocabularies.
 */
export async function withDictionaryNames(corpus: Corpus, compounds: readonly Compound[]): Promise<Compound[]> {
  const keys = compounds.flatMap(({ id }) => inchiKeyOf(id) ?? []);
  if (keys.length === 0) return [...compounds];
  const byKey = new Map<string, Entity[]>();
  for (const drug of await drugs(corpus, { kind: 'values', field: 'CODE', values: keys }, keys.length * MOST_OF_ONE))
    for (const key of codesOf(drug, 'INCHIKEY')) byKey.set(key, [...(byKey.get(key) ?? []), drug]);
  return compounds.map((compound) => {
    const same = byKey.get(compound.id);
    if (!same) return compound;
    const own = new Set(compound.names.map(({ text }) => foldedName(text)));
    return {
      ...compound,
      names: [...compound.names, ...same.flatMap(namesOf).filter(({ text }) => !own.has(foldedName(text)))],
      cas: [...new Set([...compound.cas, ...same.flatMap((drug) => codesOf(drug, 'CAS')).filter(casOf)])],
      references: [
        ...new Set([
          ...compound.references,
          ...same
            .flatMap(({ ids }) => ids.flatMap((id) => /^drug:drugbank:(DB\d+)$/.exec(id)?.[1] ?? []))
            .map((id) => `DRUGBANK:${id}`),
        ]),
      ],
    };
  });
}

/** InChIKeys of the drugs that the dictionary calls so, or whose CAS number it is. */
export async function keysNamed(corpus: Corpus, name: string): Promise<string[]> {
  const text = lookedUpName(name);
  const cas = casOf(name);
  if (text === '') return [];
  const found = await drugs(
    corpus,
    cas === undefined
      ? anyOf(...['PREFERRED', 'EXACT'].map((field): Query => ({ kind: 'values', field, values: [text] })))
      : { kind: 'values', field: 'CODE', values: [`CAS:${cas}`] },
    MOST_NAMED,
  );
  return [...new Set(found.flatMap((drug) => codesOf(drug, 'INCHIKEY')))];
}
