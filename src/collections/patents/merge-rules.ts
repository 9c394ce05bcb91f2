import { isDeepStrictEqual } from 'node:util';
import { applicationKey } from '#patents/numbers.ts';
import { documentOf } from './families/facts.ts';
import type { LegalEvent } from './legal/legal-event.ts';
import type { ClaimSet, Description, Party, Patent, PatentCitation, Priority, StatedCount } from './patent.ts';

/**
 * Joins two known values of one field. `own`: the arriving source is the only one that gave the stored value, so it may
 * take it back. A rule must be idempotent: `rule(rule(s, a, false), a, own)` is `rule(s, a, false)`, whatever `own` is.
 */
export type Rule<T> = (stored: T, arriving: T, own: boolean) => T;

/** The first source keeps the field. */
export const first = <T>(stored: T, arriving: T, own: boolean): T => (own ? arriving : stored);

/** As `first`, but a full day beats its own month or year alone (`20200100`, `20200000`). */
export const day: Rule<number> = (stored, arriving, own) => {
  if (own) return arriving;
  const unit = stored % 10_000 === 0 ? 10_000 : stored % 100 === 0 ? 100 : 1;
  return Math.trunc(stored / unit) === Math.trunc(arriving / unit) && unit > 1 && arriving % 100 !== 0
    ? arriving
    : stored;
};

/** A status is true at its date: the later one wins, a dated one beats an undated one. */
export const latestStatus: Rule<NonNullable<Patent['legal_status']>> = (stored, arriving, own) => {
  const [was, is] = [stored.date ?? 0, arriving.date ?? 0];
  return is > was || (own && is === was) ? arriving : stored;
};

/** The first source's object; what it does not know is filled in if both mean the same number. */
export const sameNumber: Rule<{ number: string }> = (stored, arriving, own) =>
  own ? arriving : stored.number === arriving.number ? { ...arriving, ...stored } : stored;

/**
 * Texts by language and origin: each pair that is missing is filled in. Where both sources have it, the first keeps it
 * unless the other one `knowsMore`; a source's own text is always replaced.
 */
export const byLanguage =
  <T extends { lang: string; origin: string }>(
    knowsMore: (arriving: readonly T[], stored: readonly T[]) => boolean,
  ): Rule<readonly T[]> =>
  (stored, arriving, own) => {
    const keyOf = (text: T) => `${text.lang} ${text.origin}`;
    const merged = Map.groupBy(stored, keyOf);
    const offered = Map.groupBy(arriving, keyOf);
    if (own && [...merged.keys()].every((key) => offered.has(key))) return arriving;
    let changed = false;
    for (const [key, texts] of offered) {
      const known = merged.get(key);
      if (known && (same(known, texts) || !(own || knowsMore(texts, known)))) continue;
      merged.set(key, texts);
      changed = true;
    }
    if (!changed) return stored;
    return [...merged.values()].flat();
  };

const claimsIn = (sets: readonly ClaimSet[]) => sets.reduce((sum, set) => sum + set.claims.length, 0);
/** More claims beat fewer. */
export const claims = byLanguage<ClaimSet>((arriving, stored) => claimsIn(arriving) > claimsIn(stored));

const lengthOf = (texts: readonly Description[]) =>
  texts.reduce((sum, text) => sum + text.paragraphs.reduce((n, paragraph) => n + paragraph.text.length, 0), 0);
/**
 * A description that is longer by a quarter beats one that is cut short; smaller differences are a matter of editing,
 * and quotes point into the stored one.
 */
export const descriptions = byLanguage<Description>((arriving, stored) => lengthOf(arriving) > lengthOf(stored) * 1.25);

/** The stored values, then those that only the arriving source has. `combine` fills gaps of a value that both have. */
export const union =
  <T>(keyOf: (value: T) => string, combine: (stored: T, arriving: T) => T = (stored) => stored): Rule<readonly T[]> =>
  (stored, arriving, own) => {
    if (own) return arriving;
    const merged = new Map<string, T>();
    for (const value of [...stored, ...arriving]) {
      const key = keyOf(value);
      const known = merged.get(key);
      merged.set(key, known === undefined ? value : combine(known, value));
    }
    return [...merged.values()];
  };

const fillGaps = <T extends object>(stored: T, arriving: T): T => ({ ...arriving, ...stored });

/** Symbols and numbers as they stand. */
export const values = union<string>((value) => value);

/** By the application they name, in any spelling. */
export const priorities = union<Priority>(
  (priority) => applicationKey(priority.country, priority.number, priority.date) ?? priority.country + priority.number,
  fillGaps,
);

export const relatedDocuments = union<Patent['related_documents'][number]>(
  (related) => `${related.relation} ${related.country} ${related.number}`,
  fillGaps,
);

/** Of each source and sort the latest that it said. */
export const statedCounts: Rule<readonly StatedCount[]> = (stored, arriving) => [
  ...new Map([...stored, ...arriving].map((each) => [`${each.of} ${each.source}`, each])).values(),
];

/** What tells facts of one day, code and wording apart: lapses in several states, several trials. */
const factKey = (fact: LegalEvent['fact']) => fact && [fact.state, 'docket' in fact ? fact.docket : undefined];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What both say, united; of what they say differently the lesser text: the same in any order of any number of them. */
function least(a: unknown, b: unknown): unknown {
  if (same(a, b)) return a;
  if (!isObject(a) || !isObject(b) || a.kind !== b.kind) return JSON.stringify(a) <= JSON.stringify(b) ? a : b;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  const joined = (name: string) => (name in a ? (name in b ? least(a[name], b[name]) : a[name]) : b[name]);
  return Object.fromEntries(names.map((name) => [name, joined(name)]));
}

/** Events in order of their days, then of their text. */
export const inOrderOfDays = (events: readonly LegalEvent[]): LegalEvent[] =>
  events
    .map((event) => [event.date ?? 0, JSON.stringify(event), event] as const)
    .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))
    .map(([, , event]) => event);

/**
 * By date, code, text, office, state and docket; facts of one kind and other details are united. Nothing is taken back:
 * a source that delivers a publication in parts, such as OPS, tells other events in each; the result is the same in any
 * order.
 */
export const legalEvents: Rule<readonly LegalEvent[]> = (stored, arriving) => {
  if (same(stored, arriving)) return stored;
  const found = new Map<string, LegalEvent>();
  for (const event of [...stored, ...arriving]) {
    const key = JSON.stringify([event.date, event.code, event.text, event.country, factKey(event.fact)]);
    const known = found.get(key);
    found.set(key, known === undefined ? event : (least(known, event) as LegalEvent));
  }
  return inOrderOfDays([...found.values()]);
};

/** By DOI, else by letters and digits of the text. */
export const literature = union<Patent['cites_literature'][number]>(
  (cited) => cited.doi?.toLowerCase() ?? cited.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
  (stored, arriving) => withCategories({ ...arriving, ...stored }, stored, arriving),
);

/** What a search report says of a citation. */
interface Reported {
  categories?: string[];
  claims?: string[];
  passages?: string[];
}

function withCategories<T extends Reported>(joined: T, stored: T, arriving: T): T {
  const united = (name: keyof Reported): Reported => {
    const known = stored[name] ?? [];
    const more = new Set(arriving[name]?.filter((value) => !known.includes(value)));
    return more.size > 0 ? { [name]: [...known, ...more] } : {};
  };
  return { ...joined, ...united('categories'), ...united('claims'), ...united('passages') };
}

/**
 * By document: a number without kind code means the same document as one with it, and takes its kind code over;
 * different kind codes of one document stay apart. What search reports say is united, phase and date are filled in.
 */
export const citations: Rule<readonly PatentCitation[]> = (stored, arriving, own) => {
  if (own) return arriving;
  const byDocument = new Map<string, PatentCitation[]>();
  // Numbers with kind code first, so that one without finds its document whatever the order; then back to the order of
  // first mention.
  const order = new Map<PatentCitation, number>();
  const whole = (cited: PatentCitation) => documentOf(cited.publication_number) !== cited.publication_number;
  const numbered = [...stored, ...arriving].map((cited, position) => ({ cited, position }));
  for (const { cited, position } of [
    ...numbered.filter(({ cited }) => whole(cited)),
    ...numbered.filter(({ cited }) => !whole(cited)),
  ]) {
    const document = documentOf(cited.publication_number);
    const known = byDocument.get(document) ?? [];
    byDocument.set(document, known);
    const at = whole(cited)
      ? known.findIndex((other) => other.publication_number === cited.publication_number)
      : Math.min(known.length - 1, 0);
    const same = known[at];
    const joined = same
      ? withCategories({ ...cited, ...same, publication_number: same.publication_number }, same, cited)
      : cited;
    order.set(joined, Math.min(position, same ? order.get(same)! : position));
    if (same) known[at] = joined;
    else known.push(joined);
  }
  return [...byDocument.values()].flat().sort((a, b) => order.get(a)! - order.get(b)!);
};

const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The first source's list: two lists of names are not united, because one organisation is spelt differently by each
 * office. Addresses, countries and types that it lacks are filled in from a party of the same name.
 */
export const parties: Rule<readonly Party[]> = (stored, arriving, own) => {
  if (own) return arriving;
  const named = new Map(arriving.map((party) => [folded(party.name), party]));
  return stored.map((party) => ({ ...named.get(folded(party.name)), ...party }));
};

export const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

export const same = (a: unknown, b: unknown): boolean => a === b || isDeepStrictEqual(a, b);
