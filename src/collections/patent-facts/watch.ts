import { createHash } from 'node:crypto';
import type { Watch } from '#corpus/watch.ts';
import { type PatentFact, patentFacts } from './patent-facts.ts';

/** Kinds of change, as the patents concerned know them; other facts tell nothing that somebody waits for. */
const KINDS: Readonly<Partial<Record<PatentFact['kind'], string>>> = {
  litigation: 'proceeding',
  proceeding: 'proceeding',
  opt_out: 'proceeding',
  standard: 'declaration',
  customs: 'customs',
};

/** What is watched of facts about patents: the patents that they are about have changed with them. */
export const watch: Watch<PatentFact> = {
  form: 2,
  kinds: {
    proceeding: 'A lawsuit, a proceeding before an office or an opt-out was recorded, or stands otherwise.',
    declaration: 'A declaration to a standard was recorded, or says something else.',
    customs: 'Protection recorded with customs, or its record changed.',
  },
  facts({ publications: _, applications: __, updated: ___, as_of: ____, source: _____, own: ______, ...said }) {
    const fields = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      kind: KINDS[said.kind],
      said: createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16),
    };
  },
  between: (before, after) =>
    typeof after.kind === 'string' && before?.said !== after.said ? [{ kind: after.kind }] : [],
  concerns: ['publications', 'applications'],
};

export const collection = patentFacts;
