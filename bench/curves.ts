import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineChart, type Series } from './line-chart.ts';
import type { Cell, Measured } from './measure.ts';

/**
 * Pictures of growth, from all results there are: time against documents and against hits, bytes a document, build
 * time.
 */
const results = join(import.meta.dirname, 'results');
interface Result {
  readonly about: { readonly documents: number; readonly date: string; readonly corpus?: string };
  readonly peers: readonly Measured[];
}
const newest = new Map<number, Result>();
for (const file of globSync('*-[0-9]*.json', { cwd: results }).sort()) {
  const result = JSON.parse(readFileSync(join(results, file), 'utf8')) as Partial<Result>;
  // loads of the service and real patents are no points of these curves
  if (result.peers && result.about && result.about.corpus !== 'patents')
    newest.set(result.about.documents, result as Result);
}
const runs = [...newest.values()].sort((a, b) => a.about.documents - b.about.documents);
/** `Priora (8 segments)` is the same peer at every size. */
const plain = (name: string) => name.replace(/ \(\d+ segments\)/, '');
const names = [...new Set(runs.flatMap(({ peers }) => peers.map(({ name }) => plain(name))))];

function series(value: (peer: Measured, run: Result) => [number, number][]): Series[] {
  return names.map((name) => ({
    name,
    points: runs.flatMap((run) =>
      run.peers.filter((peer) => plain(peer.name) === name).flatMap((peer) => value(peer, run)),
    ),
  }));
}
const geometricMean = (cells: readonly Cell[]) =>
  Math.exp(cells.reduce((sum, { p50 }) => sum + Math.log(Math.max(p50, 0.001)), 0) / cells.length);

const pictures = {
  'time-by-documents': lineChart({
    ...{ title: 'Headline query, count of families: p50', x: 'documents', y: 'ms' },
    series: series((peer, { about }) =>
      peer.cells
        .filter(({ query, operation }) => query === 'headline' && operation === 'families')
        .map(({ p50 }) => [about.documents, p50]),
    ),
  }),
  'count-by-documents': lineChart({
    ...{ title: 'Counts: geometric mean of the p50 of all queries a peer can say', x: 'documents', y: 'ms' },
    series: series((peer, { about }) => {
      const cells = peer.cells.filter(({ operation }) => operation === 'count');
      return cells.length > 0 ? [[about.documents, geometricMean(cells)]] : [];
    }),
  }),
  'families-by-hits': lineChart({
    ...{
      title: 'Counts of families, all queries and sizes: p50 against the number counted',
      x: 'families',
      y: 'ms',
      dots: true,
    },
    series: series((peer) =>
      peer.cells
        .filter(({ operation, found }) => operation === 'families' && Number(found) > 0)
        .map(({ found, p50 }) => [Number(found), p50]),
    ),
  }),
  'bytes-per-document': lineChart({
    ...{ title: 'Index bytes per document', x: 'documents', y: 'bytes' },
    series: series(({ built }, { about }) => [[about.documents, built.bytes / about.documents]]),
  }),
};
for (const [name, svg] of Object.entries(pictures)) writeFileSync(join(results, `${name}.svg`), svg);
console.log(`${Object.keys(pictures).length} pictures of ${runs.length} sizes`);
