import { type Quote, quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { TextLanguage } from '#language/script.ts';
import { type PatentUnit, patentUnits } from '../../compare-features/units.ts';
import { specificationOf } from '../../summarise-solution/specification.ts';
import { summarise } from '../../summarise-solution/statements.ts';
import type { Stated } from '../read/stated.ts';
import { headOf, inOnePiece, type Source } from './source.ts';

/** Sentences of each sort that are quoted. */
const SHOWN = 3;

/** The texts of a document in one language, as published where they are. */
function textsIn(record: Patent, lang: TextLanguage) {
  const all = patentUnits(record, lang);
  const of = (group: PatentUnit['group']) => all.filter((unit) => unit.group === group);
  const [paragraphs, abstracts, claims] = [of('description'), of('abstract'), of('claim')];
  const numbered = claims.map(({ text, locator }) => ({ number: locator.claim_number!, text }));
  const text = specificationOf({ abstract: abstracts[0]?.text, paragraphs, claims: numbered }, lang === 'zh');
  return { units: [...paragraphs, ...abstracts, ...claims], text, described: paragraphs.length > 0 };
}

/**
 * What a publication says of the problem that it solves, or of what it achieves, sentence by sentence: in the language
 * of the question where it has a description in it, else in the other. Undefined where no sentence says so.
 */
export function statedOf(
  record: Patent,
  lang: TextLanguage,
  number: number,
  stated: readonly Stated[],
): Source | undefined {
  const [own, other] = [textsIn(record, lang), textsIn(record, lang === 'zh' ? 'en' : 'zh')];
  const { text, units } = own.described || !other.described ? own : other;
  if (text === undefined) return undefined;
  const summary = summarise(text);
  const sentences = stated.flatMap((of) =>
    summary[of].flatMap((statement) => placed(record, units, statement.text) ?? []).slice(0, SHOWN),
  );
  const pieces = inOnePiece(sentences).map((place) => quoteOf(record, place));
  const [first] = pieces;
  return first && { ...headOf(record, lang, number), passage: first, sentences: pieces };
}

/** A sentence where the record has it. */
function placed(record: Patent, units: readonly PatentUnit[], sentence: string): Quote | undefined {
  for (const { text, locator } of units) {
    const start = text.indexOf(sentence);
    if (start >= 0) return quoteOf(record, { ...locator, start, end: start + sentence.length });
  }
  return undefined;
}
