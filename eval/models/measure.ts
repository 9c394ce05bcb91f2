import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { reportText } from '#testing/report-text.ts';
import type { Input, Result } from './flows.ts';

export const INPUTS: readonly Input[] = [
  {
    lang: 'en',
    solution:
      'Battery cells age early when they are heated unevenly. A battery module comprises a plurality of battery cells. A cold plate is arranged below the battery cells. A pump reverses the flow of coolant in the cold plate every 40 s. Thereby the temperature of the cells becomes more even.',
    problem: 'The cells of a battery pack must be cooled more evenly, but a larger cold plate makes the pack heavier.',
    material: 'A heat-storing material for battery cells with a latent heat above 150 J/g that does not leak.',
    claim:
      '1. A battery module comprising a plurality of battery cells and a cold plate arranged below the battery cells.',
  },
  {
    lang: 'zh',
    solution:
      '电池单体受热不均时容易老化。一种电池模组，包括多个电池单体。电池单体下方设有冷板。泵使冷板中的冷却液的流动方向每40秒反转一次。从而使电池单体的温度更加均匀。',
    problem: '动力电池包快充时各电池单体之间温差大，如何使冷却更均匀而不增加电池包的重量',
    material: '一种用于电池单体的蓄热材料，相变潜热高于150 J/g，且不泄漏。',
    claim: '1. 一种电池模组，其特征在于，包括多个电池单体和设置在电池单体下方的冷板。',
  },
];

/** Texts as they are compared. */
export const flat = (text: string) => text.replace(/[\s…]+/g, '').toLowerCase();

/** All texts of the answers. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsOf(one);
}

/** Sentences of a result, once each. */
export function statementsOf({ answers, pages }: Result): Set<string> {
  const found = new Set<string>();
  const lines = [
    ...pages.flatMap((page) => reportText(page).split('\n')),
    ...[...textsOf(answers)].flatMap((one) => one.split('\n')),
  ];
  for (const line of lines)
    for (const { start, end } of sentences(line)) {
      const said = line.slice(start, end).trim();
      if (said.length > 8 && !/^https?:|^[0-9a-f-]{30,}$/.test(said)) found.add(said);
    }
  return found;
}

/** Quotes of documents by their number: “...” (US1A1). */
export async function quotesIn(
  statements: Iterable<string>,
  corpus: Corpus,
): Promise<{ quotes: number; wrong: string[] }> {
  const wrong: string[] = [];
  let quotes = 0;
  for (const said of statements)
    for (const [, text, number] of said.matchAll(/“([^”]{12,})”[ ,，]{0,2}[（([]([A-Z]{2}\d{5,}[A-Z]\d?)/gu)) {
      quotes += 1;
      const [record] = await corpus.get(patents, [number!]);
      if (!record || !flat(JSON.stringify(record).replaceAll('\\"', '"')).includes(flat(text!))) wrong.push(said);
    }
  return { quotes, wrong };
}

/** Marks that say where a statement comes from: a document, a query, a person, the model. */
export const EVIDENCE = /\[(?:[QPDF]?\d+|model|inference|模型|推断)[^\]]{0,40}\]|[A-Z]{2}\d{5,}[A-Z]\d?|doi:/u;
