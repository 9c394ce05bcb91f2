import { comparisonTables, ownOf } from './comparisons.ts';
import { type Measured, quantile } from './measure.ts';
import { type BenchQuery, OPERATIONS, type Operation, TITLES } from './queries.ts';

export interface Circumstances {
  readonly date: string;
  readonly corpus: 'generated' | 'patents';
  readonly documents: number;
  readonly bytes_of_text: number;
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  /** Load of the machine in the last minute, before and after. */
  readonly load: readonly [number, number];
  readonly absent: readonly string[];
  readonly command: string;
}

/**
 * The results as Markdown. Each peer is divided by ours in the same way of running: with results kept from query to
 * query, or not.
 */
export function report(about: Circumstances, queries: readonly BenchQuery[], peers: readonly Measured[]): string {
  const lines = [
    `# ${about.documents.toLocaleString('en')} ${about.corpus === 'patents' ? 'real patents' : 'documents'}, ${about.date}`,
    '',
    `\`${about.command}\` on ${about.cores} cores (${about.processor}), Node.js ${about.node}; load of the machine ${about.load.map((n) => n.toFixed(1)).join(' before, ')} after.`,
    `Text: ${(about.bytes_of_text / 1e6).toFixed(0)} MB. Milliseconds: p50 / p95; in brackets the peer's p50 divided by ours: above 1 the peer is slower. Peers that keep sets of earlier queries (a query cache) are divided by Priora with sets kept, the others by Priora with nothing kept; Priora as it is also keeps whole answers until something changes. Answers were compared before anything was timed.`,
    ...about.absent.map((what) => `Not measured: ${what}.`),
    '',
    '## In short',
    '',
    "In each place: cells in which Priora is at least as fast, the median of their ratios (the peer's time divided by ours: above 1 the peer is slower), and the worst ratio with its query.",
    ...comparisonTables(peers),
    '',
    '## Index',
    '',
    '| | built in, s | bytes per document | heap or process, MB |',
    '|---|---|---|---|',
    ...peers.map(
      ({ name, built, memory }) =>
        `| ${name} | ${built.seconds > 0 ? built.seconds.toFixed(0) : 'not timed'} | ${Math.round(built.bytes / about.documents)} | ${memory === undefined ? '' : (memory / 1e6).toFixed(0)} |`,
    ),
  ];
  for (const operation of OPERATIONS) lines.push(...cellTable(operation, queries, peers));
  lines.push('', '## Where a peer is faster', '');
  lines.push(...overHttp(peers), ...slower(peers));
  const wrong = peers.flatMap((peer) => peer.wrong.map((each) => `- ${peer.name}: ${each}`));
  if (wrong.length > 0) lines.push('', '## Answers that differ: not timed', '', ...wrong);
  return `${lines.join('\n')}\n`;
}

/** All times of one operation: queries down, peers across. */
function cellTable(operation: Operation, queries: readonly BenchQuery[], peers: readonly Measured[]): string[] {
  return [
    '',
    `## ${TITLES[operation]}`,
    '',
    `| query (found) | ${peers.map(({ name }) => name).join(' | ')} |`,
    `|---|${peers.map(() => '---|').join('')}`,
    ...queries.map(({ name }) => {
      const cells = peers.map((peer) => peer.cells.find((cell) => cell.query === name && cell.operation === operation));
      const found = cells.find((cell) => cell)?.found;
      const told = cells.map((cell, i) => {
        if (!cell) return peers[i]!.unfinished ? 'no time' : 'cannot';
        const own = ownOf(peers, peers[i]!, cell)?.p50;
        return `${ms(cell.p50)} / ${ms(cell.p95)}${own === undefined ? '' : ` (${(cell.p50 / own).toPrecision(2)})`}`;
      });
      return `| ${name}${typeof found === 'number' ? ` (${found.toLocaleString('en')})` : ''} | ${told.join(' | ')} |`;
    }),
  ];
}

/** What HTTP adds to a count. */
function overHttp(peers: readonly Measured[]): string[] {
  const http = peers.find(({ name }) => name === 'Priora over HTTP');
  const engine = peers.find(
    ({ name, keeps }) => name.startsWith('Priora') && keeps === 'answers' && name !== http?.name,
  );
  const added = http?.cells.flatMap(({ query, operation, p50 }) => {
    const own = engine?.cells.find((cell) => cell.query === query && cell.operation === operation);
    return operation === 'count' && own ? [p50 - own.p50] : [];
  });
  if (!added?.length) return [];
  return [
    `- Priora over HTTP: adds ${ms(
      quantile(
        added.sort((a, b) => a - b),
        0.5,
      ),
    )} ms to a count (median over the queries).`,
  ];
}

/** Differences below this are those of a message to a searching thread, which asking in process costs us. */
const HOP_MS = 0.1;

function slower(peers: readonly Measured[]): string[] {
  return peers.flatMap((peer) => {
    const pairs = peer.cells.flatMap((cell) => {
      const own = ownOf(peers, peer, cell);
      return own ? [{ cell, own }] : [];
    });
    if (pairs.length === 0) return [];
    const lost = pairs.filter(({ cell, own }) => cell.p50 < own.p50);
    const much = lost.filter(({ cell, own }) => own.p50 - cell.p50 >= HOP_MS);
    const told = much
      .sort((a, b) => b.own.p50 - b.cell.p50 - (a.own.p50 - a.cell.p50))
      .map(({ cell, own }) => `  - ${cell.query}, ${cell.operation}: ${ms(cell.p50)} against ${ms(own.p50)}`);
    const median = quantile(
      pairs.map(({ cell, own }) => cell.p50 / own.p50).sort((a, b) => a - b),
      0.5,
    );
    return [
      `- ${peer.name}: faster in ${lost.length} of ${pairs.length} cells, by ${HOP_MS} ms or more in ${much.length}; median ratio ${median.toPrecision(2)}.`,
      ...told,
    ];
  });
}

const ms = (n: number) => (n < 1 ? n.toFixed(3) : n < 10 ? n.toFixed(2) : n < 100 ? n.toFixed(1) : n.toFixed(0));
