import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation, type Operation } from '#operation.ts';
import { MAX_NUMBERS, patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import type { Services } from '#services.ts';
import { PatentId, PublicationNumber } from '#shapes.ts';

const Asked = {
  patent_id: Type.Optional(
    Type.String({ description: `Patent ids, at most ${MAX_NUMBERS}, comma-separated; wins over patent_number.` }),
  ),
  patent_number: Type.Optional(
    Type.String({
      description: `Publication numbers in any common spelling, at most ${MAX_NUMBERS}, comma-separated.`,
      examples: ['US11205304B2'],
    }),
  ),
};

/** The patents a call names, in its order; what is not stored is left out. */
async function asked(query: { patent_id?: string; patent_number?: string }, { corpus }: Services): Promise<Patent[]> {
  const ids = patentIds('patent_id', query.patent_id);
  if (ids.length > 0) return corpus.findPatents({ patent_ids: ids });
  const numbers = publicationNumbers('patent_number', query.patent_number);
  if (numbers.length > 0) return corpus.findPatents({ numbers });
  throw new ServiceError('missing_parameter', 'Give patent_id or patent_number.', { field: 'patent_number' });
}

/**
 * A GET that takes patent ids or publication numbers and answers one row per patent found: `patent_id`, `pn` and what `rows` adds for each
 * (all at once, so that relations are read once per call). Further query parameters go in `query`.
 */
export function patentLookup<S extends TProperties, Q extends TProperties = {}>(spec: {
  id: string;
  path: `/${string}`;
  aliases?: readonly `/${string}`[];
  summary: string;
  description?: string;
  row: S;
  query?: Q;
  rows(
    patents: readonly Patent[],
    services: Services,
    query: Static<TObject<Q>>,
  ): Promise<readonly Static<TObject<S>>[]> | readonly Static<TObject<S>>[];
}): Operation {
  const { row, rows, query, ...head } = spec;
  return defineOperation({
    ...head,
    method: 'GET',
    query: Type.Object({ ...Asked, ...query }) as TSchema,
    response: Type.Array(Type.Object({ patent_id: PatentId, pn: PublicationNumber, ...row })) as TSchema,
    example: { query: { patent_number: 'US19095411B2' } },
    async handle(call, services) {
      const parameters = call.query as { patent_id?: string; patent_number?: string } & Static<TObject<Q>>;
      const found = await asked(parameters, services);
      const extra = await rows(found, services, parameters);
      return found.map((patent, index) => ({
        patent_id: patentId(patent.publication_number),
        pn: patent.publication_number,
        ...extra[index],
      }));
    },
  });
}
