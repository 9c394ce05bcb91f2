import type { Managed, Of } from '../../api.ts';

export type CorpusPage = Managed<'GET /corpus'>;
export type Upkeep = Managed<'GET /corpus/upkeep'>;
export type Collection = Of<CorpusPage['collections']>;
/** Attempts at one host on one day. */
export type Connection = Of<Managed<'GET /egress'>['connections']>;
/** Imports and checks, the newest first. */
export type Job = Of<Managed<'GET /jobs'>>;

export type ImportJob = Extract<Job, { kind: 'import' }>;
export type ImportResult = NonNullable<ImportJob['result']>;
export type Finding = Of<NonNullable<Extract<Job, { kind: 'check' }>['result']>['findings']>;

/** 1234567 as `1.2 MB`. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

/**
 * Patents of the corpus: how many searches look through, and how many fictional ones stand apart from these: beside
 * real ones they are left out (unless a setting counts them in, as the number then shows). Records that are another
 * one's publication under a shorter number are counted with it, so that fewer are searched than are stored.
 */
export function patentsOf({ collections }: CorpusPage): { counted: number; apart: number } {
  const patents = collections.find(({ name }) => name === 'patents');
  if (!patents) return { counted: 0, apart: 0 };
  const { records, demo_records: demo, searched } = patents;
  return { counted: searched, apart: demo > 0 && searched <= records - demo ? demo : 0 };
}
