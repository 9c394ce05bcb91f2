import { currentOwners, type Patent, priorityDate } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { readable } from '#operations/shared/passages.ts';
import { Type } from '#typebox.mjs';

import { type Management, route } from './routes.ts';

const MOST = 500;

/** What a table or a file of results shows of documents, beside what their search answers. */
export function tableRoutes({ services: { corpus } }: Management) {
  return [
    route(
      'POST /table',
      { body: Type.Object({ numbers: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: MOST }) }) },
      async ({ body }) => {
        const [records, relations] = await Promise.all([
          corpus.get(patents, body.numbers),
          relationsOf(corpus, body.numbers),
        ]);
        return records.map((record) => {
          const around = relations.get(record.publication_number);
          return {
            ...rowOf(record),
            family: around?.simple_family.members.map(({ publication_number }) => publication_number) ?? [],
            cited_by: around?.cited_by.length ?? 0,
          };
        });
      },
    ),
  ];
}

const rowOf = (record: Patent) => ({
  number: record.publication_number,
  title: readable(record.titles)?.text,
  abstract: readable(record.abstracts)?.text,
  publication_date: record.publication_date,
  filing_date: record.filing_date,
  priority_date: priorityDate(record),
  expiry_date: record.expiry_date,
  application_number: record.application_number,
  owners: currentOwners(record).map(({ name }) => name),
  applicants: record.applicants.map(({ name }) => name),
  inventors: record.inventors.map(({ name }) => name),
  ipc: record.ipc,
  cpc: record.cpc,
  legal_status: record.legal_status?.simple,
  /** Absent where no source tells what it cites. */
  cites: record.cites.length || undefined,
  /** Absent where no claims are stored. */
  claims: readable(record.claims)?.claims.length,
});
