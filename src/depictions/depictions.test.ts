import { describe, expect, it } from 'vitest';
import { openToolkit } from '#chemistry/rdkit.ts';
import { decodePicture } from '#pictures/decode.ts';
import type { Raster } from '#pictures/raster.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { pixelsOf } from '../../eval/ocsr/draw.ts';
import { halfOf, pairsIn } from '../../eval/ocsr/pairs.ts';
import { ABBREVIATIONS, BESIDE } from './abbreviations.ts';
import { groupOf, groupOfSmiles } from './groups.ts';
import { readDepictions } from './read.ts';

const toolkit = await openToolkit();

/** What is read in a picture, as canonical SMILES, or the reason. */
const readIn = (raster: Raster): string[] =>
  readDepictions(raster).map(({ structure, reason }) =>
    structure ? toolkit.structure(structure.molfile).isomeric : reason!,
  );
const drawn = (smiles: string, side = 600): Raster =>
  pixelsOf(toolkit.svg(smiles, { width: side, height: Math.round(side * 0.75) }), side);

describe('drawings of the toolkit are read back', () => {
  it.each([
    'CC(=O)Oc1ccccc1C(=O)O',
    'CCOC(=O)[C@@H]1CC2CCC1N2C',
    'O=[N+]([O-])c1ccc(Cl)cc1Br',
    'C#CCN1CCC(O)CC1',
    'C[C@H](N)C(=O)O',
    'FC(F)(F)c1ccc2[nH]ccc2c1',
    'O=S(=O)(c1ccccc1)N1CCSCC1',
  ])('%s', (smiles) => {
    expect(readIn(drawn(smiles))).toEqual([toolkit.structure(smiles).isomeric]);
  });

  it('at half the size, turned white on black', () => {
    const { width, height, rgb } = drawn('Cc1ncc(CO)c(C=O)c1O', 300);
    expect(readIn({ width, height, rgb: rgb.map((value) => 255 - value) })).toEqual(['Cc1ncc(CO)c(C=O)c1O']);
  });

  it('tells the two drawings of one picture apart, each with its place', () => {
    const [left, right] = [drawn('CC(=O)Oc1ccccc1C(=O)O', 500), drawn('Clc1ccccc1C1CCNCC1', 500)];
    const { width, height } = left;
    const rgb = new Uint8Array(2 * width * height * 3).fill(255);
    for (let y = 0; y < height; y++)
      for (const [at, one] of [left, right].entries())
        rgb.set(one.rgb.subarray(3 * y * width, 3 * (y + 1) * width), 3 * (y * 2 * width + at * width));
    const found = readDepictions({ width: 2 * width, height, rgb }).sort((a, b) => a.x0 - b.x0);
    expect(found.map(({ structure }) => toolkit.structure(structure!.molfile).isomeric)).toEqual([
      'CC(=O)Oc1ccccc1C(=O)O',
      'Clc1ccccc1C1CCNCC1',
    ]);
    expect(found[0]!.x1).toBeLessThan(width);
    expect(found[1]!.x0).toBeGreaterThan(width);
  });
});

describe('what is no structure', () => {
  it('an empty picture, a filled one, a frame, noise', () => {
    const rgb = (fill: (at: number) => number) =>
      Uint8Array.from({ length: 90_000 }, (_, i) => fill(Math.floor(i / 3)));
    const of = (fill: (at: number) => number) => readDepictions({ width: 200, height: 150, rgb: rgb(fill) });
    expect(of(() => 255)).toEqual([]);
    expect(of(() => 90)).toEqual([]);
    expect(of((at) => (at % 200 === 5 || at % 200 === 190 ? 0 : 255))).toEqual([]);
    const noise = of((at) => ((at * 2_654_435_761) >>> 24) & 255);
    expect(noise.filter(({ structure }) => (structure?.confidence ?? 0) >= 0.6)).toEqual([]);
  });
});

describe('groups', () => {
  it.each([
    ['OCH3', 1, false, 'O C', 'O with CH3'],
    ['H3CO', 1, true, 'O C', 'the same from its right end'],
    ['CH3O', 1, true, 'O C', 'and as it is said'],
    ['EtO2C', 1, true, 'C O O C C', 'an ester'],
    ['H2NO2S', 1, true, 'S O O N', 'a sulfonamide'],
    ['O2N', 1, true, 'N+ O O-', 'a nitro group'],
    ['(H3C)2N', 1, true, 'N C C', 'brackets'],
    ['(CH3CH2)2N', 1, true, 'N C C C C', 'brackets of two atoms'],
    ['NH', 2, false, 'N', 'of two bonds'],
    ['N+', 4, false, 'N+', 'a charge gives a bond'],
  ] as const)('%s: %s', (text, taken, turned, atoms, _what) => {
    const group = groupOf(text, { taken, turned });
    expect(
      group?.atoms.map(({ element, charge }) => element + (charge > 0 ? '+' : charge < 0 ? '-' : '')).join(' '),
    ).toBe(atoms);
  });

  it.each([
    ['N', 2],
    ['NH2', 2],
    ['OH', 2],
    ['CH3', 2],
    ['R1', 1],
    ['X', 1],
    ['(((((CH3)))))', 1],
    ['C(', 1],
  ] as const)('%s with bonds of order %d is none', (text, taken) => {
    expect(groupOf(text, { taken })).toBeUndefined();
  });

  it('every short form is a structure', () => {
    for (const [name, smiles] of [...Object.entries(ABBREVIATIONS), ...Object.entries(BESIDE)]) {
      const { atoms } = groupOfSmiles(smiles);
      const plain = smiles.replace('*', '');
      expect(atoms.length, name).toBe(toolkit.structure(plain).heavy_atoms);
    }
  });
});

// the half that rules are made on; `eval/ocsr` measures both
describeWithSharedData('drawings of patents', ['chem-bio/uspto-mol-tif'], (folder) => {
  it('fourteen of the half that rules are made on: read as their MOL files say, or not at all', async () => {
    const pairs = (await pairsIn(folder))
      .filter(({ name }) => halfOf(name) === 'making')
      .filter((_, at) => at % 24 === 5);
    const verdicts = pairs.map(({ picture, molfile }) => {
      const found = readDepictions(decodePicture(picture, 3600));
      if (found.length !== 1 || (found[0]!.structure?.confidence ?? 0) < 0.6) return 'refused';
      const { inchi_key } = toolkit.structure(found[0]!.structure!.molfile);
      return inchi_key === toolkit.structure(molfile).inchi_key ? 'equal' : 'other';
    });
    expect(pairs).toHaveLength(14);
    expect(
      Object.fromEntries(Object.entries(Object.groupBy(verdicts, (one) => one)).map(([k, v]) => [k, v!.length])),
    ).toEqual({ equal: 13, refused: 1 });
  });
});
