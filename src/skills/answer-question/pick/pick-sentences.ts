import type { QuoteLocator } from '#collections/patents/evidence.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import type { Span } from '#language/spans.ts';
import { namesDocument } from '#language/wording.ts';
import { shareOn } from '../find/near-in-meaning.ts';
import { isTelling, type Question, type Wants } from '../read/question.ts';
import { keysOfSides } from '../read/sides.ts';
import { hasUnwanted } from '../read/without.ts';
import { coreOf, fulfils, type Named } from './fulfils.ts';
import { shareOfPairs } from './pairs.ts';
import { fitOfRole, roleOf } from './role.ts';
import { ON_TOPIC, type ScoredPassage, type Section, type Sought, STRONG } from './score-passages.ts';
import {
  ANNOUNCES,
  ENDS_IT,
  isDebris,
  isDependentClaim,
  LEANS_BACK,
  SPEAKS_OF_IT,
  saysLittle,
  statesAim,
} from './sentence-signs.ts';
import { dimensionsOf, NAMES_THINGS, SAID_OUTRIGHT, THINGS_LISTED } from './tells.ts';

/** A sentence chosen for an answer. */
export interface Place {
  readonly publication_number: string;
  readonly locator: QuoteLocator;
  /** All its words. */
  readonly all?: ReadonlySet<string>;
  /** Words of the question that it has. */
  readonly keys: ReadonlySet<string>;
  /** It says the kind of thing that was asked for: a figure, an effect, a problem. */
  readonly speaks: boolean;
  /** Share of the question's worth that it has, with what its document is about. */
  readonly coverage: number;
  /**
   * What of the question is answered by it: what it has, or the topic of its document, of which it says what is
   * special.
   */
  readonly answers: number;
  /** How near it is in meaning, 0 to 1; 0 where that is not known. */
  readonly meant: number;
  /** How far it says outright what was asked for, 0 to 1: what the thing is, or for what reason. */
  readonly outright: number;
  /** Other documents that say it in nearly the same words, the nearest first. */
  readonly alike: readonly string[];
  /** It tells what is wrong, where a way is asked for. */
  readonly asks?: boolean;
  /** It says what of the question its document is not about, and is the kind of sentence that was asked for. */
  readonly fulfils?: boolean;
}

/** How much is shown: a list goes through many documents, an explanation stays with the best. */
// biome-ignore format: read it as a table
const SHOWN: Readonly<Record<'list' | 'tabled' | 'other', { sentences: number; documents: number; per_document: number }>> = {
  list:   { sentences: 8, documents: 8, per_document: 1 },
  tabled: { sentences: 8, documents: 6, per_document: 2 },
  other:  { sentences: 6, documents: 6, per_document: 2 },
};
/** Sentences of a document that answers alone. */
const MOST_OF_ONE = 4;
const shownFor = (wants: Wants) => SHOWN[wants === 'list' ? 'list' : NAMES_THINGS.has(wants) ? 'tabled' : 'other'];
/** Passages that are looked at; more where a value or a material is wanted, which few of them name. */
const PASSAGES = 40;
const PASSAGES_NAMING = 120;
/**
 * From here on a sentence may stand in an answer whatever words it has, 0 to 1: where a passage has so much of the
 * words of the question, and where none has.
 */
const MEANT = { worded: 0.8, other: 0.6 } as const;
const WORDED = 0.6;
/** Sentences that are compared by meaning: some 60 ms of a processor for a hundred. */
const COMPARED = 500;
/** What nearness in meaning adds to the score of a sentence. */
const OF_MEANING = 0.5;
/** From here on a sentence says what is asked whatever words it has, word by word in context. */
const SAID_SO = 0.4;
/** Of the best sentence's score, what another must have. */
const LEAST_SHARE = 0.55;
/** Of the question's worth, what a sentence must have. */
const LEAST_COVERAGE = 0.2;
interface Step {
  /** Of what the sentence nearest to the question has of it. */
  readonly share: number;
  /** Or what makes a document special that is about the thing, as its abstract says it. */
  readonly characteristic?: true;
}
/** As near as can be had of enough documents. */
const STEPS: readonly Step[] = [{ share: 0.8 }, { share: 0.65 }, { share: 0.65, characteristic: true }];
const ENOUGH_DOCUMENTS = 3;
/**
 * With less than this share of how far the best document stands before others as a whole, one has little to do with the
 * question: it answers beside that only if a sentence of it is as near as the first step asks. Of 36 questions read
 * sentence by sentence, further documents above it mostly answer, those below have its rare word ("washer") of another
 * thing.
 */
const LEAST_STANDING = 0.3;
/** The same of a further sentence of such a document. */
const OF_THEIR_DOCUMENT = 0.5;
// biome-ignore format: read it as a table
const HEADS: Readonly<Partial<Record<Wants, RegExp>>> = {
  definition: /\b(?:what(?:['’]s| is| are| does| do)|define|meant by)\s(?:meant by\s)?(?:an?\s|the\s)?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:in|of|for|used|on|at|with|mean|made|when|and)\b| ?\??$)|什么是(\p{Script=Han}{2,8})|^([\p{L}\p{N}-]{2,20}?)(?:是|指的是)?什么/iu,
  effect:   /\bwhat (?:does|do) (?:the |an? )?((?:[\p{L}-]+ )?[\p{L}-]+?)(?= (?:do|bring) )|\b(?:purpose|role|function) of (?:the |an? )?((?:[\p{L}-]+ )?[\p{L}-]+?)(?= in\b)|[中里上]的?(?:[一二两三四几多]个)?(\p{Script=Han}{2,8}?)(?:有什么|有何|起到?什么)(?:作)?用/iu,
  list:     new RegExp(`${THINGS_LISTED.source}|\\b(?:which|what)\\s(?:(?:kinds?|types?|sorts?)\\sof\\s)?(\\p{L}+)|(?:哪些|哪几种|什么(?:样的)?)(传感器|设备|装置|仪器|算法|部件|\\p{Script=Han}{2})`, 'iu'),
  manner:   /\bhow (?:is|are|was|were|can|could|may|might|should)\s.{1,80}?\b(?:be )?(?:(?:made|kept|rendered|held) (?!from\b)(\p{L}{3,})|(\p{L}{2,}(?:ed|en)))\b/iu,
  quantity: /\bhow \p{L}+ (?:is|are|was|were|must|should|can)(?: the| an?)? ((?:[\p{L}-]+ )?[\p{L}-]+?)(?= (?:of|in|for|used|on|at|with|be|that|which|when)\b| ?\??$)|\b(?:of|does|do) (?:the |an? )?((?:[\p{L}-]+ )?[\p{L}-]+?)(?= (?:of|in|for|used|on|at|with|have|that|which|when)\b| ?\??$)/iu,
};
/** How much of a word is met by another form of it: "back" of "backing". */
const OTHER_FORM = 0.85;
/** How much of a word is met where the document is about it and the sentence does not say it. */
const OF_CONTEXT = 0.5;
/** Of what the sentence says itself, most that its document adds, but where it names a value or a material. */
const MOST_OF_CONTEXT = 0.6;
/** From here on a document is about what the things are of that are told one after the other. */
const OF_KINDS = 0.5;
/** How much being about the thing counts where a sentence of the abstract says what is special of a document. */
const OF_CHARACTERISTIC = 0.7;
/**
 * Of the question's words side by side, how many must stand so in title and abstract for the document to be about it.
 */
const HALF_TOGETHER = 0.5;
/** What it takes off that a sentence leans on the one before it. */
const LEANING = 0.15;
/** What words of the question add that stand side by side as they do there. */
const TOGETHER = 0.15;
/** What it takes off that none of them do. */
const APART = 0.3;
/** What words of the question add that few passages of the document have, which tell its sentences apart. */
const OF_SPECIFIC = 0.25;
/** What a sentence is put before others for, whose document stands before others as a whole. */
const OF_STANDING = 0.25;
/** The same, of the sentence itself or, at three quarters, of the title and abstract of its document. */
const LEAST_RELEVANCE = 0.42;
/**
 * Two sentences that share this much of their words say the same, unless one has a word of the question that was not
 * met before.
 */
export const SAME = 0.6;
/** So much that a word more makes no other sentence of it. */
export const ALIKE = 0.85;
/** What likeness to a sentence that was chosen takes off, and what words add that none of them has. */
const REDUNDANCY = 0.35;
const NOVELTY = 0.2;
/** Fewer words of their own tell no two sentences apart. */
const FEW_OWN_WORDS = 3;
const LONGEST = 600;
/** An explanation of fewer sentences goes on with those that follow them. */
const FEW = 3;
/** Words that a sentence has in common with the one before it which it goes on from. */
const LEAST_COMMON = 2;
/** Words, or pairs of characters, of its own that a sentence must have to say anything besides the question. */
const LEAST_NEWS = { en: 2, zh: 6 } as const;
/** Beyond this many characters a sentence is hard to read as an answer; Chinese says as much in a third. */
const COMFORTABLE = { en: 280, zh: 110 } as const;

/** What goes wrong, where an advantage is asked for; what is good, where a way is. */
const HARMS =
  /\b(?:difficult|damag|degrad|suffer|fails?|failure|problematic|undesirabl|unfortunately)\w*|难以|损坏|缺陷|不足之处/iu;
const PRAISES = /^(?:the )?(?:advantages?|benefits?)\b|有益效果|与现有技术相比|相对于现有技术/iu;
/** States a problem, as the beginning of a specification does. */
const COMPLAINT =
  /\b(?:overcoming the problem|problem (?:that|of|is|to be solved)|has the (?:dis)?advantage|disadvantage that|drawback|shortcoming)\b|(?:技术)?问题(?:是|在于|为|：)|存在.{0,10}(?:不足|缺陷|缺点|问题)|的(?:缺陷|缺点|不足)，本/iu;

interface Candidate extends Place {
  alike: string[];
  readonly all: ReadonlySet<string>;
  /** The sentence after it in the same part, if it may stand in an answer. */
  readonly next?: { readonly text: string; readonly locator: QuoteLocator };
  /** Said for another claim or document, or says little: offered where there is nothing else. */
  readonly depends: boolean;
  readonly told: boolean;
  /** It goes on from what was said before it. */
  readonly leans: boolean;
  /** It stands in the abstract of a document that is about the thing, and says how or what it is. */
  readonly characterises: boolean;
  /** Values or materials that it names, of the kind that was asked for. */
  readonly names: ReadonlySet<string>;
  /** How far its role in the document, a problem, means, an effect, is what is wanted, 0 to 1. */
  readonly fits: number;
  readonly score: number;
  /** What it is put before others for besides: that its document stands before others as a whole. */
  readonly ahead: number;
}

/**
 * The sentences that answer best: many words of the question close together, of different documents, no two alike, each
 * bringing something. Ordered by document, then as they stand.
 */
export function pickSentences(passages: readonly ScoredPassage[], question: Question, sought: Sought): Place[] {
  const { words, worth } = sought;
  const total = [...words.keys()].reduce((sum, key) => sum + worth(key), 0) || 1;
  const head = headOf(question, words, (key) => isTelling(question, key));
  const worded = passages.some(({ coverage }) => coverage >= WORDED);
  const core = coreOf(question, words);
  const aim: Aim = {
    ...sought,
    question,
    total,
    head,
    core,
    dimensions: question.wants === 'quantity' && dimensionsOf(question.text).length > 0,
    least_meant: worded ? MEANT.worded : MEANT.other,
  };
  const pointed = isPointed(question.wants);
  const byPlace = new Map<string, Candidate>();
  for (const passage of lookedAt(passages, question.wants))
    for (const one of candidatesIn(passage, aim)) {
      const { start, end } = one.locator;
      const place = [one.publication_number, placeOf(one.locator), start, end].join(' ');
      if (one.score > (byPlace.get(place)?.score ?? Number.NEGATIVE_INFINITY)) byPlace.set(place, one);
    }
  const found = [...byPlace.values()].sort((a, b) => b.score + b.ahead - a.score - a.ahead);
  const independent = found.filter(({ depends }) => !depends);
  // how several things work together each sentence tells of one of them
  const ofSeveral = question.wants === 'manner' && core.keys.length === 0;
  // what a thing is is told by no sentence that has part of its name, while another has it whole
  const isOfThing = ({ keys }: Candidate) => [...head].every((key) => keys.has(key));
  const ofThing = question.wants === 'definition' && independent.some(isOfThing) ? isOfThing : () => true;
  const fulfilling = ofSeveral ? [] : independent.filter((one) => one.fulfils && ofThing(one));
  const answering = fulfilling.length > 0 ? fulfilling : independent.length > 0 ? independent : found;
  // of two things that are compared what speaks of both, where anything does
  const sides = question.compared && keysOfSides(question.compared);
  const ofBoth = sides ? independent.filter(({ keys }) => sides.every((own) => !own.isDisjointFrom(keys))) : [];
  const offerable = ofBoth.length > 0 ? ofBoth : answering;
  let chosen: readonly Candidate[] = [];
  for (const step of STEPS) {
    const more = chosenFrom(nearestOf(offerable, step, aim), aim);
    if (documentsOf(more) > documentsOf(chosen)) chosen = more;
    if (documentsOf(chosen) >= ENOUGH_DOCUMENTS) break;
  }
  const speaking = chosen.filter(({ speaks }) => speaks);
  const kinds = pointed || NAMES_THINGS.has(question.wants);
  const picked = withoutParts(kinds && speaking.length > 0 ? speaking : chosen);
  const shown = GOES_ON.has(question.wants) ? [...picked, ...following(picked, offerable)] : picked;
  const order = [...new Set(shown.map(({ publication_number }) => publication_number))];
  const first = beginningOf(picked);
  return shown.toSorted(
    (a, b) =>
      order.indexOf(a.publication_number) - order.indexOf(b.publication_number) ||
      Number(b === first) - Number(a === first) ||
      readingOrder(a.locator) - readingOrder(b.locator),
  );
}

/** What an answer begins with: the sentence that answers best, of those that stand by themselves. */
function beginningOf(picked: readonly Candidate[]): Candidate | undefined {
  const [best] = picked;
  return picked.find((one) => !one.leans && one.publication_number === best?.publication_number) ?? best;
}

/** Sentences but those that stand in another one's quotation, which was widened by the sentence before it. */
const withoutParts = (chosen: readonly Candidate[]): readonly Candidate[] =>
  chosen.filter((one) => !chosen.some((other) => other !== one && isPartOf(one, other)));

const isPartOf = (a: Place, b: Place): boolean =>
  a.publication_number === b.publication_number &&
  placeOf(a.locator) === placeOf(b.locator) &&
  a.locator.start >= b.locator.start &&
  a.locator.end <= b.locator.end &&
  a.locator.end - a.locator.start < b.locator.end - b.locator.start;

/** The text of a document that a place is in. */
const placeOf = ({ part, lang, paragraph_id, claim_number }: QuoteLocator): string =>
  [part, lang, paragraph_id, claim_number].join(' ');

/** Passages that are looked at: those with the most of the question's words, and what was read for its meaning. */
const lookedAt = (passages: readonly ScoredPassage[], wants: Wants): readonly ScoredPassage[] => {
  const worded = passages.filter(({ value }) => value > 0);
  const meant = passages.filter(({ value }) => value === 0);
  return [...worded.slice(0, NAMES_THINGS.has(wants) ? PASSAGES_NAMING : PASSAGES), ...meant];
};

/** The sentences of passages that are compared by meaning: what is looked at, as far as not too many. */
export const sentencesOf = (passages: readonly ScoredPassage[]): string[] =>
  lookedAt(passages, 'any')
    .toSorted((a, b) => Number(b.value === 0) - Number(a.value === 0))
    .flatMap(quotableIn)
    .slice(0, COMPARED);

/**
 * The sentences that are compared word by word in context: of documents in their standing, so many bytes each, the best
 * passages first.
 */
export function sentencesInOrder(
  passages: readonly ScoredPassage[],
  standing: Sought['standing'],
  most: number,
): string[] {
  const of = Map.groupBy(passages, ({ publication_number }) => publication_number);
  return [...of]
    .filter(([number]) => standing(number) > 0)
    .toSorted(([a], [b]) => standing(b) - standing(a))
    .flatMap(([, own]) => {
      let room = most;
      return [...new Set(own.toSorted((a, b) => b.value - a.value).flatMap(quotableIn))].filter((text) => {
        room -= Buffer.byteLength(text);
        return room >= 0;
      });
    });
}

/** The sentences of a passage that may stand in an answer. */
const quotableIn = ({ locators, texts }: ScoredPassage): string[] =>
  texts.flatMap((whole, i) =>
    wholeSentences(whole)
      .map(({ start, end }) => whole.slice(start, end))
      .filter((text) => mayStand(text, locators[i]!)),
  );

const documentsOf = (places: readonly Place[]): number =>
  new Set(places.map(({ publication_number }) => publication_number)).size;

/**
 * Sentences of the documents that have a share of what the nearest one has of the question. Where something is to be
 * named, those that name it.
 */
function nearestOf(
  found: readonly Candidate[],
  { share, characteristic }: Step,
  { wants, head }: Aim,
): readonly Candidate[] {
  const preferred = (those: readonly Candidate[], has: (one: Candidate) => boolean) =>
    those.some(has) ? those.filter(has) : those;
  const naming = NAMES_THINGS.has(wants) ? preferred(found, ({ names }) => names.size > 0) : found;
  const those =
    head.size > 0
      ? preferred(
          naming,
          ({ keys, characterises }) =>
            [...head].every((key) => keys.has(key)) || (characteristic !== undefined && characterises),
        )
      : naming;
  // what tells the problem outdoes no means, and its document may still be the one that solves it
  const nearest = those.reduce((most, { coverage, fits }) => Math.max(most, coverage * fits), 0);
  const foremost = those.reduce((most, { ahead }) => Math.max(most, ahead), 0);
  const stands = ({ ahead }: Candidate) => ahead >= LEAST_STANDING * foremost;
  const isNear = (one: Candidate, least: number) =>
    one.told ||
    one.coverage >= nearest * (stands(one) ? least : Math.max(least, STEPS[0]!.share)) ||
    (characteristic !== undefined && one.characterises);
  const documents = new Set(those.filter((one) => isNear(one, share)).map((one) => one.publication_number));
  return those.filter((one) => documents.has(one.publication_number) && isNear(one, OF_THEIR_DOCUMENT));
}

/** Of sentences in the order of their worth, those that are no other's repetition and each bring something. */
function chosenFrom(
  offered: readonly Candidate[],
  { wants, words, worth, total, each_counts }: Aim,
): readonly Candidate[] {
  const best = offered.reduce((most, { score }) => Math.max(most, score), 0);
  const most = shownFor(wants);
  // where one document alone answers, more of it is shown
  const perDocument = documentsOf(offered) === 1 ? MOST_OF_ONE : most.per_document;
  const chosen: Candidate[] = [];
  const rest = new Set(offered.filter(({ score }) => score >= best * LEAST_SHARE));
  const met = new Set<string>();
  const ofDocument = new Map<string, number>();
  while (chosen.length < most.sentences) {
    let next: Candidate | undefined;
    let value = 0;
    let ahead = 0;
    for (const one of rest) {
      let likeness = 0;
      let likest: Candidate | undefined;
      for (const other of chosen) {
        if (each_counts && other.publication_number !== one.publication_number) continue;
        const both = alikeBeside(words, other.all, one.all);
        if (both > likeness) [likeness, likest] = [both, other];
      }
      const same = ofDocument.get(one.publication_number) ?? 0;
      // another value, or another material, is another answer
      const namesMore = [...one.names].some((name) => chosen.every(({ names }) => !names.has(name)));
      const alikeOnly =
        !namesMore && likeness >= SAME && (likeness >= ALIKE || [...one.keys].every((key) => met.has(key)));
      if (alikeOnly && likest!.publication_number !== one.publication_number)
        likest!.alike.push(one.publication_number);
      if (alikeOnly || same >= perDocument || (same === 0 && ofDocument.size >= most.documents)) {
        rest.delete(one);
        continue;
      }
      const news = [...one.keys].reduce((sum, key) => sum + (met.has(key) ? 0 : worth(key)), 0) / total;
      const own = one.score + NOVELTY * news - REDUNDANCY * likeness;
      if (own + one.ahead > value + ahead) [next, value, ahead] = [one, own, one.ahead];
    }
    if (!next || (chosen.length > 0 && value < best * LEAST_SHARE)) break;
    rest.delete(next);
    chosen.push({ ...next, alike: [] });
    for (const key of next.keys) met.add(key);
    ofDocument.set(next.publication_number, (ofDocument.get(next.publication_number) ?? 0) + 1);
  }
  return chosen;
}

/**
 * How alike two sentences are besides the words of the question, which all that answer have; of short ones, with them.
 */
function alikeBeside(words: ReadonlyMap<string, string>, a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [one, other] = [a, b].map((set) => new Set([...set].filter((key) => !words.has(key)))) as [
    Set<string>,
    Set<string>,
  ];
  return Math.min(one.size, other.size) < FEW_OWN_WORDS ? alike(a, b) : alike(one, other);
}

/**
 * What an answer must speak of: what a list is of (the words behind "which" and 哪些), what is done in a way that is
 * asked for (the participle behind "how is"), as far as these are not words of any field.
 */
export function headOf(
  { text, wants }: Question,
  words: ReadonlyMap<string, string>,
  tells: (key: string) => boolean,
): ReadonlySet<string> {
  const head = HEADS[wants]?.exec(text);
  const keys = contentWords(head?.slice(1).find((part) => part !== undefined) ?? '').map(({ key }) => key);
  return new Set(keys.filter((key) => words.has(key) && tells(key)));
}

/** Asked for what is good or bad of a thing: documents say that without naming the thing again. */
const isPointed = (wants: Wants): boolean => wants === 'effect' || wants === 'problem';

const EXPLAINS: ReadonlySet<Wants> = new Set(['manner', 'definition', 'list', 'any']);
const GOES_ON: ReadonlySet<Wants> = new Set(['manner', 'definition', 'any']);

/**
 * Where few sentences explain a thing, those that stand behind them and go on with its parts: one a document, none that
 * was said already. Then what documents go on with that begin in the same words and do it in another way.
 */
function following(picked: readonly Candidate[], offered: readonly Candidate[]): Place[] {
  const said = picked.map(({ all }) => all);
  const found: Place[] = [];
  const shown = new Set(picked.map(({ publication_number }) => publication_number));
  const gone = new Set<string>();
  const goOn = ({ publication_number, all, next, speaks }: Candidate) => {
    if (!next || gone.has(publication_number)) return;
    const words = new Set(contentWords(next.text).map(({ key }) => key));
    const common = [...words].filter((key) => all.has(key)).length;
    if (common < LEAST_COMMON || said.some((other) => alike(other, words) >= SAME)) return;
    said.push(words);
    gone.add(publication_number);
    shown.add(publication_number);
    const { locator } = next;
    const unsaid = { keys: new Set<string>(), coverage: 0, answers: 0, meant: 0, outright: 0, alike: [] };
    found.push({ publication_number, locator, speaks, ...unsaid });
  };
  for (const one of picked) {
    if (picked.length + found.length >= FEW) break;
    if (one.next && goesOnFrom(one.next.text, one.all)) goOn(one);
  }
  for (const one of picked)
    for (const number of one.alike) {
      if (shown.size >= ENOUGH_DOCUMENTS) return found;
      const same = offered.find(
        ({ publication_number, all }) => publication_number === number && alike(all, one.all) >= ALIKE,
      );
      if (same && !shown.has(number)) goOn(same);
    }
  return found;
}

/** Words at the beginning of a sentence in which it names what it speaks of. */
const BEGINS_WITH = 3;
const OF_BEFORE = /\b(?:it|its|them|their)\b|[其它该]/iu;

/** Whether a sentence goes on from one with such words: it points back, or begins with a thing that was named there. */
const goesOnFrom = (text: string, words: ReadonlySet<string>): boolean =>
  LEANS_BACK.test(text) ||
  OF_BEFORE.test(text) ||
  contentWords(text)
    .slice(0, BEGINS_WITH)
    .some(({ key }) => words.has(key));

/** What sentences are held to. */
interface Aim extends Sought {
  readonly question: Question;
  readonly total: number;
  /** A value is asked for, and it is known of what kind. */
  readonly dimensions: boolean;
  /** How near in meaning a sentence must be to answer whatever words it has. */
  readonly least_meant: number;
  /** What a sentence that answers names. */
  readonly core: Named;
  /** Words of what it must speak of, where any sentence does. */
  readonly head: ReadonlySet<string>;
}

/** Words of the question that its text has before a sentence, each with how far. */
interface Before {
  readonly before: ReadonlyMap<string, number>;
}

/** The sentences of a passage that may stand in an answer, with what each is worth for it. */
function candidatesIn(passage: ScoredPassage, aim: Aim): Candidate[] {
  return passage.locators.flatMap((locator, i) => {
    const whole = passage.texts[i]!;
    const spans = wholeSentences(whole);
    const before = new Set<string>();
    return spans.flatMap((span, at) => {
      const after = spans[at + 1];
      const goesOn = after && whole.slice(after.start, after.end);
      const follows =
        goesOn &&
        locator.part !== 'claim' &&
        mayStand(goesOn, locator) &&
        !saysLittle(goesOn) &&
        !namesDocument(goesOn);
      const one = candidateAt(spans, at, passage, i, { ...aim, before: passage.alternates.metIn(before, aim.words) });
      for (const { key } of contentWords(whole.slice(span.start, span.end))) before.add(key);
      const next = follows && { text: goesOn, locator: placeIn(locator, after) };
      return one ? [{ ...one, ...(next && { next }) }] : [];
    });
  });
}

const placeIn = (locator: QuoteLocator, { start, end }: Span): QuoteLocator => ({
  ...locator,
  start: locator.start + start,
  end: locator.start + end,
});

/**
 * The sentence at a place of a text; what speaks of the sentence before is read with it. That one brings it no words to
 * be found by, which are its own, but where it says outright what is asked and not of what.
 */
function candidateAt(
  spans: readonly Span[],
  at: number,
  passage: ScoredPassage,
  part: number,
  aim: Aim & Before,
): Candidate | undefined {
  const whole = passage.texts[part]!;
  const locator = passage.locators[part]!;
  const [head, span] = [spans[at - 1], spans[at]!];
  const textOf = ({ start, end }: Span) => whole.slice(start, end);
  const read = (place: Span) =>
    candidateOf(textOf(place), placeIn(locator, place), passage, passage.sections[part], aim);
  const own = read(span);
  const isOfIt = SPEAKS_OF_IT.test(textOf(span));
  const leans = head && locator.part !== 'claim' && isOfIt && mayStand(textOf(head), locator);
  // what is good or bad is told without its subject where the document has named it before, or nowhere
  const untold =
    own?.told === true && own.keys.size === 0 && own.outright === 0 && !STRONG[aim.wants]?.test(textOf(span));
  if (untold || (own && isOfIt && !leans)) {
    const named = head && mayStand(textOf(head), locator) ? read({ start: head.start, end: span.end }) : undefined;
    return named && named.keys.size > 0
      ? { ...named, score: own!.score, all: own!.all }
      : untold
        ? undefined
        : { ...own!, depends: true, score: own!.score - LEANING };
  }
  if (!leans || (!own && aim.tells(textOf(span)).outright < 1)) return own;
  const joint = read({ start: head.start, end: span.end });
  if (!joint || !own) return joint && { ...joint, score: joint.score - LEANING };
  return { ...joint, score: own.score, keys: own.keys, all: own.all };
}

export const langOf = ({ lang }: Pick<QuoteLocator, 'lang'>): 'en' | 'zh' => (lang === 'zh' ? 'zh' : 'en');
export const mayStand = (text: string, locator: Pick<QuoteLocator, 'lang'>): boolean =>
  text.length <= LONGEST && !commands(text) && !isDebris(text, langOf(locator));

/** A sentence with what it is worth; `undefined` where it is none to answer with. */
function candidateOf(
  text: string,
  locator: QuoteLocator,
  passage: ScoredPassage,
  section: Section,
  aim: Aim & Before,
): Candidate | undefined {
  const {
    question,
    words,
    worth,
    wants,
    tells,
    total,
    head,
    pairs,
    nearness,
    inContext,
    least_meant,
    standing,
    foremost,
    before,
    each_counts,
  } = aim;
  if (!mayStand(text, locator)) return undefined;
  const content = contentWords(text);
  const all = new Set(content.map(({ key }) => key));
  const met = passage.alternates.metIn(all, words);
  const keys = new Set(met.keys());
  const pointed = isPointed(wants);
  const { names, outright, speaks } = tells(text);
  // "as used herein, X means" says what X is
  const little =
    (saysLittle(text) || (each_counts && wants !== 'manner' && statesAim(text))) &&
    (names.size === 0 || wants === 'material') &&
    !(wants === 'definition' && outright === 1);
  // what another document says it answers for that one, not for its own
  const reports = namesDocument(text);
  const isClaim = locator.part === 'claim';
  const ofHead = head.size > 0 && [...head].every((key) => keys.has(key));
  // The effect of what a document is about is stated without naming it again.
  const ofTopicAtAll = pointed && speaks && passage.topic >= ON_TOPIC && !isClaim;
  // what says outright which things there are, or why, need not say of what once more
  const ofThing = wants === 'material' ? passage.coverage : ofHead ? passage.topic : 0;
  const saidOf = SAID_OUTRIGHT.has(wants) && outright === 1 && ofThing >= OF_KINDS && !isClaim;
  // of what the materials are that it tells its passage says
  const tellsOfPassage = saidOf && wants === 'material';
  const told = ofTopicAtAll || saidOf;
  // a value of the kind that was asked for, in a document on the thing, need not say of what once more
  const isValue = aim.dimensions && names.size > 0 && passage.topic >= ON_TOPIC && !isClaim;
  const lower = text.toLowerCase();
  const hasPhrases = question.phrases.every((phrase) => lower.includes(phrase.toLowerCase()));
  const characterises =
    EXPLAINS.has(wants) &&
    locator.part === 'abstract' &&
    speaks &&
    passage.topic >= ON_TOPIC &&
    passage.together >= HALF_TOGETHER;
  const hasOneThatTells = [...keys].some((key) => isTelling(question, key));
  const likeness = nearness?.of(text);
  const meant = nearness && likeness !== undefined ? shareOn(nearness, likeness) : 0;
  const isMeant = meant >= least_meant;
  const saidSo = inContext?.(text) ?? 0;
  const isSaidSo = saidSo >= SAID_SO;
  if (!told && !isValue && !isMeant && !isSaidSo && (keys.size === 0 || (!hasOneThatTells && hasTelling(question))))
    return undefined;
  const ofItsSide = question.phrases.length > 0 ? hasPhrases : [...keys].some((key) => question.of_its_own?.has(key));
  if (question.of_its_own && !ofItsSide) return undefined;
  const asForm = (key: string) => (isHan(key) || lower.includes(words.get(key) ?? key) ? 1 : OTHER_FORM);
  const said = [...met].reduce((sum, [key, share]) => sum + share * asForm(key) * worth(key), 0) / total;
  // What a document is about, its sentences do not say again; nor does what gives a value or says outright what is
  // asked repeat of what it is, where the sentences before have said that.
  const saysIt = names.size > 0 || outright === 1;
  const context = [...words.keys()].reduce((sum, key) => {
    const share = Math.max(passage.about.get(key) ?? 0, saysIt ? (before.get(key) ?? 0) : 0);
    return sum + Math.max(0, share - (met.get(key) ?? 0)) * worth(key);
  }, 0);
  const together = hasPhrases ? shareOfPairs(content, pairs) : 0;
  const ofContext = (OF_CONTEXT * context) / total;
  const worded =
    (said + (names.size > 0 ? ofContext : Math.min(ofContext, MOST_OF_CONTEXT * said))) * (1 - APART * (1 - together));
  // where documents are asked for, what each is about answers, not what it mentions
  const coverage = Math.max(worded, isMeant ? meant : 0, isSaidSo ? saidSo : 0);
  if (
    !told &&
    !isValue &&
    !isMeant &&
    !characterises &&
    (coverage < LEAST_COVERAGE ||
      (passage.publication_number !== foremost && Math.max(coverage, 0.75 * passage.topic) < LEAST_RELEVANCE))
  )
    return undefined;
  const long = Math.max(0, text.length / COMFORTABLE[langOf(locator)] - 1);
  const empty = all.size - keys.size < LEAST_NEWS[langOf(locator)] && names.size === 0;
  const kind = names.size > 0 ? 0.3 * Math.min(1, coverage / 0.6) : pointed ? 0.3 : 0.12;
  const ofTopic = told ? passage.topic : characterises ? OF_CHARACTERISTIC * passage.topic : 0;
  const unwanted = question.without !== undefined && hasUnwanted(text, question.without);
  const leans = LEANS_BACK.test(text);
  const role = roleOf(text, langOf(locator), section);
  const fits = fitOfRole(role, wants);
  const score =
    0.45 * fits * Math.max(coverage, ofTopic) +
    0.2 * passage.value +
    0.2 * passage.topic +
    TOGETHER * together +
    OF_SPECIFIC * specificIn(passage, met, worth) +
    OF_MEANING * Math.max(meant, saidSo) +
    (speaks ? kind : NAMES_THINGS.has(wants) ? -0.2 : 0) +
    0.3 * outright -
    (little ? 0.5 : 0) -
    (empty ? 0.25 : 0) -
    (leans ? LEANING : 0) -
    Math.min(0.3, 0.1 * long) -
    (ANNOUNCES.test(text) ? 0.1 : 0) +
    (locator.part === 'abstract' && !pointed ? 0.06 : 0) -
    (isClaim ? (isDependentClaim(text) ? 0.4 : pointed ? 0.3 : 0.15) : 0) -
    (reports || unwanted ? 0.4 : 0) -
    offTarget(text, section, wants);
  const depends =
    (isClaim && isDependentClaim(text)) || little || reports || unwanted || (names.size === 0 && ENDS_IT.test(text));
  const { publication_number } = passage;
  return {
    publication_number,
    locator,
    keys: tellsOfPassage ? keys.union(metInPassage(passage, aim)) : keys,
    all,
    speaks,
    outright,
    names,
    depends,
    coverage,
    told,
    leans,
    answers: Math.max(coverage, tellsOfPassage ? passage.coverage : saidOf && !ofTopicAtAll ? 0 : ofTopic),
    characterises,
    meant,
    fits,
    asks: wants === 'manner' && role === 'problem',
    fulfils:
      told ||
      isMeant ||
      isSaidSo ||
      fulfils({ names, outright, fits }, { said: met, about: passage.about, before }, aim),
    score,
    ahead: OF_STANDING * standing(passage.publication_number),
    alike: [],
  };
}

/** Words of the question that a passage has, in whichever of its sentences. */
const metInPassage = ({ texts, alternates }: ScoredPassage, { words }: Aim): ReadonlySet<string> =>
  new Set(alternates.metIn(new Set(contentWords(texts.join('\n')).map(({ key }) => key)), words).keys());

/** Of the words that a document has somewhere, the share that a sentence has, those that stand everywhere left out. */
function specificIn({ spread }: ScoredPassage, met: ReadonlyMap<string, number>, worth: Sought['worth']): number {
  let all = 0;
  let said = 0;
  for (const [key, share] of spread) {
    if (share === 0) continue;
    const own = worth(key) * (1 - share);
    all += own;
    said += own * (met.get(key) ?? 0);
  }
  return all > 0 ? said / all : 0;
}

const hasTelling = (question: Question) => [...question.words.keys()].some((key) => isTelling(question, key));

/**
 * A sentence of the background tells what is wrong, and so do words of complaint anywhere: no answer to what the thing
 * is or how it is done.
 */
function offTarget(text: string, section: Section, wants: Wants): number {
  // a reason is often what is wrong
  if (wants === 'problem' || wants === 'reason') return 0;
  const complains = COMPLAINT.test(text);
  if (wants === 'effect') return (complains || HARMS.test(text) ? 0.3 : 0) + (/^to improve\b/i.test(text) ? 0.3 : 0);
  // what others did, and what good it does, is no way to do it
  if (wants === 'manner' && (section === 'background' || PRAISES.test(text))) return 0.35;
  return complains ? 0.35 : section === 'background' && wants !== 'definition' ? 0.15 : 0;
}

/** No sentence begins so: the mark before it belonged to a short form, "33 degrees F. for four hours". */
const GOES_ON_IN = /^\s*\p{Ll}/u;

/** A decimal that is written with a blank behind its mark, as abstracts of some collections are: "a score of 22. 5". */
const WHOLE_PART = /(?<![\d.])\d{1,3}\.\s*$/u;
const DECIMALS = /^\s*\d{1,3}(?![\d,])/u;

/**
 * Sentences; what ends in a semicolon is read on to the end of the list, and what goes on in a small letter to its own
 * end, as far as that is not too long.
 */
export function wholeSentences(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of sentences(text)) {
    const last = found.at(-1);
    const isOpen =
      last &&
      (/[;；,，:：]\s*$/.test(text.slice(last.start, last.end)) ||
        GOES_ON_IN.test(text.slice(start, start + 8)) ||
        (WHOLE_PART.test(text.slice(last.start, last.end)) && DECIMALS.test(text.slice(start, start + 8))));
    if (last && isOpen && end - last.start <= LONGEST) last.end = end;
    else found.push({ start, end });
  }
  return found.map(({ start, end }) => ({
    start,
    end: end - start <= LONGEST ? end : (clauseEnd(text, start) ?? end),
  }));
}

/** Where a clause ends, of a sentence that is too long to be quoted whole. */
const CLAUSE_END =
  /[;；](?=\s|$)|[,，](?= (?:under|wherein|whereby|where|which|while|and (?:the|a|an|then|thereby)|so that|such that|thereby)\b)|，/gu;
const LEAST_CLAUSES = 80;
/** Where the last whole clause ends before this share of what can be quoted, a comma ends the quotation. */
const LEAST_SHARE_CUT = 0.6;

/** The end of the last whole clause of a sentence that can still be quoted. */
function clauseEnd(text: string, start: number): number | undefined {
  const head = text.slice(start, start + LONGEST);
  const ends = [...head.matchAll(CLAUSE_END)].map(({ index }) => index);
  const clause = ends.at(-1) ?? 0;
  const last = clause >= LEAST_SHARE_CUT * LONGEST ? clause : Math.max(clause, head.lastIndexOf(', '));
  return last >= LEAST_CLAUSES ? start + last + 1 : undefined;
}

/** Share of the smaller set that both have. */
export function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const key of a) if (b.has(key)) both++;
  return both / Math.max(1, Math.min(a.size, b.size));
}

function readingOrder({ part, paragraph_id, claim_number, start }: QuoteLocator): number {
  const place = { title: 0, abstract: 1, description: 2, claim: 3 }[part];
  return place * 1e12 + Number(paragraph_id?.slice(1) ?? claim_number ?? 0) * 1e6 + Math.min(start, 999_999);
}
