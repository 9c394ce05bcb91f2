import { beforeAll, describe, expect, it } from 'vitest';
import {
  countAtoms,
  FormulaError,
  formulasInOtherCase,
  hillFormula,
  looksLikeFormula,
  readFormula,
  weightOf,
} from './formula.ts';
import { GraphView, packGraph } from './graph.ts';
import { ALL_LAYERS, keyFor, LAYERS, type Layer, layerMask } from './identity.ts';
import { Matcher } from './match.ts';
import { AROMATIC } from './molecule.ts';
import { casOf, inchiKeyOf, isBrokenCas, nameKey } from './names.ts';
import { openToolkit } from './rdkit.ts';
import type { Toolkit } from './toolkit.ts';

let toolkit: Toolkit;
beforeAll(async () => {
  toolkit = await openToolkit();
});

describe('names', () => {
  it('a CAS number is one by its check digit', () => {
    expect(casOf('50-78-2')).toBe('50-78-2');
    expect(casOf('CAS RN: 7732-18-5')).toBe('7732-18-5');
    expect(casOf('50-78-3')).toBeUndefined();
    expect(isBrokenCas('50-78-3')).toBe(true);
    expect([isBrokenCas('CAS 50-78-3'), isBrokenCas('CAS 50-78-2')]).toEqual([true, false]);
    expect(casOf('2296729-00-3')).toBe('2296729-00-3');
  });

  it('an InChIKey has three blocks of 14, 10 and 1 letters', () => {
    expect(inchiKeyOf(' inchikey=bsynrymutxbxsq-uhfffaoysa-n')).toBe('BSYNRYMUTXBXSQ-UHFFFAOYSA-N');
    expect(inchiKeyOf('BSYNRYMUTXBXSQ-UHFFFAOYSA')).toBeUndefined();
  });

  it('names compare without case, width, and kind of dash', () => {
    expect(nameKey(' 2‐Acetyloxy  Benzoic ACID ')).toBe('2-acetyloxy benzoic acid');
  });
});

describe('formulas', () => {
  it('are read in any order and with ranges', () => {
    expect(readFormula('O2C10-12 H20')).toEqual([
      { symbol: 'O', least: 2, most: 2 },
      { symbol: 'C', least: 10, most: 12 },
      { symbol: 'H', least: 20, most: 20 },
    ]);
    expect(readFormula('CH3CO2H').find(({ symbol }) => symbol === 'C')).toEqual({ symbol: 'C', least: 2, most: 2 });
    expect(readFormula('CoCl2').map(({ symbol }) => symbol)).toEqual(['Co', 'Cl']);
  });

  it.each([
    ['C9H8Xx4', 4],
    ['C12-10', 0],
    ['c9', 0],
    ['C1-900', 0],
    ['', 0],
  ])('%j is refused with the place %i', (text, at) => {
    expect(() => readFormula(text)).toThrow(FormulaError);
    try {
      readFormula(text);
    } catch (error) {
      expect((error as FormulaError).at).toBe(at);
    }
  });

  it('are told from names', () => {
    expect(['C9H8O4', 'NaCl', 'H2O'].map(looksLikeFormula)).toEqual([true, true, true]);
    expect(['aspirin', 'Co', 'SIMVASTATIN', 'urea'].map(looksLikeFormula)).toEqual([false, false, false, false]);
    expect(['c9h8o4', 'licoo2', 'C9h8O4', 'C9H8O4', 'c9 h8', 'urea', 'b12x4', '9c'].map(formulasInOtherCase)).toEqual([
      ['C9H8O4'],
      ['LiCoO2', 'LiCOO2'],
      ['C9H8O4'],
      ...[[], [], [], [], []],
    ]);
    expect(formulasInOtherCase(`${'co'.repeat(19)}2`)).toHaveLength(16);
  });

  it('are written in the order of Hill, with the weight of standard weights', () => {
    const atoms = countAtoms([
      { number: 17, hydrogens: 0 },
      { number: 6, hydrogens: 3 },
    ]);
    expect(hillFormula(atoms)).toBe('CH3Cl');
    expect(hillFormula(atoms, -2)).toBe('CH3Cl-2');
    expect(weightOf(atoms)).toBe(50.485);
  });
});

describe('a structure', () => {
  it('is read from SMILES and from a MOL block alike', () => {
    const aspirin = toolkit.structure('OC(=O)c1ccccc1OC(C)=O');
    expect(aspirin).toMatchObject({
      smiles: 'CC(=O)Oc1ccccc1C(=O)O',
      inchi: 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3-2-4-7(8)9(11)12/h2-5H,1H3,(H,11,12)',
      inchi_key: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N',
      formula: 'C9H8O4',
      weight: 180.159,
      heavy_atoms: 13,
    });
    const block = `\n  test\n\n  2  1  0  0  0  0            999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.0000    0.0000    0.0000 O   0  0
  1  2  1  0
M  END\n`;
    expect(toolkit.structure(block).inchi_key).toBe('OKKJLVBELUTLKV-UHFFFAOYSA-N');
    // hydrogens that are drawn are no atoms to compare by; of labelled ones the label is kept
    const drawn = `\n  test\n\n  6  5  0  0  0  0            999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.0000    0.0000    0.0000 O   0  0
    2.0000    0.0000    0.0000 H   0  0
    0.0000    1.0000    0.0000 H   0  0
    0.0000   -1.0000    0.0000 H   0  0
   -1.0000    0.0000    0.0000 H   0  0
  1  2  1  0
  2  3  1  0
  1  4  1  0
  1  5  1  0
  1  6  1  0
M  END\n`;
    expect(toolkit.structure(drawn)).toEqual(toolkit.structure('CO'));
    const labelled = toolkit.structure(drawn.replace('M  END', 'M  ISO  1   6   2\nM  END'));
    expect([labelled.isomeric, labelled.formula]).toEqual(['[2H]CO', 'CH4O']);
    expect(toolkit.query(drawn)).toEqual(toolkit.query('CO'));
  });

  it('has a parent without salts and charge', () => {
    const salt = toolkit.structure('[Na+].CC(=O)[O-]');
    expect(salt.parent).toEqual({ smiles: 'CC(=O)O', inchi_key: 'QTBSBXVTEAMEQO-UHFFFAOYSA-N' });
    expect(toolkit.structure('CC(=O)O').parent).toBeUndefined();
  });

  it('is written without the numbers of a reaction, but for those that say where the rest is bound', () => {
    const mapped = toolkit.structure('[CH3:1][CH:2]([OH:3])[13CH3:4]');
    expect([mapped.isomeric, mapped.smiles]).toEqual(['CC([13CH3])O', 'CC(C)O']);
    expect(mapped).toEqual(toolkit.structure('CC(O)[13CH3]'));
    expect(toolkit.structure('[*:1]C[CH3:2]').isomeric).toBe('CC[*:1]');
  });

  it('without InChI is kept without a key', () => {
    const open = toolkit.structure('*CC');
    expect([open.inchi_key, open.identity, open.formula]).toEqual([undefined, undefined, 'C2H5']);
  });

  it.each([
    ['C(C)(C)(C)(C)C', /valence/],
    ['c1ccc', /ring/],
    ['', /empty/],
    ['C'.repeat(10_001), /10000 characters/],
    ['C'.repeat(2_000), /500 atoms, this one 2000/],
    [`${'C('.repeat(151)}C${')'.repeat(151)}`, /nested/],
    ['{"a":1}', /SMILES or a MOL block/],
    ['<script>', /./],
  ])('%.20s is refused with a reason', (text, reason) => {
    expect(() => toolkit.structure(text)).toThrow(reason);
  });

  it('has figures', () => {
    // alprazolam: one weight, wherever it is told; with a label that of the isotope
    const alprazolam = 'Cc1nnc2n1-c1ccc(Cl)cc1C(c1ccccc1)=NC2';
    expect([toolkit.computed(alprazolam).weight, toolkit.structure(alprazolam).weight]).toEqual([308.769, 308.769]);
    expect([toolkit.computed('[13CH4]').weight, toolkit.structure('[13CH4]').weight]).toEqual([17.035, 17.035]);
    expect(toolkit.computed('CC=C[C@H](F)C(Cl)Br')).toMatchObject({
      stereo_atoms: { defined: 1, undefined: 1 },
      stereo_bonds: { defined: 0, undefined: 1 },
    });
    expect(toolkit.computed('CC(=O)Oc1ccccc1C(=O)O')).toMatchObject({
      exact_mass: 180.04226,
      donors: 1,
      acceptors: 3,
      rotatable: 2,
      tpsa: 63.6,
      rule_of_five: 0,
    });
  });

  it('is drawn without script and links', () => {
    const svg = toolkit.svg('CCO', { width: 200, height: 100, dark: true, highlight: 'CO' });
    expect(svg).toContain("width='200px' height='100px'");
    expect(svg).not.toMatch(/<script|href=|on[a-z]+=/);
  });
});

describe('identity', () => {
  const equal = (a: string, b: string, without: readonly Layer[]) => {
    const mask = layerMask(Object.fromEntries(without.map((layer) => [layer, false])));
    const [x, y] = [toolkit.structure(a).identity!, toolkit.structure(b).identity!];
    return keyFor(x, mask) === keyFor(y, mask);
  };
  it.each<[string, string, Layer]>([
    ['C[C@H](N)C(=O)O', 'CC(N)C(=O)O', 'stereo'],
    ['C/C=C/F', 'C/C=C\\F', 'stereo'],
    ['[2H]C(Cl)Br', 'ClCBr', 'isotope'],
    ['CC(=O)[O-]', 'CC(=O)O', 'charge'],
    ['[CH2]C', 'CC', 'radical'],
    ['Oc1ccccn1', 'O=c1cccc[nH]1', 'tautomer'],
  ])('%s and %s differ by %3$s alone', (a, b, layer) => {
    expect(equal(a, b, [])).toBe(false);
    expect(equal(a, b, [layer])).toBe(true);
    const others = (Object.keys(LAYERS) as Layer[]).filter((each) => each !== layer);
    expect(equal(a, b, others)).toBe(false);
  });

  it('of a query alone is that of the whole structure', () => {
    for (const text of ['CC(=O)[O-]', '[CH2]C', 'Oc1ccccn1', 'C[C@H](N)C(=O)O', '[NH3+]C[CH]C(=O)[O-]'])
      expect(toolkit.identity(text)).toEqual(toolkit.structure(text).identity);
    expect(toolkit.identity('*CC')).toBeUndefined();
    // a charge and a radical, each taken off or not
    expect(new Set(toolkit.identity('[O-]C[CH]C')!.keys).size).toBe(4);
  });

  it('never joins what is another compound', () => {
    expect(equal('CCO', 'COC', Object.keys(LAYERS) as Layer[])).toBe(false);
    expect(layerMask({})).toBe(ALL_LAYERS);
  });
});

describe('substructures', () => {
  const RULES = { charge: true, isotope: true, radical: true, tautomer: true };
  const found = (query: string, target: string, rules = RULES) =>
    new Matcher(toolkit.query(query).molecule, rules).isIn(packGraph(toolkit.query(target).molecule));

  it('follow the aromaticity of the toolkit', () => {
    expect(found('c1ccccc1', 'CC(=O)Oc1ccccc1C(=O)O')).toBe(true);
    expect(found('C1CCCCC1', 'c1ccccc1')).toBe(false);
    expect(found('C=C', 'c1ccccc1')).toBe(false);
    expect(found('*O', 'CCO')).toBe(true);
  });

  it('take charges, isotopes and radicals of the query into account, or not', () => {
    expect(found('CC(=O)[O-]', 'CCC(=O)O')).toBe(false);
    expect(found('CC(=O)[O-]', 'CCC(=O)O', { ...RULES, charge: false })).toBe(true);
    expect(found('[13CH3]C', 'CCO')).toBe(false);
    expect(found('[13CH3]C', 'CCO', { ...RULES, isotope: false })).toBe(true);
    expect(found('Oc1ccccn1', 'Cc1cccc(=O)[nH]1')).toBe(false);
    expect(found('OC(C)=N', 'CC(=O)NC', { ...RULES, tautomer: false })).toBe(true);
  });

  it('are what the toolkit finds, over real drawings and all pairs of their pieces', () => {
    const targets = [
      'CN1CCC[C@H]1c1cccnc1',
      'O=C(O)c1ccccc1O',
      'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
      'Cn1c(=O)c2c(ncn2C)n(C)c1=O',
      'C1CC1C(=O)N[C@@H]1C(=O)N2C1SC(C)(C)C2C(=O)[O-]',
      'c1ccc2c(c1)C=NCCN2',
      'CC.O=S(=O)(N)c1ccc(N)cc1',
      'F[B-](F)(F)F.[Na+]',
      'C[N+](=O)[O-]',
      'c1ccc2ncccc2c1',
    ];
    const queries = [
      'CC',
      'C=O',
      'N',
      'NC=O',
      'c1ccncc1',
      'C1CCNC1',
      'CN.CN',
      'C(=O)[O-]',
      'O=C1CCN1',
      'S',
      'C1CC1',
      'CCO',
      'c1ccc2ncccc2c1',
      'CC(C)C',
      '[Na+]',
      'N(=O)O',
    ];
    const graphs = targets.map((target) => packGraph(toolkit.query(target).molecule));
    for (const query of queries) {
      const matcher = new Matcher(toolkit.query(query).molecule, RULES);
      const held = graphs.map((graph) => matcher.isIn(graph));
      expect([query, held]).toEqual([query, toolkit.containing(query, targets, { smarts: false })]);
    }
  });

  it('packs and unpacks molecules of every size', () => {
    const large = toolkit.query(`C${'C'.repeat(298)}[13C@H](O)[NH3+]`).molecule;
    const view = new GraphView();
    view.load(packGraph(large));
    expect(view.atoms).toBe(302);
    expect([...view.isotope.slice(298, 301)]).toEqual([0, 13, 0]);
    expect([view.charge[301], view.ofElement[6], view.ofElement[7]]).toEqual([1, 300, 1]);
    const ring = toolkit.query('c1ccccc1').molecule;
    view.load(packGraph(ring));
    expect([...view.first.slice(0, 7)]).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(new Set(view.order.slice(0, 12))).toEqual(new Set([AROMATIC]));
    expect(view.ofElement[7]).toBe(0);
  });
});

it('has one key for a structure, drawn or written, where both ends of a double bond are alike', async () => {
  const toolkit = await openToolkit();
  const at = [
    ...[
      [0, -2],
      [0, -1],
      [0.87, -0.5],
      [0.87, 0.5],
      [0, 1],
      [-0.87, 0.5],
      [-0.87, -0.5],
      [0, 2],
      [0.87, 2.5],
    ],
  ];
  const bonds = ['1  2  1', '2  3  1', '3  4  1', '4  5  1', '5  6  1', '6  7  1', '7  2  1', '5  8  2', '8  9  1'];
  const place = (value: number) => value.toFixed(4).padStart(10);
  const drawn = [
    ...['', '', '', '  9  9  0  0  0  0  0  0  0  0999 V2000'],
    ...at.map(([x, y], n) => `${place(x!)}${place(y!)}    0.0000 ${'CCCCCCCNO'[n]}   0  0  0  0  0`),
    ...bonds.map((bond) => `  ${bond}  0`),
    ...['M  END', ''],
  ].join('\n');
  const written = toolkit.structure('CC1CCC(=NO)CC1');
  expect(written.inchi).toBe('InChI=1S/C7H13NO/c1-6-2-4-7(8-9)5-3-6/h6,9H,2-5H2,1H3');
  expect(toolkit.structure(drawn).inchi_key).toBe(written.inchi_key);
  expect(toolkit.query(drawn).inchi_key).toBe(written.inchi_key);
  expect(toolkit.identity(drawn)).toEqual(toolkit.identity('CC1CCC(=NO)CC1'));
});
