import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { parseDay } from '#patents/dates.ts';
import { Type } from '#typebox.mjs';

const texts = (description: string, examples: string[]) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 50, description, examples: [examples] }),
  );
const day = (description: string) =>
  Type.Optional(Type.String({ maxLength: 20, description: `${description}: YYYY-MM-DD or yyyyMMdd, inclusive.` }));

/** Which documents count at all; every filter that is given must hold, any value of its list. */
export const DocumentFilters = Type.Object({
  authority: texts('Offices, WIPO ST.3.', ['US', 'EP']),
  patent_type: texts('A published application, B granted patent, U utility model, D design.', ['B']),
  ipc: texts('IPC symbols, whole or their beginning.', ['H01M10', 'G01S17/08']),
  cpc: texts('CPC symbols, whole or their beginning.', ['H01M10']),
  assignee: texts('Words of the name of an applicant or owner.', ['Toyota']),
  inventor: texts('Words of the name of an inventor.', ['Curie']),
  legal_status: Type.Optional(
    Type.Array(Type.Enum(['active', 'pending', 'inactive']), { maxItems: 3, description: 'As the sources state it.' }),
  ),
  published_from: day('Earliest publication date'),
  published_to: day('Latest publication date'),
  filed_from: day('Earliest filing date'),
  filed_to: day('Latest filing date'),
  query: Type.Optional(
    Type.String({
      maxLength: 4000,
      description: 'An expression of the query language with field codes.',
      examples: ['CLMS: (anode $W5 coating) NOT TTL: method'],
    }),
  ),
});

export interface Filters {
  readonly authority?: readonly string[];
  readonly patent_type?: readonly string[];
  readonly ipc?: readonly string[];
  readonly cpc?: readonly string[];
  readonly assignee?: readonly string[];
  readonly inventor?: readonly string[];
  readonly legal_status?: readonly ('active' | 'pending' | 'inactive')[];
  readonly published_from?: string;
  readonly published_to?: string;
  readonly filed_from?: string;
  readonly filed_to?: string;
  readonly query?: string;
}

const STATUS = { active: '1', pending: '2', inactive: '0' } as const;

const anyOf = (of: Query[]): Query[] => (of.length > 1 ? [{ kind: 'or', of }] : of);

export const matching = (field: string, values: readonly string[] = []): Query[] =>
  anyOf(values.map((text) => ({ kind: 'phrase', field, text })));

/** A class symbol stands for all below it. */
const classes = (field: 'IPC' | 'CPC', symbols: readonly string[] = []): Query[] =>
  anyOf(
    symbols.map((symbol) => {
      const text = symbol.toUpperCase().replace(/[\s*]+/g, '');
      if (!/^[A-HY](\d\d([A-Z](\d{1,4}(\/\d{0,6})?)?)?)?$/.test(text))
        throw new ServiceError(
          'invalid_request',
          `filters.${field.toLowerCase()}: "${symbol.slice(0, 40)}" is no class symbol; write one such as H01M10/0525, or its beginning.`,
          { field: `filters.${field.toLowerCase()}` },
        );
      return { kind: 'wildcard', field, pattern: `${text}*` };
    }),
  );

export function dates(
  field: 'PBD' | 'APD' | 'PUBLICATION_DATE',
  name: 'published' | 'filed',
  from?: string,
  to?: string,
): Query[] {
  const read = (text: string | undefined, end: 'from' | 'to') => {
    if (text === undefined || text.trim() === '') return undefined;
    const day = /^\d{4}-?\d{2}-?\d{2}$/.test(text.trim()) ? parseDay(text.trim()) : undefined;
    if (day !== undefined) return String(day);
    throw new ServiceError(
      'invalid_request',
      `filters.${name}_${end}: "${text.slice(0, 20)}" is no date; write 2020-01-31 or 20200131.`,
      { field: `filters.${name}_${end}` },
    );
  };
  const ends = { from: read(from, 'from'), to: read(to, 'to') };
  if (ends.from === undefined && ends.to === undefined) return [];
  return [
    {
      kind: 'range',
      field,
      ...(ends.from !== undefined && { from: ends.from }),
      ...(ends.to !== undefined && { to: ends.to }),
    },
  ];
}

/** The filters as queries that must all hold. @throws ServiceError `invalid_request`, `invalid_query`. */
export function filterQueries(filters: Filters): Query[] {
  return [
    ...matching(
      'AUTHORITY',
      filters.authority?.map((office) => office.toUpperCase()),
    ),
    ...matching(
      'PATENT_TYPE',
      filters.patent_type?.map((type) => type.toUpperCase()),
    ),
    ...classes('IPC', filters.ipc),
    ...classes('CPC', filters.cpc),
    ...matching('ALL_AN', filters.assignee),
    ...matching('IN', filters.inventor),
    ...matching(
      'SIMPLE_LEGAL_STATUS',
      filters.legal_status?.map((status) => STATUS[status]),
    ),
    ...dates('PBD', 'published', filters.published_from, filters.published_to),
    ...dates('APD', 'filed', filters.filed_from, filters.filed_to),
    ...(filters.query?.trim() ? [parseQuery(patents, filters.query)] : []),
  ];
}

/**
 * A keyword as a model writes it: words in this order in any text of a document; wildcards as in the query language.
 */
export const keywordQuery = (keyword: string): Query => {
  const text = keyword.replace(/^"(.*)"$/s, '$1').trim();
  return /^\S+$/.test(text) && /[*?]/.test(text) && /[\p{L}\p{N}]/u.test(text)
    ? parseQuery(patents, text.replace(/[^\p{L}\p{N}*?-]/gu, ''), { field: 'TACD_ALL', codes: false })
    : { kind: 'phrase', field: 'TACD_ALL', text };
};
