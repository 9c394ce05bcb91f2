import { byText } from '#by-text.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { ServiceError } from '#errors.ts';
import { defineJob } from '#isolation/job.ts';
import { isPlainWord, missingWords, pairShares } from '#language/chinese-words.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { isHan, languageOf } from '#language/script.ts';
import { withoutSignLists } from '#language/sign-lists.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { rounded } from '#rounded.ts';
import { translatedWords } from '#skills/compare-features/compare-features.ts';
import { countWords } from '#skills/corpus-words.ts';
import { OtherWords, wordingsOf } from '#skills/other-words.ts';
import { tellsOf } from '#skills/summarise-solution/statements.ts';
import { oneOf } from './entity-filter.ts';
import { shownTexts, shownTitle } from './wire-text.ts';

/** An idea, and where to look for what is like it. */
export interface Idea {
  readonly tech_means: string;
  readonly tech_effect?: string | undefined;
  /** Codes of offices; none: all. */
  readonly country?: readonly string[] | undefined;
  /** Simple legal states in words; none: all. */
  readonly legal_status?: readonly string[] | undefined;
  readonly limit: number;
}

/** A paragraph or claim that speaks of the idea, as it stands. */
export interface IdeaPassage {
  /** Number of the paragraph or claim; 0 where it has none. */
  readonly sn: number;
  readonly section: 'description' | 'claim';
  readonly passage: string;
  /** Sentences of it that have most words of the idea, word for word. */
  readonly sentence: string[];
}

export interface ComparedPatent {
  readonly patent_id: string;
  readonly pn: string;
  /** See `compareIdea`. */
  readonly score: number;
  readonly title: string;
  readonly means: IdeaPassage[];
  readonly efficacy: IdeaPassage[];
  /** Share of the worth of the idea's words that the best passage has: of the means, of the effect. */
  readonly means_share: number;
  readonly effect_share: number;
  /** Neither claims nor description are stored: it was not compared, and its shares are not known. */
  readonly not_read?: boolean;
}

export interface IdeaComparison {
  readonly compared: readonly ComparedPatent[];
  /** Words of the means that no patent shown has, as the idea writes them. */
  readonly unmatched: readonly string[];
  /** How many of the patents were not read. */
  readonly unread: number;
  /** Families that share a word with the idea. */
  readonly total: number;
}

const STATES: Readonly<Record<string, number>> = {
  ...{ inactive: 0, 失效: 0, 无效: 0, active: 1, 有效: 1, pending: 2, 审中: 2, 在审: 2 },
  ...{ 'pctdesignated stage': 221, 'pct designated stage': 221, 'pct designated period': 221, pct指定期内: 221 },
  ...{ 'pctdesignated stage expired': 220, 'pct designated expiration': 220, pct指定期满: 220 },
  ...{ undetermined: 999, 未确认: 999 },
};

/**
 * What limits the search to offices and legal states.
 * @throws ServiceError `invalid_request` naming the value that is none.
 */
export function ideaFilter({ country = [], legal_status = [] }: Pick<Idea, 'country' | 'legal_status'>) {
  const codes = country.map((code) => code.trim().toUpperCase()).filter(Boolean);
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (wrong !== undefined)
    throw new ServiceError(
      'invalid_request',
      `country: ${wrong} is no code of an office. Give two letters, as CN or US.`,
      { field: 'country' },
    );
  const states = legal_status.map((word) => {
    const state = STATES[word.trim().toLowerCase()];
    if (state !== undefined) return String(state);
    throw new ServiceError(
      'invalid_request',
      `legal_status: ${word.slice(0, 60)} is none of Inactive, Active, Pending, PCTdesignated stage, PCTdesignated stage expired, Undetermined.`,
      { field: 'legal_status' },
    );
  });
  if (codes.length + states.length === 0) return undefined;
  return allOf(oneOf('AUTHORITY', codes), oneOf('SIMPLE_LEGAL_STATUS', states));
}

/** Patents that are read for a patent that is shown; passages of each that are shown. */
const READ_FOR_ONE = 2;
const PASSAGES = 3;
const MOST_CHARACTERS = 60_000;
/** Content words that a passage has at least: headings have fewer. */
const LEAST_WORDS = 8;
/** A passage has at least this share of the worth of those words of the idea that any passage has. */
const LEAST_SHARE = 0.15;
/**
 * A passage on the effect says it in one sentence: that has so many of its words, of a short effect this share of what
 * they are worth. Less is a word of the thing, which any document of its field has.
 */
const EFFECT_WORDS = 4;
const EFFECT_SHARE = 0.4;
/** The most that a word is worth: one that no document has says no more than one that a few have. */
const MOST_WORTH = 7;
/** What a synonym or a translation counts of the word that it stands for. */
const OTHER_SHARE = 0.75;
/** Parts of the score: the whole document's likeness, the means, the effect. */
const WEIGHTS = { likeness: 0.4, means: 0.4, effect: 0.2 };

interface Unit {
  readonly sn: number;
  readonly section: IdeaPassage['section'];
  readonly text: string;
  readonly keys: ReadonlySet<string>;
}

const keysOf = (text: string): ReadonlySet<string> => new Set(contentKeys(text));

/** Texts in the language of the idea where there are any, whoever translated them; else as published. */
function readable<T extends { readonly lang: string; readonly origin: string }>(texts: readonly T[], lang: string) {
  const own = texts.filter((text) => text.lang === lang);
  return shownTexts(own.length > 0 ? own : texts);
}

/** Claims and paragraphs, in a language where they are stored in it. */
function unitsOf(patent: Patent, lang: string): Unit[] {
  const units: Unit[] = [];
  let left = MOST_CHARACTERS;
  const add = (section: Unit['section'], sn: number, text: string) => {
    left -= text.length;
    if (left > 0) units.push({ section, sn, text, keys: keysOf(text) });
  };
  for (const { claims } of readable(patent.claims, lang).slice(0, 1))
    for (const claim of claims) add('claim', claim.number, claim.text);
  for (const { paragraphs } of readable(patent.descriptions, lang).slice(0, 1))
    for (const { text, number, heading } of withoutSignLists(paragraphs))
      if (!heading) add('description', Number(number ?? 0) || 0, text);
  return units;
}

/** What a text asks of passages: its words with what each is worth, and what may be written instead of them. */
interface Asked {
  readonly worth: ReadonlyMap<string, number>;
  readonly others: OtherWords;
  /** What all words are worth together. */
  readonly all: number;
  /** The share of it that a passage needs to be shown: `LEAST_SHARE` of the words that any passage has. */
  readonly least: number;
}

/**
 * The words of a text, worth the more the fewer documents of the corpus have them. Of Chinese the pairs of characters
 * that two words only happen to make are worth little.
 * @param passages What is read, to tell which words any of it has.
 */
async function askedOf(
  text: string,
  passages: readonly Unit[],
  { corpus, signal }: { corpus: Corpus; signal: AbortSignal },
): Promise<Asked> {
  const pairs = pairShares(text);
  const parts = new Map<string, number>();
  const forms = new Map<string, string>();
  for (const { key, start, end } of contentWords(text)) {
    parts.set(key, Math.max(parts.get(key) ?? 0, isHan(key) ? (pairs.get(start) ?? 1) : 1));
    if (!forms.has(key)) forms.set(key, text.slice(start, end));
  }
  const counted = await countWords(corpus, forms, signal);
  const worth = new Map([...parts].map(([key, part]) => [key, part * Math.min(MOST_WORTH, counted.worth(key))]));
  const known = [
    ...synonymsOf(text).filter(({ relation }) => relation !== 'wider'),
    ...translatedWords([{ text }], corpus.learned),
  ];
  const others = new OtherWords(wordingsOf(parts, known, OTHER_SHARE));
  const having = new Set(passages.flatMap(({ keys }) => [...others.metIn(keys, parts).keys()]));
  const found = sum([...worth].map(([key, value]) => (having.has(key) ? value : 0)));
  const all = sum(worth.values());
  return { worth, others, all, least: all === 0 ? 0 : (LEAST_SHARE * found) / all };
}

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

/** The share of what the words asked for are worth that a text has. */
const shareOf = ({ worth, others, all }: Asked, keys: ReadonlySet<string>): number =>
  all === 0 ? 0 : sum([...others.metIn(keys, worth)].map(([key, share]) => share * worth.get(key)!)) / all;

/** Says what documents are on, and no effect. */
const OF_FIELD =
  /^it (?:lies|is) in the field\b|^(?:the )?(?:present |this )?(?:invention|disclosure|embodiments?|application|utility model)\b.{0,40}\b(?:relates?|concerns?|pertains?|directed)\b|^本.{1,8}(?:涉及|属于)/iu;
/** Names what is wrong, in words that an effect has as well. */
const NAMES_PROBLEM = /\b(?:technical )?problem (?:to be solved|underlying|is)\b|技术问题/iu;
/** Words of an effect that a sentence which tells one in other words has at least: the thing, and what of it. */
const EFFECT_NAMED = 2;
/** Sets a result against what was before, or tells how far it went. */
const COMPARES =
  /\bcompared (?:with|to)\b|\b(?:falls?|fell|fallen|drops?|dropped|rises?|rose|risen|(?:in|de)creas(?:es?|ed)|reduced|lowered|raised|improved) (?:from|by|to)\b|相比|相较|(?:降|下降|减少|提高|提升|上升|延长|缩短)[至到了]/iu;
/** Whether a sentence tells an effect; undefined of one that tells the field or the problem. */
function tellsEffect(sentence: string): boolean | undefined {
  if (OF_FIELD.test(sentence) || NAMES_PROBLEM.test(sentence)) return undefined;
  const { problemFirst, effect } = tellsOf(sentence, languageOf(sentence));
  return problemFirst ? undefined : effect || COMPARES.test(sentence);
}

/**
 * The share of its worth that one sentence of a passage on an effect has at least; one that tells an effect has other
 * words for it, and needs less.
 */
const effectLeast = ({ worth, least }: Asked): number =>
  Math.max(least, Math.min(EFFECT_SHARE, EFFECT_WORDS / Math.max(1, worth.size)));

/**
 * The best passages for some words, and the share of their worth that the best one has. `inSentence`: the share that
 * one sentence of a passage must have.
 */
function best(units: readonly Unit[], asked: Asked, inSentence = 0) {
  const says = ({ text }: Unit) =>
    inSentence === 0 ||
    sentences(text).some(({ start, end }) => {
      const sentence = text.slice(start, end);
      const effect = tellsEffect(sentence);
      if (effect === undefined) return false;
      const keys = keysOf(sentence);
      const isTold = effect && asked.others.metIn(keys, asked.worth).size >= EFFECT_NAMED;
      return shareOf(asked, keys) >= (isTold ? asked.least : inSentence);
    });
  const having = units
    .map((unit) => ({ unit, share: shareOf(asked, unit.keys), long: unit.keys.size }))
    .filter(({ share, long }) => share > 0 && share >= asked.least && long >= LEAST_WORDS)
    // of two with as many words the shorter one says it more plainly
    .sort((a, b) => b.share / (1 + b.long / 400) - a.share / (1 + a.long / 400));
  // sentences are read as far as there is room
  const ranked = having
    .values()
    .filter(({ unit }) => says(unit))
    .take(PASSAGES)
    .toArray();
  return {
    share: Math.max(0, ...ranked.map(({ share }) => share)),
    // of any passage, also of one that only names the thing: documents are ordered by it
    named: Math.max(0, ...having.map(({ share }) => share)),
    passages: ranked.map(({ unit: { sn, section, text } }) => ({
      sn,
      section,
      passage: text,
      sentence: tellingSentences(text, asked),
    })),
  };
}

/** One or two sentences with most of the words, in their order. */
function tellingSentences(text: string, asked: Asked): string[] {
  const parts = sentences(text).map(({ start, end }, at) => {
    const words = text.slice(start, end);
    return { at, words, share: shareOf(asked, keysOf(words)) };
  });
  const [first, second] = parts.toSorted((a, b) => b.share - a.share);
  if (!first || first.share === 0) return [];
  const chosen = second && second.share > 0.7 * first.share ? [first, second] : [first];
  return chosen.sort((a, b) => a.at - b.at).map(({ words }) => words);
}

/** Of titles that differ in case, marks and articles alone the same. */
const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\b(?:an?|the)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Those that were read, then of the others one of each title that none before it has, and all without a title. */
function readFirst(ranked: readonly ComparedPatent[]): ComparedPatent[] {
  const read = ranked.filter(({ not_read }) => !not_read);
  const titles = new Set(read.map(({ title }) => plainTitle(title)));
  const others = ranked.filter(({ not_read, title }) => {
    if (!not_read || (title !== '' && titles.has(plainTitle(title)))) return false;
    titles.add(plainTitle(title));
    return true;
  });
  return [...read, ...others];
}

/**
 * Patents like an idea, best first, those of which there was nothing to read last, each with the passages on its means
 * and on its effect. The score is from 0 to 1: .4 of the document's likeness (`similarPatents`), .4 of the share of the
 * means that its best passage has, .2 of the share of the effect; without an effect the first two count .5 each. Words
 * count by how few documents of the corpus have them; a synonym or a translation stands for a word with .75 of it.
 */
export async function compareIdea(corpus: Corpus, idea: Idea, signal: AbortSignal): Promise<IdeaComparison> {
  const { tech_means, tech_effect = '', limit } = idea;
  const filter = ideaFilter(idea);
  const wanted = Math.max(10, limit * READ_FOR_ONE);
  const found = await similarPatents(corpus, {
    text: `${tech_means}\n${tech_effect}`,
    ...(filter && { filter }),
    limit: wanted,
    reasons: false,
    signal,
  });
  const likeness = new Map(found.hits.slice(0, wanted).map(({ id, score }) => [id, score]));
  const records = await corpus.get(patents, [...likeness.keys()]);
  const lang = languageOf(tech_means);
  const documents = records.map((record) => unitsOf(record, lang));
  const passages = documents.flat();
  const means = await askedOf(tech_means, passages, { corpus, signal });
  const effect = await askedOf(tech_effect, passages, { corpus, signal });
  const hasEffect = effect.worth.size > 0;
  const ranked = records
    .map((record, at): ComparedPatent => {
      signal.throwIfAborted();
      const byMeans = best(documents[at]!, means);
      const byEffect = best(documents[at]!, effect, effectLeast(effect));
      const like = Math.min(1, likeness.get(record.publication_number) ?? 0);
      const score = hasEffect
        ? WEIGHTS.likeness * like + WEIGHTS.means * byMeans.share + WEIGHTS.effect * byEffect.named
        : 0.5 * like + 0.5 * byMeans.share;
      return {
        patent_id: patentId(record.publication_number),
        pn: record.publication_number,
        score: rounded(Math.min(1, score)),
        title: shownTitle(record.titles, lang),
        means: byMeans.passages,
        efficacy: byEffect.passages,
        means_share: byMeans.share,
        effect_share: byEffect.share,
        ...(documents[at]!.length === 0 && { not_read: true }),
      };
    })
    .sort((a, b) => b.score - a.score || byText(a.pn, b.pn));
  const compared = readFirst(ranked).slice(0, limit);
  const shown = new Set(compared.map(({ pn }) => pn));
  const read = records.flatMap((record, at) =>
    shown.has(record.publication_number) ? [{ record, units: documents[at]! }] : [],
  );
  // a word of a title or an abstract is one that the patent has, although no passage of it is shown
  const known = new Set(
    read.flatMap(({ record, units }) => [
      ...units.flatMap(({ keys }) => [...keys]),
      ...[record.titles, record.abstracts].flatMap((texts) =>
        readable(texts, lang).flatMap(({ text }) => [...keysOf(text)]),
      ),
    ]),
  );
  return {
    compared,
    unmatched: unknownWords(tech_means, known),
    unread: read.filter(({ units }) => units.length === 0).length,
    total: found.total,
  };
}

/**
 * Words of a text of which no key is known, each once: of Chinese whole words, not the pairs that are compared. What a
 * dictionary takes apart into single characters (电/芯) is one word; a single one beside known words is none.
 */
export function unknownWords(text: string, known: ReadonlySet<string>): string[] {
  const words = contentWords(text);
  // a character alone is known where any pair has it
  const characters = new Set([...known].filter(isHan).join(''));
  const isKnown = (key: string) => known.has(key) || (key.length === 1 && characters.has(key));
  const missing = words.filter(({ key }) => !isKnown(key));
  const found = words.filter(({ key }) => isKnown(key));
  const alone = new Set(missing.filter(({ key }) => [...key].length === 1).map(({ start }) => start));
  const joined: { start: number; end: number; singles: number }[] = [];
  for (const { start, end } of missingWords(text, missing, found)) {
    const before = joined.at(-1);
    if (end - start === 1 && before && before.singles > 0 && before.end === start) {
      before.end = end;
      before.singles++;
    } else joined.push({ start, end, singles: end - start === 1 ? 1 : 0 });
  }
  const spans = [
    ...missing.filter(({ key }) => !isHan(key)),
    ...joined.filter(
      ({ start, end, singles }) => (singles !== 1 || alone.has(start)) && !isPlainWord(text.slice(start, end)),
    ),
  ];
  return [...new Set(spans.sort((a, b) => a.start - b.start).map(({ start, end }) => text.slice(start, end)))];
}

/** `compareIdea` where no text can stop the service. */
export const ideaJob = defineJob({
  name: 'compare-idea',
  lane: 'answer',
  run: (idea: Idea, { corpus }, { signal }) => compareIdea(corpus, idea, signal),
});

/** As the interface writes a compared patent. */
export const wireDocs = (compared: readonly ComparedPatent[]) =>
  compared.map(({ patent_id, pn, score, means, efficacy }) => ({
    similar_patent: { patent_id, pn, score, means, efficacy },
  }));
