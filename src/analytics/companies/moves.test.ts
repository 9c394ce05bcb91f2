import { describe, expect, it } from 'vitest';
import { citersOf, movesOf } from './moves.ts';
import type { Citing, Right, RightEvent } from './rights.ts';

const right = (application: string, more: Partial<Right> = {}): Right => ({
  ...{ application, family: application, office: 'US', kind: 'invention', published: 20200101 },
  stages: [{ published: 20200101, subclasses: [], groups: [], inventors: ['Doe, Ann'] }],
  ...{ applicants: [], owners: ['ACME INC'], events: [], chain: [], cited: [] },
  ...more,
});
const citing = (application: string, day: number, ...owners: string[]): Citing => ({ application, day, owners });

describe('who cites a company', () => {
  const cited = (cites: readonly Citing[], more: Partial<Right> = {}, names = ['ACME INC'], day = 20251231) =>
    citersOf([right('US1', { cited: cites, ...more })], names, day);

  it('is itself where any owner of the one that cites is', () => {
    const { own, owners } = cited([citing('X1', 20210101, 'BETA AG', 'ACME INC'), citing('X2', 20210101, 'BETA AG')]);
    expect([own, owners]).toEqual([1, [{ name: 'BETA AG', count: 1 }]]);
    // by any of its names
    const two = cited([citing('X1', 20210101, 'ACME LTD')], {}, ['ACME INC', 'ACME LTD']);
    expect([two.own, two.owners]).toEqual([1, []]);
  });

  it('is counted for every right that any of its owners is of, once', () => {
    expect(cited([citing('X1', 20210101, 'BETA AG')], { owners: ['GAMMA', 'ACME INC'] }).applications).toBe(1);
    expect(cited([citing('X1', 20210101, 'BETA AG')], { owners: ['GAMMA'] }).applications).toBe(0);
    const rights = ['US1', 'US2'].map((each, at) =>
      right(each, { cited: [citing('X1', 20220101 - at * 10_000, 'BETA AG')] }),
    );
    const { applications, years } = citersOf(rights, ['ACME INC'], 20251231);
    // in the year of the first day on which it did
    expect([applications, [...years]]).toEqual([1, [[2021, 1]]]);
  });

  it('is told up to a day, that day included', () => {
    const at = (day: number) => cited([citing('X1', 20210302, 'BETA AG')], {}, ['ACME INC'], day).applications;
    expect([20210301, 20210302].map(at)).toEqual([0, 1]);
    const published = (day: number) =>
      cited([citing('X1', 20200101, 'BETA AG')], { published: 20210302 }, ['ACME INC'], day).applications;
    expect([20210301, 20210302].map(published)).toEqual([0, 1]);
  });

  it('stands by how often, then by name, each owner of one that cites by itself', () => {
    const { owners, years } = cited([
      citing('X1', 20210101, 'GAMMA', 'BETA AG'),
      citing('X2', 20220101, 'DELTA'),
      citing('X3', 20220601, 'DELTA'),
    ]);
    expect(owners).toEqual([
      { name: 'DELTA', count: 2 },
      { name: 'BETA AG', count: 1 },
      { name: 'GAMMA', count: 1 },
    ]);
    expect([...years]).toEqual([
      [2021, 1],
      [2022, 2],
    ]);
  });
});

describe('what passes between a company and others', () => {
  const transfer = (from: readonly string[], to: readonly string[], day = 20210302): RightEvent => ({
    ...{ kind: 'transfer', day },
    parties: { from, to },
  });
  const moves = (events: readonly RightEvent[], names = ['ACME INC'], day = 20251231) =>
    movesOf(
      events.map((event, at) => right(`US${at}`, { events: [event] })),
      names,
      day,
    );
  const NONE = { applications: 0, parties: [] };

  it('comes from those who give, and goes to those who take', () => {
    expect(moves([transfer(['BETA AG'], ['ACME INC'])])).toEqual({
      acquired: { applications: 1, parties: [{ name: 'BETA AG', count: 1 }] },
      passed_on: NONE,
    });
    expect(moves([transfer(['ACME INC'], ['BETA AG', 'GAMMA'])])).toEqual({
      acquired: NONE,
      passed_on: {
        applications: 1,
        parties: [
          { name: 'BETA AG', count: 1 },
          { name: 'GAMMA', count: 1 },
        ],
      },
    });
  });

  it('is nothing where it is on both sides, nobody gave, or another kind of event is told', () => {
    for (const event of [
      transfer(['ACME INC', 'BETA AG'], ['ACME INC']),
      transfer(['ACME LTD'], ['ACME INC']),
      transfer([], ['ACME INC']),
      transfer(['BETA AG'], ['GAMMA']),
      { ...transfer(['BETA AG'], ['ACME INC']), kind: 'pledge' },
      { ...transfer(['BETA AG'], ['ACME INC']), by_persons: true as const },
      transfer(['Doe, Ann'], ['ACME INC']),
    ])
      expect([event, moves([event], ['ACME INC', 'ACME LTD'])]).toEqual([event, { acquired: NONE, passed_on: NONE }]);
  });

  it('is told up to a day, that day included', () => {
    const at = (day: number) => moves([transfer(['BETA AG'], ['ACME INC'])], ['ACME INC'], day).acquired.applications;
    expect([20210301, 20210302].map(at)).toEqual([0, 1]);
  });
});
