import { byDay } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
import { p048AdvancedPatentDataOverseasPatentDocuments } from '#contract/generated/patent-legal-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { factsAbout } from '#operations/shared/about.ts';
import { wordsOfCodes } from '#operations/shared/code-words.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { namedPatents } from '#operations/shared/patent-lookup.ts';
import { recordsNamed } from '#operations/shared/record-lookup.ts';
import { parseApplication } from './applications.ts';

const MOST = 1_000;
const OWN_FILE = 'a file of your own (priora import records, collection patent_facts, kind document)';

export default defineOperation({
  contract: p048AdvancedPatentDataOverseasPatentDocuments,
  path: '/advanced-patent-data/overseas-patent-documents',
  summary: 'Documents of the office’s file of a patent',
  description: 'Newest first. A path is given only for a document that is held here.',
  example: { body: { patent_number: 'US19095411B2', limit: 10, offset: 0 } },
  async handle({ body, note }, services) {
    const { apno, date_from, date_to, doc_code, offset = 0, limit = 10 } = body;
    const [from, to] = [date_from ?? 0, date_to ?? Number.POSITIVE_INFINITY];
    const anyDay = date_from === undefined && date_to === undefined;
    if (offset < 0 || limit < 1 || limit > MOST)
      throw new ServiceError('invalid_request', `limit must be 1 to ${MOST}, offset 0 or more.`, { field: 'limit' });
    const names = [
      ...namedPatents.names,
      {
        field: 'apno',
        by: 'application',
        read: (field: string, given: string | readonly string[]) =>
          String(given) === '' ? [] : [parseApplication(field, String(given))],
      },
    ];
    const [patent] = await recordsNamed({ collection: patents, names }, body, services, {
      note,
      most: 1,
      in_body: true,
    });
    if (!patent) return { ...(apno !== undefined && { apno }), doc_count: 0, doc_detail_count: 0, doc_detail: [] };
    const [stated = []] = await factsAbout(services.corpus, [patent], 'document');
    const codes = new Set(
      (doc_code ?? '')
        .split(',')
        .map((code) => code.trim().toUpperCase())
        .filter(Boolean),
    );
    const found = stated
      .filter(
        ({ code, date }) =>
          (codes.size === 0 || codes.has(code?.toUpperCase() ?? '')) &&
          // what has no day is of no range of days
          (date === undefined ? anyDay : date >= from && date <= to),
      )
      .sort((a, b) => byDay(b.date, a.date));
    if (stated.length === 0)
      noteMissing(
        note,
        'document of the file',
        `the office (uspto-odp, uspto-global-dossier, jpo-api), or ${OWN_FILE}`,
        [patent],
      );
    const shown = found.slice(offset, offset + limit);
    const office = patent.authority;
    const words = await wordsOfCodes(
      services.corpus,
      'document',
      shown.flatMap(({ code, description }) =>
        code !== undefined && description === undefined ? [{ office, code }] : [],
      ),
    );
    return {
      ...(namedPatents.head(patent).patent_id && { patent_id: namedPatents.head(patent).patent_id }),
      patent_number: patent.publication_number,
      ...(patent.application_number && { apno: patent.application_number }),
      doc_count: found.length,
      doc_detail_count: shown.length,
      doc_detail: shown.map(({ code, date, description, pages }) => {
        const told = description ?? (code === undefined ? undefined : words(office, code));
        return {
          ...(code !== undefined && { doc_code: code }),
          ...(date !== undefined && { date }),
          ...(told !== undefined && { description: told }),
          ...(pages !== undefined && { page_number: pages }),
        };
      }),
    };
  },
});
