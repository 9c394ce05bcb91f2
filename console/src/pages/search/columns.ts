import { useState } from 'react';
import type { Managed, Of } from '../../api.ts';
import { day } from '../../parts/basics.tsx';
import type { Word } from '../../words/en.ts';

export type TableRow = Of<Managed<'POST /table'>>;

interface Column {
  readonly head: Word;
  /** Set to the side, and typed as a number in files. */
  readonly number?: true;
  /** A day, yyyyMMdd. */
  readonly date?: true;
  /** Characters, in a spreadsheet. */
  readonly width: number;
}

const declared = {
  title: { head: 'col_title', width: 60 },
  published: { head: 'col_pbdt', date: true, width: 12 },
  filed: { head: 'col_apdt', date: true, width: 12 },
  priority: { head: 'priority', date: true, width: 12 },
  expires: { head: 'expires', date: true, width: 12 },
  owner: { head: 'col_current_assignee', width: 36 },
  applicant: { head: 'col_original_assignee', width: 36 },
  inventor: { head: 'col_inventor', width: 36 },
  application: { head: 'col_apno', width: 20 },
  ipc: { head: 'col_ipc', width: 24 },
  cpc: { head: 'col_cpc', width: 24 },
  status: { head: 'status', width: 12 },
  family: { head: 'col_family', width: 30 },
  cited_by: { head: 'f_CITED_BY', number: true, width: 10 },
  cites: { head: 'col_cites', number: true, width: 10 },
  claims: { head: 'claims', number: true, width: 10 },
  abstract: { head: 'abstract', width: 80 },
} as const satisfies Readonly<Record<string, Column>>;
export type ColumnCode = keyof typeof declared;
/** What results can be shown and handed over by, beside their number. */
export const COLUMNS: Readonly<Record<ColumnCode, Column>> = declared;
export const USUAL: readonly ColumnCode[] = ['title', 'published', 'owner', 'ipc', 'status', 'family', 'cited_by'];

const FIELD = {
  published: 'publication_date',
  filed: 'filing_date',
  priority: 'priority_date',
  expires: 'expiry_date',
} as const;
const LISTS = { owner: 'owners', applicant: 'applicants', inventor: 'inventors', ipc: 'ipc', cpc: 'cpc' } as const;

/** The date of a column as the corpus has it, yyyyMMdd. */
export const dateOf = (code: ColumnCode, row: TableRow): number | undefined =>
  code in FIELD ? row[FIELD[code as keyof typeof FIELD]] : undefined;

/** What a cell shows; empty for what is unknown. */
export function cellOf(
  code: ColumnCode,
  row: TableRow,
  statusName: (code: number | string) => string,
): string | number {
  if (code in FIELD) return day(dateOf(code, row));
  if (code in LISTS) return row[LISTS[code as keyof typeof LISTS]].join('; ');
  switch (code) {
    case 'title':
    case 'abstract':
      return row[code] ?? '';
    case 'application':
      return row.application_number ?? '';
    case 'status':
      return row.legal_status === undefined ? '' : statusName(row.legal_status);
    case 'family':
      return row.family.join('; ');
    case 'cited_by':
    case 'cites':
      return row[code] ?? '';
    case 'claims':
      return row.claims ?? '';
    default:
      return '';
  }
}

const STORED = 'priora.columns';

/** Columns chosen in this browser. */
export function useColumns() {
  const [columns, set] = useState<readonly ColumnCode[]>(() => {
    const kept = (localStorage.getItem(STORED) ?? '').split(',').filter((code): code is ColumnCode => code in COLUMNS);
    return kept.length > 0 ? kept : USUAL;
  });
  const choose = (next: readonly ColumnCode[]) => {
    localStorage.setItem(STORED, next.join(','));
    set(next);
  };
  return { columns, choose };
}
