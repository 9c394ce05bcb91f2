import { describe, expect, it } from 'vitest';
import {
  epochRange,
  NOTHING,
  oneOf,
  phasesAsked,
  phrasesQuery,
  stagesAsked,
  statusesAsked,
  unanswered,
} from './entity-filter.ts';

const heard: string[] = [];
const note = (sentence: string) => heard.push(sentence);
const said = <T>(work: () => T): [T, string[]] => {
  heard.length = 0;
  return [work(), [...heard]];
};

describe('words of a filter', () => {
  const phrase = (text: string) => ({ kind: 'phrase', field: 'TITLE', text });

  it('are one of them, or all of them where that is asked', () => {
    const value = ['lung cancer', 'EGFR'];
    expect(phrasesQuery({ value }, 'TITLE')).toEqual({ kind: 'or', of: value.map(phrase) });
    expect(phrasesQuery({ condition: 'OR', value }, 'TITLE')).toEqual({ kind: 'or', of: value.map(phrase) });
    expect(phrasesQuery({ condition: 'AND', value }, 'TITLE')).toEqual({ kind: 'and', of: value.map(phrase) });
  });

  it('are no query: quotes are taken out, what has no letter or digit is left out', () => {
    expect(phrasesQuery({ value: [' a" OR "b ', '***', ''] }, 'TITLE')).toEqual(phrase('a  OR  b'));
    expect([phrasesQuery({ value: ['…'] }, 'TITLE'), phrasesQuery(undefined, 'TITLE')]).toEqual([undefined, undefined]);
    expect(phrasesQuery({ value: ['x'.repeat(900)] }, 'TITLE')).toEqual(phrase('x'.repeat(400)));
  });
});

describe('a range of time', () => {
  const day = Date.UTC(2018, 0, 31);

  it('is a range of days', () => {
    expect(said(() => epochRange('start', 'START', { from: day, to: day + 86_400_000 }, note))).toEqual([
      { kind: 'range', field: 'START', from: '20180131', to: '20180201' },
      [],
    ]);
    expect(epochRange('start', 'START', { to: day }, note)).toEqual({ kind: 'range', field: 'START', to: '20180131' });
    expect(epochRange('start', 'START', { from: day }, note)).toEqual({
      ...{ kind: 'range', field: 'START', from: '20180131' },
    });
    expect([epochRange('start', 'START', {}, note), epochRange('start', 'START', undefined, note)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('that looks like another count of time is told, and what is none is refused', () => {
    expect(said(() => epochRange('start', 'START', { from: 20_180_131 }, note))).toEqual([
      { kind: 'range', field: 'START', from: '19700101' },
      ['start.from is read as milliseconds since 1970, 1970-01-01: 20180131 is no day and no count of seconds.'],
    ]);
    // a million milliseconds and less are the first minutes of 1970, whatever was meant
    expect(said(() => epochRange('start', 'START', { from: 1e6 }, note))[1]).toEqual([]);
    expect(said(() => epochRange('start', 'START', { from: 4e9 }, note))[1]).toEqual([]);
    for (const from of [Number.NaN, 8.64e15 + 1e3])
      expect(() => epochRange('start', 'START', { from }, note)).toThrow(
        'start is no time: give milliseconds since 1970.',
      );
    expect(() => epochRange('start', 'START', { from: day, to: day - 1 }, note)).toThrow('start runs backwards.');
    expect(() => epochRange('start', 'START', { from: day, to: day }, note)).not.toThrow();
  });
});

it('what no loaded source tells finds nothing and says so, where it is asked', () => {
  const ask = (given: unknown) => said(() => unanswered(given, 'employee_number', 'company-table', note));
  const sentence = 'Nothing is found by employee_number: no loaded source tells it; company-table would.';
  for (const given of [['1-50'], { value: ['1-50'] }, true, 0, '']) expect(ask(given)).toEqual([NOTHING, [sentence]]);
  for (const given of [[], { value: [] }, {}, undefined]) expect(ask(given)).toEqual([undefined, []]);
  expect(NOTHING).toEqual({ kind: 'not', of: { kind: 'all' } });
});

it('words of a vocabulary are taken in their spellings, and one that is none is named with those there are', () => {
  expect(phasesAsked(['PHASE2, PHASE3', 'n/a'])).toEqual(['Phase_2_3', 'Not_Applicable']);
  expect(statusesAsked(['RECRUITING'])).toEqual(['Recruiting']);
  expect(stagesAsked('stage', ['approved'])).toEqual(['Approved']);
  expect([phasesAsked(undefined), oneOf('PHASE', undefined), oneOf('PHASE', [])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(oneOf('PHASE', ['Phase_2'])).toEqual({ kind: 'values', field: 'PHASE', values: ['Phase_2'] });
  expect(() => phasesAsked(['Phase_2', 'phase nine'])).toThrow(/^phase\[1\] is "phase nine": use one of /);
});
