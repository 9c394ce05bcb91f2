import { eventType } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';

/** Kinds of what happened to a patent, by its legal events and its recorded conveyances: keys of `EVENT_STATUS`. */
export const eventKinds = ({ legal_events, rights }: Pick<Patent, 'legal_events' | 'rights'>): number[] => [
  ...new Set([
    ...legal_events.flatMap((event) => eventType(event) ?? []),
    ...(rights?.transfers ? [61] : []),
    ...(rights?.licences ? [62] : []),
    ...(rights?.pledges ? [63] : []),
  ]),
];
