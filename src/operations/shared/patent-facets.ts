import { patents } from '#collections/patents/patents.ts';
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
  INVENTOR:            { field: 'IN_EXACT' },
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
): Promise<{ code: string; buckets: { name: string; count: number }[] }[]> {
  const facets = codes.map(
    (code): Facet => ({
      ...FACETS[code],
      ...page,
      ...(request.collapse && { collapse: request.collapse }),
    }),
  );
  const results = await corpus.facets(patents, request, facets);
  return results.map((result, index) => ({
    code: codes[index]!,
    buckets: result.buckets.map(({ value, count }) => ({ name: value, count })),
  }));
}
