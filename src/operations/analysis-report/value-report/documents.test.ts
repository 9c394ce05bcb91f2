/** What the report on a patent says of other documents: how many of them, in which order, with which words. */
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { BorneBlock } from '#documents/basis.ts';
import { citations, family, nearest } from './documents.ts';
import { owners } from './record.ts';
import { VALUE_WORDS } from './words.ts';

const words = VALUE_WORDS.en;
const many = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at));
const counted = (count = 0, by: object = {}) => ({ counted: { count, by }, mark: 'Q1' });
const pn = (at: number) => `US${100 + at}A1`;
const stored = (...all: Patent[]) => new Map(all.map((one) => [one.publication_number, one]));

/** A part of the report, of facts of which nothing is known but what is said. */
const facts = (said: object) =>
  ({
    ...{ words, lang: 'en', patent: samplePatent('US9000000B2'), stored: new Map(), address: 'http://here' },
    ...{
      citing: counted(),
      family: counted(),
      ownership: { conveyances: [] },
      nearest: [],
      without_nearest: undefined,
    },
    relations: { simple_family: { members: [] }, cited_by: [] },
    ...said,
  }) as never;
const cites = (all: object[]) => facts({ patent: samplePatent('US9000000B2', { cites: all } as never) });

type Content =
  | { text?: string; content?: readonly (string | { text: string })[] }
  | readonly (string | { text: string })[];
const plain = (cell: Content): string =>
  (Array.isArray(cell) ? cell : ((cell as { content?: [] }).content ?? []))
    .map((part: string | { text: string }) => (typeof part === 'string' ? part : part.text))
    .join('');
/** The rows of the table with a caption that begins so, as texts. */
const table = (blocks: readonly BorneBlock[], caption: string): string[][] => {
  const found = blocks.find((block) => block.kind === 'table' && block.caption.startsWith(caption));
  return ((found as { rows?: readonly (readonly Content[])[] } | undefined)?.rows ?? []).map((row) => row.map(plain));
};

describe('members of the family', () => {
  const member = (at: number, here = false) => ({
    publication_number: pn(at),
    publication_date: 20200102,
    stored: here,
  });
  const shown = (members: object[], all = stored()) =>
    table(family(facts({ relations: { simple_family: { members }, cited_by: [] }, stored: all })), words.familyCaption);

  it('have title, owners and state where they are stored', () => {
    const record = samplePatent(pn(0), {
      ...{ titles: [{ lang: 'en', origin: 'original', text: 'A pump' }], legal_status: { simple: 1 } },
      current_assignees: [{ name: 'Acme' }, { name: 'Beta' }],
    } as never);
    expect(shown([member(0, true), member(1)], stored(record))).toEqual([
      [pn(0), '2020-01-02', 'A pump\nAcme; Beta', words.status[1]],
      [pn(1), '2020-01-02', words.notStored, ''],
    ]);
  });

  it('are sixty', () => {
    expect([59, 60, 61].map((n) => shown(many(n, (at) => member(at))).length)).toEqual([59, 60, 60]);
  });

  it('are drawn by office where there are two offices', () => {
    const charts = (offices: number) => {
      const buckets = many(offices, (at) => ({ value: `O${at}`, count: 1 }));
      const by = { offices: { buckets, without: 0, other: 0, distinct: offices } };
      return family(facts({ family: counted(offices, by) })).filter(({ kind }) => kind === 'chart').length;
    };
    expect([charts(0), charts(1), charts(2)]).toEqual([0, 0, 1]);
  });
});

describe('citations', () => {
  it('are those that it cites, forty, with category and phase', () => {
    const shown = (n: number) =>
      table(citations(cites(many(n, (at) => ({ publication_number: pn(at) })))), words.citedCaption(0, 0).slice(0, 6));
    expect([0, 1, 39, 40, 41].map((n) => shown(n).length)).toEqual([0, 1, 39, 40, 40]);
    expect(shown(41)[0]![0]).toBe(pn(0));
    const [row] = table(
      citations(cites([{ publication_number: pn(1), categories: ['X', 'Y'], phase: 'other' }])),
      words.citedCaption(0, 0).slice(0, 6),
    );
    expect(row).toEqual([pn(1), 'X Y', words.phases['other' as never] ?? 'other', words.notStored]);
  });

  it('are those that cite it, the latest forty', () => {
    const citing = (at: number) => ({
      ...{ publication_number: pn(at), publication_date: 20_200_101 + at, categories: ['A'], stored: false },
    });
    const shown = (n: number) =>
      table(
        citations(facts({ relations: { simple_family: { members: [] }, cited_by: many(n, citing) } })),
        'Publications that cite it',
      );
    expect([0, 1, 40, 41].map((n) => shown(n).length)).toEqual([0, 1, 40, 40]);
    expect(shown(1)).toEqual([[pn(0), '2020-01-01', 'A', words.notStored]]);
    expect([shown(41)[0]![0], shown(41).at(-1)![0]]).toEqual([pn(1), pn(40)]);
  });
});

it('what it has in common with the nearest is told in eight words that name something, and three classes', () => {
  const hit = (terms: string[], classes: string[]) => ({
    ...{ hit: { id: pn(0), score: 0.456, terms, classes }, patent: samplePatent(pn(0)) },
  });
  const shared = (terms: string[], classes: string[] = []) =>
    table(nearest(facts({ nearest: [hit(terms, classes)] })), words.nearestCaption)[0]![3];
  const named = many(9, (at) => `pump${at}`);
  expect(shared(named)).toBe(named.slice(0, 8).join(', '));
  expect(shared(['of', 'the', 'ab', 'abc', '泵'])).toBe('abc, 泵');
  expect(shared(['pump'], ['A', 'B', 'C', 'D'])).toBe('pump, A, B, C');
  expect(table(nearest(facts({ nearest: [hit([], [])] })), words.nearestCaption)[0]!.slice(0, 2)).toEqual([
    pn(0),
    '0.46',
  ]);
  expect(table(nearest(facts({})), words.nearestCaption)).toEqual([]);
});

it('conveyances are told with day, record, words and both sides', () => {
  const record = {
    ...{ recorded: 20200102, reel_frame: '1/2', text: 'ASSIGNMENT' },
    ...{ assignors: [{ name: 'A' }, { name: 'B' }], assignees: [{ name: 'C' }] },
  };
  const shown = (conveyances: object[]) =>
    table(owners(facts({ ownership: { conveyances } })), words.conveyancesCaption);
  expect(shown([{ record }])).toEqual([['2020-01-02', '1/2', 'ASSIGNMENT', 'A; B', 'C']]);
  expect(shown([])).toEqual([]);
});
