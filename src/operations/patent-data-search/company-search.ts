import { Type } from 'typebox';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation, type Operation } from '#operation.ts';
import { checkWindow, PatentQuery } from '#operations/shared/patent-query.ts';
import { PatentPage, patentPage } from '#operations/shared/patent-row.ts';

const MAX_NAMES = 100;

/** A POST that finds the patents of companies: names separated by ` OR `, each searched as words of one name field. */
export function companySearch<Parameter extends string>(spec: {
  id: string;
  path: `/${string}`;
  aliases: readonly `/${string}`[];
  summary: string;
  parameter: Parameter;
  field: string;
}): Operation {
  const { parameter, field, ...head } = spec;
  return defineOperation({
    ...head,
    method: 'POST',
    body: Type.Object({
      [parameter as string]: Type.String({
        minLength: 1,
        maxLength: 12_000,
        description: `Company names, at most ${MAX_NAMES}, separated by " OR "; a patent matches if one name has all words of one of them, in order.`,
        examples: ['Hearthline Home OR Waldmoor Sensorik'],
      }),
      offset: PatentQuery.offset,
      limit: PatentQuery.limit,
    }),
    response: PatentPage,
    example: { body: { [parameter as string]: 'Hearthline Home OR Waldmoor Sensorik', offset: 0, limit: 10 } },
    async handle({ body, signal }, { corpus }) {
      const {
        offset = 0,
        limit = 10,
        [parameter as string]: given,
      } = body as Record<string, never> & {
        offset?: number;
        limit?: number;
      };
      checkWindow(offset, limit);
      const names = String(given)
        .split(/\s+OR\s+/)
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
  });
}
