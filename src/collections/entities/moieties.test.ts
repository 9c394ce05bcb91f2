import { expect, it } from 'vitest';
import { moietyOf } from './moieties.ts';

/** Whether a salt of something keeps its whole name: what is left without the salt is no drug. */
const isBare = (name: string) => moietyOf(`${name} chloride`) === `${name} chloride`;

it('a radical is no drug by itself, whatever alcohol or acid it is of', () => {
  const alcohols =
    'meth eth prop but pent am hex hept oct non dec undec dodec tridec laur myrist palmit cet cetear stear ole behen ethylhex phen ' +
    'benz phenyleth tol vin all crot acet glycer geran geranylgeran farnes dimethylall terpin born isoborn menth cinnam citronell ' +
    'furfur carbam picr nitros sulfur carbon thion phosphor';
  const acids = 'propion butyr benz laur myrist palmit ole stear coc';
  const sulfonyls = 'methane ethane toluene benzene hexadecane phenylmethyl dans';
  const radicals = [
    ...alcohols.split(' ').map((stem) => `${stem}yl`),
    ...acids.split(' ').map((stem) => `${stem}oyl`),
    ...sulfonyls.split(' ').map((stem) => `${stem}sulfonyl`),
  ];
  expect(radicals).toHaveLength(66);
  expect(radicals.filter((radical) => !isBare(radical))).toEqual([]);
});

it('a radical is none with three words at most before it in one', () => {
  const before =
    'mono di tri tetra poly iso neo cyclo hydroxy methoxy ethoxy amino chloro bromo fluoro trifluoro trichloro nitro';
  expect(before.split(' ').filter((word) => !isBare(`${word}methyl`))).toEqual([]);
  expect(['trichloronitromethyl', 'dichloronitroaminomethyl'].map(isBare)).toEqual([true, false]);
});

it('a drug that ends as a radical does is one', () => {
  expect(['fentanyl', 'bisacodyl', 'methylphenyl', 'thionoyl', 'tropoyl'].map(isBare)).toEqual(Array(5).fill(false));
});

it('how a salt is taken is no drug', () => {
  expect(['dietary', 'inorganic', 'topical', 'oral', 'nasal', 'organic'].map(isBare)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});
