import type { Reaction } from '#collections/reactions/reactions.ts';

/** The textbook preparation of aspirin: the one reaction of the demo corpus. */
export const demoReactions = (): Reaction[] => [
  {
    id: 'demo:aspirin',
    reactants: [
      { smiles: 'O=C(O)c1ccccc1O', inchi_key: 'YGSDEFSMJLZEOE-UHFFFAOYSA-N', amounts: [{ value: '10', unit: 'mmol' }] },
      { smiles: 'CC(=O)OC(C)=O', inchi_key: 'WFDIJRYMOXRFFG-UHFFFAOYSA-N', name: 'acetic anhydride', amounts: [] },
    ],
    agents: [],
    products: [{ smiles: 'CC(=O)Oc1ccccc1C(=O)O', inchi_key: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N', amounts: [] }],
    written: 'OC(=O)c1ccccc1O.CC(=O)OC(C)=O>>CC(=O)Oc1ccccc1C(=O)O',
    provenance: [{ source: 'demo', key: 'aspirin' }],
    demo: true,
  },
];
