import {
  type Company,
  type CompanyName,
  companies,
  namesOf,
  placeOf,
  tellingNames,
} from '#collections/companies/companies.ts';
import { refusedName } from '#collections/companies/decisions.ts';
import {
  IDENTIFIERS,
  type IdentifierName,
  identitiesOf,
  identityOf,
  printedOrgNumber,
} from '#collections/companies/identifiers.ts';
import { idsIn } from '#collections/record-fields.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import { totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { initialsOf } from '#patents/initials.ts';
import { bareName, saysKind, standardName, standardNames } from '#patents/names.ts';

/** How a company is named: by an identifier, which wins, or by a name. */
export type CompanyNamed = Partial<Record<IdentifierName, string | undefined>> & {
  readonly company_name?: string | undefined;
};

/** An entity that a name may mean, and why. */
export interface Candidate {
  readonly company: Company;
  readonly name: string;
  /** 0 to 1: the share of words that both names have (Dice), less where a fact speaks against it. */
  readonly score: number;
  readonly reasons: readonly string[];
}

/** What a name or an identifier means: one entity, or candidates of which none is proven. */
export interface Resolution {
  readonly company?: Company;
  /**
   * `lei`, `credit_code` ..., or `name`: a whole name; `bare_name`: a name without legal form that one entity has;
   * `identity`: what stands in the place of a name is one.
   */
  readonly by?: IdentifierName | 'name' | 'bare_name' | 'identity';
  /** The name that was matched, with its time. */
  readonly matched?: CompanyName;
  /** Several that the same whole name means equally well. */
  readonly equal: readonly Company[];
  /** Others that have that name, too, by a kind of name that counts less: an alias, a former name. */
  readonly also?: readonly Company[];
  readonly candidates: readonly Candidate[];
}

/** Importers that bring records of companies. */
export const COMPANY_IMPORTERS = 'gleif, companies-house, insee-sirene, cnpj, sec-edgar, ror, company-table';

const NOTHING: Resolution = { equal: [], candidates: [] };
/** Entities with one name that are looked at, and candidates that are shown. */
const MOST_EQUAL = 50;
const SHOWN = 5;
const LOOKED_AT = 20;
/** Names of one entity that are compared with the one asked for, and words of that one that are searched. */
const MOST_COMPARED = 40;
const MOST_WORDS = 12;
/** The least score of a candidate, and that of one whose initials alone are the same. */
const LEAST = 0.3;
const OF_INITIALS = 0.6;
const MOST_CHARACTERS = 500;

/** How much a kind of name says of who is meant: the present name counts before a former one. */
const WEIGHT: Readonly<Record<CompanyName['kind'], number>> = {
  legal: 0,
  transliterated: 1,
  other: 1,
  trading: 1,
  previous: 2,
  short: 3,
};

/** The name of an entity that one of several standard spellings matches, the most telling first. */
export function matchedName(
  company: Company,
  spellings: readonly string[],
  of: (standard: string) => string = (standard) => standard,
): CompanyName | undefined {
  return tellingNames(company)
    .filter(({ text }) => standardNames(text).some((each) => spellings.includes(of(each))))
    .sort((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind])[0];
}

/**
 * The entity that is meant. An identifier wins over the name, and may stand in its place. A name means the one entity
 * that is called exactly so, by its present name before all former ones; without a legal form, the one entity whose
 * name differs in the form alone. Everything else is a candidate for a person to decide on.
 * @param country Two letters: an entity known to be elsewhere is not meant.
 * @throws ServiceError `invalid_request` for an identifier whose check digit is wrong, and where nothing is named.
 */
export async function resolveCompany(
  corpus: Pick<Corpus, 'get' | 'lookup' | 'identify' | 'search'>,
  named: CompanyNamed,
  country?: string,
): Promise<Resolution> {
  const found = await meantBy(corpus, named, country);
  const name = IDENTIFIERS.some((field) => named[field]?.trim()) ? '' : nameOf(named);
  return found.company || found.equal.length > 0 || name === ''
    ? found
    : { ...found, candidates: await candidatesOf(corpus, name, country) };
}

/** What a register calls a record that it took back: one of what is no entity of its own. */
const WITHDRAWN = 'WITHDRAWN';

/** The one stored entity that a register names in the place of records that it took back. */
async function heirOf(corpus: Pick<Corpus, 'lookup'>, withdrawn: readonly Company[]): Promise<Company | undefined> {
  const named = withdrawn.flatMap(({ relations }) =>
    relations.flatMap(({ kind, active, to }) => (kind === 'successor' && active ? [to] : [])),
  );
  const heirs = new Map((await corpus.lookup(companies, 'key', [...new Set(named)])).map((each) => [each.id, each]));
  const [heir] = heirs.values();
  return heirs.size === 1 && heir!.status !== WITHDRAWN ? heir : undefined;
}

const nameOf = ({ company_name = '' }: CompanyNamed) => company_name.normalize('NFC').trim().slice(0, MOST_CHARACTERS);

/** The same without candidates: for who asks of many names, and shows none. */
export async function meantBy(
  corpus: Pick<Corpus, 'get' | 'lookup' | 'identify'>,
  named: CompanyNamed,
  country?: string,
): Promise<Resolution> {
  for (const field of IDENTIFIERS) {
    const given = named[field]?.trim();
    if (!given) continue;
    const [company] = await corpus.lookup(companies, 'key', keysOf(field, given));
    return company ? { ...NOTHING, company, by: field } : NOTHING;
  }
  const name = nameOf(named);
  if (name === '') {
    throw new ServiceError('invalid_request', 'Give company_name, credit_code or org_number.', {
      field: 'company_name',
    });
  }
  const spellings = standardNames(name);
  const elsewhere = (company: Company) => {
    const known = placeOf(company, 'country');
    return country !== undefined && known !== undefined && known !== country;
  };
  const holders = async (by: 'name' | 'bare_name') => {
    const known = await corpus.identify(companies, by, spellings);
    const ids = spellings.map((each) => known.get(each) ?? []).find((each) => each.length > 0) ?? [];
    return (await corpus.get(companies, ids.slice(0, MOST_EQUAL))).filter((each) => !elsewhere(each));
  };
  const withdrawn: Company[] = [];
  const whole = (await holders('name')).filter((each) => each.status !== WITHDRAWN || !withdrawn.push(each));
  if (whole.length === 0 && withdrawn.length > 0) {
    const company = await heirOf(corpus, withdrawn);
    return company ? { ...NOTHING, company, by: 'name', matched: { text: name, kind: 'other' } } : NOTHING;
  }
  if (whole.length > 0) return best(whole, 'name', (company) => matchedName(company, spellings));
  const formless = spellings.every((each) => bareName(each) === each && /[\p{L}\p{N}]/u.test(each));
  const like = await holders('bare_name');
  if (formless && like.length > 0)
    return best(like, 'bare_name', (company) => matchedName(company, spellings, bareName));
  const identity = identityIn(name);
  const [company] = identity === undefined ? [] : await corpus.lookup(companies, 'key', [identity]);
  return company ? { ...NOTHING, company, by: 'identity' } : NOTHING;
}

/** An identity in the place of a name, as notes print it: `lei:...`, `cik:811589`, `registry:...`; or a bare code. */
function identityIn(name: string): string | undefined {
  if (!/^(?:[a-z_]{3,12}:|[0-9A-Z]{18}$|[0-9A-Z]{20}$)/.test(name)) return undefined;
  try {
    return identityOf(name);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** @throws ServiceError that names the field whose identifier is wrong. */
function keysOf(field: IdentifierName, given: string): string[] {
  try {
    return identitiesOf({ [field]: given }).filter((id) => id.startsWith(`${field}:`));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ServiceError('invalid_request', `${error.message}.`, { field, given: given.slice(0, 60) });
  }
}

function best(
  found: readonly Company[],
  by: 'name' | 'bare_name',
  matching: (company: Company) => CompanyName | undefined,
): Resolution {
  const ranked = found
    .flatMap((company) => {
      const matched = matching(company);
      return matched ? [{ company, matched, weight: WEIGHT[matched.kind] }] : [];
    })
    .sort((a, b) => a.weight - b.weight);
  const [first] = ranked;
  if (!first) return NOTHING;
  const equal = ranked.filter(({ weight }) => weight === first.weight);
  if (equal.length > 1) return { ...NOTHING, equal: equal.map(({ company }) => company) };
  const also = ranked.slice(1).map(({ company }) => company);
  return { ...NOTHING, company: first.company, by, matched: first.matched, also };
}

const CJK = /[\u2e80-\u9fff\uac00-\ud7af]/;

/** Words of a name in its standard spelling without legal form; pairs of signs where a script parts no words. */
export function wordsOf(name: string): string[] {
  const bare = bareName(standardName(name));
  if (!CJK.test(bare)) return bare.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  const signs = [...bare.replace(/\s/g, '')];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, i) => signs[i]! + sign);
}

/** The words that say which body is meant; all of a name that has no other. */
function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !saysKind(word));
  return telling.length > 0 ? telling : words;
}

/** The share of words that two lists have in common (Dice 1945); none where those say the kind of body alone. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  const common: string[] = [];
  for (const word of a) {
    const at = rest.indexOf(word);
    if (at >= 0) common.push(...rest.splice(at, 1));
  }
  const telling = tellingOf(a);
  return common.some((word) => telling.includes(word)) ? (2 * common.length) / (a.length + b.length) : 0;
}

/** A name that is looked at beside the one asked for. */
interface Compared {
  readonly text: string;
  readonly standard: string;
  readonly score: number;
}

/** What of an entity's names is likest to the words asked for, and whether one of them is their initials. */
function likest(
  company: Company,
  asked: readonly string[],
  initials: string | undefined,
): { best: Compared; acronym: Compared | undefined } {
  const compared = namesOf(company)
    .slice(0, MOST_COMPARED)
    .map(({ text }): Compared => ({ text, standard: standardName(text), score: likeness(asked, wordsOf(text)) }));
  return {
    best: compared.reduce((best, each) => (each.score > best.score ? each : best)),
    acronym: initials === undefined ? undefined : compared.find(({ standard }) => bareName(standard) === initials),
  };
}

/**
 * Entities that a name's words, the rare ones before all, or its initials lead to; or that a name of initials alone
 * does, where it is that of few.
 */
async function nearest(
  corpus: Pick<Corpus, 'search' | 'get'>,
  words: readonly string[],
  initials: string | undefined,
): Promise<Company[]> {
  const texts = initials === undefined ? words : [...words, initials];
  const query = anyOf(...texts.map((text) => ({ kind: 'phrase', field: 'NAME', text }) as const));
  const short = words.length === 1 && words[0]!.length >= 3 ? words : [];
  const [like, called] = await Promise.all([
    corpus.search(companies, { query, offset: 0, limit: LOOKED_AT }),
    short.length === 0
      ? undefined
      : corpus.search(companies, {
          ...{ query: { kind: 'values', field: 'INITIALS', values: short }, offset: 0, limit: SHOWN },
        }),
  ]);
  const few = called && called.total <= SHOWN ? called.hits : [];
  return corpus.get(companies, [...new Set([...like.hits, ...few].map(({ id }) => id))]);
}

/** Of several words that say which body is meant, those that many have: none of them brings a candidate alone. */
async function sharedByMany(corpus: Pick<Corpus, 'search'>, words: readonly string[]): Promise<ReadonlySet<string>> {
  const telling = tellingOf(words);
  if (telling.length < 2 || words.some((word) => CJK.test(word))) return new Set();
  const held = await Promise.all(
    telling.map(async (text) => {
      const query = { kind: 'phrase', field: 'NAME', text } as const;
      return totalOf(corpus, companies, query);
    }),
  );
  return new Set(telling.filter((_, at) => held[at]! > LOOKED_AT));
}

/** Entities with a like name, the likest first. */
export async function candidatesOf(
  corpus: Pick<Corpus, 'search' | 'get'>,
  name: string,
  country?: string,
): Promise<Candidate[]> {
  const asked = wordsOf(name);
  const words = [...new Set(asked)].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const initials = initialsOf(standardName(name));
  const [records, many] = await Promise.all([nearest(corpus, words, initials), sharedByMany(corpus, words)]);
  const telling = tellingOf(words);
  const byOneOfMany = (text: string) => {
    const theirs = wordsOf(text);
    const common = telling.filter((word) => theirs.includes(word));
    return common.length === 1 && many.has(common[0]!);
  };
  return records
    .filter((company) => !refusedName(company, name))
    .map((company): Candidate => {
      const { best, acronym } = likest(company, asked, initials);
      const reasons = [`${Math.round(best.score * 100)} % of the words of "${best.text}"`];
      let score = byOneOfMany(best.text) ? 0 : best.score;
      const spelled =
        asked.length === 1
          ? namesOf(company).find(({ text }) => initialsOf(standardName(text)) === asked[0])
          : undefined;
      if (acronym) reasons.push(`initials ${acronym.text}`);
      if (spelled) reasons.push(`initials of "${spelled.text}"`);
      if (acronym || spelled) score = Math.max(score, OF_INITIALS);
      const there = placeOf(company, 'country');
      if (country && there) {
        reasons.push(country === there ? `in ${there}` : `in ${there}, not in ${country}`);
        if (country !== there) score /= 2;
      }
      return { company, name: best.text, score: Math.round(score * 1000) / 1000, reasons };
    })
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || (a.company.id < b.company.id ? -1 : 1))
    .slice(0, SHOWN);
}

const date = (day: number | undefined) => (day === undefined ? undefined : String(day));
const shown = (company: Company) => {
  const id = company.ids[0];
  const there = placeOf(company, 'country');
  return `${company.name ?? 'an entity without a name'}${there ? ` (${there})` : ''}${id ? ` [${id}]` : ''}`;
};

/** Whom a register names as the entity that took the place of this one. */
function successionNote(company: Company): string | undefined {
  const next = company.relations.filter(({ kind, active }) => kind === 'successor' && active).slice(0, SHOWN);
  if (next.length === 0) return undefined;
  const heirs = next.map(({ to, name }) => `${name ? `${name} ` : ''}[${to}]`).join('; ');
  return `The register names a successor of ${shown(company)}: ${heirs}. What is counted is of the entity that was asked for.`;
}

/** What an answer says of how the entity was found, that another took its place, or why there is none. */
export function resolutionNote(named: CompanyNamed, found: Resolution): string | undefined {
  const said = [foundNote(named, found), found.company && successionNote(found.company)].filter(Boolean);
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Signs that turn the direction of what follows, and those that control devices: a note says none of them again. */
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

function foundNote(named: CompanyNamed, found: Resolution): string | undefined {
  const { company, by, matched, equal, candidates } = found;
  const name = (named.company_name ?? '').slice(0, 1_000).replace(UNSHOWN, '').trim().slice(0, 200);
  if (!company) {
    const field = IDENTIFIERS.find((each) => named[each]?.trim());
    if (field) {
      const importer =
        { lei: 'gleif', cik: 'sec-edgar', ror: 'ror', openalex: 'openalex' }[field as string] ?? 'company-table';
      return `No company with ${field} ${named[field]!.trim().slice(0, 40)} is stored; the importer ${importer} would bring it.`;
    }
    if (equal.length > 0)
      return `"${name}" is the name of ${equal.length} companies: ${equal.slice(0, SHOWN).map(shown).join('; ')}. Give the identifier of one as company_name; if they are one, say so: priora companies link.`;
    const like = candidates
      .map((each) => `${shown(each.company)} (${each.score}: ${each.reasons.join(', ')})`)
      .join('; ');
    return `No stored company is called "${name}".${like ? ` Candidates, none of them proven: ${like}.` : ` Importers of companies: ${COMPANY_IMPORTERS}.`}`;
  }
  if (by === 'identity') return undefined;
  if (by !== 'name' && by !== 'bare_name') {
    const meant = name === '' || matchedName(company, standardNames(name)) !== undefined;
    return meant ? undefined : `${by} names ${shown(company)}; the name "${name}" was not used.`;
  }
  if (!matched || (matched.kind === 'legal' && by === 'name')) return undefined;
  const time = [date(matched.from) && `from ${matched.from}`, date(matched.until) && `until ${matched.until}`]
    .filter(Boolean)
    .join(' ');
  const kind = {
    legal: 'its name',
    previous: 'a former name',
    transliterated: 'a transliteration of its name',
    trading: 'a trading name',
    other: 'another name',
    short: 'a short name',
  }[matched.kind];
  return `"${name}" is ${kind}${time ? ` (${time})` : ''}${by === 'bare_name' ? ' without the legal form' : ''} of ${shown(company)}.`;
}

/** What answers call a company: its present legal name, its codes as they are printed. */
export function companyHead(company: Company) {
  const org = idsIn(company.ids, 'org_number')[0];
  return {
    company_name: company.name,
    credit_code: idsIn(company.ids, 'credit_code')[0],
    org_number: org && printedOrgNumber(org),
  };
}
