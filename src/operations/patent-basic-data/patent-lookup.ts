import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patentsById, patentsByNumber } from '#collections/patents/relations.ts';
import type { AnswerOf, InputOf, Shape } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import { patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import type { Services } from '#services.ts';

/** The patents a call names, in its order; what is not stored is left out. */
async function asked(query: { patent_id?: string; patent_number?: string }, { corpus }: Services): Promise<Patent[]> {
  const ids = patentIds('patent_id', query.patent_id);
  if (ids.length > 0) return patentsById(corpus, ids);
  const numbers = publicationNumbers('patent_number', query.patent_number);
  if (numbers.length > 0) return patentsByNumber(corpus, numbers);
  throw new ServiceError('missing_parameter', 'Give patent_id or patent_number.', { field: 'patent_number' });
}

type Row<S extends Shape> = AnswerOf<S> extends readonly (infer R)[] ? Omit<R, 'patent_id' | 'pn'> : never;

/**
 * A GET that takes patent ids or publication numbers and answers one row per patent found: `patent_id`, `pn` and what
 * `rows` adds for each (all at once, so that relations are read once per call).
 */
export function patentLookup<const S extends Shape>(spec: {
  contract: S;
  path: S['path'];
  aliases?: readonly `/${string}`[];
  summary: string;
  description?: string;
  rows(
    patents: readonly Patent[],
    services: Services,
    query: InputOf<S['query']>,
  ): Promise<readonly Row<S>[]> | readonly Row<S>[];
}): ContractOperation<S> {
  const { rows, ...head } = spec;
  return defineOperation({
    ...head,
    example: { query: { patent_number: 'US19095411B2' } },
    async handle(call: Call<unknown, InputOf<S['query']>>, services: Services) {
      const found = await asked(call.query as { patent_id?: string; patent_number?: string }, services);
      const extra = await rows(found, services, call.query);
      return found.map((patent, index) => ({
        patent_id: patentId(patent.publication_number),
        pn: patent.publication_number,
        ...extra[index],
      }));
    },
  } as unknown as ContractSpec<S>);
}
