import { expect, it } from 'vitest';
import type { Entity } from '#collections/entities/entities.ts';
import { areasOf } from './ancestors.ts';

const disease = (code: string, parents: readonly string[], ...trees: readonly string[]): Entity => ({
  ...{
    id: code,
    kind: 'disease',
    ids: [`disease:mesh:${code}`],
    keys: [],
    provenance: [{ source: 'test', key: code }],
  },
  ...{ names: [{ lang: 'en', kind: 'preferred', text: code }], former: [] },
  cross_references: trees.map((tree) => `MESH-TREE:${tree}`),
  parents: parents.map((parent) => `disease:mesh:${parent}`),
});
const areas = (...lineage: readonly Entity[]) => areasOf(lineage).map(({ names }) => names[0]!.text);

it('areas of a disease are those where it stands itself, else those of the nearest above it', () => {
  const osteitis = disease('D10000', [], 'C01.539.160', 'C05.116');
  const arthritis = disease('D1168', ['D10000'], 'C05.550.114');
  expect(areas(arthritis, osteitis)).toEqual(areas(arthritis));
  expect(areas(arthritis)).toEqual(['Musculoskeletal Diseases']);
  // one that stands nowhere
  const narrower = disease('D2', ['D1168']);
  expect(areas(narrower, arthritis, osteitis)).toEqual(areas(arthritis));
  expect(areas(osteitis)).toEqual(['Infectious Diseases', 'Musculoskeletal Diseases']);
  // in a circle
  expect(areas(disease('D3', ['D4'], 'C05.1'), disease('D4', ['D3']))).toEqual(['Musculoskeletal Diseases']);
});
