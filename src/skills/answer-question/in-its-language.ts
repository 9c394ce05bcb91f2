import { setImmediate as breathe } from 'node:timers/promises';
import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentsByNumber } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isHan, type TextLanguage } from '#language/script.ts';
import { anyWord, candidates } from './candidates.ts';
import { countAnswer } from './counts.ts';
import { factsOf } from './facts.ts';
import { byDate, listInOrder, withoutRestrictions } from './in-order.ts';
import { type Place, pickSentences } from './pick-sentences.ts';
import { isTelling, type Question, readQuestion, shareOf } from './question.ts';
import { readInCorpus } from './read-in-corpus.ts';
import type { Research, ResearchContext } from './research.ts';
import { isRestricted, restrictionQueries } from './restrictions.ts';
import { type ScoredPassage, scoredPassages } from './score-passages.ts';
import { headOf, type Source, summarised, titled } from './source.ts';

/** Share of the question's worth that the best passage must have: from `ANSWERED` on a long question is answered, from `NEAR` on the nearest is shown, below `FARTHEST` never. */
const ANSWERED = 0.6;
const NEAR = 0.45;
const FARTHEST = 0.25;
/** Documents that are shown. */
const SHOWN = 8;
/** Worth of a word is capped, so that one that stands nowhere does not rule. */
const WORTH_CAP = 7;

/** What documents of the question's own language have on it. */
export async function inItsLanguage(
  asked: Question,
  { corpus, signal }: Pick<ResearchContext, 'corpus' | 'signal'>,
): Promise<Research> {
  const named = await patentsByNumber(corpus, asked.publications);
  const { question, counted, known, words, unknown, rewritten, owner } = await readInCorpus(asked, corpus, signal);
  const also = owner ? [owner.query] : [];
  const not_stored = question.publications.filter(
    (number) => !named.some(({ publication_number }) => publication_number.startsWith(number)),
  );
  const head = {
    question: question.text,
    lang: question.lang,
    corpus_size: counted.total,
    matching: 0,
    unknown,
    missing: [] as string[],
    not_stored,
    sources: [] as Source[],
    ...(rewritten.length > 0 && { rewritten }),
    ...(owner && { named: { text: owner.text, of: owner.of } }),
  };
  if (question.publications.length > 0 && named.length === 0) return { ...head, kind: 'nothing' };
  if (named.length > 0 && question.facts.length > 0) {
    const shown = named.slice(0, SHOWN);
    return {
      ...head,
      kind: 'facts',
      matching: named.length,
      unknown: [],
      facts: await factsOf(shown, question.facts, corpus),
      sources: present(shown.map((record, i) => titled(record, question.lang, i + 1))),
    };
  }
  const nothingAsked = ![...known.keys()].some((key) => isTelling(question, key)) && question.phrases.length === 0;
  if (named.length > 0 && (nothingAsked || question.claim !== undefined)) {
    const shown = named.slice(0, SHOWN);
    return {
      ...head,
      kind: 'found',
      matching: named.length,
      unknown: [],
      sources: present(shown.map((record, i) => summarised(record, question.lang, i + 1, question.claim))),
    };
  }
  const hasTopic = words.size > 0 || question.phrases.length > 0;
  const restricted = owner !== undefined || isRestricted(question.restrictions);
  if (question.count) {
    const counts = await countAnswer(question, known, also, (key) => counted.worth(key), corpus, signal);
    const { sources } = await byDate(counts.tree, 'latest', 5, question.lang, corpus, signal);
    return { ...head, kind: 'counts', query: counts.query, matching: counts.families, sources, counts };
  }
  if (question.order || (!hasTopic && restricted)) {
    const listed = await listInOrder({ ...question, order: question.order ?? 'latest' }, known, also, corpus, signal);
    const unrestricted = await withoutRestrictions(question, known, listed.matching, corpus, signal);
    return { ...head, ...listed, ...unrestricted, kind: listed.matching > 0 ? 'listed' : 'nothing' };
  }
  if (!hasTopic) return { ...head, kind: not_stored.length > 0 ? 'nothing' : 'empty' };
  if (question.compared && named.length === 0) {
    const compared = await compare(question, question.compared, corpus, signal);
    if (compared) return { ...head, ...compared, unknown: [] };
  }
  if (known.size === 0 && question.phrases.length === 0)
    return { ...head, kind: 'nothing', query: printQuery(anyWord([...words.values()])) };

  const { records, query, matching, all_words } =
    named.length > 0
      ? { records: named, query: undefined, matching: named.length, all_words: true }
      : await candidates(question, known, counted, fixedOf(question, also), corpus, signal);
  const worth = (key: string) => Math.min(counted.worth(key), WORTH_CAP) * shareOf(question, key);
  const passages: ScoredPassage[] = [];
  for (const record of records) {
    passages.push(...scoredPassages(record, question.lang, [...words.keys()], worth, question.wants));
    await breathe();
    signal.throwIfAborted();
  }
  passages.sort((a, b) => b.value - a.value);
  const best = passages.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const shown = { ...head, matching, ...(query && { query: printQuery(query) }) };
  // A word that is nowhere weighs most: what has nearly all of the others is still near, if there are others enough.
  const sum = (keys: Iterable<string>) => [...keys].reduce((total, key) => total + worth(key), 0);
  const tellingKnown = [...known.keys()].filter((key) => isTelling(question, key)).length;
  const ofKnown = best * (sum(words.keys()) / (sum(known.keys()) || 1));
  const near = best >= NEAR || (tellingKnown > 1 && best >= FARTHEST && ofKnown >= ANSWERED);
  if (named.length === 0 && !near)
    return { ...shown, ...(await withoutRestrictions(question, known, matching, corpus, signal)), kind: 'nothing' };
  const places = pickSentences(passages, question, worth, words);
  const sources = asSources(places, passages, records);
  if (sources.length === 0) return { ...shown, kind: 'nothing' };
  const seen = new Set(places.flatMap(({ keys }) => [...keys]));
  const missing = [...known]
    .filter(([key]) => !seen.has(key) && !isHan(key) && isTelling(question, key))
    .map(([, form]) => form);
  const telling = [...words.keys()].filter((key) => isTelling(question, key)).length;
  const unmeasured = question.wants === 'quantity' && !places.some(({ speaks }) => speaks);
  return {
    ...shown,
    kind:
      (best >= answeredFrom(telling, all_words) || named.length > 0) && !unmeasured && unknown.length === 0
        ? 'found'
        : 'partly',
    all_words,
    missing,
    sources,
  };
}

/**
 * What the best passage must have to answer, by the number of telling words: nearly all of a short question, most of a long one; more of it where no
 * document has all of its words.
 */
const answeredFrom = (words: number, all_words: boolean): number =>
  words <= 2 ? 0.85 : words === 3 ? 0.7 : all_words ? ANSWERED : 0.7;

/** What every document must satisfy, besides words. */
const fixedOf = (question: Question, also: readonly Query[]): Query[] => [
  ...question.phrases.map((text): Query => ({ kind: 'phrase', field: 'TACD_ALL', text })),
  ...restrictionQueries(question.restrictions),
  ...also,
];

const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

/** Sentences and passages become quotes here: by reading them in the record, once more. */
function asSources(places: readonly Place[], passages: readonly ScoredPassage[], records: readonly Patent[]): Source[] {
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const order = [...new Set(places.map(({ publication_number }) => publication_number))].slice(0, SHOWN);
  return order.map((publication_number, index) => {
    const record = byNumber.get(publication_number)!;
    const best = passages.find((passage) => passage.publication_number === publication_number)!;
    return {
      ...headOf(record, best.locators[0]!.lang as TextLanguage, index + 1),
      passage: quoteOf(record, best.locators[0]!),
      sentences: places
        .filter((place) => place.publication_number === publication_number)
        .map(({ locator }) => quoteOf(record, locator)),
    };
  });
}

/** Both sides of a comparison, each found by its own words together with what they share; `undefined` when neither side has anything. */
async function compare(question: Question, sides: readonly [string, string], corpus: Corpus, signal: AbortSignal) {
  const found: { heading: string; research: Research }[] = [];
  const read = sides.map((side) => readQuestion(side.replace(/^(?:an?|the)\s+/i, '')));
  for (const [i, side] of read.entries()) {
    const heading = side.text;
    const other = read[1 - i]!;
    const of_its_own = new Set([...side.words.keys()].filter((key) => !other.words.has(key) && !side.lesser.has(key)));
    const { count: _, order: __, compared: ___, ...bare } = side;
    found.push({
      heading,
      research: await inItsLanguage(
        {
          ...bare,
          ...(of_its_own.size > 0 && { of_its_own }),
          text: heading,
          lang: question.lang,
          facts: [],
          restrictions: question.restrictions,
          wants: 'definition',
        },
        { corpus, signal },
      ),
    });
  }
  if (found.every((each) => each.research.sources.length === 0)) return undefined;
  const numbers = new Map<string, number>();
  const merged = new Map<string, Source>();
  const sections = found.map(({ heading, research: { sources, kind } }) => ({
    heading,
    sources: (kind === 'found' || kind === 'partly' ? sources.slice(0, 3) : []).map((source): Source => {
      const { publication_number } = source;
      if (!numbers.has(publication_number)) numbers.set(publication_number, numbers.size + 1);
      const numbered = { ...source, number: numbers.get(publication_number)! };
      const known = merged.get(publication_number);
      merged.set(
        publication_number,
        known ? { ...known, sentences: [...known.sentences, ...source.sentences] } : numbered,
      );
      return numbered;
    }),
  }));
  if (merged.size === 0) return undefined;
  return {
    kind: 'compared' as const,
    matching: merged.size,
    sources: [...merged.values()],
    sections,
    query: found.flatMap((each) => each.research.query ?? []).join('; '),
  };
}
