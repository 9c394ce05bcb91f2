import fc from 'fast-check';
import { expect, it } from 'vitest';
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
