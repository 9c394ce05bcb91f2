import { type Quote, type QuoteLocator, quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { TextLanguage } from '#language/script.ts';
import { specificationOf } from '../../summarise-solution/specification.ts';
import { summarise } from '../../summarise-solution/statements.ts';
import type { Stated } from '../read/stated.ts';
import { headOf, type Source } from './source.ts';

/** Sentences of each sort that are quoted. */
const SHOWN = 3;

type Unit = Omit<QuoteLocator, 'start' | 'end'> & { readonly text: string };

/** The texts of a document in one language, as published where they are. */
function textsIn(record: Patent, lang: TextLanguage) {
  const ofLanguage = <T extends { readonly lang: string; readonly origin: string }>(texts: readonly T[]) =>
    ['original', 'office', 'machine']
      .map((origin) => texts.find((text) => text.lang === lang && text.origin === origin))
      .find(Boolean);
  const description = ofLanguage(record.descriptions);
  const abstract = ofLanguage(record.abstracts);
  const claims = ofLanguage(record.claims);
  const paragraphs = description?.paragraphs ?? [];
  const units: Unit[] = [
    ...paragraphs.map(
      ({ id, text }): Unit => ({
        ...{ part: 'description', lang, origin: description!.origin, paragraph_id: id, text },
      }),
    ),
    ...(abstract ? [{ part: 'abstract', lang, origin: abstract.origin, text: abstract.text } as const] : []),
    ...(claims?.claims ?? []).map(
      ({ number, text }): Unit => ({ part: 'claim', lang, origin: claims!.origin, claim_number: number, text }),
    ),
  ];
  const text = specificationOf({ abstract: abstract?.text, paragraphs, claims: claims?.claims ?? [] }, lang === 'zh');
  return { units, text, described: description !== undefined };
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
  const [first] = sentences;
  return first && { ...headOf(record, lang, number), passage: first, sentences };
}

/** A sentence where the record has it. */
function placed(record: Patent, units: readonly Unit[], sentence: string): Quote | undefined {
  for (const { text, ...locator } of units) {
    const start = text.indexOf(sentence);
    if (start >= 0) return quoteOf(record, { ...locator, start, end: start + sentence.length });
  }
  return undefined;
}
