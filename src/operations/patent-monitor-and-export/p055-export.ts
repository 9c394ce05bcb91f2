import { patents } from '#collections/patents/patents.ts';
import { p055PatentSearchExport } from '#contract/generated/patent-monitor-and-export.ts';
import type { OperationInput } from '#contract/types.ts';
import { dayRange } from '#corpus/query/values.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { columnsOf } from './export/columns.ts';
import { type Asked, patentExport } from './export/flow.ts';
import { searchOf } from './export/write.ts';

type Body = OperationInput<'p055PatentSearchExport'>['body'];

const LANGUAGES = { cn: 'zh', en: 'en', jp: 'ja', de: 'de', fr: 'fr', kr: 'ko' } as const;

/** Both ends of a span of days; `*` leaves one open. @throws ServiceError for what is no date. */
function between(name: string, from: string | undefined, to: string | undefined) {
  const end = (side: 'from' | 'to', text: string | undefined) => {
    if (text === undefined || text.trim() === '' || text.trim() === '*') return {};
    try {
      return { [side]: dayRange(text, 0)[side] };
    } catch {
      const field = `${name}_${side}`;
      throw new ServiceError('invalid_request', `${field} is "${text.slice(0, 40)}": give a day as 20200131, or *.`, {
        field,
      });
    }
  };
  return { ...end('from', from), ...end('to', to) } as { readonly from?: string; readonly to?: string };
}

/** Publications of one export. */
const WINDOW = 100_000;
/** Of one whose file is a document, or the whole texts. */
const FEW = 1_000;
const FULL_TEXT = ['PN', 'ABST', 'CLMS', 'DESC'];

export default defineOperation({
  contract: p055PatentSearchExport,
  path: '/patent-search/export',
  summary: 'Write what a search finds into a file',
  description:
    'Makes a task that writes the file and answers its id; how it stands, and the link to the file, are asked with `GET /patent-search/task`. All is written as the corpus was when the writing began; the number of its last change stands in the file. Texts are in the language asked for where the publication, or a member of its family, has them, else as published; a column beside each says which it is. Nothing is translated.',
  access: 'run',
  errors: ['invalid_query'],
  example: { body: { query_text: 'TTL: battery', fields: 'PN,TTL,APD,ANC,IPC', export_type: 'csv', rows: 100 } },
  async handle({ body, account, signal, note }, { corpus, flows }) {
    const asked = askedOf(body);
    const { total } = await corpus.search(patents, { ...searchOf(asked), limit: 0, offset: 0, signal });
    const count = Math.min(Math.max(total - asked.offset, 0), asked.rows);
    if (body.trans_lang && body.trans_lang !== body.lang)
      note('Nothing is translated: trans_lang changes nothing, texts are those that are stored.');
    const { task_id } = await flows.start(patentExport, { asked, count }, account.id);
    return { task_id: task_id.replaceAll('-', ''), count };
  },
});

/** @throws ServiceError for fields, rows and dates that cannot be. */
function askedOf(body: Body): Asked {
  const { query_text, fields, export_type, rows, offset, lang, stemming } = body;
  const refused = (field: string, message: string) => new ServiceError('invalid_request', message, { field });
  if (offset + rows > WINDOW)
    throw refused('offset', `offset + rows is ${offset + rows}: an export reaches the first ${WINDOW} publications.`);
  const few = export_type === 'pdf' || export_type === 'full_text';
  if (few && rows > FEW) throw refused('rows', `rows is ${rows}: ${export_type} takes at most ${FEW} publications.`);
  columnsOf(fields);
  const codes = fields.split(',').map((code) => code.trim().toUpperCase());
  if (codes.includes('DESC') && export_type !== 'full_text')
    throw refused('fields', 'DESC is exported as full_text alone.');
  if (codes.includes('CLMS') && !few) throw refused('fields', 'CLMS is exported as full_text or pdf alone.');
  const other = export_type === 'full_text' && codes.find((code) => !FULL_TEXT.includes(code));
  if (other) throw refused('fields', `full_text has ${FULL_TEXT.join(', ')} alone, not ${other}.`);
  const { collapse_by, collapse_order, collapse_type } = body;
  const ranges = [
    { field: 'APD', ...between('apdt', body.apdt_from, body.apdt_to) },
    { field: 'PBD', ...between('pbdt', body.pbdt_from, body.pbdt_to) },
  ].filter(({ from, to }) => from !== undefined || to !== undefined);
  const search = Object.fromEntries(
    Object.entries({ collapse_by, collapse_order, collapse_type, stemming }).filter(([, value]) => value !== undefined),
  );
  const asked = { query_text, fields, export_type, rows, offset, lang: LANGUAGES[lang], search, ranges };
  searchOf(asked);
  return asked;
}
