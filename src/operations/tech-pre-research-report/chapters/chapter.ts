import type { KeyPatent } from '#analytics/key-patents.ts';
import type { Player } from '#analytics/players.ts';
import type { WordCloud } from '#analytics/word-cloud.ts';
import type { Years } from '#analytics/years.ts';
import type { Bucket } from '#corpus/aggregation.ts';
import type { BorneBlock } from '#documents/basis.ts';
import type { Chart } from '#documents/document.ts';
import type { TextLanguage } from '#language/script.ts';
import type { Findings, Mark } from '#operations/shared/findings.ts';

/** What several chapters look at, each made once, when it is first asked for. */
export interface Shared {
  /** Application years of trends, and the last of them that publication no longer fills. */
  readonly years: Years;
  readonly full: number;
  /** The language that most texts of the topic are read in. */
  terms(): Promise<{ readonly lang: TextLanguage; readonly cloud: WordCloud }>;
  players(): Promise<{ readonly players: readonly Player[]; readonly mark: Mark }>;
  keyPatents(): Promise<{ readonly looked_at: number; readonly patents: readonly KeyPatent[]; readonly mark: Mark }>;
}

/** Writes one chapter, without its heading. What it throws costs this chapter alone. */
export type Writer = (findings: Findings, shared: Shared, name: string) => Promise<BorneBlock[]>;

export const chartOf = (
  form: Chart['form'],
  caption: string,
  unit: string,
  buckets: readonly Pick<Bucket, 'value' | 'count'>[],
): Chart & { readonly basis: 'cited' } => ({
  ...{ kind: 'chart', basis: 'cited' },
  ...{ form, caption, unit },
  categories: buckets.map(({ value }) => value),
  series: [{ name: unit, values: buckets.map(({ count }) => count) }],
});

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
