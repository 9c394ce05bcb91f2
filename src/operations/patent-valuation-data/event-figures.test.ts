import { expect, it } from 'vitest';
import type { LegalFact } from '#collections/patents/legal/legal-event.ts';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { rightFigures } from './event-figures.ts';

it('rights in a patent are counted by events and by what is recorded, each once', () => {
  const event = (country: string, fact: LegalFact) => ({ ...legalEvent({ country, date: 20200101 }), fact });
  const figures = (events: readonly [string, LegalFact][], recorded?: [number, number, number]) => {
    const [transfers = 0, licences = 0, pledges = 0] = recorded ?? [];
    return rightFigures({
      ...samplePatent('US9000001B2'),
      legal_events: events.map(([country, fact]) => event(country, fact)),
      ...(recorded && { rights: { transfers, licences, pledges, open_pledges: pledges } }),
    });
  };
  expect(figures([])).toEqual({});
  expect(figures([], [1, 0, 2])).toEqual({ transfers: 1, licences: 0, pledges: 2 });
  // an inventor's assignment and a pledge are told by events under the numbers of the records
  const registered: [string, LegalFact][] = [
    ['US', { kind: 'transfer', reel_frame: '000001/0001' }],
    ['US', { kind: 'transfer', reel_frame: '000002/0001' }],
    ['US', { kind: 'pledge', reel_frame: '000003/0001' }],
    ['CN', { kind: 'licence' }],
  ];
  expect(figures(registered)).toEqual({ transfers: 2, licences: 1, pledges: 1 });
  expect(figures(registered, [1, 0, 1])).toEqual({ transfers: 1, licences: 1, pledges: 1 });
});
