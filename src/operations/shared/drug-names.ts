import { type Entity, entities, unspaced } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { totalOf } from '#corpus/total.ts';
import { FICTIONAL_OR_NOT, valuesBelow } from '#dictionary/ancestors.ts';

/** So many names are counted before they are looked up. */
const FEW_NAMES = 16;

/**
 * Ids of the drugs that some names are, as identities (`drug:modigraf`): registers and vocabularies have the name for
 * one drug alone, as its own or as that of a product. What several are called is nobody's.
 */
export async function registeredAs(corpus: Corpus, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = Map.groupBy(
    names.filter((name) => name.startsWith('drug:')),
    unspaced,
  );
  if (asked.size === 0) return new Map();
  const query = allOf({ kind: 'values', field: 'CALLED', values: [...asked.keys()] }, FICTIONAL_OR_NOT);
  // what nobody is called, as most of what is being typed, needs no columns, which are read on another thread
  if (asked.size <= FEW_NAMES && (await totalOf(corpus, entities, query)) === 0) return new Map();
  const { documents, fields } = await corpus.columns(entities, { query }, ['CALLED', 'ID']);
  const [called, ids] = [fields.CALLED!, fields.ID!];
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (let doc = 0; doc < documents; doc++) {
    const id = ids.values[ids.numbers[ids.starts[doc]!]!]!;
    for (let at = called.starts[doc]!; at < called.starts[doc + 1]!; at++) {
      const name = called.values[called.numbers[at]!]!;
      if (!asked.has(name)) continue;
      if (found.has(name)) shared.add(name);
      found.set(name, id);
    }
  }
  return new Map(
    [...asked].flatMap(([name, all]) =>
      found.has(name) && !shared.has(name) ? all.map((each) => [each, found.get(name)!] as const) : [],
    ),
  );
}

/**
 * Ids of things of the dictionary by the identities that records name them by: of a drug that a trial calls by the name
 * of a product the one that registers sell under it.
 */
export async function identifyThings(corpus: Corpus, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const [stored, registered] = await Promise.all([corpus.identify(entities, 'key', keys), registeredAs(corpus, keys)]);
  return new Map([...[...stored].map(([key, [id]]) => [key, id!] as const), ...registered]);
}

/**
 * Names, as identities, by which records may call some drugs or what is a kind of them although the drugs do not have
 * these identities: of products that registers have for one of these drugs alone.
 */
export async function productNames(corpus: Corpus, drugs: readonly Entity[]): Promise<string[]> {
  const [ids, own, called] = await Promise.all(
    (['ID', 'IDENTITY', 'CALLED'] as const).map((field) => valuesBelow(corpus, drugs, field)),
  );
  return meant(corpus, new Set(ids), new Set(own), called!);
}

/**
 * Of the names by which some drugs are called, without those that are their own, those that are nobody else's; with
 * them the same names as trials write them.
 */
export async function meant(
  corpus: Corpus,
  ids: ReadonlySet<string>,
  own: ReadonlySet<string>,
  called: readonly string[],
): Promise<string[]> {
  const registered = await registeredAs(corpus, called);
  const theirs = called.filter((name) => ids.has(registered.get(name) ?? ''));
  if (theirs.length === 0) return [];
  const query = allOf({ kind: 'values', field: 'ALONE', values: theirs.map(unspaced) }, FICTIONAL_OR_NOT);
  const { fields } = await corpus.columns(entities, { query }, ['IDENTITY']);
  return [...new Set([...theirs, ...fields.IDENTITY!.values])].filter((name) => !own.has(name));
}
