import type { QuoteLocator } from '#collections/patents/evidence.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { namesDocument } from '#language/wording.ts';
import { isTelling, type Question, type Wants } from '../read/question.ts';
import { ON_TOPIC, type ScoredPassage, type Section } from './score-passages.ts';
import { isDebris, isDependentClaim, LEANS_BACK, saysLittle } from './sentence-signs.ts';

/** A sentence chosen for an answer. */
export interface Place {
  readonly publication_number: string;
  readonly locator: QuoteLocator;
  /** Words of the question that it has. */
  readonly keys: ReadonlySet<string>;
  /** It says the kind of thing that was asked for: a figure, an effect, a problem. */
  readonly speaks: boolean;
  /** Other documents that say it in nearly the same words, the nearest first. */
  readonly alike: readonly string[];
}

/** How much is shown: a list goes through many documents, an explanation stays with the best. */
const SHOWN: Readonly<Record<'list' | 'other', { sentences: number; documents: number; per_document: number }>> = {
  list: { sentences: 8, documents: 8, per_document: 1 },
  other: { sentences: 6, documents: 5, per_document: 2 },
};
const PASSAGES = 40;
/** Of the best sentence's score, what another must have. */
const LEAST_SHARE = 0.55;
/** Of the question's worth, what a sentence must have. */
const LEAST_COVERAGE = 0.2;
/** Of what the sentence nearest to the question has of it. */
const LEAST_OF_NEAREST = 0.45;
/** The same, of the sentence itself or, at three quarters, of the title and abstract of its document. */
const LEAST_RELEVANCE = 0.42;
/**
 * Two sentences that share this much of their words say the same, unless one has a word of the question that was not
 * met before.
 */
const SAME = 0.6;
/** So much that a word more makes no other sentence of it. */
const ALIKE = 0.85;
/** What likeness to a sentence that was chosen takes off, and what words add that none of them has. */
const REDUNDANCY = 0.35;
const NOVELTY = 0.2;
const LONGEST = 600;
/** An explanation of fewer sentences goes on with those that follow them. */
const FEW = 3;
/** Words that a sentence has in common with the one before it which it goes on from. */
const LEAST_COMMON = 2;
/** Beyond this many characters a sentence is hard to read as an answer; Chinese says as much in a third. */
const COMFORTABLE = { en: 280, zh: 110 } as const;

// biome-ignore format: read it as a table
const CUES: Readonly<Record<Wants, RegExp | undefined>> = {
  definition: /\b(?:is|are) (?:an?|the|one|any|used|made|formed)\b|\b(?:means|refers? to|denotes|is understood|compris(?:es|ing)|consists? of)\b|是指|是一种|为一种|指的是|包括|由.{1,30}(?:组成|构成)/iu,
  effect:     /\b(?:improv|increas|reduc|prevent|avoid|allow|enabl|thereby|advantag|falls? from|rises? from|compared with|no longer|so that|because|therefore|keeps?\b)\w*|有益效果|与现有技术相比|提高|降低|减少|避免|防止|有利于|从而|使得|补偿|延长|由于|因而/iu,
  problem:    /\b(?:problem|drawback|disadvantag|difficult|fail|damag|risk|unfortunately|suffer|however|must be|lose|loss)\w*|问题|缺点|不足|缺陷|难以|无法|导致|容易|损坏/iu,
  manner:     /\b(?:by|using|wherein|arranged|configured|is (?:\w+ed|made)|so that|when|through|controls?|measures?|drives?)\b|通过|采用|利用|设置|设有|从而|用于|根据|由.{1,20}(?:驱动|控制|测量)/iu,
  quantity:   undefined,
  list:       /\b(?:compris(?:es|ing)|includ(?:es|ing)|is (?:\w+ed|made)|such as|selected from|by|of)\b|包括|选自|采用|为|通过/iu,
  any:        undefined,
};
const COUNTED_NOUN =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,4} to \d{1,4})\s+\p{L}{3,}|\bnumber of\b.{0,40}\b(?:is|are|of)\s+\d|[两三四五六七八九十]\s?(?:个|组|层|片|根|条|只|件|块)/iu;
const COUNTS_THINGS = /\bhow many\b|\bnumber of\b|几[个层片根条只块]|多少[个层片根条只块]/iu;
// biome-ignore format: read it as a table
const DIMENSIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:thick|thickness|long|length|wide|width|deep|depth|high|height|tall|diameter|distance|far|size|resolution|wavelength|large|small|big)\b|厚|长度|多长|宽|深|高度|多高|直径|距离|尺寸|粒径|分辨率|波长/iu, ['length']],
  [/\b(?:temperature|hot|cold|warm|melting point)\b|温度|多热|熔点/iu, ['temperature']],
  [/\b(?:frequenc(?:y|ies)|bandwidth|often)\b|频率|带宽/iu, ['frequency', 'rotation']],
  [/\bpressures?\b|压力|压强/iu, ['pressure']],
  [/\b(?:voltage)\b|电压/iu, ['voltage']],
  [/\b(?:current)\b|电流/iu, ['current']],
  [/\b(?:power)\b|功率/iu, ['power']],
  [/\b(?:duration|time|how (?:long|fast|quickly)|lifetime)\b|时间|多久|多快|寿命/iu, ['time']],
  [/\b(?:weight|heavy|mass)\b|重量|多重|质量/iu, ['mass']],
  [/\b(?:angles?)\b|角度/iu, ['angle']],
  [/\b(?:percentage|share|content|proportion|porosity|yield|ratio|concentration)\b|比例|含量|孔隙率|浓度|产率/iu, ['share', 'concentration']],
  [/\b(?:force)\b|夹持力|多大的?力/iu, ['force']],
];
/** What kind of quantity is asked for; empty where any will do. */
const dimensionsOf = (text: string): readonly string[] =>
  DIMENSIONS.filter(([pattern]) => pattern.test(text)).flatMap(([, dimensions]) => dimensions);
const STATES_NUMBER = /(?:为|是|\b(?:is|are|was|were|of|to|than))\s*(?:about\s+|约)?[−-]?\d/iu;
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
  readonly coverage: number;
  readonly told: boolean;
  readonly score: number;
}

/**
 * The sentences that answer best: many words of the question close together, of different documents, no two alike, each
 * bringing something. Ordered by document, then as they stand.
 */
export function pickSentences(
  passages: readonly ScoredPassage[],
  question: Question,
  worth: (key: string) => number,
  words: ReadonlyMap<string, string>,
): Place[] {
  const total = [...words.keys()].reduce((sum, key) => sum + worth(key), 0) || 1;
  const pointed = question.wants === 'effect' || question.wants === 'problem';
  const found = passages
    .slice(0, PASSAGES)
    .flatMap((passage) => candidatesIn(passage, question, worth, words, total))
    .sort((a, b) => b.score - a.score);
  const independent = found.filter(({ depends }) => !depends);
  const offerable = independent.length > 0 ? independent : found;
  const nearest = offerable.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const offered = offerable.filter(({ coverage, told }) => told || coverage >= nearest * LEAST_OF_NEAREST);
  const best = offered[0]?.score ?? 0;
  const most = SHOWN[question.wants === 'list' ? 'list' : 'other'];
  const chosen: Candidate[] = [];
  const rest = new Set(offered.filter(({ score }) => score >= best * LEAST_SHARE));
  const met = new Set<string>();
  const ofDocument = new Map<string, number>();
  while (chosen.length < most.sentences) {
    let next: Candidate | undefined;
    let value = 0;
    for (const one of rest) {
      let likeness = 0;
      let likest: Candidate | undefined;
      for (const other of chosen) {
        const both = alike(other.all, one.all);
        if (both > likeness) [likeness, likest] = [both, other];
      }
      const same = ofDocument.get(one.publication_number) ?? 0;
      const alikeOnly = likeness >= SAME && (likeness >= ALIKE || [...one.keys].every((key) => met.has(key)));
      if (alikeOnly && likest!.publication_number !== one.publication_number)
        likest!.alike.push(one.publication_number);
      if (alikeOnly || same >= most.per_document || (same === 0 && ofDocument.size >= most.documents)) {
        rest.delete(one);
        continue;
      }
      const news = [...one.keys].reduce((sum, key) => sum + (met.has(key) ? 0 : worth(key)), 0) / total;
      const own = one.score + NOVELTY * news - REDUNDANCY * likeness;
      if (own > value) [next, value] = [one, own];
    }
    if (!next || (chosen.length > 0 && value < best * LEAST_SHARE)) break;
    rest.delete(next);
    chosen.push(next);
    for (const key of next.keys) met.add(key);
    ofDocument.set(next.publication_number, (ofDocument.get(next.publication_number) ?? 0) + 1);
  }
  const speaking = chosen.filter(({ speaks }) => speaks);
  const picked = (pointed || question.wants === 'quantity') && speaking.length > 0 ? speaking : chosen;
  const shown = GOES_ON.has(question.wants) ? [...picked, ...following(picked)] : picked;
  const order = [...new Set(shown.map(({ publication_number }) => publication_number))];
  return shown.sort(
    (a, b) =>
      order.indexOf(a.publication_number) - order.indexOf(b.publication_number) ||
      readingOrder(a.locator) - readingOrder(b.locator),
  );
}

const GOES_ON: ReadonlySet<Wants> = new Set(['manner', 'definition', 'any']);

/**
 * Where few sentences explain a thing, those that stand behind them and go on with its parts: one a document, none that
 * was said already.
 */
function following(picked: readonly Candidate[]): Place[] {
  const said = picked.map(({ all }) => all);
  const found: Place[] = [];
  const gone = new Set<string>();
  for (const { publication_number, all, next, speaks } of picked) {
    if (picked.length + found.length >= FEW) break;
    if (!next || gone.has(publication_number)) continue;
    const words = new Set(contentWords(next.text).map(({ key }) => key));
    const common = [...words].filter((key) => all.has(key)).length;
    if (common < LEAST_COMMON || said.some((other) => alike(other, words) >= SAME)) continue;
    said.push(words);
    gone.add(publication_number);
    found.push({ publication_number, locator: next.locator, keys: new Set(), speaks, alike: [] });
  }
  return found;
}

/** The sentences of a passage that may stand in an answer, with what each is worth for it. */
function candidatesIn(
  passage: ScoredPassage,
  question: Question,
  worth: (key: string) => number,
  words: ReadonlyMap<string, string>,
  total: number,
): Candidate[] {
  const { wants } = question;
  const cue = CUES[wants];
  const pointed = wants === 'effect' || wants === 'problem';
  const dimensions = wants === 'quantity' ? dimensionsOf(question.text) : [];
  return passage.locators.flatMap((locator, i) =>
    wholeSentences(passage.texts[i]!).flatMap(({ start, end }, at, spans): Candidate[] => {
      const lang = locator.lang === 'zh' ? 'zh' : 'en';
      const text = passage.texts[i]!.slice(start, end);
      const mayStand = (one: string) => one.length <= LONGEST && !commands(one) && !isDebris(one, lang);
      if (!mayStand(text)) return [];
      const after = spans[at + 1];
      const goesOn = after && passage.texts[i]!.slice(after.start, after.end);
      const reportsOthers = (one: string) => namesDocument(one) || OTHER_DOCUMENT.test(one);
      const next =
        after && locator.part !== 'claim' && mayStand(goesOn!) && !saysLittle(goesOn!) && !reportsOthers(goesOn!)
          ? {
              text: goesOn!,
              locator: { ...locator, start: locator.start + after.start, end: locator.start + after.end },
            }
          : undefined;
      const content = contentWords(text);
      const all = new Set(content.map(({ key }) => key));
      const keys = new Set([...all].filter((key) => words.has(key)));
      const measured =
        wants === 'quantity' &&
        (quantitiesOf(text).some(({ dimension }) => dimensions.length === 0 || dimensions.includes(dimension)) ||
          (COUNTS_THINGS.test(question.text) && COUNTED_NOUN.test(text)) ||
          // In a unit that is not known: all words of the question, and a number said of them.
          (keys.size === words.size && STATES_NUMBER.test(text)));
      const little = saysLittle(text) && !measured;
      const reports = reportsOthers(text);
      const depends = (locator.part === 'claim' && isDependentClaim(text)) || little || reports;
      const speaks = measured || (cue?.test(text) ?? false);
      // The effect of what a document is about is stated without naming it again, and so is, in its abstract, what
      // makes it special.
      const told =
        speaks &&
        passage.topic >= ON_TOPIC &&
        (pointed
          ? locator.part !== 'claim'
          : locator.part === 'abstract' && wants !== 'quantity' && [...keys].some((key) => isTelling(question, key)));
      if (keys.size === 0 && !told) return [];
      if (question.of_its_own && ![...keys].some((key) => question.of_its_own!.has(key))) return [];
      if (keys.size > 0 && !told && ![...keys].some((key) => isTelling(question, key)) && hasTelling(question))
        return [];
      const coverage = [...keys].reduce((sum, key) => sum + worth(key), 0) / total;
      if (!told && (coverage < LEAST_COVERAGE || Math.max(coverage, 0.75 * passage.topic) < LEAST_RELEVANCE)) return [];
      const long = Math.max(0, text.length / COMFORTABLE[lang] - 1);
      const score =
        0.45 * (told ? Math.max(coverage, (pointed ? 1 : 0.7) * passage.topic) : coverage) +
        0.2 * passage.value +
        0.2 * passage.topic +
        (speaks
          ? pointed
            ? 0.3
            : measured
              ? 0.3 * Math.min(1, coverage / 0.6)
              : 0.12
          : wants === 'quantity'
            ? -0.2
            : 0) +
        (wants === 'definition' && defines(text, keys, content) ? 0.25 : 0) -
        (little ? 0.5 : 0) -
        (LEANS_BACK.test(text) ? 0.15 : 0) -
        Math.min(0.15, 0.08 * long) +
        (locator.part === 'abstract' && !pointed ? 0.06 : 0) -
        (locator.part === 'claim' ? (isDependentClaim(text) ? 0.4 : pointed ? 0.3 : 0.15) : 0) -
        (reports ? 0.4 : 0) -
        offTarget(text, passage.sections[i], wants);
      return [
        {
          publication_number: passage.publication_number,
          locator: { ...locator, start: locator.start + start, end: locator.start + end },
          keys,
          all,
          speaks,
          depends,
          coverage,
          told,
          score,
          alike: [],
          ...(next && { next }),
        },
      ];
    }),
  );
}

/** Reports what another document says: it answers for that one, not for its own. */
const OTHER_DOCUMENT = /\b[A-Z]{2} ?\d{6,}(?: ?[A-Z]\d?)?\b|[A-Z]{2}\d{6,}/u;
const hasTelling = (question: Question) => [...question.words.keys()].some((key) => isTelling(question, key));

/**
 * A sentence of the background tells what is wrong, and so do words of complaint anywhere: no answer to what the thing
 * is or how it is done.
 */
function offTarget(text: string, section: Section, wants: Wants): number {
  if (wants === 'problem') return 0;
  const complains = COMPLAINT.test(text);
  if (wants === 'effect') return (complains ? 0.1 : 0) + (/^to improve\b/i.test(text) ? 0.3 : 0);
  return complains ? 0.35 : section === 'background' ? 0.15 : 0;
}

/**
 * The thing asked for is the subject: it stands before the verb, near the beginning, and the verb says what it is or
 * has.
 */
function defines(
  text: string,
  keys: ReadonlySet<string>,
  content: readonly { key: string; start: number; end: number }[],
) {
  const verb = CUES.definition!.exec(text)?.index;
  if (verb === undefined) return false;
  const subject = content.filter(({ key, end }) => keys.has(key) && end <= verb);
  return subject.length > 0 && content.filter(({ end }) => end <= verb).length <= subject.length + 3;
}

/** Sentences; what ends in a semicolon is read on to the end of the list, as far as that is not too long. */
function wholeSentences(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of sentences(text)) {
    const last = found.at(-1);
    if (last && /[;；,，:：]\s*$/.test(text.slice(last.start, last.end)) && end - last.start <= LONGEST) last.end = end;
    else found.push({ start, end });
  }
  return found;
}

/** Share of the smaller set that both have. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const key of a) if (b.has(key)) both++;
  return both / Math.max(1, Math.min(a.size, b.size));
}

function readingOrder({ part, paragraph_id, claim_number, start }: QuoteLocator): number {
  const place = { title: 0, abstract: 1, description: 2, claim: 3 }[part];
  return place * 1e12 + Number(paragraph_id?.slice(1) ?? claim_number ?? 0) * 1e6 + Math.min(start, 999_999);
}
