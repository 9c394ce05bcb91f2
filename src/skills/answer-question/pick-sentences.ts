import type { QuoteLocator } from '#corpus/evidence.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import { namesDocument } from '#language/wording.ts';
import { commands } from './commands.ts';
import type { Question } from './question.ts';
import { ON_TOPIC, type ScoredPassage } from './score-passages.ts';

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
const LEAST_SHARE = 0.52;
/** Of the question's worth, what a sentence must have. */
const LEAST_COVERAGE = 0.2;
/** Two sentences that share this much of their words say the same. */
const SAME = 0.55;
const LONGEST = 600;

/** Speaks of something in the sentence before. */
const LEANS_BACK =
  /^(?:this|that|these|those|it|they|such|he|thus|therefore|hence|here|there|in this (?:case|way)|as a result|for this purpose|however|moreover|further(?:more)?|also|then)\b|^(?:该|此|这|其|因此|由此|另外|此外|同时|从而|然后|并且|而)/iu;
/** A list of reference signs. */
const SIGNS = /(?:\d{1,4}\s*[\p{L} -]{2,40}[;；,，、]\s*){4}/u;
const FIGURE = /^(?:FIGS?\.|figures?|图)\s*\d/iu;
/** Reports what another document says: it answers for that one, not for its own. */
const OTHER_DOCUMENT = /\b[A-Z]{2} ?\d{6,}(?: ?[A-Z]\d?)?\b|[A-Z]{2}\d{6,}/u;
/** Announces, and says nothing of the thing. */
const BOILERPLATE =
  /\b(?:there is (?:also )?provided|the (?:present )?(?:invention|disclosure|application|utility model) (?:relates|concerns|also provides)|was prepared as described|they concern an?|the comparison makes it clear|the test was repeated|according to (?:a|yet|another) (?:further|second|third|another)? ?aspect)\b|\bin each of the embodiments described\b|^(?:试验例|对比例)|还提供(?:了)?一种|^(?:本发明|本实用新型|本申请)涉及/iu;
// biome-ignore format: read it as a table
const CUES: Readonly<Record<Question['wants'], RegExp | undefined>> = {
  definition: /\b(?:is|are|means|refers? to|compris(?:es|ing)|consists? of)\b|是指|包括|是一种|为一种/iu,
  effect:     /\b(?:improv|increas|reduc|prevent|avoid|allow|enabl|thereby|advantag|falls? from|rises? from|compared with|no longer|so that|because|therefore)\w*|有益效果|与现有技术相比|提高|降低|减少|避免|防止|有利于|从而|使得|补偿|延长|由于/iu,
  problem:    /\b(?:problem|drawback|disadvantag|difficult|fail|damag|risk|unfortunately|suffer)\w*|问题|缺点|不足|缺陷|难以|无法|导致|容易|损坏/iu,
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
  const pointed = question.wants === 'effect' || question.wants === 'problem';
  const found = passages.slice(0, PASSAGES).flatMap((passage) =>
    passage.locators.flatMap((locator, i) =>
      wholeSentences(passage.texts[i]!).flatMap(({ start, end }) => {
        const text = passage.texts[i]!.slice(start, end);
        // A piece of a list, cut off from its beginning.
        if (/^[a-z]/.test(text) || SIGNS.test(text) || commands(text)) return [];
        if (text.length < (question.lang === 'zh' ? 10 : 30) || text.length > LONGEST || FIGURE.test(text)) return [];
        const all = new Set(contentWords(text).map(({ key }) => key));
        const keys = new Set([...all].filter((key) => words.has(key)));
        const speaks = cue?.test(text) ?? false;
        // The effect of what a document is about is told without naming it again.
        const told = speaks && pointed && locator.part !== 'claim' && passage.topic >= ON_TOPIC;
        if (keys.size === 0 && !told) return [];
        const coverage = [...keys].reduce((sum, key) => sum + worth(key), 0) / total;
        if (!told && coverage < LEAST_COVERAGE) return [];
        const score =
          0.45 * (told ? Math.max(coverage, passage.topic) : coverage) +
          0.2 * passage.value +
          0.2 * passage.topic +
          (speaks ? (pointed ? 0.3 : 0.15) : 0) -
          (BOILERPLATE.test(text) ? 0.25 : 0) -
          (LEANS_BACK.test(text) ? 0.12 : 0) +
          (locator.part === 'abstract' && !pointed ? 0.08 : 0) -
          (locator.part === 'claim' ? (pointed ? 0.3 : 0.15) : 0) -
          (namesDocument(text) || OTHER_DOCUMENT.test(text) ? 0.3 : 0);
        return [
          {
            publication_number: passage.publication_number,
            locator: { ...locator, start: locator.start + start, end: locator.start + end },
            keys,
            all,
            speaks,
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
  const shown =
    pointed && chosen.filter(({ speaks }) => speaks).length > 1 ? chosen.filter(({ speaks }) => speaks) : chosen;
  const order = [...new Set(shown.map(({ publication_number }) => publication_number))];
  return shown.sort(
    (a, b) =>
      order.indexOf(a.publication_number) - order.indexOf(b.publication_number) ||
      readingOrder(a.locator) - readingOrder(b.locator),
  );
}

/** Sentences; what ends in a semicolon is read on to the end of the list, as far as that is not too long. */
function wholeSentences(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of sentences(text)) {
    const last = found.at(-1);
    if (last && /[;；]$/.test(text.slice(last.start, last.end)) && end - last.start <= LONGEST) last.end = end;
    else found.push({ start, end });
  }
  return found;
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
