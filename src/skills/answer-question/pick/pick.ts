import { setImmediate as breathe } from 'node:timers/promises';
import { quoteOf, type TextDocument } from '#collections/patents/evidence.ts';
import { isTitleAlone, type Patent } from '#collections/patents/patent.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { contentKeys } from '#language/content-words.ts';
import { materialKindsAsked } from '#language/material-names.ts';
import { isHan, type TextLanguage } from '#language/script.ts';
import { countMatching, wordQuery } from '../../corpus-words.ts';
import type { SkillContext } from '../../skill.ts';
import type { Candidates } from '../find/candidates.ts';
import { type Found, SHOWN } from '../find/find.ts';
import { nearnessOf, saidInContext } from '../find/near-in-meaning.ts';
import { asksWhether, isTelling, type Question, shareOf, type Wants } from '../read/question.ts';
import { isMeasure } from '../read/question-words.ts';
import type { Reading } from '../read/read.ts';
import { documentsListed, goingOn, withAbstracts, withReason } from './abstracts.ts';
import { coreOf, fulfilTogether } from './fulfils.ts';
import { pairsOf } from './pairs.ts';
import {
  ALIKE,
  alike as alikeOf,
  type Place,
  pickSentences,
  sentencesInOrder,
  sentencesOf,
  headOf as wordsSpokenOf,
} from './pick-sentences.ts';
import { quantityAskedIn } from './quantity-asked.ts';
import { type RankedDocument, rankDocuments } from './rank-documents.ts';
import { asRead, type Research } from './research.ts';
import { frontPassages, type ScoredPassage, type Sought, scoredPassages } from './score-passages.ts';
import { saysLittle, statesAim } from './sentence-signs.ts';
import { headOf, inOnePiece, type Source, summarised, titled, withoutClaims } from './source.ts';
import { statedOf } from './stated.ts';
import { asksForSteps, stepsOf, thingsMade } from './steps.ts';
import { dimensionsOf, NAMES_THINGS, telling } from './tells.ts';

/**
 * Share of the question's worth that the best passage must have: from `ANSWERED` on a long question is answered, from
 * `NEAR` on the nearest is shown, below `FARTHEST` never.
 */
const ANSWERED = 0.6;
const NEAR = 0.45;
const FARTHEST = 0.25;
/**
 * Documents that are read from end to end where a value or a material is wanted, which may stand anywhere: the first
 * that similar search finds, with this share of its best score.
 */
const READ_WHOLE = 4;
const READ_WHOLE_FROM = 0.6;
/** Telling words of a question that one document has all of only if it is about it. */
const SEVERAL_WORDS = 4;
/** Of the question's worth, what one sentence must have with what its document is about. */
const SAID = 0.4;
/** The same, where it names a value or a material of what is asked, which says little besides. */
const VALUED = 0.3;
/** The same, of title and abstract, where documents are asked for. */
const LISTED = 0.6;
/** Of what is asked whether it is so, what a sentence must name, and with the title of a document that names some. */
const TELLS_WHETHER = { alone: 0.75, titled: 0.6 } as const;
/** Telling words of a question that is answered only by all of them. */
const FEW_WORDS = 3;
/** Asked for what a sentence has or has not: a value, a material, a reason. */
const OF_A_KIND: ReadonlySet<Wants> = new Set(['quantity', 'material', 'reason']);
/**
 * Share of a question that a document nearest to it has in title and abstract: "son" in the text of any is no answer.
 */
const LEAST_ABOUT = 0.15;
/** Documents near in meaning of which what they begin with is read for sentences. */
const NEAREST = 6;
/** Documents that similar search finds first of which sentences are compared word by word in context. */
const IN_CONTEXT = 3;
/** Bytes of UTF-8 of one document that are compared so. */
const OF_ONE = 6_000;
/** How near in meaning, 0 to 1 on the scale of the model, a sentence answers, and is shown as the nearest. */
const MEANT = { answered: 0.9, near: 0.8 } as const;
/** How much less a document stands for than the first that similar search finds: by this power of its share. */
const STANDING = 3;
/** A document stands out with so much evidence for it, where the next one has at most this share of that. */
const STANDS_OUT = { evidence: 2, next: 0.8 } as const;
/**
 * Documents that are shown for standing first as a whole: beside an answer, where the evidence for them is this share
 * of the first one's, and where none answers; and the evidence that each must have. Of tuning halves that were asked of
 * all records, nearest documents that were right have 1.54 and more, the first of those for what is not there mostly
 * 1.5 and less.
 */
const AS_A_WHOLE = { beside: 2, share: 0.8, alone: 4, evidence: 1.5 } as const;
/** How much of its abstract the nearest document is told by, beyond its first sentence. */
const OF_NEAREST = { en: 900, zh: 320, sentences: 6 } as const;
/** Worth of a word is capped, so that one that stands nowhere does not rule. */
const WORTH_CAP = 7;

/**
 * Picks what an answer rests on out of what was found: sentences and passages, each made a quote by reading it in its
 * record.
 */
export async function pick(
  reading: Reading,
  found: Found,
  context: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Research> {
  const head = asRead(reading);
  const { lang, claim, stated } = reading.question;
  const titles = (records: readonly Patent[]) => records.map((record, i) => titled(record, lang, i + 1));
  const summaries = (records: readonly Patent[]) => records.map((record, i) => summarised(record, lang, i + 1, claim));
  switch (found.kind) {
    case 'empty':
    case 'nothing':
      return { ...head, kind: found.kind, ...(found.query && { query: printQuery(found.query) }) };
    case 'facts': {
      const { records, facts } = found;
      return { ...head, kind: 'facts', matching: reading.named.length, unknown: [], facts, sources: titles(records) };
    }
    case 'named': {
      const { records } = found;
      const sources = stated
        ? records.flatMap((record, i) => statedOf(record, lang, i + 1, stated) ?? [])
        : asksForSteps(reading.question)
          ? records.flatMap((record, i) => steppedOf(record, lang, i + 1) ?? [])
          : [];
      const shown = sources.length > 0 ? sources : summaries(records);
      const lacking = withoutClaims(records, lang, claim);
      const told = lacking.length > 0 && { without_claims: { asked: claim!, of: lacking } };
      const bare = bareOf(records);
      return { ...head, kind: 'found', matching: reading.named.length, unknown: [], sources: shown, ...told, ...bare };
    }
    case 'counted': {
      const { kind: _, counts, examples, ...told } = found;
      const { query, families } = counts;
      const sources = titles(examples.records);
      return { ...head, ...told, kind: 'counts', query, matching: families, sources, counts };
    }
    case 'listed': {
      const { kind: _, query, records, ...listed } = found;
      const sources = claim === undefined ? titles(records) : summaries(records);
      const kind = listed.matching > 0 ? 'listed' : 'nothing';
      return { ...head, ...listed, kind, query: printQuery(query), sources };
    }
    case 'documents': {
      const { query, matching, unrestricted, undated } = found;
      const told = statedOn(reading);
      if (told.length > 0)
        return { ...head, kind: 'found', matching, unknown: [], ...bareOf(reading.named), sources: told };
      const picked = await fromPassages(reading, found, headOf, context);
      const outright = picked.kind === 'nothing' ? statedBy(reading) : [];
      if (outright.length > 0)
        return { ...head, kind: 'found', matching, unknown: [], ...bareOf(reading.named), sources: outright };
      // Of a publication that was named, what it is about is always an answer.
      if (picked.kind === 'nothing' && reading.named.length > 0)
        return {
          ...head,
          kind: 'partly',
          matching,
          ...bareOf(reading.named),
          missing: await lackedBy(reading, context),
          sources: summaries(reading.named.slice(0, SHOWN)),
        };
      return {
        ...head,
        matching,
        ...(query && { query: printQuery(query) }),
        ...(picked.kind === 'nothing' && unrestricted !== undefined && { unrestricted }),
        ...(undated && { undated }),
        ...(reading.named.length > 0 && bareOf(reading.named)),
        ...picked,
      };
    }
  }
}

/** A publication by the steps in which it tells how something is made or done; undefined where it tells none. */
function steppedOf(record: Patent, lang: TextLanguage, number: number): Source | undefined {
  const sentences = stepsOf(record, lang, [])?.map(({ locator }) => quoteOf(record, locator));
  return sentences && { ...headOf(record, lang, number), passage: sentences[0]!, sentences };
}

/**
 * What the publications that a question names state of their problem, or of what they achieve, where that is asked for.
 */
function statedBy({ named, question: { lang, wants } }: Reading): Source[] {
  if (wants !== 'problem' && wants !== 'effect') return [];
  return named.slice(0, SHOWN).flatMap((record, i) => statedOf(record, lang, i + 1, [wants]) ?? []);
}

/** The same, as far as it has a word of the question that tells. */
function statedOn(reading: Reading): Source[] {
  const telling = [...reading.words.keys()].filter((key) => isTelling(reading.question, key));
  return statedBy(reading).flatMap((source) => {
    const sentences = source.sentences.filter(({ text }) => contentKeys(text).some((key) => telling.includes(key)));
    return sentences.length > 0 ? [{ ...source, passage: sentences[0]!, sentences }] : [];
  });
}

/** The publications that are stored without any text: what they say is not known here. */
function bareOf(records: readonly Patent[]): Pick<Research, 'without_text'> {
  const bare = records.filter(isTitleAlone);
  return bare.length === 0 ? {} : { without_text: bare.map(({ publication_number }) => publication_number) };
}

/** The words of a question that stand nowhere in the publications that it names. */
async function lackedBy(
  { named, known }: Reading,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<string[]> {
  const ids = named.map(({ publication_number: text }): Query => ({ kind: 'term', field: 'PN', text }));
  const lacked: string[] = [];
  for (const form of known.values()) {
    if ((await countMatching(corpus, allOf(anyOf(...ids), wordQuery(form)), signal)) === 0) lacked.push(form);
  }
  return lacked;
}

/** Documents to be read for an answer: publications, or papers as documents. */
export interface Readable<D extends TextDocument> extends Pick<Candidates, 'near' | 'alike' | 'all_words'> {
  readonly records: readonly D[];
  /** Of studies: what one says in the words of another counts, too. */
  readonly each_counts?: true;
  /** They are those that are asked of, not what was found for the question. */
  readonly given?: true;
}

/** A source but for what is quoted of it. */
type SourceHead = Omit<Source, 'passage' | 'sentences'>;

/**
 * The sentences of documents that answer best, or are nearest to an answer.
 * @param headOf How a document is named as a source, in a language, by its number.
 */
export async function fromPassages<D extends TextDocument>(
  reading: Reading,
  { records, near, alike, all_words, each_counts, given }: Readable<D>,
  headOf: (record: D, lang: TextLanguage, number: number) => SourceHead,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Pick<Research, 'kind'> & Partial<Research>> {
  const { question, named, known, words, alternates, unknown } = reading;
  const plain = (key: string) =>
    Math.min(reading.worth(key), WORTH_CAP) *
    (question.wants === 'quantity' && isMeasure(key) ? 1 : shareOf(question, key));
  const ofContext = contextShare(question, [...words.keys()], plain);
  const worth = (key: string) => plain(key) * (question.context?.has(key) ? ofContext : 1);
  const standings = new Map<string, number>();
  const sought: Sought = {
    ...{ words, alternates, worth, wants: question.wants },
    pairs: pairsOf(question, words),
    tells: telling(question, words),
    standing: (number) => standings.get(number) ?? 0,
    ...(each_counts && { each_counts }),
  };
  const passages: ScoredPassage[] = [];
  const byContext = ((await corpus.meaning?.contextModels()) ?? []).length > 0;
  const whole = new Set([
    ...named.map(({ publication_number }) => publication_number),
    ...(byContext ? alike.slice(0, IN_CONTEXT).map(({ id }) => id) : []),
    ...(NAMES_THINGS.has(question.wants) ? alike.slice(0, READ_WHOLE) : []).flatMap(({ id, share }) =>
      share >= READ_WHOLE_FROM ? [id] : [],
    ),
  ]);
  for (const record of records) {
    passages.push(...scoredPassages(record, question.lang, sought, whole.has(record.publication_number)));
    await breathe();
    signal.throwIfAborted();
  }
  passages.sort((a, b) => b.value - a.value);
  const ranked = rankDocuments(alike, passages);
  for (const { id, share } of ranked) standings.set(id, share ** STANDING);
  const best = passages.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const about = passages.reduce((most, { topic }) => Math.max(most, topic), 0);
  const nearest = near.flatMap(({ id }) => records.filter(({ publication_number }) => publication_number === id));
  const also = nearest.slice(0, NEAREST).flatMap((record) => frontPassages(record, question.lang, sought));
  const nearness = await nearnessOf(question, sentencesOf([...passages, ...also]), { corpus, signal });
  if (nearness) passages.push(...also);
  const first = alike.slice(0, IN_CONTEXT).flatMap(({ id }) => records.filter((one) => one.publication_number === id));
  const fronts = !byContext ? [] : first.flatMap((record) => frontPassages(record, question.lang, sought));
  const foremost = foremostOf(ranked);
  const inContext = await saidInContext(
    question,
    new Map([...words.keys()].map((key) => [key, worth(key)])),
    sentencesInOrder([...passages, ...fronts], sought.standing, OF_ONE),
    { corpus, signal },
  );
  if (inContext) passages.push(...fronts);
  const areAskedOf = given || named.length > 0;
  const nearEnough = areAskedOf || foremost !== undefined || isNear(reading, { best, about }, worth, all_words);
  const aimed: Sought = {
    ...sought,
    ...(nearness && { nearness }),
    ...(inContext && { inContext }),
    ...(foremost !== undefined && { foremost }),
  };
  const tellingWords = [...words.keys()].filter((key) => isTelling(question, key)).length;
  const recordOf = ({ publication_number: id }: Place): D => records.find((one) => one.publication_number === id)!;
  const keysAt = (place: Place): ReadonlySet<string> =>
    new Set(contentKeys(quoteOf(recordOf(place), place.locator).text));
  /** Documents that stand before others as a whole, each by what it is about, but for what was said already. */
  const asAWhole = (those: readonly RankedDocument[], most: number, shown: readonly Place[] = []): Place[] => {
    if (tellingWords < LEAST_TELLING) return [];
    const said = shown.map(keysAt);
    const found: Place[] = [];
    for (const { id, evidence } of those) {
      if (found.length === most || evidence < AS_A_WHOLE.evidence) break;
      const own = records.filter(({ publication_number }) => publication_number === id);
      const [place] = documentsListed(own, [], [], question, sought);
      const keys = place && keysAt(place);
      if (!place || !keys || said.some((other) => alikeOf(other, keys) >= ALIKE)) continue;
      said.push(keys);
      found.push(place);
    }
    return found;
  };
  const nothing = () => {
    // where the thing itself stands nowhere, what has the other word is about something else
    const had = [...known.keys()].filter((key) => isTelling(question, key)).length;
    if (had < LEAST_HAD * unknown.length) return { kind: 'nothing' as const, sources: [] };
    const near = goingOn(asAWhole(ranked, AS_A_WHOLE.alone), passages, OF_NEAREST);
    return { kind: 'nothing' as const, sources: asSources(near, passages, records, headOf) };
  };
  if (!nearness && !nearEnough) return nothing();
  const said = pickSentences(passages, question, aimed);
  const listed = question.lists ? documentsListed(records, alike, said, question, sought) : said;
  // what stands out as a whole answers nearest, whichever of its words it does it in
  const offered =
    listed.length > 0 || foremost === undefined
      ? listed
      : documentsListed(
          records.filter(({ publication_number }) => publication_number === foremost),
          alike,
          [],
          question,
          sought,
        );
  const whether = asksWhether(question) && !question.lists;
  const affirm = (place: Place) =>
    tellsWhether(place, recordOf(place).titles, reading, worth) &&
    tellsIt(quoteOf(recordOf(place), place.locator).text);
  const yesOrNo = new Set((whether ? offered.filter(affirm) : []).map(({ publication_number }) => publication_number));
  const own =
    yesOrNo.size === 0 ? offered : offered.filter(({ publication_number }) => yesOrNo.has(publication_number));
  const core = coreOf(question, words);
  const steps = asksForSteps(question) ? stepsAmong(ranked, records, question, words) : [];
  // beside the steps of one document what others say of the thing is no answer
  const places = steps.length > 0 ? steps : own;
  const meant = places.reduce((most, { meant: likeness }) => Math.max(most, likeness), 0);
  if (!nearEnough && meant < MEANT.near) return nothing();
  if (places.length === 0) return nothing();
  const shown = new Set(places.map(({ publication_number }) => publication_number));
  const seen = new Set([
    ...places.flatMap(({ keys }) => [...keys]),
    ...passages.flatMap(({ publication_number, about }) => (shown.has(publication_number) ? [...about.keys()] : [])),
  ]);
  const unmet = [...known].filter(([key]) => !seen.has(key) && !isHan(key) && isTelling(question, key));
  const made = new Set(steps.length > 0 ? thingsMade(unmet.map(([key]) => key)) : unmet.map(([key]) => key));
  const missing = unmet.flatMap(([key, form]) => (made.has(key) ? [form] : []));
  // how something is reversed is told by no sentence that says neither that nor another word for it
  const deed =
    question.wants === 'manner' ? wordsSpokenOf(question, words, (key) => isTelling(question, key)) : undefined;
  const undone =
    steps.length === 0 &&
    deed !== undefined &&
    deed.size > 0 &&
    [...deed].every((key) => unmet.some(([own]) => own === key));
  const covered =
    steps.length > 0 || areAskedOf || meant >= MEANT.answered || best >= answeredFrom(tellingWords, all_words);
  const isAbout = passages.some(
    ({ publication_number, topic }) => shown.has(publication_number) && topic >= LEAST_ABOUT,
  );
  const tabled = tabledBy(question);
  const unsaid = tabled !== undefined && !places.some(({ speaks }) => speaks);
  const isPointed = core.keys.length > 0 || OF_A_KIND.has(question.wants);
  const isFulfilled = () =>
    places.some(({ fulfils }) => fulfils) ||
    [...Map.groupBy(places, ({ publication_number }) => publication_number).values()].some((own) =>
      fulfilTogether(new Set(own.flatMap(({ keys }) => [...keys])), { question, words, worth, core }),
    );
  const answered =
    steps.length > 0 ||
    (places.some(({ answers, fulfils }) => answers >= (question.lists ? LISTED : fulfils && tabled ? VALUED : SAID)) &&
      (!isPointed || question.lists || named.length > 0 || isFulfilled()) &&
      (!whether || yesOrNo.size > 0));
  // of a short question every word counts, of a longer one half of them
  const lacks = undone || (missing.length > 0 && (tellingWords <= FEW_WORDS || missing.length * 2 >= tellingWords));
  const short = lacks && meant < MEANT.answered && named.length === 0;
  const kind = covered && answered && !unsaid && !short && unknown.length === 0 ? 'found' : 'partly';
  // of what stands in no document nothing says whether it is so, or what it is
  if (unknown.length > 0 && (whether || question.wants === 'definition') && !areAskedOf && meant < MEANT.near)
    return { kind: 'nothing', sources: [] };
  const stands = foremost !== undefined && shown.has(foremost);
  if (kind === 'partly' && named.length === 0 && meant < MEANT.near && !isAbout && !stands) return nothing();
  // what may be said in other words stands in documents that are nearest as a whole
  const isOfWholes = isToldByWholes(question, kind) && !areAskedOf && !tabled && steps.length === 0;
  const summed =
    steps.length > 0
      ? places
      : withReason(
          summaryFirst(withAbstracts(inOrderOf(ranked, places, question), passages, question, aimed), question),
          passages,
          sought,
        );
  const close = ranked.filter(({ id, share }) => !shown.has(id) && share >= AS_A_WHOLE.share);
  const beside = isOfWholes ? asAWhole(close, AS_A_WHOLE.beside, summed) : [];
  const sources = asSources(
    [...summed, ...(beside[0]?.publication_number === ranked[0]?.id ? goingOn(beside, passages) : beside)],
    passages,
    records,
    headOf,
  ).map((source) => (shown.has(source.publication_number) ? source : { ...source, beside: true as const }));
  const undefinedThing = question.wants === 'definition' && !places.some(({ outright }) => outright === 1);
  return {
    kind,
    all_words,
    missing,
    sources,
    ...(undefinedThing && { unsaid: 'definition' as const }),
    ...(tabled && (unsaid ? { unsaid: tabled.of } : { tabled })),
  };
}

/** Asks itself whether something is so. */
const ASKS_ITSELF = /\bwhether\b|[?？]\s*$|是否|有待|尚不清楚/iu;

/** Whether a sentence tells anything, and does not announce, ask, or set it as an aim. */
const tellsIt = (text: string): boolean => !saysLittle(text) && !statesAim(text) && !ASKS_ITSELF.test(text);

/**
 * Whether a sentence tells that what is asked is so: with the titles of its document it names most of it.
 * @param worth Of a word.
 */
function tellsWhether(
  { keys }: Place,
  titles: readonly { readonly text: string }[],
  { question, words }: Reading,
  worth: (key: string) => number,
): boolean {
  const inTitle = new Set(titles.flatMap(({ text }) => contentKeys(text)));
  const asked = [...words.keys()].filter((key) => isTelling(question, key));
  const sum = (some: readonly string[]) => some.reduce((total, key) => total + worth(key), 0);
  const least = asked.some((key) => inTitle.has(key)) ? TELLS_WHETHER.titled : TELLS_WHETHER.alone;
  return sum(asked.filter((key) => keys.has(key) || inTitle.has(key))) >= least * sum(asked);
}

/** Asked for what the abstract of a document tells as a whole. */
const TOLD_BY_ABSTRACTS: ReadonlySet<Wants> = new Set(['manner', 'any', 'reason', 'effect', 'problem']);

/** Whether what is asked may be told by documents as wholes, beside sentences or where these do not cover it. */
const isToldByWholes = ({ wants, lists, of_its_own }: Question, kind: Research['kind']): boolean =>
  !lists && !of_its_own && (kind === 'partly' || TOLD_BY_ABSTRACTS.has(wants));

/** How much more evidence there must be for a document to stand before the one that its sentences stand behind. */
const A_PLACE = 0.2;

/** Places by their documents, as the sentences and the documents as wholes stand, where it is both that tell. */
function inOrderOf(ranked: readonly RankedDocument[], places: readonly Place[], { wants, lists }: Question): Place[] {
  if (lists || !TOLD_BY_ABSTRACTS.has(wants)) return [...places];
  const evidence = new Map(ranked.map((one) => [one.id, one.evidence]));
  const order = [...new Set(places.map(({ publication_number }) => publication_number))];
  const standing = ({ publication_number: id }: Place) => (evidence.get(id) ?? 0) - A_PLACE * order.indexOf(id);
  return places.toSorted((a, b) => standing(b) - standing(a));
}

/** Of the evidence for the first document, what another must have for its steps to be told. */
const TELLS_STEPS = 0.6;

/** The steps of the first document that tells them, of those that stand first as wholes; none where none does. */
function stepsAmong<D extends TextDocument>(
  ranked: readonly RankedDocument[],
  records: readonly D[],
  question: Question,
  words: Reading['words'],
): Place[] {
  const core = thingsMade([...words.keys()].filter((key) => isTelling(question, key)));
  for (const { id, share } of ranked) {
    if (share < TELLS_STEPS) break;
    const record = records.find(({ publication_number }) => publication_number === id);
    const steps = record && stepsOf(record, question.lang, core);
    if (steps) return steps;
  }
  return [];
}

/** Of the words of the question that one sentence of a document has, the share of them that its abstract must have. */
const SUMS_UP = 0.6;
const BEGINS_WITH_SUMMARY: ReadonlySet<Wants> = new Set(['manner', 'any']);

/**
 * Where a thing is explained, the abstract of the first document before other sentences of it, if it says about as
 * much.
 */
function summaryFirst(places: readonly Place[], { wants, lists }: Question): readonly Place[] {
  if (lists || !BEGINS_WITH_SUMMARY.has(wants)) return places;
  const first = places[0]?.publication_number;
  const isFirst = ({ publication_number }: Place) => publication_number === first;
  const own = places.filter(isFirst);
  const isAbstract = ({ locator }: Place) => locator.part === 'abstract';
  const most = Math.max(0, ...own.map(({ keys }) => keys.size));
  if (!own.some((place) => isAbstract(place) && place.keys.size >= SUMS_UP * most)) return places;
  return [
    ...own.filter(isAbstract),
    ...own.filter((place) => !isAbstract(place)),
    ...places.filter((one) => !isFirst(one)),
  ];
}

/** The document that stands out before all others: what is asked of it may be said in other words. */
function foremostOf([first, next]: readonly RankedDocument[]): string | undefined {
  const stands = first && first.evidence >= STANDS_OUT.evidence && (next?.share ?? 0) <= STANDS_OUT.next;
  return stands ? first.id : undefined;
}

/** Words that documents have, for each that none has, for one of them to come near as a whole. */
const LEAST_HAD = 2;

/** Words that a question must have for a document to come near it as a whole. */
const LEAST_TELLING = 2;

/** Of what the words of a question are worth, the most that those are which only help to find. */
const MOST_OF_CONTEXT = 0.5;

/** By how much words that only help to find count less where there are many: a long story outweighs no question. */
function contextShare({ context }: Question, keys: readonly string[], worth: (key: string) => number): number {
  const sum = (those: readonly string[]) => those.reduce((total, key) => total + worth(key), 0);
  const beside = sum(keys.filter((key) => context?.has(key)));
  const own = sum(keys.filter((key) => !context?.has(key)));
  return beside > 0 && own > 0 ? Math.min(1, (MOST_OF_CONTEXT * own) / beside) : 1;
}

/** What sentences must name to answer, and is then shown as a table. */
function tabledBy(question: Question): Research['tabled'] {
  const { wants, text, words } = question;
  if (wants !== 'material' && wants !== 'quantity') return undefined;
  const said_of = Object.fromEntries([...words.keys()].map((key) => [key, shareOf(question, key)]));
  if (wants === 'quantity') {
    const dimensions = dimensionsOf(text);
    const measured = quantityAskedIn(text, dimensions, words.keys());
    return { of: wants, said_of, dimensions, ...(measured && { measured }) };
  }
  const kinds = materialKindsAsked(text)?.kinds;
  return { of: wants, said_of, ...(kinds && { kinds }) };
}

/**
 * Whether the best passage comes near the question. A word that is nowhere weighs most: what has nearly all of the
 * others is still near, if there are others enough. So is a document that has all words of a question of several, or
 * whose title and abstract have much of one: a long question stands in no passage whole.
 */
function isNear(
  { question, known, words }: Reading,
  { best, about }: { readonly best: number; readonly about: number },
  worth: (key: string) => number,
  all_words: boolean,
): boolean {
  const sum = (keys: Iterable<string>) => [...keys].reduce((total, key) => total + worth(key), 0);
  const tellingKnown = [...known.keys()].filter((key) => isTelling(question, key)).length;
  const ofKnown = best * (sum(words.keys()) / (sum(known.keys()) || 1));
  const together = all_words && tellingKnown >= SEVERAL_WORDS;
  return (
    best >= NEAR ||
    (tellingKnown >= SEVERAL_WORDS && about >= NEAR) ||
    (tellingKnown > 1 && best >= FARTHEST && (together || ofKnown >= ANSWERED))
  );
}

/**
 * What the best passage must have to answer, by the number of telling words: nearly all of a short question, most of a
 * long one; more of it where no document has all of its words.
 */
const answeredFrom = (words: number, all_words: boolean): number =>
  words <= 2 ? 0.85 : words === 3 ? 0.7 : all_words ? ANSWERED : 0.7;

/** Sentences and passages become quotes here: by reading them in the record, once more. */
function asSources<D extends TextDocument>(
  places: readonly Place[],
  passages: readonly ScoredPassage[],
  records: readonly D[],
  headOf: (record: D, lang: TextLanguage, number: number) => SourceHead,
): Source[] {
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const order = [...new Set(places.map(({ publication_number }) => publication_number))].slice(0, SHOWN);
  return order.map((publication_number, index) => {
    const record = byNumber.get(publication_number)!;
    const own = places.filter((place) => place.publication_number === publication_number);
    // a document that is listed for what it is about may have no passage with words of the question
    const best = passages.find((passage) => passage.publication_number === publication_number);
    const locator = best?.locators[0] ?? own[0]!.locator;
    const alike = new Set(own.flatMap((place) => place.alike)).difference(new Set(order));
    return {
      ...headOf(record, locator.lang as TextLanguage, index + 1),
      passage: quoteOf(record, locator),
      sentences: inOnePiece(own.map(({ locator: place }) => place)).map((place) => quoteOf(record, place)),
      ...(alike.size > 0 && { alike: [...alike] }),
    };
  });
}
