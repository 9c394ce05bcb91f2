import { expect, it } from 'vitest';
import { openToolkit } from '#chemistry/rdkit.ts';
import { REAGENTS } from './reagents.ts';

/** The structures by which the keys are known, in the order of the table. */
const SMILES = `O CO CCO CC(C)O CCCCO CC(C)(C)O CC(C)=O CC#N ClCCl ClC(Cl)Cl ClC(Cl)(Cl)Cl ClCCCl CCOCC C1CCOC1 C1COCCO1
  COCCOC COC(C)(C)C CCOC(C)=O CCCCCC CCCCCCC CCCCC C1CCCCC1 c1ccccc1 Cc1ccccc1 Cc1ccccc1C c1ccncc1 CN(C)C=O CN(C)C(C)=O
  CN1CCCC1=O CS(C)=O CCN(CC)CC CCN(C(C)C)C(C)C CC(=O)O OC=O OC(=O)C(F)(F)F Cl OS(=O)(=O)O O[N+](=O)[O-] OP(=O)(O)O
  [OH-].[Na+] [OH-].[K+] [OH-].[Li+] OC([O-])=O.[Na+] [O-]C([O-])=O.[Na+].[Na+] [O-]C([O-])=O.[K+].[K+]
  [O-]C([O-])=O.[Cs+].[Cs+] [Na+].[Cl-] [NH4+].[Cl-] N [Mg+2].[O-]S([O-])(=O)=O [Na+].[Na+].[O-]S([O-])(=O)=O [H-].[Na+]
  [BH4-].[Na+] [Li+].[AlH4-] [Li]CCCC [H][H] N#N O=S(Cl)Cl ClC(=O)C(Cl)=O ClP(Cl)(Cl)=O C1CCC(CC1)N=C=NC1CCCCC1
  CN(C)c1ccncc1 [Pd] c1ccc(cc1)P(c1ccccc1)c1ccccc1 OCCO OCC(O)CO O=C=O O=O [Ar] c1cnc[nH]1 OO O=[Si]=O`
  .split(/\s+/)
  .filter(Boolean);

it('the keys of reagents are those of their structures', async () => {
  const toolkit = await openToolkit();
  const keys = SMILES.map((smiles) => toolkit.structure(smiles).inchi_key);
  expect(keys.map((key, i) => `${SMILES[i]} ${key}`)).toEqual([...REAGENTS].map((key, i) => `${SMILES[i]} ${key}`));
});
