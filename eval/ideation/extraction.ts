import { readFileSync } from 'node:fs';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Field, placeSentences } from '#skills/extract-disclosure/extract-disclosure.ts';
import { markedText } from './texts.ts';

/** One letter a sentence, as a person has marked it. */
const LETTERS: Readonly<Record<string, Field>> = {
  m: 'mechanism',
  p: 'tech_problem',
  b: 'background',
  o: 'outcome',
  a: 'application',
  e: 'embodiment',
  s: 'subject_improvement',
  x: 'others',
};

export const MARKS = JSON.parse(readFileSync(new URL('./marks.json', import.meta.url), 'utf8')) as Readonly<
  Record<'en' | 'zh', Readonly<Record<string, string>>>
>;

export interface ExtractionOutcome {
  readonly name: string;
  readonly lang: 'en' | 'zh';
  readonly sentences: readonly { readonly text: string; readonly wanted: Field; readonly found: Field }[];
  /** Characters that are not blank and stand in no sentence, or in two. */
  readonly lost: number;
  readonly twice: number;
}

/** Extraction against the marks; texts that are not in the corpus are left out. */
export async function judgeExtraction(corpus: Corpus): Promise<ExtractionOutcome[]> {
  const outcomes: ExtractionOutcome[] = [];
  for (const lang of ['en', 'zh'] as const)
    for (const [name, marks] of Object.entries(MARKS[lang])) {
      const [number = '', kind] = name.split(' ');
      const [patent] = await corpus.get(patents, [number]);
      const text = patent && markedText(patent, kind as 'abstract' | 'summary', lang);
      if (text === undefined) continue;
      const placed = placeSentences(text);
      if (placed.length !== marks.length) throw new Error(`${name}: ${placed.length} sentences, ${marks.length} marks`);
      const held = new Uint8Array(text.length);
      for (const { start, end } of placed) for (let at = start; at < end; at++) held[at] = held[at]! + 1;
      let lost = 0;
      let twice = 0;
      for (let at = 0; at < text.length; at++) {
        if (held[at] === 0 && !/\s/u.test(text[at]!)) lost++;
        if (held[at]! > 1) twice++;
      }
      outcomes.push({
        ...{ name, lang, lost, twice },
        sentences: placed.map(({ text: said, field }, index) => ({
          text: said,
          wanted: LETTERS[marks[index]!]!,
          found: field,
        })),
      });
    }
  return outcomes;
}

/** Share of sentences in the field that they were marked with. */
export const rightShare = (outcomes: readonly ExtractionOutcome[]): number => {
  const all = outcomes.flatMap(({ sentences }) => sentences);
  return all.filter(({ wanted, found }) => wanted === found).length / Math.max(1, all.length);
};
