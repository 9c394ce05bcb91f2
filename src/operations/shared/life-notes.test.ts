import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { noteLives } from './life-notes.ts';
import { namedInNote, noteMissing } from './missing.ts';

const notes = (...patents: Partial<Patent>[]) => {
  const heard: string[] = [];
  noteLives(
    (sentence) => heard.push(sentence),
    patents.map((fields) => samplePatent('US9000001B2', fields)),
  );
  return heard;
};
const known = { legal_status: { simple: 1, detailed: [3] } };

it('a term that depends on another right is withheld, with the day that it is not later than', () => {
  const term = { steps: [], reason: 'terminal disclaimer over US8000000B2' };
  expect(notes({ ...known, term })).toEqual(['US9000001B2: expiry withheld: terminal disclaimer over US8000000B2.']);
  expect(notes({ ...known, term: { ...term, not_later_than: 20310405 } })).toEqual([
    'US9000001B2: expiry withheld: terminal disclaimer over US8000000B2; not later than 2031-04-05.',
  ]);
  expect(notes({ ...known, term: { steps: [], reason: 'no filing date' } })).toEqual([]);
});

it('what is undetermined is so since a day, for a reason; what nobody tells is said', () => {
  const stages = [{ state: 'undetermined', since: 20260715, because: 'no fee is known' }] as never;
  const life = { stages, certain: false, states: [] } as unknown as NonNullable<Patent['life']>;
  expect(notes({ life })).toEqual([
    'US9000001B2: undetermined since 2026-07-15: no fee is known; a newer file of the office (uspto-odp) or legal events (epo-ops) would tell.',
  ]);
  expect(notes({})).toEqual([
    'US9000001B2: no source says whether it is alive; legal events (epo-ops) or a file of the office (uspto-odp, jpo-api) would.',
  ]);
});

it('states of which nothing is known are named', () => {
  const states = [
    { state: 'HU', is: 'not_known' },
    { state: 'DE', is: 'alive' },
    { state: 'PT', is: 'not_known' },
  ];
  const life = { stages: [{ state: 'granted', because: '' }], certain: true, states } as unknown as NonNullable<
    Patent['life']
  >;
  expect(notes({ ...known, life })).toEqual(['US9000001B2: nothing is known of fees or a lapse in HU, PT.']);
});

it('names the first ten that something is missing of', () => {
  const some = (n: number) => Array.from({ length: n }, (_, i) => ({ publication_number: `US${i}A1` }));
  expect(namedInNote(some(2))).toBe('US0A1, US1A1');
  expect(namedInNote(some(10)).endsWith('US9A1')).toBe(true);
  expect(namedInNote(some(12)).endsWith('US9A1 and 2 more')).toBe(true);
  const heard: string[] = [];
  noteMissing((sentence) => heard.push(sentence), 'licence', 'INPADOC', some(1));
  noteMissing((sentence) => heard.push(sentence), 'licence', 'INPADOC', []);
  expect(heard).toEqual(['No licence is stored of US0A1; it would come from INPADOC.']);
});
