import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { documentRows, WordCounts } from './document-rows.ts';
import { densityOf, labelsOf, peaksOf } from './labels.ts';
import { bagOfPatent } from './landscape.ts';
import { blurred, gridFor, type TrainedMap, trainMap } from './self-organising-map.ts';

const bag = (...words: string[]) => ({ counts: new Map(words.map((word) => [word, 1])), length: words.length });
const rowsOf = (points: readonly (readonly number[])[]) => ({
  ...{ count: points.length, dimensions: points[0]!.length },
  values: Float32Array.from(points.flat()),
});

const rowsFrom = (bags: Parameters<typeof WordCounts.of>[0]) => documentRows(WordCounts.of(bags));

describe('documents as points', () => {
  const dot = ({ dimensions, values }: ReturnType<typeof documentRows>, a: number, b: number) => {
    let sum = 0;
    for (let d = 0; d < dimensions; d++) sum += values[a * dimensions + d]! * values[b * dimensions + d]!;
    return sum;
  };

  it('are made of words, those of titles twice, and of groups of classes, each once', () => {
    const said = (lang: string, text: string) => ({ lang, origin: 'original' as const, text });
    const { counts, length } = bagOfPatent(
      samplePatent('US1B2', {
        titles: [said('en', 'Anode')],
        abstracts: [said('en', 'An anode of graphite')],
        ipc: ['H01M4/38', 'H01M4/62', 'H01M10/0525'],
      }),
    );
    expect([...counts]).toEqual([
      ['anode', 3],
      ['graphite', 1],
      ['H01M4', 2],
      ['H01M10', 2],
    ]);
    expect(length).toBe(6);
  });

  it('that share words are near each other, also over a third that joins them', () => {
    const rows = rowsFrom([
      bag('anode', 'cell', 'H01M4'),
      bag('cathode', 'cell', 'H01M4'),
      bag('rotor', 'blade', 'B64C27'),
      bag('rotor', 'wing', 'B64C27'),
    ]);
    expect(dot(rows, 0, 1)).toBeGreaterThan(0.99);
    expect(dot(rows, 2, 3)).toBeGreaterThan(0.99);
    expect(Math.abs(dot(rows, 0, 2))).toBeLessThan(0.01);
  });

  it('without a word that another has lie at 0', () => {
    const rows = rowsFrom([bag('one'), bag('two', 'three'), bag('two', 'three')]);
    expect([...rows.values.slice(0, rows.dimensions)].every((value) => value === 0)).toBe(true);
    expect(rowsFrom([bag('one')])).toEqual({ count: 1, dimensions: 1, values: new Float32Array(1) });
    expect(rowsFrom([]).count).toBe(0);
  });
});

describe('a map', () => {
  it('has five times the root of the documents as cells, of 9 to 784', () => {
    expect([1, 100, 1_000, 20_000, 1e9].map((count) => gridFor(count).width)).toEqual([3, 7, 13, 27, 28]);
  });

  it('lays clusters apart, and what is alike on neighbouring cells', () => {
    const corners = [
      [4, 0, 0],
      [-4, 0, 0],
      [0, 3, 0],
      [0, -3, 0],
    ];
    const points = corners.flatMap(([x = 0, y = 0, z = 0]) =>
      Array.from({ length: 25 }, (_, i) => [x + (i % 5) / 20, y + Math.trunc(i / 5) / 20, z]),
    );
    const map = trainMap(rowsOf(points));
    const middle = (cluster: number) => {
      const cells = [...map.cells.slice(cluster * 25, cluster * 25 + 25)];
      const mean = (of: (cell: number) => number) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
      return [mean((cell) => cell % map.width), mean((cell) => Math.trunc(cell / map.width))] as const;
    };
    const at = [0, 1, 2, 3].map(middle);
    for (const [i, a] of at.entries())
      for (const b of at.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(2);
    // opposite corners of the plane lie farther from each other than neighbouring ones
    const between = (i: number, j: number) => Math.hypot(at[i]![0] - at[j]![0], at[i]![1] - at[j]![1]);
    expect(between(0, 1)).toBeGreaterThan(between(0, 2));
  });

  it('is the same for the same vectors', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
          minLength: 1,
          maxLength: 40,
        }),
        (points) => {
          const [one, two] = [trainMap(rowsOf(points)), trainMap(rowsOf(points))];
          expect(two).toEqual(one);
          expect(one.cells.every((cell) => cell < one.width * one.height)).toBe(true);
          // equal vectors lie on one cell
          const cells = new Map<string, number>();
          for (const [i, point] of points.entries()) {
            const known = cells.get(String(point)) ?? one.cells[i]!;
            expect(one.cells[i]).toBe(known);
            cells.set(String(point), known);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is smoothed as a Gaussian says, alike in both directions', () => {
    const grid = new Float32Array(25);
    grid[12] = 1;
    const smooth = blurred(grid, { width: 5, height: 5, columns: 1 }, 1);
    expect(smooth[12]).toBeCloseTo(1, 6);
    expect([smooth[7], smooth[11], smooth[13], smooth[17]].map((value) => value!.toFixed(6))).toEqual(
      Array(4).fill(Math.exp(-0.5).toFixed(6)),
    );
    expect(smooth[6]).toBeCloseTo(Math.exp(-1), 6);
  });
});

describe('labels', () => {
  // ten documents on the left of a grid of 6 x 1, six on the right
  const map: TrainedMap = {
    ...{ width: 6, height: 1 },
    cells: Uint32Array.from([...Array(10).fill(0), ...Array(6).fill(5)]),
    distances: new Float32Array(16),
  };
  const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

  it('stand on the densest places first', () => {
    expect(peaksOf(map, densityOf(map))).toEqual([0, 5]);
  });

  it('are the terms that most tell a place from the rest, none twice', () => {
    const terms = [
      { text: 'method', documents: upTo(0, 16) },
      { text: 'anode', documents: upTo(0, 9) },
      { text: 'cell', documents: upTo(0, 5) },
      { text: 'rotor', documents: upTo(10, 16) },
    ];
    expect(labelsOf(map, terms, 16)).toEqual([
      { text: 'anode', x: 0.5, y: 0.5, documents: 10, with_term: 9 },
      { text: 'rotor', x: 5.5, y: 0.5, documents: 6, with_term: 6 },
    ]);
    expect(labelsOf(map, [{ text: 'method', documents: upTo(0, 16) }], 16)).toEqual([]);
    // half of the six have the rotor: of the others two have a fan; what shares a word with a name is none
    const halves = [
      { text: 'rotor', documents: [10, 11, 12] },
      { text: 'fan', documents: [13, 14] },
      { text: 'rotor blade', documents: [10, 13, 14, 15] },
    ];
    expect(labelsOf(map, halves.slice(0, 2), 16)).toMatchObject([{ text: 'rotor', also: ['fan'], with_term: 3 }]);
    expect(labelsOf(map, halves, 16)).toMatchObject([{ text: 'rotor blade', with_term: 4 }]);
    expect(labelsOf(map, [halves[0]!, halves[2]!], 16)[0]).not.toHaveProperty('also');
    // two of twenty-one name no place, two of twenty do
    const place = (documents: number) => ({
      width: 1,
      height: 1,
      cells: new Uint32Array(documents),
      distances: new Float32Array(documents),
    });
    const rare = [{ text: 'lever', documents: upTo(0, 2) }];
    expect(labelsOf(place(21), rare, 100)).toEqual([]);
    expect(labelsOf(place(20), rare, 100)).toMatchObject([{ text: 'lever', documents: 20, with_term: 2 }]);
    // no more than three, however few documents they name
    const few = ['axle', 'bolt', 'cam', 'disc'].map((text, n) => ({ text, documents: upTo(2 * n, 2 * n + 2) }));
    expect(labelsOf(place(20), few, 100)).toMatchObject([{ text: 'axle', also: ['bolt', 'cam'] }]);
  });
});
