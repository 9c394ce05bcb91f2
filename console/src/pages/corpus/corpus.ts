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
 * Patents of the corpus: how many the figures of its page count, and how many fictional ones beside them: where there
 * are real ones, what is counted leaves the others apart (unless a setting counts them in, as its offices then show).
 */
export function patentsOf({ collections, offices }: CorpusPage): { counted: number; apart: number } {
  const { records = 0, demo_records: demo = 0 } = collections.find(({ name }) => name === 'patents') ?? {};
  const counted = (offices ?? []).reduce((sum, { count }) => sum + count, 0);
  return demo > 0 && demo < records && counted <= records - demo
    ? { counted: records - demo, apart: demo }
    : { counted: records, apart: 0 };
}
