import { isDeepStrictEqual } from 'node:util';
import type { Patent } from '../patent.ts';
import type { FactKind } from './legal-event.ts';
import { legalEvent } from './stated.ts';

/** The interface's kinds, which form 0 kept as numbers. */
const KINDS: Readonly<Record<number, FactKind>> = {
  61: 'transfer',
  62: 'licence',
  63: 'pledge',
  65: 'opposition',
  66: 'reexamination',
  70: 'litigation',
  71: 'preservation',
  72: 'invalidation',
};

/**
 * Records of form 0 had events with a number for their kind, and details with names of each source's own making: they
 * are read as a source states them.
 */
export function withFacts(patent: Patent): Patent {
  if (patent.legal_events.length === 0) return patent;
  const legal_events = patent.legal_events.map((event) => {
    if (event.fact) return event;
    const { date, code, country, text, details } = event;
    const { type } = event as { type?: number };
    const values: Record<string, string> = { ...details };
    // assignments had their owner twice
    if (code === 'AS' && values.owner !== undefined) delete values.to;
    const again = legalEvent({ date, code, country, text, values });
    const kind = type === undefined ? undefined : KINDS[type];
    // an assignment's words tell more than the number that was made of its code
    return again.fact || kind === undefined || (country === 'US' && code === 'AS' && values.owner !== undefined)
      ? again
      : legalEvent({ kind, date, code, country, text, values });
  });
  return isDeepStrictEqual(legal_events, patent.legal_events) ? patent : { ...patent, legal_events };
}
