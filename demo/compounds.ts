import { readFileSync } from 'node:fs';
import type { Compound, Said } from '#collections/compounds/compound.ts';

// Substances are facts: these are real ones that the fictional patents name, beside a medicine that everybody knows.
// biome-ignore format: read it as a table
const SUBSTANCES: readonly (readonly [smiles: string, name: string, iupac: string, cas: string, synonyms: string])[] = [
  ['CC(=O)Oc1ccccc1C(=O)O', 'aspirin', '2-acetyloxybenzoic acid', '50-78-2', 'acetylsalicylic acid|乙酰水杨酸|阿司匹林'],
  ['OC(=O)c1ccccc1O', 'salicylic acid', '2-hydroxybenzoic acid', '69-72-7', '水杨酸'],
  ['c1ccc2[nH]nnc2c1', 'benzotriazole', '2H-benzotriazole', '95-14-7', '1H-benzotriazole|苯并三唑'],
  ['OCCO', 'ethylene glycol', 'ethane-1,2-diol', '107-21-1', '乙二醇'],
  ['CCO', 'ethanol', 'ethanol', '64-17-5', 'ethyl alcohol|乙醇'],
  ['NC(N)=O', 'urea', 'urea', '57-13-6', 'carbamide|尿素'],
  ['OC(=O)CC(O)(C(=O)O)CC(=O)O', 'citric acid', '2-hydroxypropane-1,2,3-tricarboxylic acid', '77-92-9', '柠檬酸'],
  ['C[C@H](O)C(=O)O', 'L-lactic acid', '(2S)-2-hydroxypropanoic acid', '79-33-4', ''],
  ['CC(O)C(=O)O', 'lactic acid', '2-hydroxypropanoic acid', '50-21-5', '乳酸'],
  ['COc1cc(/C=C/C(=O)O)ccc1O', 'ferulic acid', '(E)-3-(4-hydroxy-3-methoxyphenyl)prop-2-enoic acid', '1135-24-6', '阿魏酸'],
  ['[Li+].[Li+].[O-]C([O-])=O', 'lithium carbonate', 'dilithium carbonate', '554-13-2', '碳酸锂'],
  ['[Na+].[O-]C(=O)c1ccccc1O', 'sodium salicylate', 'sodium 2-hydroxybenzoate', '54-21-7', '水杨酸钠'],
];

/** What is said of the demo compounds; `scripts/demo-compounds.ts` makes records of it. */
export const DEMO_STRUCTURES: readonly Said[] = SUBSTANCES.map(([smiles, name, iupac, cas, synonyms]) => ({
  source: 'demo',
  key: name,
  given: { text: smiles, notation: 'smiles' },
  names: [
    { text: name, kind: 'common' },
    { text: iupac, kind: 'iupac' },
    ...synonyms
      .split('|')
      .filter(Boolean)
      .map((text) => ({ text, kind: 'synonym' as const })),
  ],
  cas: cas === '' ? [] : [cas],
}));

/** The compounds of the demo corpus, as `scripts/demo-compounds.ts` has written them. */
export const demoCompounds = (): Compound[] =>
  JSON.parse(readFileSync(new URL('./compounds.json', import.meta.url), 'utf8')) as Compound[];
