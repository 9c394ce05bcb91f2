import type { QuoteLocator } from '#corpus/evidence.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import type { Question } from './question.ts';
import type { ScoredPassage } from './score-passages.ts';

/** A sentence chosen for an answer. */
export interface Place {
  readonly publication_number: string;
  readonly locator: QuoteLocator;
  /** Words of the question that it has. */
  readonly keys: ReadonlySet<string>;
}

const MOST_SENTENCES = 7;
const MOST_DOCUMENTS = 5;
const PER_DOCUMENT = 2;
const PASSAGES = 30;
/** Of the best sentence's score, what another must have. */
const LEAST_SHARE = 0.55;
/** Two sentences that share this much of their words say the same. */
const SAME = 0.55;
const LONGEST = 450;

/** Speaks of something in the sentence before. */
const LEANS_BACK =
  /^(?:this|that|these|those|it|they|such|he|thus|therefore|hence|here|there|in this (?:case|way)|as a result|for this purpose|however|moreover|further(?:more)?|also|then)\b|^(?:该|此|这|其|因此|由此|另外|此外|同时|从而|然后|并且|而)/iu;
const FIGURE = /^(?:FIGS?\.|figures?|图)\s*\d/iu;
// biome-ignore format: read it as a table
const CUES: Readonly<Record<Question['wants'], RegExp | undefined>> = {
  definition: /\b(?:is|are|means|refers? to|compris(?:es|ing)|consists? of)\b|是指|包括|是一种|为一种/iu,
  effect:     /\b(?:improv|increas|reduc|prevent|avoid|allow|enabl|thereby|advantag|lower|longer|better|no longer|so that|because)\w*|提高|降低|减少|避免|防止|有利于|从而|使得|补偿|延长|由于/iu,
  problem:    /\b(?:problem|drawback|disadvantag|difficult|fail|however|damag|loss|risk|unfortunately|suffer|only)\w*|问题|缺点|不足|缺陷|难以|无法|导致|容易|损坏/iu,
  manner:     /\b(?:by|using|wherein|arranged|configured|is (?:\w+ed|made)|so that|when)\b|通过|采用|利用|设置|使|将|根据/iu,
  any:        undefined,
};

/** The sentences that answer best: many words of the question close together, of different documents, no two alike. Ordered by document, then as they stand. */
export function pickSentences(
  passages: readonly ScoredPassage[],
  question: Question,
  worth: (key: string) => number,
  words: ReadonlyMap<string, string>,
): Place[] {
  const total = [...words.keys()].reduce((sum, key) => sum + worth(key), 0) || 1;
  const cue = CUES[question.wants];
  const found = passages.slice(0, PASSAGES).flatMap((passage) =>
    passage.locators.flatMap((locator, i) =>
      sentences(passage.texts[i]!).flatMap(({ start, end }) => {
        const text = passage.texts[i]!.slice(start, end);
        if (text.length < (question.lang === 'zh' ? 10 : 30) || text.length > LONGEST || FIGURE.test(text)) return [];
        const all = new Set(contentWords(text).map(({ key }) => key));
        const keys = new Set([...all].filter((key) => words.has(key)));
        if (keys.size === 0) return [];
        const coverage = [...keys].reduce((sum, key) => sum + worth(key), 0) / total;
        const score =
          0.6 * coverage +
          0.25 * passage.value +
          (cue?.test(text) ? 0.1 : 0) -
          (LEANS_BACK.test(text) ? 0.12 : 0) -
          (locator.part === 'claim' ? 0.1 : 0);
        return [
          {
            publication_number: passage.publication_number,
            locator: { ...locator, start: locator.start + start, end: locator.start + end },
            keys,
            all,
            score,
          },
        ];
      }),
    ),
  );
  found.sort((a, b) => b.score - a.score);
  const chosen: typeof found = [];
  const least = (found[0]?.score ?? 0) * LEAST_SHARE;
  for (const one of found) {
    if (chosen.length >= MOST_SENTENCES || one.score < least) break;
    const same = chosen.filter(({ publication_number }) => publication_number === one.publication_number).length;
    const documents = new Set(chosen.map(({ publication_number }) => publication_number));
    if (same >= PER_DOCUMENT || (same === 0 && documents.size >= MOST_DOCUMENTS)) continue;
    if (chosen.some(({ all }) => alike(all, one.all) >= SAME)) continue;
    chosen.push(one);
  }
  const order = [...new Set(chosen.map(({ publication_number }) => publication_number))];
  return chosen.sort(
    (a, b) =>
      order.indexOf(a.publication_number) - order.indexOf(b.publication_number) ||
      readingOrder(a.locator) - readingOrder(b.locator),
  );
}

const PARTS = { title: 0, abstract: 1, description: 2, claim: 3 } as const;
const readingOrder = ({ part, paragraph_id, claim_number, start }: QuoteLocator) =>
  PARTS[part] * 1e12 + (claim_number ?? Number(paragraph_id?.slice(1) ?? 0)) * 1e7 + start;

/** Share of the smaller set that both have. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const key of a) if (b.has(key)) both++;
  return both / Math.max(1, Math.min(a.size, b.size));
}
