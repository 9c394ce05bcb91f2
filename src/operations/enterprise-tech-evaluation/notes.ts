import type { riskFields } from '#operations/shared/company-evaluation.ts';

/** Says of which kinds of events nothing is known. */
export function noteUnstated({ patent_count }: ReturnType<typeof riskFields>, note: (sentence: string) => void): void {
  const absent = Object.entries(patent_count)
    // what is in force is no event: the note on legal states tells of it
    .filter(([name, count]) => count === undefined && name !== 'active_invention_cnt')
    .map(([name]) => name);
  if (absent.length > 0)
    note(
      `No loaded source states such events at the offices of these patents: ${absent.join(', ')}. Importers: epo-ops, uspto-assignment, cn-publications.`,
    );
}
