import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describedProteins, isSymbolOfAFamily, PROTEIN_TABLES, symbolsIn } from './proteins.ts';
import { wordsOf } from './text-words.ts';

const drug = (text: string, name: string) => {
  const start = text.indexOf(name);
  return { kind: 'drug' as const, start, end: start + name.length };
};
const named = (text: string, ...drugs: string[]) =>
  describedProteins(
    wordsOf(text),
    text,
    drugs.map((name) => drug(text, name)),
  ).map(({ start, end }) => text.slice(start, end));

describe('proteins and genes by their symbols', () => {
  it.each([
    ['Serum IL-17A, IL-6 and CXCL10; caspase-9, CYP2C19*2.', ['IL-17A', 'IL-6', 'CXCL10', 'caspase-9']],
    [
      'The protein TNF-α, IFN-gamma, TGFβ1, PPARγ, NF-kappaB, p38 MAPK and mTORC1.',
      ['TNF-α', 'IFN-gamma', 'TGFβ1', 'PPARγ', 'NF-kappaB', 'p38 MAPK', 'mTORC1'],
    ],
    ['Mutations of SLC2A2, HLA-DRB1*04:01 and KRAS.', ['SLC2A2', 'HLA-DRB1*04:01', 'KRAS']],
    // several of a family
    [
      'Proteins ERK1/2, MMP-2/-9, TGF-beta1 and -beta2, SOCS-1 and 3 others.',
      ['ERK1/2', 'MMP-2/-9', 'TGF-beta1 and -beta2', 'SOCS-1'],
    ],
    // cells are told apart by what they bear
    ['CD4 protein, CD4+ T cells, CD8 T cells, CD34-positive cells.', ['CD4']],
    // genes of bacteria
    ['The genes nirK and fdnH; logP of genes.', ['nirK', 'fdnH']],
    ['Prices of nirK.', []],
    // words
    [
      'Vimentin, caveolin-1, cathepsin B, P-selectin and connexins.',
      ['Vimentin', 'caveolin-1', 'cathepsin B', 'P-selectin', 'connexins'],
    ],
    // nothing speaks of living things
    ['Connect CDK4 to IL-6 and the ERK bus.', []],
    ['A gene, p38.5 and IL-6.2.', []],
  ])('%s', (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it('knows a symbol of a family by what stands beside it', () => {
    const isOne = (text: string, symbol: string) => {
      const start = text.indexOf(symbol);
      return isSymbolOfAFamily(text, start, start + symbol.length);
    };
    expect(isOne('Serum IL-10 rose.', 'IL-10')).toBe(true);
    expect(isOne('Port IL-10 rose.', 'IL-10')).toBe(false);
    expect(isOne('Serum of CD4+ cells.', 'CD4')).toBe(false);
    expect(isOne('Serum of CD4 T cells.', 'CD4')).toBe(false);
    expect(isOne('Serum IL-10 rose.', 'IL-1')).toBe(false);
  });

  it('names hormones as proteins where nobody is given them', () => {
    const hormone = (text: string, name: string) => named(text, name);
    expect(hormone('Fasting insulin rose.', 'insulin')).toEqual(['insulin']);
    expect(hormone('Treatment with insulin.', 'insulin')).toEqual([]);
    expect(hormone('The GnRH neurons fire.', 'GnRH')).toEqual([]);
  });

  it('names proteins by what they work on', () => {
    expect(
      named('sucrose synthase, dopamine transporter, cocaine purchases', 'sucrose', 'dopamine', 'cocaine'),
    ).toEqual(['sucrose synthase', 'dopamine transporter']);
    expect(
      named('dopamine D2 and glutamate (Glu) receptors; cortisone diseases', 'dopamine', 'glutamate', 'cortisone'),
    ).toEqual(['glutamate (Glu) receptors']);
  });

  it('are looked for wherever one of their expression may begin', () => {
    const { symbols } = PROTEIN_TABLES;
    // all that it has in small letters, alone and before what may follow
    const small = symbols.replace(/\[(?:\p{Lu}|[αβ])(\p{Ll})\]/gu, '$1');
    const parts = small.match(/[a-z]+(?:-[a-z]+)*/g)!;
    const written = [...new Set(parts)].flatMap((part) => [part, `a-${part}`, `b-${part}`, `c-${part}`, `${part} D1`]);
    const text = `${written.join(', ')}; anti‐IL‐6 anti-IL-6 anti’TNF x/IL-6 α-synuclein 16S rRNA hsa-miR-21-5p Kv1.4`;
    const expected = [...text.matchAll(new RegExp(symbols, 'gu'))].map(({ 0: symbol, index }) => [index, symbol]);
    expect(expected.length).toBeGreaterThan(20);
    expect([...symbolsIn(wordsOf(text), text)].map(({ start, end }) => [start, text.slice(start, end)])).toEqual(
      expected,
    );
  });

  it('has these tables', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(Object.fromEntries(Object.entries(PROTEIN_TABLES).map(([name, table]) => [name, digest(table)]))).toEqual({
      symbols: '996721f97136adb3',
      hormones: '239b0bce28b9f9ca',
      spelled: 'ba6d718ab52aaa3f',
    });
  });
});
