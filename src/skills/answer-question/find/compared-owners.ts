import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { SkillContext } from '../../skill.ts';
import { ownerNamed } from '../read/names.ts';
import type { Question } from '../read/question.ts';
import { restrictionQueries } from '../read/restrictions.ts';
import type { Counts } from './counts.ts';

/** "the patents of Olympus", "Olympus' filings": whose they are. */
const BEFORE = /^(?:the\s)?(?:patents?|patent portfolios?|portfolios?|filings|applications)\s(?:of|by|from)\s/iu;
const AFTER = /\s(?:patents?|patent portfolios?|portfolios?|filings|applications)$/iu;
const POSSESSIVE = /['’]s?$/u;

/** The name that a side of a comparison is, without what is asked of it: "Siemens: who has more?". */
const nameOf = (side: string): string =>
  side
    .split(/[:?!;：？！；，。]/u, 1)[0]!
    .trim()
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(POSSESSIVE, '');

/**
 * Two owners that are compared, counted one beside the other: families of each, the greater number first, with the
 * search of both. `undefined` where a side is the name of no owner.
 */
export async function comparedOwners(
  { compared, restrictions, publications }: Question,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Counts | undefined> {
  if (!compared || publications.length > 0) return undefined;
  const sides: { value: string; query: Query }[] = [];
  for (const side of compared) {
    const value = nameOf(side);
    const query = await ownerNamed(value, corpus, signal);
    if (!query) return undefined;
    sides.push({ value, query });
  }
  const bounds = restrictionQueries(restrictions, 'APD');
  const total = async (query: Query, families: boolean) =>
    (
      await corpus.search(patents, {
        ...{ query, offset: 0, limit: 0, signal },
        ...(families && { collapse: { field: 'FAM_ID' } }),
      })
    ).total;
  const rows: { value: string; families: number }[] = [];
  for (const { value, query } of sides) rows.push({ value, families: await total(allOf(query, ...bounds), true) });
  const tree = allOf(anyOf(...sides.map(({ query }) => query)), ...bounds);
  return {
    of: 'applicants',
    query: printQuery(tree),
    tree,
    publications: await total(tree, false),
    families: await total(tree, true),
    rows: rows.toSorted((a, b) => b.families - a.families),
    distinct: rows.length,
  };
}
