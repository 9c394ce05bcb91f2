import type { riskFields } from '#operations/shared/company-evaluation.ts';

/** Says of which kinds of events nothing is known. */
export function noteUnstated({ patent_count }: ReturnType<typeof riskFields>, note: (sentence: string) => void): void {
  const absent = Object.entries(patent_count)
    .filter(([, count]) => count === undefined)
    .map(([name]) => name);
  if (absent.length > 0)
    note(
      `No loaded source states such events at the offices of these patents: ${absent.join(', ')}. Importers: epo-ops, uspto-assignment, cn-publications.`,
    );
}
