import { DAY_MS, dayAt, dayText } from '#clock.ts';
import { entityId } from '#collections/entities/entities.ts';
import { type Translational, translational } from '#collections/translational/translational.ts';
import { b069MedicineSearch } from '#contract/generated/ls-search.ts';
import { keyUuid } from '#corpus/assembly.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { entityQuery, oneOf, phrasesQuery } from '#operations/shared/entity-filter.ts';
import {
  diseaseRow,
  drugRow,
  mechanismRow,
  organisationRow,
  targetRow,
  typeRow,
} from '#operations/shared/entity-rows.ts';
import { lifePage } from '#operations/shared/life-page.ts';
import { OWN_LIFE_RECORDS } from '#operations/shared/own-life-records.ts';
import { SHORT_WINDOW } from '#operations/shared/pages.ts';
import { namedOrOfDrugs, thingRows } from '#operations/shared/thing-rows.ts';

/** Days that each type of period reaches back. */
const PERIODS: Readonly<Record<number, number>> = { 1: 7, 2: 30, 3: 365, 4: 3 * 365 };
const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day of a body. @throws ServiceError for what is none. */
function dayOf(field: string, given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (day.test(given)) return given.replaceAll('-', '');
  throw new ServiceError('invalid_request', `${field} is "${given.slice(0, 40)}": give yyyy-MM-dd.`, { field });
}

/** When it was published: in a period until today, or between two days. */
function published(
  asked: { readonly type?: number; readonly start_date?: string; readonly end_date?: string } | undefined,
  now: number,
): Query | undefined {
  if (!asked) return undefined;
  const back = PERIODS[asked.type ?? 5];
  const from =
    back === undefined ? dayOf('publication_date.start_date', asked.start_date) : String(dayAt(now - back * DAY_MS));
  const to = back === undefined ? dayOf('publication_date.end_date', asked.end_date) : undefined;
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to)
    throw new ServiceError('invalid_request', 'publication_date runs backwards.', { field: 'publication_date' });
  return { kind: 'range', field: 'PUBLISHED', ...(from && { from }), ...(to && { to }) };
}

const named = (kind: string) => (name: string) => ({ normalized_id: entityId(`term:${kind}:${name}`), name });

/** Where it was published: journal or conference. */
function sourceOf({ journal, conference, code, source_urls }: Translational) {
  const source = journal ?? conference;
  if (source === undefined && source_urls.length === 0) return [];
  return [
    {
      code,
      source,
      ...(source && {
        normalized_source_category: journal ? 'Journal' : 'Conference',
        normalized_source_id: keyUuid(`source:${source}`),
      }),
      source_url: source_urls[0],
    },
  ];
}

export default lifePage({
  contract: b069MedicineSearch,
  path: '/synapse/translational/medicine/search',
  summary: 'Search translational medicine',
  description:
    'Findings of journals and conferences on their way to patients, imported as records of your own: no open source judges them so. Filters restrict each other; a disease includes what is a kind of it. Periods of `publication_date` (7, 30, 365, 1095 days) end today, in UTC. At most 10,000 rows can be read.',
  example: { body: { translation_stage: ['T1'], limit: 10, offset: 0 } },
  collection: translational,
  window: SHORT_WINDOW,
  sorts: { PUB_DT: 'PUBLISHED' },
  newest: { field: 'PUBLISHED', order: 'desc' },
  source: OWN_LIFE_RECORDS('translational'),
  *queries(body, corpus, _note, signal, now) {
    const of = (value: readonly string[] | undefined) => value && { value };
    yield entityQuery(corpus, 'disease', of(body.disease), 'disease', 'DISEASE', signal);
    yield entityQuery(corpus, 'drug', body.drug, 'drug', 'DRUG', signal);
    yield entityQuery(corpus, 'organizations', of(body.organizations), 'organisation', 'ORGANISATION', signal);
    yield namedOrOfDrugs(corpus, 'target', body.target, 'target', { named: 'TARGET', drug: 'DRUG' }, signal);
    yield namedOrOfDrugs(
      corpus,
      'drug_type',
      of(body.drug_type),
      'drug_type',
      { named: 'DRUG_TYPE', drug: 'DRUG' },
      signal,
    );
    yield namedOrOfDrugs(
      corpus,
      'mechanism',
      of(body.mechanism),
      'mechanism',
      { named: 'MECHANISM', drug: 'DRUG' },
      signal,
    );
    yield oneOf('CONFERENCE', body.conference);
    yield oneOf('JOURNAL', body.journal);
    yield oneOf('SUBJECT', body.subject);
    yield oneOf('STAGE', body.translation_stage);
    yield phrasesQuery(body.keywords, 'ALL');
    yield published(body.publication_date, now);
  },
  row: async (record, corpus) => ({
    translational_medicine_id: record.id,
    title: record.titles[0]!.text,
    publication_date: dayText(record.day) || undefined,
    journal: record.journal && named('journal')(record.journal),
    source_info: sourceOf(record),
    subject: record.subjects.map(named('subject')),
    technology: record.technologies.map(named('technology')),
    translation_stage: record.stages.map(named('translation_stage')),
    disease: await thingRows(corpus, record.diseases, diseaseRow),
    drugs: await thingRows(corpus, record.drugs, drugRow),
    targets: await thingRows(corpus, record.targets, targetRow),
    drug_type: await thingRows(corpus, record.drug_types, typeRow),
    mechanism_action: await thingRows(corpus, record.mechanisms, mechanismRow),
    organization: await thingRows(corpus, record.organisations, organisationRow),
  }),
});
