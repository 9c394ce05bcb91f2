import type { InputOf, Shape } from '#contract/shape.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import { checkWindow } from '#operations/shared/patent-query.ts';
import { patentPage } from '#operations/shared/patent-row.ts';
import type { Services } from '#services.ts';

const MAX_NAMES = 100;

/** A POST that finds the patents of companies: names separated by ` OR `, each searched as words of one name field. */
export function companySearch<const S extends Shape>(spec: {
  contract: S;
  path: S['path'];
  aliases: readonly `/${string}`[];
  summary: string;
  parameter: keyof InputOf<S['body']> & string;
  field: string;
}): ContractOperation<S> {
  const { parameter, field, ...head } = spec;
  return defineOperation({
    ...head,
    example: { body: { [parameter]: 'Hearthline Home OR Waldmoor Sensorik', offset: 0, limit: 10 } },
    async handle({ body, signal }: Call<{ offset?: number; limit?: number }>, { corpus }: Services) {
      const { offset = 0, limit = 10 } = body;
      const given = (body as Readonly<Record<string, unknown>>)[parameter];
      checkWindow(offset, limit);
      const names = String(given)
        .split(/(?<!\s)\s+OR\s+/)
        .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
        .filter(Boolean);
      if (names.length === 0 || names.length > MAX_NAMES) {
        throw new ServiceError(
          'invalid_request',
          `${parameter} names ${names.length} companies: give 1 to ${MAX_NAMES}, separated by " OR ".`,
          {
            field: parameter,
          },
        );
      }
      const of = names.map((text): Query => ({ kind: 'phrase', field, text }));
      return patentPage(corpus, {
        query: of.length === 1 ? of[0]! : { kind: 'or', of },
        offset,
        limit,
        sort: [{ field: 'PBD', order: 'desc' }],
        signal,
      });
    },
  } as unknown as ContractSpec<S>);
}
