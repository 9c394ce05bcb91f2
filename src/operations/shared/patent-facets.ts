import { INVENTOR, inventorsOnce, namesFor } from '#analytics/inventors.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Level } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Facet, SearchRequest } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';

/** Facet codes of the interface -> the field that is counted. */
// biome-ignore format: read it as a table
const FACETS = {
  AUTHORITY:           { field: 'AUTHORITY' },
  PATENT_TYPE:         { field: 'PATENT_TYPE' },
  PUBLICATION_YEAR:    { field: 'PBD', granularity: 'year' },
  APPLICATION_YEAR:    { field: 'APD', granularity: 'year' },
  ISSUE_YEAR:          { field: 'ISD', granularity: 'year' },
  PRIORITY_YEAR:       { field: 'E_PRIORITY_DATE', granularity: 'year' },
  CURRENT_ASSIGNEE:    { field: 'ANC_EXACT' },
  ORIGINAL_ASSIGNEE:   { field: 'AN_EXACT' },
  ASSIGNEE:            { field: 'ANCS_EXACT' },
  STD_ORIGINAL_ASSIGNEE: { field: 'ANS_EXACT' },
  INVENTOR:            { field: INVENTOR },
  AGENCY:              { field: 'ATC_EXACT' },
  ANCS_TYPE:           { field: 'ANCS_TYPE' },
  IPC:                 { field: 'IPC_SUB_GROUP' },
  IPC_SECTION:         { field: 'IPC_SECTION' },
  IPC_CLASS:           { field: 'IPC_CLASS' },
  IPC_SUB_CLASS:       { field: 'IPC_SUB_CLASS' },
  IPC_MAIN_GROUP:      { field: 'IPC_GROUP' },
  CPC:                 { field: 'CPC_SUB_GROUP' },
  CPC_SECTION:         { field: 'CPC_SECTION' },
  CPC_CLASS:           { field: 'CPC_CLASS' },
  CPC_SUB_CLASS:       { field: 'CPC_SUB_CLASS' },
  CPC_MAIN_GROUP:      { field: 'CPC_GROUP' },
  SIMPLE_LEGAL_STATUS: { field: 'SIMPLE_LEGAL_STATUS' },
  LEGAL_STATUS:        { field: 'LEGAL_STATUS' },
  LEGAL_EVENT:         { field: 'LEGAL_EVENT' },
} as const satisfies Record<string, { field: keyof typeof patents.fields; granularity?: 'year' }>;

const MAX_FACETS = 5;
/** Inventors among whom those of two orders of a name are looked for: further back they are told as they stand. */
const MOST_FOLDED = 200;

/** The facet codes of a comma list, upper case. Throws `invalid_request` that names the unknown one. */
export function facetCodes(list: string): (keyof typeof FACETS)[] {
  const codes = [
    ...new Set(
      list
        .split(',')
        .map((code) => code.trim().toUpperCase())
        .filter(Boolean),
    ),
  ];
  if (codes.length === 0 || codes.length > MAX_FACETS) {
    throw new ServiceError('invalid_request', `field names ${codes.length} facets: give 1 to ${MAX_FACETS}.`, {
      field: 'field',
    });
  }
  const unknown = codes.find((code) => !(code in FACETS));
  if (unknown) {
    throw new ServiceError(
      'invalid_request',
      `field: "${unknown.slice(0, 60)}" cannot be counted; use ${Object.keys(FACETS).join(', ')}.`,
      { field: 'field', accepts: Object.keys(FACETS) },
    );
  }
  return codes as (keyof typeof FACETS)[];
}

/** Counts the codes over everything the request matches (groups when it collapses): one bucket list per code. */
export async function countFacets(
  corpus: Corpus,
  request: Pick<SearchRequest, 'query' | 'stemming' | 'signal' | 'collapse'>,
  codes: readonly (keyof typeof FACETS)[],
  page: { offset: number; limit: number },
  note: (sentence: string) => void = () => {},
): Promise<{ code: string; buckets: { name: string; count: number }[] }[]> {
  const { collapse, query, stemming, signal } = request;
  const asked = { query: query ?? { kind: 'all' as const }, ...(stemming && { stemming }), ...(signal && { signal }) };
  const count = (level: Level) =>
    corpus.aggregate(patents, asked, { ...level, ...(collapse && { unit: collapse.field }) });
  const last = page.offset + page.limit;
  const isFolded = (code: string | undefined) => code === 'INVENTOR' && last <= MOST_FOLDED;
  const facets = codes.map(
    (code): Facet => ({
      ...FACETS[code],
      ...(isFolded(code) ? { offset: 0, limit: namesFor(last) } : page),
      ...(request.collapse && { collapse: request.collapse }),
    }),
  );
  const results = await corpus.facets(patents, request, facets);
  return Promise.all(
    results.map(async ({ buckets }, index) => ({
      code: codes[index]!,
      buckets: isFolded(codes[index])
        ? (await inventorsOnce(buckets, { corpus, note, count, ...(signal && { signal }) }, last)).slice(page.offset)
        : buckets.map(({ value, count: n }) => ({ name: value, count: n })),
    })),
  );
}
