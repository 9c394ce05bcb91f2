import { describe, expect, it } from 'vitest';
import type { Judgement, Own } from './record.ts';
import { adding, asItIs, changedMeanwhile, judging, OwnWords, removing, saidAt, selecting } from './together.ts';

const of = (number: string, features: Record<string, Own> = {}, selected = true): Judgement => ({
  publication_number: number,
  selected,
  user_added: false,
  features,
});
const found = () => ({ verdict: 'partly', score: 50, reason: 'It says nearly so.' }) as const;
const saw = [of('US1', { F1: { verdict: 'disclosed', score: 100 } }), of('US2')];

describe('a change of the chart', () => {
  it('touches its own place of whatever is there when it is sent', () => {
    const theirs = [
      of('US1', { F1: { verdict: 'disclosed', score: 100 }, F2: { reason: 'Theirs.' } }),
      of('US2', {}, false),
      of('US3'),
    ];
    const mine = judging('US1', 'F3', { score: 20 }).to(theirs);
    expect(mine[0]!.features).toEqual({ ...theirs[0]!.features, F3: { score: 20 } });
    expect(mine.slice(1)).toEqual(theirs.slice(1));
    expect(judging('US1', 'F1', undefined).to(theirs)[0]!.features).toEqual({ F2: { reason: 'Theirs.' } });
    expect(selecting('US2', true).to(theirs)).toEqual([theirs[0], of('US2'), of('US3')]);
    expect(removing('US1').to(theirs)).toEqual(theirs.slice(1));
    expect(adding('US4').to(theirs).at(-1)).toMatchObject({ publication_number: 'US4', user_added: true });
    expect(adding('US3').to(theirs)).toBe(theirs);
    expect(asItIs.to(theirs)).toBe(theirs);
  });
});

describe('a place that somebody else has changed meanwhile', () => {
  it.each([
    ['the same cell', { number: 'US1', feature: 'F1' }, [of('US1', { F1: { score: 10 } }), of('US2')], true],
    ['a cell taken back', { number: 'US1', feature: 'F1' }, [of('US1'), of('US2')], true],
    ['another cell', { number: 'US1', feature: 'F1' }, [of('US1', { ...saw[0]!.features, F2: { score: 1 } })], false],
    ['another document', { number: 'US1', feature: 'F1' }, [saw[0]!, of('US2', { F1: { score: 1 } })], false],
    ['the cell’s document taken out', { number: 'US1', feature: 'F1' }, [of('US2')], true],
    ['a cell of the document that goes', { number: 'US1' }, [of('US1', { F1: { score: 10 } })], true],
    ['nothing of the document that goes', { number: 'US1' }, saw, false],
    ['the document that goes, taken out already', { number: 'US1' }, [of('US2')], false],
    ['whatever it likes, where nothing is replaced', undefined, [], false],
  ])('is told from others: %s', (_what, at, now, meanwhile) => {
    expect(changedMeanwhile(at, saw, now, found)).toBe(meanwhile);
  });

  it('is not one that the service writes down more briefly', () => {
    const long = [of('US1', { F1: { verdict: 'disclosed', score: 100, reason: 'It says nearly so.' } })];
    expect(changedMeanwhile({ number: 'US1', feature: 'F1' }, long, saw, found)).toBe(false);
  });

  it('is known for one’s own by what is said there, however the service writes it down', () => {
    const at = { number: 'US1', feature: 'F1' };
    const long = [of('US1', { F1: { verdict: 'disclosed', score: 100, reason: 'It says nearly so.' } })];
    expect(saidAt(at, long, found)).toBe(saidAt(at, saw, found));
    expect(saidAt(at, [of('US1')], found)).toBe(saidAt(at, [], found));
    expect(saidAt(at, [of('US1')], found)).not.toBe(saidAt(at, saw, found));
  });

  it('is none that the page itself made, also where it is read back late', () => {
    const at = { number: 'US1', feature: 'F1' };
    const now = [of('US1', { F1: { score: 10 } }), of('US2')];
    const own = new OwnWords();
    expect(own.overtaken(at, saw, now, found)).toBe(true);
    own.note(at, now, found);
    expect(own.overtaken(at, saw, now, found)).toBe(false);
    // somebody has gone on after it
    expect(own.overtaken(at, saw, [of('US1', { F1: { score: 20 } })], found)).toBe(true);
    own.note({ number: 'US2' }, now, found);
    expect(own.overtaken({ number: 'US2' }, [of('US2', { F1: { score: 1 } })], now, found)).toBe(true);
  });
});
