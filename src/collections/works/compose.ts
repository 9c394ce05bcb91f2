import { first as firstOf, known, present, united } from '../assembling.ts';
import { folded } from './ids.ts';
import type { Affiliation, Author, Notice, Reference, Work, WorkText } from './work.ts';

/**
 * Whom to believe first where two sources know one field: who registers or prints it before who collects it. Others
 * follow in the order of their names.
 */
const TRUST = [
  'records',
  'jats',
  'crossref',
  'pubmed',
  'medline-text',
  'arxiv',
  'datacite',
  'openalex',
  'csl',
  'orcid',
];

const rank = (part: Work): number => {
  const at = TRUST.indexOf(part.provenance[0]!.source);
  return at < 0 ? TRUST.length : at;
};

const first = <F extends keyof Work>(parts: readonly Work[], field: F): Work[F] | undefined => firstOf(parts, field);

/** Per language, the text of the most trusted source that has one. */
const byLanguage = (lists: readonly (readonly WorkText[])[]): WorkText[] => {
  const told = lists.map((list) => list.filter(({ lang }) => lang !== 'und'));
  const texts = united(told.some((list) => list.length > 0) ? told : lists, ({ lang, origin }) => `${lang} ${origin}`);
  return texts;
};

/**
 * The earliest date, said as exactly as anybody says it: a year alone gives way to a day of that year, never to one of
 * an earlier or later year.
 */
export function earliest(days: readonly (number | undefined)[]): number | undefined {
  const dated = days.filter((day) => day !== undefined);
  if (dated.length === 0) return undefined;
  const least = (all: readonly number[], unit: number) => {
    const exact = all.filter((day) => Math.trunc(day / unit) % 100 !== 0);
    if (exact.length === 0) return all;
    const value = Math.min(...exact.map((day) => Math.trunc(day / unit)));
    return exact.filter((day) => Math.trunc(day / unit) === value);
  };
  const year = Math.min(...dated.map((day) => Math.trunc(day / 10_000)));
  const ofYear = dated.filter((day) => Math.trunc(day / 10_000) === year);
  return Math.min(...least(least(ofYear, 100), 1));
}

const samePerson = (a: Author, b: Author): boolean =>
  folded(a.family ?? a.name) === folded(b.family ?? b.name) || folded(a.name) === folded(b.name);

const longer = (a: string | undefined, b: string | undefined) => ((b?.length ?? 0) > (a?.length ?? 0) ? b : a);

/** What is resolved of an affiliation, beside what is printed. */
function affiliations(own: readonly Affiliation[] = [], other: readonly Affiliation[] = []): readonly Affiliation[] {
  if (own.length === 0) return other;
  if (own.length === other.length) return own.map((each, i) => ({ ...other[i], ...each }));
  const resolved = other.filter(({ ids }) => ids?.length);
  return own.some(({ ids }) => ids?.length) ? own : [...own, ...resolved];
}

/** The longest list, gaps filled from the same people in the others. */
function authors(lists: readonly (readonly Author[])[]): Author[] {
  const most = Math.max(0, ...lists.map((list) => list.length));
  const main = lists.find((list) => list.length === most) ?? [];
  return main.map((author, i) => {
    let joined = author;
    for (const list of lists) {
      if (list === main) continue;
      const other = list.length === main.length ? list[i] : list.find((each) => samePerson(each, author));
      if (!other || !samePerson(other, author)) continue;
      const places = affiliations(joined.affiliations, other.affiliations);
      const given = longer(joined.given, other.given);
      joined = {
        ...other,
        ...joined,
        ...(given !== undefined && { given }),
        ...(given !== joined.given && { name: other.name }),
        ...(places.length > 0 && { affiliations: [...places] }),
      };
    }
    return joined;
  });
}

/** The list that tells most: with texts before one of identities alone, then the longest. */
function references(lists: readonly (readonly Reference[])[]): readonly Reference[] {
  const told = (list: readonly Reference[]) => (list.some(({ text, title }) => text ?? title) ? 1 : 0);
  const best = [...lists].sort((a, b) => told(b) - told(a) || b.length - a.length)[0] ?? [];
  const others = new Map(
    lists.filter((list) => list !== best).flatMap((list) => list.flatMap((each) => each.ids.map((id) => [id, each]))),
  );
  return best.map((reference) => {
    const same = reference.ids.map((id) => others.get(id)).find(present);
    if (!same) return reference;
    return { ...same, ...reference, ids: [...new Set([...reference.ids, ...same.ids])].sort() };
  });
}

const noticeKey = ({ kind, side, ids, date, text }: Notice) => JSON.stringify([kind, side, ids[0] ?? [date, text]]);

/** One work of several parts. */
export function composeWork(given: readonly Work[]): Work {
  const parts = [...given].sort((a, b) => rank(a) - rank(b));
  const all = <F extends keyof Work>(field: F) => parts.map((part) => part[field]);
  const published = earliest(all('published'));
  const counts = all('reference_count').filter(present);
  const cited = references(all('references'));
  const main = parts.find((part) => present(part.volume) || present(part.pages)) ?? parts[0]!;
  const bodies = [...all('body')].sort((a, b) => size(b) - size(a));
  const venues = all('venue').filter(present);
  const joined: { [F in keyof Work]?: Work[F] | undefined } = {
    type: first(parts, 'type'),
    titles: byLanguage(all('titles')),
    abstracts: byLanguage(all('abstracts')),
    authors: authors(all('authors')),
    venue: venues[0] && {
      ...Object.assign({}, ...[...venues].reverse()),
      ids: [...new Set(venues.flatMap(({ ids }) => ids))].sort(),
    },
    publisher: first(parts, 'publisher'),
    // of one source: volumes and pages of a preprint and of the article are not mixed
    volume: main.volume,
    issue: main.issue ?? first(parts, 'issue'),
    pages: main.pages ?? first(parts, 'pages'),
    published,
    published_print: earliest(all('published_print')),
    published_online: earliest(all('published_online')),
    date_text: first(parts, 'date_text'),
    languages: united(all('languages'), (lang) => lang),
    keywords: united(all('keywords'), folded),
    subjects: united(all('subjects'), ({ scheme, text }) => `${scheme} ${folded(text)}`),
    mesh: united(all('mesh'), ({ heading, qualifiers }) => JSON.stringify([heading, qualifiers])),
    references: [...cited],
    reference_count: counts.length > 0 ? Math.max(...counts) : undefined,
    funding: united(all('funding'), (each) => JSON.stringify([each.ids?.[0] ?? folded(each.name ?? ''), each.awards])),
    notices: united(all('notices'), noticeKey),
    retracted: parts.some(({ retracted }) => retracted) || undefined,
    licence: first(parts, 'licence'),
    body: [...(bodies[0] ?? [])],
    demo: parts.every(({ demo }) => demo) || undefined,
  };
  return known({ id: '', ids: [], keys: [], provenance: [], ...joined }) as Work;
}

const size = (body: Work['body']) => body.reduce((sum, { text }) => sum + text.length, 0);

/** Calendar years that a part states. */
const years = (part: Work): number[] =>
  [part.published, part.published_print, part.published_online].filter(present).map((day) => Math.trunc(day / 10_000));

/** Letters that two titles share at their beginning, of the shorter one, before they are called different. */
const SHARED = 0.6;

/**
 * Whether two parts with a common identity are different works all the same: their titles disagree (neither begins as
 * the other does) and so do their years, by more than the one between first and final publication.
 */
export function contradictWorks(a: Work, b: Work): boolean {
  if (a.demo !== b.demo) return true;
  const [ya, yb] = [years(a), years(b)];
  if (ya.length === 0 || yb.length === 0) return false;
  if (ya.some((one) => yb.some((other) => Math.abs(one - other) <= 1))) return false;
  const [ta, tb] = [a, b].map(({ titles }) => titles.map(({ text }) => folded(text)));
  if (ta!.length === 0 || tb!.length === 0) return false;
  return !ta!.some((one) => tb!.some((other) => alike(one, other)));
}

function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared++;
  return shared >= shorter * SHARED;
}
