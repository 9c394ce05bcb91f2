import type { InputOf, Shape } from '#contract/shape.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import type { ContractOperation } from '#operation.ts';
import { patentPage } from '#operations/shared/patent-row.ts';

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
  return patentPage({
    ...head,
    example: {
      body: { [parameter]: 'Hearthline Home OR Waldmoor Sensorik', offset: 0, limit: 10 } as InputOf<S['body']>,
    },
    sort: [{ field: 'PBD', order: 'desc' }],
    query(body) {
      const names = String(body[parameter])
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
      return anyOf(...names.map((text): Query => ({ kind: 'phrase', field, text })));
    },
  });
}
