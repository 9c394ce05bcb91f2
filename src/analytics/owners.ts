import { companies, tellingNames } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import { wordsNear } from '#corpus/slips.ts';
import { bareName, standardName, standardNames } from '#patents/names.ts';
import { meantBy } from './companies/resolve.ts';

/** What a company's name means in the corpus. */
export interface Owners {
  /** Standard names of those meant, as they stand in `ANS_EXACT` and `ANCS_EXACT`; none where nobody is called so. */
  readonly names: readonly string[];
  /** Where there are none: names that hold the same words, else names with a word that it may be a slip for. */
  readonly nearest: readonly string[];
}

/** Names of the corpus that are looked at, and shown where none fits. */
const LOOKED_AT = 1000;
const SHOWN = 5;

/**
 * The owners and applicants that a name means: those of exactly its standard name; where there are none, those whose
 * names differ in the legal form alone (`Boeing` means `BOEING CO`). Where one stored company is called so, all its
 * names that no other one has, former and in other languages, are meant too. The one place that knows.
 */
export async function ownersOf(corpus: Corpus, name: string): Promise<Owners> {
  const [named, known] = await Promise.all([ownersNamed(corpus, name), ownersOfCompany(corpus, name)]);
  const names = [...new Set([...named.names, ...known])].sort();
  return names.length > 0 ? { names, nearest: [] } : named;
}

/** Names in the index that are those of the one company that is called so. */
async function ownersOfCompany(corpus: Corpus, name: string): Promise<string[]> {
  if (name.trim() === '') return [];
  const { company } = await meantBy(corpus, { company_name: name });
  if (!company) return [];
  const all = [
    ...new Set(tellingNames(company).flatMap(({ text, kind }) => (kind === 'short' ? [] : standardNames(text)))),
  ];
  const holders = await corpus.identify(companies, 'name', all);
  const own = all.filter((each) => (holders.get(each)?.length ?? 0) <= 1);
  if (own.length === 0) return [];
  const fields = ['ANS_EXACT', 'ANCS_EXACT'] as const;
  const query = anyOf(...fields.map((field) => ({ kind: 'values', field, values: own }) as const));
  const counted = await corpus.facets(
    patents,
    { query },
    fields.map((field) => ({ field, offset: 0, limit: LOOKED_AT })),
  );
  const wanted = new Set(own);
  return counted
    .flatMap(({ buckets }) => buckets.map(({ value }) => value))
    .filter((value) => wanted.has(standardName(value)));
}

async function ownersNamed(corpus: Corpus, name: string): Promise<Owners> {
  const standard = standardName(name);
  const bare = bareName(standard);
  if (!/[\p{L}\p{N}]/u.test(bare)) return { names: [], nearest: [] };
  const namesWith = async (text: string) => {
    const query = { kind: 'phrase', field: 'ALL_AN', text } as const;
    const facets = (['ANS_EXACT', 'ANCS_EXACT'] as const).map((field) => ({ field, offset: 0, limit: LOOKED_AT }));
    const counted = await corpus.facets(patents, { query }, facets);
    return [...new Set(counted.flatMap(({ buckets }) => buckets.map(({ value }) => value)))];
  };
  const found = await namesWith(bare);
  const same = found.filter((each) => standardName(each) === standard);
  const names = same.length > 0 ? same : found.filter((each) => bareName(standardName(each)) === bare);
  if (names.length > 0) return { names: names.sort(), nearest: [] };
  const [first = bare] = bare.split(' ');
  const holding = (all: readonly string[], text: string) =>
    all.filter((each) => standardName(each).includes(text)).slice(0, SHOWN);
  const near = holding(found, bare);
  if (near.length > 0) return { names: [], nearest: near };
  const alike = holding(await namesWith(first), first);
  if (alike.length > 0) return { names: [], nearest: alike };
  const meant: string[] = [];
  for (const word of await nearWords(corpus, first)) meant.push(...holding(await namesWith(word), word));
  return { names: [], nearest: [...new Set(meant)].slice(0, SHOWN) };
}

/** Words for which another may be a slip, at most. */
const NEAR_WORDS = 3;

/** Words of names that a word, in capitals, may be a slip for, the nearest first. */
async function nearWords(corpus: Corpus, capitals: string): Promise<string[]> {
  const near = await wordsNear(corpus, patents, 'ALL_AN', capitals.toLowerCase());
  near.sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1));
  return near.slice(0, NEAR_WORDS).map(({ other }) => other.toUpperCase());
}
