import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { normaliseClass } from '#patents/classes.ts';
import { applicationNumber, isOffice, parsePublicationNumber } from '#patents/numbers.ts';
import { detectLanguage } from '#translation/languages.ts';
import { namedParty, namedPerson, patentDraft, present, signed } from '../patent-draft.ts';
import { defineSource, type SourceFile } from '../source.ts';
import { cellParts, csvRows, mappedRows, type TableRow } from '../table-rows.ts';

const NAME = 'family-table';

const dayOf = (text: string | undefined): number | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T/.exec(text ?? '') ?? [];
  return year ? Number(year + month + day) : undefined;
};

/** `A61K0317048`, a subclass, a main group of three digits, the rest of the symbol -> A61K31/7048. */
export function classOf(text: string): string | undefined {
  const [, subclass, group, rest] = /^([A-H]\d\d[A-Z])(\d{3})(\d{2,6})$/.exec(text) ?? [];
  return subclass ? normaliseClass(`${subclass} ${Number(group)}/${rest}`) : undefined;
}

/** `US20000191828P` and its date as a claim of priority. */
function priorityOf(text: string | undefined, date: number | undefined): Patent['priorities'][number] | undefined {
  const [, country, number, kind] = /^([A-Z]{2})(\d{4,15})([A-Z]\d?)?$/.exec(text?.trim() ?? '') ?? [];
  if (!country || !number || !isOffice(country)) return undefined;
  const read = applicationNumber(country, number, date, { format: 'docdb', ...(kind && { kind }) });
  return read ? { country, number: read, ...(date !== undefined && { date }) } : undefined;
}

/** A row of the table. @throws RangeError for a number that is none. */
function patentOf({ cells }: TableRow): Patent {
  const printed = `${cells['publication number'] ?? ''}${cells['kind code'] ?? ''}`;
  const number = parsePublicationNumber(printed);
  if (!number) throw new RangeError(`has no publication number: ${printed.slice(0, 40)}`);
  const patent = patentDraft(number);
  const [filed, published] = [dayOf(cells['application date']), dayOf(cells['publication date'])];
  if (filed !== undefined) patent.filing_date = filed;
  if (published !== undefined) patent.publication_date = published;
  if (published !== undefined && patent.authority === 'US' && patent.patent_type !== 'A') patent.grant_date = published;
  patent.priorities.push(...present([priorityOf(cells['priority document'], dayOf(cells['earliest priority date']))]));
  const title = cells.title?.replace(/\s+/g, ' ');
  if (title) patent.titles.push({ lang: detectLanguage(title) ?? 'en', origin: 'office', text: title });
  patent.applicants.push(...present(cellParts(cells.applicant).map((name) => namedParty(name))));
  // `NAME   US`: the country stands behind blanks
  patent.inventors.push(...present(cellParts(cells.inventors).map((name) => namedPerson(name.split('  ')[0]))));
  patent.ipc.push(...new Set(present(cellParts(cells['ipc classes']).map(classOf))));
  const members = cellParts(cells['family members']).map((each) => parsePublicationNumber(each)?.normalised);
  patent.stated_family_members = [...new Set(present(members))].filter((each) => each !== patent.publication_number);
  return patent;
}

/** Publications with the members of their families as a table, as patent landscapes are published. */
export default defineSource<Patent>({
  name: NAME,
  title: 'Tables of publications with priority and family members, CSV',
  homepage: 'https://github.com/poldham/opensource-patent-analytics',
  licence: 'As its publisher says; the table of ritonavir: WIPO',
  collection: patents,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?row no,publication number,kind code,title,/.test(head),
  expect: { titles: 0.95, publication_date: 0.99, priorities: 0.8, ipc: 0.9 },
  async *read(file: SourceFile) {
    for await (const parsed of mappedRows<Patent>(csvRows(file), patentOf))
      yield parsed.ok === true ? { ...parsed, record: signed(parsed.record, NAME, file.name) } : parsed;
  },
});
