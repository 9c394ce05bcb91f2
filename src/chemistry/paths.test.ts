import { expect, it } from 'vitest';
import { GraphView, packGraph } from './graph.ts';
import { AROMATIC, type Molecule } from './molecule.ts';
import { PATH_BITS, PathCounter } from './paths.ts';

const counter = new PathCounter();

/** Atoms by their elements, bonds as two places and an order. */
function molecule(elements: readonly number[], bonds: readonly (readonly [number, number, number])[]): Molecule {
  const plain = { hydrogens: 0, charge: 0, radicals: 0, isotope: 0, aromatic: false };
  return {
    atoms: elements.map((number) => ({ number, ...plain })),
    bonds: bonds.map(([from, to, order]) => ({ from, to, order })),
  };
}

function bitsOf(one: Molecule): number[] | undefined {
  const view = new GraphView();
  view.load(packGraph(one));
  const bits = counter.bits(view);
  return bits && Array.from({ length: PATH_BITS }, (_, i) => i).filter((i) => (bits[i >> 3]! >> (i & 7)) & 1);
}

const chain = (length: number, element = 6) =>
  molecule(
    Array.from({ length }, () => element),
    Array.from({ length: length - 1 }, (_, i) => [i, i + 1, 1] as const),
  );

it('has a bit for each count of each kind of path', () => {
  expect(bitsOf(molecule([6], []))).toEqual([237]);
  // two atoms, one path of two
  expect(bitsOf(chain(2))).toEqual([237, 259, 346]);
  // 6, 5, 4, 3, 2 and 1 paths of one to six atoms reach 5, 4, 4, 3, 2 and 1 counts
  expect(bitsOf(chain(6))!.length).toBe(19);
  // those of seven are none: 5, 5, 4, 4, 3 and 2
  expect(bitsOf(chain(7))!.length).toBe(23);
  // 24 reach nine counts, 19 to 23 eight
  expect(bitsOf(chain(24))!.length).toBe(49);
});

it('is the same whichever way atoms are numbered, and another one for another bond or element', () => {
  const one = molecule(
    [6, 7, 8, 6],
    [
      [0, 1, 1],
      [1, 2, 2],
      [2, 3, 1],
    ],
  );
  const turned = molecule(
    [6, 8, 7, 6],
    [
      [0, 1, 1],
      [2, 1, 2],
      [3, 2, 1],
    ],
  );
  expect(bitsOf(turned)).toEqual(bitsOf(one));
  const others = [
    molecule(
      [6, 7, 8, 6],
      [
        [0, 1, 1],
        [1, 2, AROMATIC],
        [2, 3, 1],
      ],
    ),
    molecule(
      [6, 7, 16, 6],
      [
        [0, 1, 1],
        [1, 2, 2],
        [2, 3, 1],
      ],
    ),
  ];
  for (const other of others) expect(bitsOf(other)).not.toEqual(bitsOf(one));
});

it('leaves out atoms and bonds that stand for any', () => {
  expect(bitsOf(molecule([6, 0], [[0, 1, 1]]))).toEqual(bitsOf(molecule([6], [])));
  expect(bitsOf(molecule([6, 6], [[0, 1, 0]]))).toEqual(bitsOf(molecule([6, 6], [])));
});

it('gives a cluster up in which all is bound to all', () => {
  const all = Array.from({ length: 30 }, (_, i) => i);
  const bonds = all.flatMap((from) => all.slice(from + 1).map((to) => [from, to, 1] as const));
  expect(
    bitsOf(
      molecule(
        all.map(() => 26),
        bonds,
      ),
    ),
  ).toBeUndefined();
  // nothing of it is left in the next one
  expect(bitsOf(chain(2))).toEqual([237, 259, 346]);
});
