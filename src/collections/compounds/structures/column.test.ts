import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packGraph } from '#chemistry/graph.ts';
import { Matcher } from '#chemistry/match.ts';
import { AROMATIC, type Molecule } from '#chemistry/molecule.ts';
import { StructureColumn } from './column.ts';

const bits = fc.uniqueArray(fc.integer({ min: 0, max: 2_047 }), { maxLength: 40 });

it('finds what is like a structure by its definition, the most like first, what was deleted no more', () => {
  // few bits are chosen again and again, or nothing would be like anything
  const few = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(few, bits), { maxLength: 60 }),
      few,
      fc.constantFrom(0, 0.3, 0.5, 0.7, 1),
      fc.array(fc.nat(59), { maxLength: 9 }),
      (all, asked, least, gone) => {
        const column = new StructureColumn();
        const rest = { heavy_atoms: 1, graph: Uint8Array.of(0, 0, 0, 0), pattern: new Uint8Array(128) };
        for (const [i, morgan] of all.entries())
          column.put({ ...rest, id: `K${100 + i}`, morgan: Uint16Array.from(morgan) });
        for (const i of gone) column.delete(`K${100 + i}`);
        const expected = all
          .map((morgan, i) => {
            const common = morgan.filter((bit) => asked.includes(bit)).length;
            return { i, id: `K${100 + i}`, similarity: common / (asked.length + morgan.length - common) };
          })
          .filter(({ i, similarity }) => similarity >= least && similarity > 0 && !gone.includes(i))
          .sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
        expect(column.similar(Uint16Array.from(asked), least)).toEqual({
          ids: expected.map(({ id }) => id),
          similarities: expected.map(({ similarity }) => similarity),
          complete: true,
        });
      },
    ),
  );
});

/** Any atoms and bonds, a mobile hydrogen and a bond without order now and then. */
const molecules: fc.Arbitrary<Molecule> = fc
  .array(
    fc.record({
      number: fc.constantFrom(6, 6, 6, 7, 8, 0),
      hydrogens: fc.nat(1),
      to: fc.nat(99),
      order: fc.constantFrom(1, 1, 2, AROMATIC, 0),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) => ({
    atoms: all.map(({ number, hydrogens }) => ({
      ...{ number, hydrogens, charge: 0, radicals: 0, isotope: 0, aromatic: false },
    })),
    bonds: all.slice(1).map(({ to, order }, i) => ({ from: i + 1, to: to % (i + 1), order })),
  }));
/** Some of its first atoms with the bonds between them. */
const begun = ({ atoms, bonds }: Molecule, count: number): Molecule => ({
  atoms: atoms.slice(0, count),
  bonds: bonds.filter(({ from, to }) => from < count && to < count),
});

it('finds all that contains a structure, as if each were compared, the smallest first, what was deleted no more', () => {
  fc.assert(
    fc.property(
      fc.array(molecules, { minLength: 1, maxLength: 30 }),
      fc.nat(29),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      fc.array(fc.nat(29), { maxLength: 3 }),
      (all, from, count, tautomer, gone) => {
        const column = new StructureColumn();
        const rows = all.map((molecule, i) => ({ molecule, heavy_atoms: molecule.atoms.length, id: `K${99 - i}` }));
        const rest = { pattern: new Uint8Array(128), morgan: new Uint16Array(0) };
        for (const { molecule, ...row } of rows) column.put({ ...row, ...rest, graph: packGraph(molecule) });
        for (const i of gone) column.delete(`K${99 - i}`);
        const query = {
          molecule: begun(all[from % all.length]!, count),
          pattern: rest.pattern,
          rules: { charge: true, isotope: true, radical: true, tautomer },
        };
        const matcher = new Matcher(query.molecule, query.rules);
        const expected = rows
          .filter(({ molecule }, i) => !gone.includes(i) && matcher.isIn(packGraph(molecule)))
          .sort((a, b) => a.heavy_atoms - b.heavy_atoms || (a.id < b.id ? -1 : 1));
        expect(column.containing(query, 60_000)).toEqual({ ids: expected.map(({ id }) => id), complete: true });
        expect(column.screened(rest.pattern).ids.length).toBe(column.size);
      },
    ),
    { numRuns: 100 },
  );
});

it('tells that its time was over', () => {
  const column = new StructureColumn();
  const plain = { hydrogens: 0, charge: 0, radicals: 0, isotope: 0, aromatic: false };
  const molecule = { atoms: [{ number: 6, ...plain }], bonds: [] };
  const [pattern, morgan] = [new Uint8Array(128), new Uint16Array(0)];
  column.put({ id: 'K1', heavy_atoms: 1, graph: packGraph(molecule), pattern, morgan });
  const query = { molecule, pattern, rules: { charge: true, isotope: true, radical: true, tautomer: true } };
  expect(column.containing(query, -1)).toEqual({ ids: [], complete: false });
  expect(column.containing(query, 60_000)).toEqual({ ids: ['K1'], complete: true });
});

it('takes up more rows than stand in one block, and no more memory than 500 bytes each', () => {
  const column = new StructureColumn();
  const plain = { hydrogens: 0, charge: 0, radicals: 0, isotope: 0, aromatic: false };
  // as large as most compounds
  const chain = (last: number): Molecule => ({
    atoms: Array.from({ length: 26 }, (_, i) => ({ number: i === 25 ? last : 6, ...plain })),
    bonds: Array.from({ length: 25 }, (_, i) => ({ from: i, to: i + 1, order: 1 })),
  });
  const graphs = [6, 7].map((last) => packGraph(chain(last)));
  const morgan = Uint16Array.from({ length: 50 }, (_, i) => i);
  const pattern = new Uint8Array(128);
  const count = 2 * 32_768 - 1;
  for (let n = 0; n < count; n++)
    column.put({ id: `K${n}`, heavy_atoms: 26, graph: graphs[n % 30_000 === 0 ? 1 : 0]!, pattern, morgan });
  const query = { molecule: chain(7), pattern, rules: { charge: true, isotope: true, radical: true, tautomer: true } };
  expect(column.containing(query, 60_000).ids).toEqual(['K0', 'K30000', 'K60000']);
  expect(column.bytes / count).toBeLessThan(500);
});
