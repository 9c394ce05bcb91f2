import type { Measured } from './measure.ts';
import { type BenchQuery, OPERATIONS, type Operation } from './queries.ts';

export interface Circumstances {
  readonly date: string;
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

const TITLES: Readonly<Record<Operation, string>> = {
  count: 'Count',
  families: 'Count of families',
  applications: 'Count of applications',
  extended: 'Count of extended families',
  top_score: 'Top 10 by score',
  top_date: 'Top 10 by date',
  page: 'Ten hits from number 10,000, by score',
  facets: 'Facets: assignees, subclasses, years',
};

/** The results as Markdown; the first peer is the one that the others are divided by. */
export function report(about: Circumstances, queries: readonly BenchQuery[], peers: readonly Measured[]): string {
  const lines = [
    `# ${about.documents.toLocaleString('en')} documents, ${about.date}`,
    '',
    `\`${about.command}\` on ${about.cores} cores (${about.processor}), Node.js ${about.node}; load of the machine ${about.load.map((n) => n.toFixed(1)).join(' before, ')} after.`,
    `Text: ${(about.bytes_of_text / 1e6).toFixed(0)} MB. Milliseconds: p50 / p95; in brackets the peer's p50 divided by that of ${peers[0]?.name}: above 1 the peer is slower. Answers were compared before anything was timed.`,
    ...about.absent.map((what) => `Not measured: ${what}.`),
    '',
    '## Index',
    '',
    '| | built in, s | bytes per document | heap or process, MB |',
    '|---|---|---|---|',
    ...peers.map(
      ({ name, built, memory }) =>
        `| ${name} | ${built.seconds.toFixed(0)} | ${Math.round(built.bytes / about.documents)} | ${memory === undefined ? '' : (memory / 1e6).toFixed(0)} |`,
    ),
  ];
  for (const operation of OPERATIONS) {
    lines.push(
      '',
      `## ${TITLES[operation]}`,
      '',
      `| query (found) | ${peers.map(({ name }) => name).join(' | ')} |`,
      `|---|${peers.map(() => '---|').join('')}`,
    );
    for (const { name } of queries) {
      const cells = peers.map((peer) => peer.cells.find((cell) => cell.query === name && cell.operation === operation));
      const found = cells.find((cell) => cell)?.found;
      const own = cells[0]?.p50;
      const told = cells.map((cell, i) => {
        if (!cell) return peers[i]!.unfinished ? 'no time' : 'cannot';
        const ratio = i > 0 && own !== undefined ? ` (${(cell.p50 / own).toPrecision(2)})` : '';
        return `${ms(cell.p50)} / ${ms(cell.p95)}${ratio}`;
      });
      lines.push(
        `| ${name}${typeof found === 'number' ? ` (${found.toLocaleString('en')})` : ''} | ${told.join(' | ')} |`,
      );
    }
  }
  lines.push('', '## Where a peer is faster', '');
  lines.push(...slower(peers));
  const wrong = peers.flatMap((peer) => peer.wrong.map((each) => `- ${peer.name}: ${each}`));
  if (wrong.length > 0) lines.push('', '## Answers that differ: not timed', '', ...wrong);
  return `${lines.join('\n')}\n`;
}

function slower(peers: readonly Measured[]): string[] {
  const [own, ...others] = peers;
  return others.flatMap((peer) => {
    const lost = peer.cells.flatMap((cell) => {
      const mine = own!.cells.find((each) => each.query === cell.query && each.operation === cell.operation);
      return mine && cell.p50 < mine.p50
        ? [`${cell.query}, ${TITLES[cell.operation].toLowerCase()} ${ms(cell.p50)} against ${ms(mine.p50)}`]
        : [];
    });
    return [`- ${peer.name}: ${lost.length} of ${peer.cells.length}${lost.length > 0 ? `: ${lost.join('; ')}` : ''}.`];
  });
}

const ms = (n: number) => (n < 1 ? n.toFixed(3) : n < 10 ? n.toFixed(2) : n < 100 ? n.toFixed(1) : n.toFixed(0));
