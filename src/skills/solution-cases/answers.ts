import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { isHan, languageOf, type TextLanguage } from '#language/script.ts';
import { ownUnits } from '../explore-solutions/own-units.ts';
import { saysMeans, tellsLimit, tellsMeans } from '../explore-solutions/said.ts';
import { shareOf, type Wanted, weighed } from '../explore-solutions/wanted.ts';
import { CUES } from '../extract-disclosure/cues.ts';
import type { QuoteShape } from '../types.ts';
import type { Demand } from './demand.ts';

/** Characters of a document that are read. */
const MOST_TEXT = 60_000;
const LONGEST_SENTENCE = 900;
const SHORTEST_SENTENCE = 12;
/** Fewer words are a heading inside a paragraph: `Image Noise and Speckle.` */
const FEWEST_WORDS = 6;
/** Share of what is asked below which a sentence is not looked at further. */
const LEAST = 0.15;
/** What a word of the sentences beside counts. */
const AROUND = 0.5;
/** What a sentence counts that does not say what is asked to be done, and one that does not say the direction. */
const NOT_DONE = 0.6;
const NO_DIRECTION = 0.75;
/**
 * What a sentence counts that lacks the rarest word of what is asked, in a document whose front lacks it too; what is
 * to be done without; and one of the known.
 */
const RAREST_LACKING = 0.6;
const WITHOUT_LACKING = 0.85;
const OF_OTHERS = 0.6;
/** What one counts that describes drawings, or stands among them: what a document says at its front is said shorter. */
const OF_DRAWINGS = 0.9;
/** What one counts in another language than the question's: who asks reads that. */
const OTHER_LANGUAGE = 0.8;
/** What it is worth that a sentence ties a means to an effect. */
const TIED = 0.1;

/** A sentence of a document, and how much of what is asked it answers. */
export interface Answer {
  readonly quote: () => QuoteShape;
  /** 0 to 1. */
  readonly share: number;
  /** It says what is to be done; a direction alone is nothing that is done. */
  readonly done: boolean;
  /** It ties a means to an effect, or tells an effect. */
  readonly effect: boolean;
}

/** Sections in which drawings and examples are described. */
const EMBODIMENTS: ReadonlySet<unknown> = new Set(['embodiments', 'drawings']);

/** Tells what does not work, and not that it was overcome. */
const OVERCOME =
  /\b(?:solv|overcom|avoid|prevent|eliminat|reduc|suppress|minimi|remed|without|no longer)|解决|克服|避免|防止|消除|减少|降低/iu;
const ofLimit = (said: string) => tellsLimit(said) && !OVERCOME.test(said);

/** A claim told in the description, and what a specification says of itself. */
const OF_ITSELF =
  /\bas (?:recited|claimed|defined|set forth) in claim\b|\bbetter understood with reference\b|^it lies in the field\b|^\W*\d{1,2}\. |技术领域|涉及一种|特别是涉及|^(?:试验例|实施例|对比例|表|图)\s?\d|^(?:由|从)?表\s?\d|结果表明|^经?测得|\b(?:was|were) (?:about |approximately )?\d|\|[^|]{0,80}\|/iu;
const DRAWINGS = /\bfigs?\b|\bFIG|\bembodiments?\b|图\s?\d/iu;

/** A question, read and weighed: what a sentence is read for. */
export interface Asked {
  readonly demand: Demand;
  /** The words of what is asked; conditions weigh less. */
  readonly wanted: Wanted;
  /**
   * What tells documents apart best of what is asked: a key in English, a word in Chinese; absent where nothing does.
   */
  readonly rarest: string | undefined;
  /** The language that it is asked in. */
  readonly lang: TextLanguage;
  /** Keys of what is to be done without. */
  readonly without: ReadonlySet<string>;
}

/** The words of a question, those of its conditions half. */
const BESIDE = 0.5;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const keysOf = (text: string): Set<string> => new Set(contentKeys(text));

/** Weighs the words of a question by what it asks. */
export function askedOf(demand: Demand, wanted: Wanted, lang: TextLanguage): Asked {
  const [main, without] = [keysOf(demand.text), keysOf(demand.without)];
  // what is to be done is told in many words, and the one that the question has is none to look for
  const things = contentWords(demand.text)
    .filter(({ start, end }) => !demand.deeds.some((deed) => deed.test(demand.text.slice(start, end))))
    .map(({ key }) => key);
  const han = lang === 'zh' ? [...segmenter.segment(demand.text)].map(({ segment }) => segment) : [];
  // a pair of Chinese characters of two words that no document has tells nothing; one of a word does, as it is not here
  const within = new Set(han.flatMap((word) => [...keysOf(word)]));
  const heard = (key: string) => lang === 'en' || wanted.known.telling.has(key) || within.has(key);
  const own = weighed(wanted, (key) => (!heard(key) ? 0 : main.has(key) ? 1 : BESIDE));
  const words =
    lang === 'zh' ? han.filter((word) => word.length > 1) : things.filter((key) => wanted.known.telling.has(key));
  // of a Chinese word its rarest pair tells
  const weight = (word: string) =>
    Math.max(
      0,
      ...[...(lang === 'zh' ? keysOf(word) : [word])].map((key) =>
        wanted.known.telling.has(key) ? wanted.weights.get(key)! : 0,
      ),
    );
  const [rarest] = words.filter((word) => weight(word) > 0).toSorted((a, b) => weight(b) - weight(a));
  return { demand, wanted: own, rarest, lang, without };
}

/** The sentences of a record that answer what is asked, the best first; of equal ones the first. */
export function answersIn(record: Patent, asked: Asked): Answer[] {
  const found: (Answer & { worth: number })[] = [];
  const front = frontOf(record);
  const known = asked.rarest === undefined || tells(asked.rarest, front, keysOf(front));
  let left = MOST_TEXT;
  for (const { text, section, locator } of ownUnits(record)) {
    if (left <= 0) break;
    left -= text.length;
    const parts = sentences(text.slice(0, left + text.length)).map(({ start, end }) => {
      const said = text.slice(start, end);
      return { start, end, said, words: wordsOf(said.slice(0, 2 * LONGEST_SENTENCE), asked.wanted) };
    });
    for (const [at, { start, end, said, words }] of parts.entries()) {
      if (said.length > LONGEST_SENTENCE || said.length < SHORTEST_SENTENCE || words.met.size === 0) continue;
      const { share, done } = shareOfSentence(said, words, [parts[at - 1]?.words, parts[at + 1]?.words], asked, known);
      const ties = saysMeans(said);
      if (share < LEAST || !(ties || tellsMeans(said)) || commands(said) || ofLimit(said) || OF_ITSELF.test(said))
        continue;
      const lang = languageOf(said);
      if (lang === 'en' && said.trim().split(/\s+/u, FEWEST_WORDS).length < FEWEST_WORDS) continue;
      const { background, outcome } = CUES[lang];
      const counts =
        share *
        (lang === asked.lang ? 1 : OTHER_LANGUAGE) *
        (background.words.test(said) ? OF_OTHERS : 1) *
        (EMBODIMENTS.has(section) || DRAWINGS.test(said) ? OF_DRAWINGS : 1);
      found.push({
        quote: () => quoteOf(record, { ...locator, start, end }) as QuoteShape,
        ...{ share: counts, done },
        effect: ties || outcome.lead.test(said),
        worth: counts + (ties ? TIED : 0),
      });
    }
  }
  return found.toSorted((a, b) => b.worth - a.worth);
}

/** Wanted words that a sentence has: itself, and by whatever words stand for them. */
interface Words {
  readonly own: ReadonlySet<string>;
  readonly met: ReadonlySet<string>;
}
function wordsOf(said: string, wanted: Wanted): Words {
  const keys = keysOf(said);
  const met = new Set(wanted.others.metIn(keys, wanted.weights).keys());
  return { own: met.intersection(keys), met };
}

/** How much of what is asked a sentence says: its words, half of those beside it; and whether it says the deed. */
function shareOfSentence(
  said: string,
  words: Words,
  around: readonly (Words | undefined)[],
  { demand: { deeds, way }, wanted, rarest, without }: Asked,
  known: boolean,
) {
  const beside = new Set(around.flatMap((one) => [...(one?.met ?? [])])).difference(words.met);
  const worded = Math.min(1, shareOf(words.met, wanted) + AROUND * shareOf(beside, wanted));
  const done = deeds.some((deed) => deed.test(said));
  const directed = way === undefined || way.test(said);
  const all = [words, ...around].flatMap((one) => (one ? [one] : []));
  const has = known || all.some(({ own }) => tells(rarest!, said, own));
  const spared = without.size === 0 || all.some(({ met }) => !met.isDisjointFrom(without));
  const share =
    worded *
    (done || deeds.length === 0 ? 1 : NOT_DONE) *
    (directed ? 1 : NO_DIRECTION) *
    (has ? 1 : RAREST_LACKING) *
    (spared ? 1 : WITHOUT_LACKING);
  return { share, done };
}

const tells = (word: string, text: string, keys: ReadonlySet<string>): boolean =>
  keys.has(word) || (isHan(word[0]!) && text.includes(word));

/** Characters of an abstract or a claim that stand for what a document is about. */
const FRONT = 3_000;
const frontOf = ({ titles, abstracts, claims }: Patent): string =>
  [...titles, ...abstracts, ...claims.flatMap((set) => set.claims.slice(0, 1))]
    .map(({ text }) => text.slice(0, FRONT))
    .join('\n');
