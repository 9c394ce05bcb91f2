import { type Cell, type Measured, quantile } from './measure.ts';
import type { Keeps } from './peers/peer.ts';
import { OPERATIONS, type Operation, TITLES } from './queries.ts';

/** One way of standing peers beside Priora: what Priora keeps, which peers are fit for it, and what that says. */
export interface Comparison {
  readonly title: string;
  readonly explained: string;
  /** Our way of running that the peers are divided by. */
  readonly ours: Keeps;
  readonly takesPart: (peer: Measured, peers: readonly Measured[]) => boolean;
}

const isOurs = ({ name }: Measured): boolean => name.startsWith('Priora');

/** The questions that a reader may have, the strictest first. */
export const COMPARISONS: readonly Comparison[] = [
  {
    title: 'Nothing kept',
    explained:
      'Every question as if for the first time: nobody keeps results from one to the next, only pages of the index files.',
    ours: 'nothing',
    takesPart: ({ keeps }) => keeps === 'nothing',
  },
  {
    title: 'Sets kept',
    explained:
      'Documents of earlier queries are kept, as by a query cache, and counted, grouped, sorted and scored again each time. Every query comes again and again, so each has its documents.',
    ours: 'sets',
    takesPart: ({ keeps }) => keeps === 'sets',
  },
  {
    title: 'As it ships',
    explained:
      'Each product with its own defaults. Every question comes again and again and nothing is written meanwhile: Priora gives the whole answer that it kept, the others do what they do. This is what somebody waits who asks again; the first time is in the first table.',
    ours: 'answers',
    takesPart: (peer, peers) => !peers.some(({ name }) => name === `${peer.name}, cache`),
  },
];

/** A cell of a peer and ours. */
interface Pair {
  readonly cell: Cell;
  readonly own: Cell;
}

/** Our cell that a peer's is divided by in its own way of running; none for ours. */
export function ownOf(peers: readonly Measured[], peer: Measured, cell: Cell): Cell | undefined {
  return isOurs(peer) ? undefined : cellOf(oursOf(peers, peer.keeps), cell);
}

const oursOf = (peers: readonly Measured[], keeps: Keeps): Measured | undefined =>
  peers.find((each) => isOurs(each) && each.keeps === keeps && each.name !== 'Priora over HTTP');

const cellOf = (peer: Measured | undefined, { query, operation }: Cell): Cell | undefined =>
  peer?.cells.find((each) => each.query === query && each.operation === operation);

/**
 * For each comparison a table: operations down, peers across, in each place how many cells Priora is faster in, the
 * median ratio and the worst.
 */
export function comparisonTables(peers: readonly Measured[]): string[] {
  return COMPARISONS.flatMap((comparison) => {
    const own = oursOf(peers, comparison.ours);
    const others = peers.filter((peer) => !isOurs(peer) && comparison.takesPart(peer, peers) && peer.cells.length > 0);
    if (!own || others.length === 0) return [];
    const pairs = others.map((peer) =>
      peer.cells.flatMap((cell): Pair[] => {
        const ours = cellOf(own, cell);
        return ours ? [{ cell, own: ours }] : [];
      }),
    );
    const row = (title: string, of: (operation: Operation) => boolean) =>
      `| ${title} | ${pairs.map((each) => stated(each.filter(({ cell }) => of(cell.operation)))).join(' | ')} |`;
    return [
      '',
      `### ${comparison.title}`,
      '',
      `${comparison.explained} Against ${own.name}:`,
      '',
      `| | ${others.map(({ name }) => name).join(' | ')} |`,
      `|---|${others.map(() => '---|').join('')}`,
      ...OPERATIONS.map((operation) => row(TITLES[operation], (each) => each === operation)),
      row('**All**', () => true),
    ];
  });
}

/** Such as `18 of 21, 1.4, 0.36 (rare word)`. */
function stated(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return 'cannot';
  const ratios = pairs
    .map(({ cell, own }) => ({ ratio: cell.p50 / own.p50, query: cell.query }))
    .sort((a, b) => a.ratio - b.ratio);
  const worst = ratios[0]!;
  const median = quantile(
    ratios.map(({ ratio }) => ratio),
    0.5,
  );
  const faster = ratios.filter(({ ratio }) => ratio >= 1).length;
  return `${faster} of ${pairs.length}, ${rounded(median)}, ${rounded(worst.ratio)} (${worst.query})`;
}

const rounded = (ratio: number): string => (ratio >= 100 ? ratio.toFixed(0) : String(Number(ratio.toPrecision(2))));
