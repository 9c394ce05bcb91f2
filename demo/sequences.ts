import { type Sequence, sequenceRecord } from '#collections/sequences/sequences.ts';

// Invented letters: frameworks as antibodies have them, loops that nobody has, peptides of a fictional listing.
const HEAVY =
  'EVQLVESGGGLVQPGGSLRLSCAASGFNMTDQWIHWVRQAPGKGLEWVARINPHDGRTSYADSVKGRFTISADTSKNTAYLQMNSLRAEDTAVYYCSRHDWQGTNYMEYWGQGTLVTVSS';
const LIGHT =
  'DIQMTQSPSSLSASVGDRVTITCRASQNIHTWLAWYQQKPGKAPKLLIYKASQMHSGVPSRFSGSRSGTDFTLTISSLQPEDFATYYCQQYNDWPHTFGQGTKVEIK';
const PEPTIDES = [
  'MKWHTYERNGSDFQLAAKDELWQ',
  'GIWDTNRSEFHYKQLMPACVEDR',
  'GIWDTNRSEFHYKQLMPACAEDRKKWHN',
  'HWYDNKRTEGQSFLAMPVICHWYDNKRTEGQSFL',
];
const GENE = 'ATGAAATGGCATACCTATGAACGCAATGGCAGCGATTTTCAGCTGGCGGCGAAAGATGAACTGTGGCAGTAA';
/** Publications of the demo corpus that claim a peptide as the active substance. */
const LISTINGS = ['WO2017904405', 'US20190902656'];

const provenance = (key: string) => [{ source: 'demo', key }];

/** The sequences of the demo corpus: the same every time. */
export const demoSequences = (): Sequence[] => [
  ...[
    ['heavy', HEAVY],
    ['light', LIGHT],
  ].map(([chain, letters]) =>
    sequenceRecord('protein', letters!, {
      names: [`fictomab, ${chain} chain, variable domain`],
      molecules: ['AA'],
      provenance: provenance(`fictomab ${chain}`),
      demo: true,
    }),
  ),
  ...PEPTIDES.map((letters, i) =>
    sequenceRecord('protein', letters, {
      names: [`carrier peptide ${i + 1}`],
      descriptions: ['Artificial Sequence'],
      molecules: ['AA'],
      stands_in: LISTINGS.map((patent) => ({ patent, number: i + 1 })),
      provenance: provenance(`peptide ${i + 1}`),
      demo: true,
    }),
  ),
  sequenceRecord('nucleotide', GENE, {
    names: ['gene of carrier peptide 1'],
    descriptions: ['Artificial Sequence'],
    molecules: ['DNA'],
    features: [{ key: 'CDS', location: '(1)..(72)' }],
    stands_in: LISTINGS.map((patent) => ({ patent, number: PEPTIDES.length + 1 })),
    provenance: provenance('gene 1'),
    demo: true,
  }),
];
