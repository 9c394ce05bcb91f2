import type { TextDocument } from '#collections/patents/evidence.ts';
import { contentKeys } from '#language/content-words.ts';
import type { NearDocument } from '../find/near-in-meaning.ts';
import type { Question, Wants } from '../read/question.ts';
import { hasUnwanted } from '../read/without.ts';
import { coreOf } from './fulfils.ts';
import { ALIKE, alike, langOf, mayStand, type Place, SAME, wholeSentences } from './pick-sentences.ts';
import { fitOfRole, roleOf } from './role.ts';
import { frontPassages, type ScoredPassage, type Sought } from './score-passages.ts';
import { saysLittle } from './sentence-signs.ts';

/** Asked for what documents as a whole say. */
const SUMMARISED: ReadonlySet<Wants> = new Set(['manner', 'any']);
/** Share of the question in title and abstract from which on a document is worth summing up. */
const ABOUT = 0.3;
/** How a document must stand before others as a whole for its abstract to tell the way, whatever words it has. */
const FOREMOST_OF_WAYS = 0.7;
/** A shorter sentence sums nothing up. */
const LEAST_SUMMARY = { en: 60, zh: 24 } as const;
/** Documents whose abstract is quoted beside what a passage of theirs says. */
const MOST_SUMMARISED = 3;

/**
 * With how each of the first documents does what is asked for, as its abstract says it: where a way is asked for, one
 * sentence of a description is seldom all of it. Only of documents that are about the question, and that are quoted
 * from elsewhere.
 */
export function withAbstracts(
  places: readonly Place[],
  passages: readonly ScoredPassage[],
  question: Question,
  sought: Sought,
): Place[] {
  if (!SUMMARISED.has(question.wants) || question.lists || question.of_its_own) return [...places];
  const core = coreOf(question, sought.words).keys;
  const order = [...new Set(places.map(({ publication_number }) => publication_number))];
  const repeated = new Set<Place>();
  const summed: ReadonlySet<string>[] = [];
  const added = order.slice(0, MOST_SUMMARISED).flatMap((publication_number) => {
    const own = places.filter((place) => place.publication_number === publication_number);
    const passage = passages.find((one) => one.publication_number === publication_number && one.abstract);
    // who is told a problem that is solved there is asked nothing but how
    const isSolved = own.every(({ asks }) => asks);
    // how the first document does it is told by its abstract, in whichever words, if it stands near the first as a
    // whole
    const isFirstOfWays =
      question.wants === 'manner' &&
      publication_number === order[0] &&
      sought.standing(publication_number) >= FOREMOST_OF_WAYS;
    const isAbout =
      passage && (passage.topic >= ABOUT || isSolved || isFirstOfWays || publication_number === sought.foremost);
    if (!passage?.abstract || !isAbout || own.some(({ locator }) => locator.part === 'abstract')) return [];
    const summary = summaryOf(passage, question, sought, core);
    // the problem was stated in the words of the question, what solves it has words of its own
    const isNamed = isSolved || isFirstOfWays || core.length === 0 || core.some((key) => summary?.place.keys.has(key));
    if (!summary || !isNamed) return [];
    const said = keysOf(summary.text);
    // documents of one hand often sum up in the same words, but for the signs of their drawings
    const others = places.flatMap((place) => (place.publication_number !== publication_number && place.all) || []);
    if ([...others, ...summed].some((other) => sharesAll(other, said))) return [];
    const same = own.filter(({ all }) => all && alike(all, said) >= SAME);
    // what says little more than the name of the thing gives way to what sums it up
    if (!isSolved && same.some(({ all }) => all!.size * 2 > said.size)) return [];
    for (const place of same) repeated.add(place);
    for (const place of own) if (place.asks) repeated.add(place);
    summed.push(said);
    return [summary.place];
  });
  const isFirst = ({ publication_number, keys }: Place) =>
    places.every((place) => place.publication_number !== publication_number || place.keys.size <= keys.size);
  const shown = order.flatMap((publication_number) => {
    const own = places.filter((place) => place.publication_number === publication_number && !repeated.has(place));
    const also = added.filter((place) => place.publication_number === publication_number);
    return [...also.filter(isFirst), ...own, ...also.filter((place) => !isFirst(place))];
  });
  return question.wants === 'manner' ? goingOn(shown, passages) : shown;
}

/**
 * With the sentence in which the abstract of the first document tells a reason, behind what is quoted of it that names
 * the thing alone: it seldom says again of what it is.
 */
export function withReason(places: readonly Place[], passages: readonly ScoredPassage[], sought: Sought): Place[] {
  const [first] = places;
  if (sought.wants !== 'reason' || first?.locator.part !== 'abstract' || first.outright === 1) return [...places];
  const { publication_number } = first;
  const abstract = passages.find((one) => one.publication_number === publication_number && one.abstract)?.abstract;
  if (!abstract || abstract.lang !== first.locator.lang) return [...places];
  const { text: whole, ...locator } = abstract;
  const last = Math.max(
    ...places.flatMap((place) =>
      place.publication_number === publication_number && place.locator.part === 'abstract' ? [place.locator.end] : [],
    ),
  );
  const told = wholeSentences(whole).find(({ start, end }) => {
    const text = whole.slice(start, end);
    return start >= last && mayStand(text, locator) && !saysLittle(text) && sought.tells(text).outright > 0;
  });
  if (!told) return [...places];
  const unsaid = { keys: new Set<string>(), coverage: 0, answers: 0, meant: 0, outright: 0, alike: [] };
  const reason = { publication_number, locator: { ...locator, ...told }, speaks: true, ...unsaid };
  return places.flatMap((place) => (place === first ? [place, reason] : [place]));
}

/** How much of what an abstract goes on to say is quoted: characters in each language, and sentences. */
interface Going {
  readonly en: number;
  readonly zh: number;
  readonly sentences: number;
}
const GOES_ON: Going = { en: 450, zh: 180, sentences: 3 };

/**
 * With what the abstract of the first document goes on to say, behind what is quoted of it: its first sentence names
 * the thing, and the next ones tell how it is done, in words that a question has not.
 */
export function goingOn(
  places: readonly Place[],
  passages: readonly ScoredPassage[],
  { en, zh, sentences: most }: Going = GOES_ON,
): Place[] {
  const first = places[0]?.publication_number;
  const own = places.filter(({ publication_number }) => publication_number === first);
  const last = own
    .filter(({ locator }) => locator.part === 'abstract')
    .toSorted((a, b) => b.locator.end - a.locator.end)[0];
  const abstract = passages.find((one) => one.publication_number === first && one.abstract)?.abstract;
  if (!last || !abstract || abstract.lang !== last.locator.lang) return [...places];
  const { text: whole, ...locator } = abstract;
  const said = own.map(({ locator: { part, start, end }, all }) =>
    part === 'abstract' ? keysOf(whole.slice(start, end)) : (all ?? new Set<string>()),
  );
  const going: Place[] = [];
  let room = { en, zh }[langOf(locator)];
  for (const { start, end } of wholeSentences(whole)) {
    if (start < last.locator.end) continue;
    const text = clausesOf(whole.slice(start, end), room);
    if (text === '' || going.length >= most || !mayStand(text, locator)) break;
    const keys = keysOf(text);
    if (saysLittle(text) || said.some((other) => alike(other, keys) >= ALIKE)) continue;
    said.push(keys);
    room -= text.length;
    const place = { ...locator, start, end: start + text.length };
    const unsaid = { keys: new Set<string>(), coverage: 0, answers: 0, meant: 0, outright: 0, alike: [] };
    going.push({ publication_number: last.publication_number, locator: place, speaks: true, ...unsaid });
  }
  return places.flatMap((place) => (place === last ? [place, ...going] : [place]));
}

/** As much of a sentence as there is room for: all of it, or its first clauses; nothing where they are longer. */
const clausesOf = (text: string, room: number): string =>
  text.length <= room
    ? text
    : text.slice(0, Math.max(0, ...[...text.slice(0, room).matchAll(/[;；]/gu)].map(({ index }) => index + 1)));

const keysOf = (text: string): ReadonlySet<string> => new Set(contentKeys(text));

/** Whether two sentences are of the same words, each of them. */
const sharesAll = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.intersection(b).size >= ALIKE * Math.max(a.size, b.size);

/** The sentence of an abstract that says most of what was asked, and how; one that names what it is asked of first. */
function summaryOf(
  { publication_number, abstract, topic, alternates }: ScoredPassage,
  question: Question,
  sought: Sought,
  core: readonly string[] = [],
): { readonly text: string; readonly place: Place } | undefined {
  if (!abstract) return undefined;
  const { text: whole, ...locator } = abstract;
  const names = ({ keys }: { readonly keys: ReadonlySet<string> }) => core.some((key) => keys.has(key));
  const [best] = wholeSentences(whole)
    .map((span) => {
      const text = whole.slice(span.start, span.end);
      const words = keysOf(text);
      const role = roleOf(text, langOf(locator));
      const keys = new Set(alternates.metIn(words, sought.words).keys());
      return { text, span, keys, fits: fitOfRole(role, question.wants), ...sought.tells(text) };
    })
    .filter(({ text }) => mayStand(text, locator) && text.length >= LEAST_SUMMARY[langOf(locator)])
    .filter(({ text }) => question.lists || !saysLittle(text))
    .filter(({ text }) => question.without === undefined || !hasUnwanted(text, question.without))
    .sort(
      (a, b) =>
        Number(names(b)) - Number(names(a)) ||
        b.fits * b.keys.size - a.fits * a.keys.size ||
        Number(b.speaks) - Number(a.speaks) ||
        a.span.start - b.span.start,
    );
  if (!best) return undefined;
  const { text, span, keys, speaks, outright } = best;
  const place = { ...locator, start: span.start, end: span.end };
  const said = { coverage: topic, answers: topic, meant: 0, outright, alike: [] };
  return { text, place: { publication_number, locator: place, keys, speaks, ...said } };
}

/** Documents that are listed, and of the worth of the first what another must have. */
const MOST_LISTED = 8;
const LEAST_WORTH = 0.7;

/**
 * The documents that are most about what was asked, each by a sentence of its abstract, or else by the best passage: a
 * third by the words of their title and abstract, the rest by similar search.
 */
export function documentsListed(
  records: readonly TextDocument[],
  alike: readonly NearDocument[],
  places: readonly Place[],
  question: Question,
  sought: Sought,
): Place[] {
  const near = new Map(alike.map(({ id, share }) => [id, share]));
  const found = records.flatMap((record) => {
    const [front] = frontPassages(record, question.lang, sought);
    const other = places.find(({ publication_number }) => publication_number === record.publication_number);
    const place = (front && summaryOf(front, question, sought)?.place) ?? other;
    if (!front || !place) return [];
    const worth = near.size === 0 ? front.topic : (front.topic + 2 * (near.get(record.publication_number) ?? 0)) / 3;
    return [{ place, worth }];
  });
  const best = found.reduce((most, { worth }) => Math.max(most, worth), 0);
  return found
    .filter(({ worth }) => worth >= LEAST_WORTH * best)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_LISTED)
    .map(({ place }) => place);
}
