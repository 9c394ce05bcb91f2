import { patents } from '#collections/patents/patents.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { SkillContext } from '../../skill.ts';
import { fieldOf, type MeasureAsked } from '../read/measures.ts';

/** What records say of a measure: what is usual among those that state it, and of some documents each its number. */
export interface Measured extends MeasureAsked {
  /** Publications that state it, and that do not. */
  readonly stated: number;
  readonly unstated: number;
  readonly mean?: number;
  readonly median?: number;
  readonly min?: number;
  readonly max?: number;
  /** By publication number. */
  readonly values: Readonly<Record<string, number>>;
}

type Where = Pick<SkillContext, 'corpus' | 'signal'>;

/** The measure of the documents of a query, and of those that are shown. @param shown Their publication numbers. */
export async function measuredOf(
  query: Query,
  asked: MeasureAsked,
  shown: readonly string[],
  { corpus, signal }: Where,
): Promise<Measured> {
  const field = fieldOf(asked.of);
  const request = { query, stemming: true, signal };
  const { count, measures = {} } = await corpus.aggregate(patents, request, {
    measures: {
      mean: { measure: 'mean', field },
      median: { measure: 'median', field },
      min: { measure: 'min', field },
      max: { measure: 'max', field },
    },
  });
  const page = {
    ...request,
    query: { kind: 'and' as const, of: [query, { kind: 'range' as const, field, from: '0' }] },
  };
  const stated = (await corpus.search(patents, { ...page, offset: 0, limit: 0 })).total;
  const values: Record<string, number> = {};
  for (const number of shown) {
    const one: Query = { kind: 'term', field: 'PN', text: number };
    const { measures: own = {} } = await corpus.aggregate(
      patents,
      { query: one, signal },
      { measures: { own: { measure: 'max', field } } },
    );
    if (typeof own.own === 'number') values[number] = own.own;
  }
  const numbers = Object.fromEntries(Object.entries(measures).filter(([, value]) => typeof value === 'number')) as Pick<
    Measured,
    'mean' | 'median' | 'min' | 'max'
  >;
  return { ...asked, stated, unstated: count - stated, ...numbers, values };
}
