import { expect, it } from 'vitest';
import { reactions } from '#collections/reactions/reactions.ts';
import { schemaFault } from '#sources/import.ts';
import { readText } from '#testing/read-source.ts';
import { reactionSides } from './reaction-smiles.ts';
import tables from './tables.ts';

it('reaction SMILES have three sides; an ending says which parts are one substance', () => {
  expect(reactionSides('[CH3:1]Cl.[OH-].[Na+]>O>[CH3:1]O |f:1.2|')).toEqual({
    reactants: ['[CH3]Cl', '[OH-].[Na+]'],
    agents: ['O'],
    products: ['[CH3]O'],
  });
  expect(reactionSides('A.B>C.D>E.F |f:0.1,4.5,2.3|').products).toEqual(['E.F']);
  expect(() => reactionSides('CCO')).toThrow('is no reaction');
  expect(() => reactionSides('CCO>>')).toThrow('has no product');
  expect(() => reactionSides('C'.repeat(20_001))).toThrow('20000 characters');
});

it('rows of tables become reactions with patent, yield and paragraph', async () => {
  const text =
    'ReactionSmiles\tPatentNumber\tOrdReactionId\tYield\tProcedureText\nCC(=O)Cl.[CH3:1]O>CC>CC(=O)O[CH3:1]\tUS04609650\tord-1\t88.5\tIt is stirred.\nnonsense\tUS1\tord-2\t\t\n';
  const [one, two] = await readText(tables, 'a.tsv', text);
  expect(one).toMatchObject({
    ok: true,
    record: {
      id: 'reaction-table:ord-1',
      reactants: [{ smiles: 'CC(=O)Cl' }, { smiles: 'CO', inchi_key: 'OKKJLVBELUTLKV-UHFFFAOYSA-N' }],
      agents: [{ smiles: 'CC' }],
      products: [{ smiles: 'COC(C)=O', inchi_key: 'KXKVLQRXCPHEJC-UHFFFAOYSA-N' }],
      patent: 'US4609650',
      yield: 88.5,
      procedure: 'It is stirred.',
    },
  });
  if (one?.ok === true) expect(schemaFault(reactions, one.record)).toBeUndefined();
  expect(two).toMatchObject({ ok: false, id: 'line 3' });
  const repeated = 'rxn_Class,patentID,rxn_Smiles\n1,US07678803B2,CO>>CI\n1,US07678803B2,CO>>CI\n';
  const rows = await readText(tables, 'b.csv', repeated);
  expect(rows.map((each) => each.ok === true && [each.record.id, each.record.class])).toEqual([
    ['reaction-table:b.csv:US07678803B2', '1'],
    ['reaction-table:b.csv:US07678803B2:2', '1'],
  ]);
});
