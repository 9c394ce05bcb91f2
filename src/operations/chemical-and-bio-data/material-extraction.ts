import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { readRecipe } from '#language/recipes.ts';
import { languageOf } from '#language/script.ts';
import { SentParagraph } from '#operations/shared/sent-paragraphs.ts';
import { type Static, Type } from '#typebox.mjs';

/** What a document says of materials: measured properties and process steps, each with its sentence. */

const Spum = Type.Object({
  substance: Type.Optional(Type.String()),
  property: Type.String(),
  measurement: Type.String(),
  unit: Type.String(),
  source_sentences: Type.Array(Type.String()),
});
const Process = Type.Object({
  process_name: Type.String(),
  source_section: Type.String(),
  steps: Type.Array(
    Type.Object({
      step_id: Type.Integer(),
      /** The sentence. */
      action: Type.String(),
      sub_process_name: Type.String(),
      conditions: Type.Array(Type.String()),
    }),
  ),
  valid_steps: Type.Integer(),
});
const Item = Type.Object({ spum: Type.Array(Spum), processes: Type.Record(Type.String(), Process) });
type Item = Static<typeof Item>;

export const MaterialExtractionData = Type.Object({
  name: Type.String(),
  pages: Type.Integer(),
  paragraphs: Type.Array(SentParagraph),
  made: Type.Optional(Type.Object({ en: Item, zh: Item })),
});
export type MaterialExtractionData = Static<typeof MaterialExtractionData>;

const MOST_FACTS = 5_000;
/** The unit of a quantity as it is written: what follows its last digit. */
const unitOf = (text: string) => /[^\d\s.,~–—-][^\d]{0,16}$/u.exec(text.trim())?.[0].trim() ?? '';

const extract: Step<MaterialExtractionData> = async ({ paragraphs }) => {
  const made: { en: Item; zh: Item } = { en: { spum: [], processes: {} }, zh: { spum: [], processes: {} } };
  let section = '';
  for (const { text, heading, page } of paragraphs) {
    if (heading) section = text.slice(0, 200);
    const item = made[languageOf(text)];
    const { properties, steps } = readRecipe(text);
    for (const { property, quantity, substance, sentence } of properties) {
      if (item.spum.length >= MOST_FACTS) break;
      item.spum.push({
        ...(substance && { substance: substance.text }),
        property: property.replaceAll('_', ' '),
        measurement: quantity.text,
        unit: unitOf(quantity.text),
        source_sentences: [text.slice(sentence.start, sentence.end).trim()],
      });
    }
    if (steps.length === 0 || heading) continue;
    const number = Object.keys(item.processes).length + 1;
    item.processes[`process_${number}`] = {
      process_name: section || `page ${page}`,
      source_section: `page ${page}${section ? `, ${section}` : ''}`,
      steps: steps.map(({ operation, conditions, atmosphere, sentence }, i) => ({
        step_id: i + 1,
        action: text.slice(sentence.start, sentence.end).trim(),
        sub_process_name: operation.replaceAll('_', ' '),
        conditions: [...conditions.map((one) => one.text), ...(atmosphere ? [atmosphere] : [])],
      })),
      valid_steps: steps.filter(({ conditions, atmosphere }) => conditions.length > 0 || atmosphere).length,
    };
  }
  return { made };
};

/** One document. */
// biome-ignore format: read it as a table
export const materialExtraction = defineFlow({
  name: 'material-extraction', data: MaterialExtractionData, start: 'extracting',
  states: {
    extracting: work(extract, 'extracted'),
    extracted:  final(),
  },
  stages: { materials: ['extracting', 'extracted'] },
  title: ({ name }) => name.slice(0, 120).replace(/[\p{C}\s]+/gu, ' '),
});
