import { expect, it } from 'vitest';
import type { Reference } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { assembledRecords } from '#testing/assembled-records.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { hiddenReferences, ofHalf, scorePairs } from './pairs.ts';

const cites = (id: string, ...references: Reference[]) => ({ id, references });
const titled = (title: string, ...ids: string[]): Reference => ({ ids, title });

it('identities are hidden, and what has no DOI is left out', () => {
  const all = [cites('a', titled('One', 'doi:10.1/one', 'pmid:1'), titled('Two', 'pmid:2'))];
  expect(hiddenReferences(all)).toEqual([{ doi: 'doi:10.1/one', by: 'a', reference: { ids: [], title: 'One' } }]);
  expect([ofHalf('doi:10.1/one', 'tune'), ofHalf('doi:10.1/one', 'report')].sort()).toEqual([false, true]);
});

it('pairs of different works are right where they have one DOI', () => {
  const hidden = hiddenReferences([
    // twice in one work: no pair
    cites('a', titled('One', 'doi:10.1/one'), titled('One', 'doi:10.1/one')),
    cites('b', titled('One', 'doi:10.1/one'), titled('Two', 'doi:10.1/two')),
    cites('c', titled('Two', 'doi:10.1/three'), titled('Else', 'doi:10.1/one')),
  ]);
  const { meant, matched, right, wrong, missed } = scorePairs(hidden, ({ title }) => [title!, title!.toLowerCase()]);
  expect([meant, matched, right]).toEqual([5, 3, 2]);
  expect(wrong.map(({ a, b }) => [a.doi, b.doi])).toEqual([['doi:10.1/two', 'doi:10.1/three']]);
  expect(missed.map(({ a, b }) => [a.by, b.by])).toEqual([
    ['a', 'c'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
});

const FOLDERS = ['pubmed-xml', 'jats-xml', 'crossref-json'].map((name) => `literature/${name}`);
describeWithSharedData('references of real articles', FOLDERS, (...folders) => {
  it('are so many', async () => {
    const hidden = hiddenReferences(await assembledRecords(works, folders));
    const citing = Map.groupBy(hidden, ({ doi }) => doi);
    const several = [...citing.values()].filter((all) => new Set(all.map(({ by }) => by)).size > 1);
    expect([citing.size, several.length]).toEqual([2491, 129]);
    expect([...citing.keys()].filter((doi) => ofHalf(doi, 'tune')).length).toBeGreaterThan(1_100);
  });
});
