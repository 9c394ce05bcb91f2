import { entities } from '#collections/entities/entities.ts';
import { ai01NerDdtNer } from '#contract/generated/others.ts';
import { totalOf } from '#corpus/total.ts';
import { MEDICAL_KINDS, medicalNames } from '#dictionary/mentions.ts';
import { codePoints } from '#dictionary/spans.ts';
import { defineOperation } from '#operation.ts';
import { assertShort } from './text-length.ts';

const TYPES = { drug: 'Drug', disease: 'Disease', target: 'Target' } as const;

export default defineOperation({
  contract: ai01NerDdtNer,
  path: '/ai/ner/ddt-ner',
  summary: 'Drugs, diseases and targets that a text names',
  description:
    'Names of the dictionary of the corpus, whole, the longest where they overlap (a disease with which the name of a protein begins is given, too: `tumor suppressor`; so is the symbol of a gene that is the short form of a disease which the text names, too); short forms that the text explains, and such as everybody knows (`COPD`); in English also diseases and drugs that its words describe (`glomerular hypertrophy`), compounds by the parts that their names are made of (`methyl 4-aminobenzoate`) and proteins by the symbols of their families or by what they work on (`IL-17A`, `sucrose synthase`), in Chinese illnesses by the words that end their names (`支气管炎`). `start` and `end` count characters (code points) of the given text, `end` is behind the last one. Everyday words and symbols in other letters than the dictionary has them are left out.',
  example: {
    body: {
      lang: 'en',
      text: 'Imagitinib (IMG) is an antagonist of halden receptor 1 (HLDR1) for patients with imaginary valve fever.',
    },
  },
  async handle({ body, note, signal }, { corpus }) {
    assertShort(body.text, body.lang);
    const found = await medicalNames(corpus, body.text, signal);
    for (const kind of MEDICAL_KINDS) {
      const total = await totalOf(corpus, entities, { kind: 'term', field: 'KIND', text: kind }, { signal });
      if (total === 0)
        note(
          `The dictionary has no ${kind}s; importers for Disease Ontology, MeSH, DrugBank, DrugCentral, HGNC and NCBI Gene would give some.`,
        );
    }
    const at = codePoints(body.text);
    return found.map(({ start, end, kind }) => ({
      start: at(start),
      end: at(end),
      entity: body.text.slice(start, end),
      type: TYPES[kind as keyof typeof TYPES],
    }));
  },
});
