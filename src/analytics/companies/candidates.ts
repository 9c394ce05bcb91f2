import { setImmediate } from 'node:timers/promises';
import {
  type Company,
  companies,
  type Decision,
  namesOf,
  placeOf,
  schemeApart,
  tellingNames,
} from '#collections/companies/companies.ts';
import { DECISIONS, decidedOf, decisionPart, nameSide } from '#collections/companies/decisions.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { bareName, standardName } from '#patents/names.ts';
import { type Candidate, candidatesOf, likeness, resolveCompany, wordsOf } from './resolve.ts';

/** Names of one entity that are compared with those of others, and others that are looked at. */
const MOST_NAMES = 20;
const LOOKED_AT = 100;
const SHOWN = 20;
/** Candidates below are left out: fewer than half of the words. */
const LEAST = 0.5;

const host = (website: string | undefined) =>
  website === undefined
    ? undefined
    : URL.parse(/^https?:/.test(website) ? website : `https://${website}`)?.host.replace(/^www\./, '');

/** What two records say alike or otherwise, beside their names. */
function reasonsOf(a: Company, b: Company): { reasons: string[]; elsewhere: boolean } {
  const both = (of: (company: Company) => string | undefined) => [of(a), of(b)] as const;
  const reasons: string[] = [];
  const [here, there] = both((company) => placeOf(company, 'country'));
  const elsewhere = here !== undefined && there !== undefined && here !== there;
  if (elsewhere) reasons.push(`in ${there}, not in ${here}`);
  else if (here !== undefined && here === there) reasons.push(`both in ${here}`);
  const [city, town] = both((company) => placeOf(company, 'city')?.toUpperCase());
  if (city !== undefined && city === town) reasons.push(`both in ${city}`);
  const [site, page] = both((company) => host(company.website));
  if (site !== undefined && site === page) reasons.push(`the same website ${site}`);
  if (
    a.founded !== undefined &&
    b.founded !== undefined &&
    Math.trunc(a.founded / 10_000) === Math.trunc(b.founded / 10_000)
  )
    reasons.push(`both founded in ${Math.trunc(a.founded / 10_000)}`);
  return { reasons, elsewhere };
}

/** A name as it is compared: made once, and not for each of those that it is compared with. */
interface Compared {
  readonly text: string;
  readonly standard: string;
  readonly words: readonly string[];
}
const compared = ({ text }: { readonly text: string }): Compared => ({
  text,
  standard: standardName(text),
  words: wordsOf(text),
});

/** The names of an entity that others are compared with. */
const ownNames = (company: Company) => tellingNames(company).slice(0, MOST_NAMES).map(compared);

/** How like the names of two entities are: those that are likest, with the share of words in common. */
function likest(mine: readonly Compared[], b: Company): { name: Compared; other: Compared; score: number } {
  const none = compared({ text: '' });
  let best = { name: none, other: none, score: -1 };
  for (const other of namesOf(b).slice(0, MOST_NAMES).map(compared))
    for (const name of mine) {
      const score = name.standard === other.standard ? 1 : likeness(name.words, other.words);
      if (score > best.score) best = { name, other, score };
    }
  return best;
}

function candidate(company: Company, other: Company, mine = ownNames(company)): Candidate {
  const { name, other: theirs, score } = likest(mine, other);
  const { reasons, elsewhere } = reasonsOf(company, other);
  const words =
    name.standard === theirs.standard
      ? `the same name "${theirs.text}"`
      : bareName(name.standard) === bareName(theirs.standard)
        ? `"${theirs.text}": the name but for the legal form`
        : `${Math.round(score * 100)} % of the words of "${theirs.text}"`;
  return {
    company: other,
    name: theirs.text,
    score: Math.round((elsewhere ? score / 2 : score) * 1000) / 1000,
    reasons: [words, ...reasons],
  };
}

/** Whether nobody and nothing says yet whether two records are one entity. */
const undecided = (a: Company, b: Company): boolean => {
  const verdict = decidedOf(a, b)?.verdict;
  return (
    a.id !== b.id &&
    a.demo === b.demo &&
    schemeApart(a.ids, b.ids) === undefined &&
    (verdict === undefined || verdict === 'open')
  );
};

/**
 * Records that may be the same entity as a stored one: those with a name of its own, and those with a like one; without
 * those that an identifier or a person says are others. The likest first; for a person to decide on.
 */
export async function candidatesFor(
  corpus: Pick<Corpus, 'get' | 'identify' | 'search'>,
  company: Company,
): Promise<Candidate[]> {
  const names = tellingNames(company)
    .filter(({ kind }) => kind !== 'short')
    .slice(0, MOST_NAMES)
    .map(({ text }) => text);
  const [whole, bare, like] = await Promise.all([
    corpus.identify(companies, 'name', names),
    corpus.identify(companies, 'bare_name', names),
    company.name === undefined ? [] : candidatesOf(corpus, company.name, placeOf(company, 'country')),
  ]);
  const ids = new Set([...[...whole.values(), ...bare.values()].flat(), ...like.map((each) => each.company.id)]);
  ids.delete(company.id);
  const others = await corpus.get(companies, [...ids].slice(0, LOOKED_AT));
  const mine = ownNames(company);
  const found: Candidate[] = [];
  for (const [i, other] of others.entries()) {
    // hundreds of names with those of a hundred others: the event loop looks at its sockets in between
    if (i % 10 === 9) await setImmediate();
    if (undecided(company, other)) found.push(candidate(company, other, mine));
  }
  return found
    .filter(({ score, reasons }) => score >= LEAST || reasons.length > 2)
    .sort((a, b) => b.score - a.score || b.reasons.length - a.reasons.length || (a.company.id < b.company.id ? -1 : 1))
    .slice(0, SHOWN);
}

/** Two records that somebody should decide on. */
export interface OpenPair {
  readonly company: Company;
  readonly candidate: Candidate;
}
/** An owner of patents whose name no stored company has. */
export interface OpenOwner {
  readonly name: string;
  readonly families: number;
  readonly candidates: readonly Candidate[];
}

/** Names and owners that are looked at for open questions. */
const OWNERS = 60;
const NAMES = 1_000;

/** What is open in the whole corpus: names that several records have, and the largest owners without a company. */
export async function openQuestions(corpus: Corpus, most: number): Promise<{ pairs: OpenPair[]; owners: OpenOwner[] }> {
  const [counted] = await corpus.facets(companies, { query: { kind: 'all' } }, [
    { field: 'NAME_EXACT', offset: 0, limit: NAMES },
  ]);
  const shared = counted!.buckets.filter(({ count }) => count > 1).map(({ value }) => value);
  const holders = await corpus.identify(companies, 'name', shared);
  const pairs = new Map<string, OpenPair>();
  for (const name of shared) {
    const found = await corpus.get(companies, (holders.get(name) ?? []).slice(0, 10));
    for (const [i, company] of found.entries())
      for (const other of found.slice(i + 1))
        if (pairs.size < most && undecided(company, other))
          pairs.set(`${company.id} ${other.id}`, { company, candidate: candidate(company, other) });
    if (pairs.size >= most) break;
  }
  const [owned] = await corpus.facets(patents, { query: { kind: 'all' } }, [
    { field: 'ANCS_EXACT', collapse: { field: 'FAM_ID' }, offset: 0, limit: OWNERS },
  ]);
  const known = await corpus.identify(
    companies,
    'name',
    owned!.buckets.map(({ value }) => value),
  );
  const owners: OpenOwner[] = [];
  for (const { value: name, count } of owned!.buckets) {
    if ((known.get(name)?.length ?? 0) > 0 || owners.length >= most) continue;
    const { company, candidates } = await resolveCompany(corpus, { company_name: name });
    const likely = candidates.filter(({ score }) => score >= LEAST);
    if (!company && likely.length > 0) owners.push({ name, families: count, candidates: likely });
  }
  return {
    pairs: [...pairs.values()].sort((a, b) => b.candidate.score - a.candidate.score),
    owners,
  };
}

/** What a person decides: `other` is an identity or `name:...`. */
export type Verdict = Omit<Decision, 'decided'>;

/**
 * Writes down what a person decided. Kept under the pair that was decided on before, if any, whichever of their
 * identities are given now.
 * @throws ServiceError `invalid_request` for what is no pair, `not_found` where no record has the first identity.
 */
export async function decide(
  corpus: Pick<Corpus, 'lookup' | 'put'>,
  { one, other, ...said }: Verdict,
  decided: string,
): Promise<Decision> {
  const named = other.startsWith('name:');
  const [first] = await corpus.lookup(companies, 'key', [one]);
  const [second] = named ? [undefined] : await corpus.lookup(companies, 'key', [other]);
  if (!first)
    throw new ServiceError('not_found', `No stored company has the identity "${one.slice(0, 80)}".`, { field: 'one' });
  const before =
    second && first.id !== second.id
      ? decidedOf(first, second)
      : first.decisions?.find(
          (each) =>
            (each.one === one && each.other === other) ||
            (each.one === other && each.other === one) ||
            (named && each.other === nameSide(other.slice('name:'.length))),
        );
  if (second && first.id !== second.id && said.verdict === 'same') {
    const apart = schemeApart(first.ids, second.ids);
    if (apart || first.demo !== second.demo)
      throw new ServiceError(
        'invalid_request',
        apart
          ? `They are two entities: each has a ${apart} of its own.`
          : 'One of them is fictional (demo), the other is not.',
        { field: 'other' },
      );
  }
  try {
    const part = decisionPart(
      { one: before?.one ?? one, other: before?.other ?? other, ...said, decided },
      first.demo === true,
    );
    await corpus.put(companies, [part]);
    return part.decisions![0]!;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ServiceError('invalid_request', `${error.message}.`, { field: 'other' });
  }
}

const PORTION = 500;

/** All decisions, the oldest first; those on fictional records are left out. */
export async function allDecisions(corpus: Pick<Corpus, 'search' | 'get'>): Promise<Decision[]> {
  const found: Decision[] = [];
  for (let offset = 0; ; offset += PORTION) {
    const { hits, total } = await corpus.search(companies, {
      query: { kind: 'values', field: 'SOURCE', values: [DECISIONS] },
      ...{ offset, limit: PORTION },
    });
    const records = await corpus.get(
      companies,
      hits.map(({ id }) => id),
    );
    found.push(...records.flatMap(({ decisions = [], demo }) => (demo ? [] : decisions)));
    if (offset + PORTION >= total) break;
  }
  return found.sort((a, b) => (a.decided < b.decided ? -1 : a.decided > b.decided ? 1 : a.one < b.one ? -1 : 1));
}
