import { organisationKey, trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { companyNames } from '#lexicon/index.ts';
import { type DrugRegister, stagesIn } from '../drug-register.ts';
import { shownThings } from '../entity-rows.ts';
import { namedByKey } from './answers.ts';

/** A company as a question calls it, with the identities under which registers name it and what bears its name. */
export interface NamedCompany {
  readonly name: string;
  readonly keys: readonly string[];
  /**
   * The identities of its names alone: sponsors of trials bear more names than `keys` has, which are those with drugs.
   */
  readonly stems: readonly string[];
}

/** Trials that a company sponsors, under any name that begins with one of its names. */
export const sponsoredBy = ({ keys, stems }: NamedCompany): Query =>
  anyOf(
    { kind: 'values', field: 'SPONSOR', values: [...new Set([...keys, ...stems])] },
    ...stems.map((stem): Query => ({ kind: 'wildcard', field: 'SPONSOR', pattern: `${stem} *` })),
  );

/** A sponsor of trials by its name, which no register names with a drug; undefined where none is called so. */
export async function sponsorNamed(corpus: Corpus, text: string): Promise<NamedCompany | undefined> {
  const name = text.trim();
  if (name.length < LEAST_LETTERS) return undefined;
  const company = { name, keys: [], stems: [organisationKey(name)] };
  const total = await totalOf(corpus, trials, sponsoredBy(company));
  return total > 0 ? company : undefined;
}

/** Companies of one name that registers have: more than any has, and none for a word that begins half of all names. */
const MOST_NAMES = 400;
const LEAST_LETTERS = 3;

/**
 * Holders and sponsors of a name, legal forms aside, and those whose names go on behind it: `Novartis` is
 * `NOVARTIS PHARMS CORP`, too. Undefined where no register has one.
 */
export function companyNamed({ organisations }: DrugRegister, text: string): NamedCompany | undefined {
  const name = text.trim();
  if (name.length < LEAST_LETTERS) return undefined;
  const key = organisationKey(name);
  const keys = [...organisations.keys()].filter((each) => each === key || each.startsWith(`${key} `));
  return keys.length === 0 || keys.length > MOST_NAMES ? undefined : { name, keys, stems: [key] };
}

let everyday: ReadonlySet<string> | undefined;
/** Whether newspapers call a company so: written small, too, it is no other word. */
export function isEverydayCompany(text: string): boolean {
  everyday ??= new Set([...companyNames().values()].flat().map((name) => name.toLowerCase()));
  return everyday.has(text.toLowerCase());
}

/** Whether a text has the Chinese name of a company. */
export const hasChineseCompany = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) && [...companyNames().keys()].some((name) => text.includes(name));

/** What may stand behind the name of a company in Chinese. */
const KIND_OF_COMPANY = /^(?:制药|药业|医药|生物|集团|公司|股份|有限)*/u;

/**
 * The companies that a text calls by their Chinese names, the longest first, with the places of the names: UTF-16,
 * [start, end), what kind of company it is with them.
 */
export function chineseCompaniesIn(
  register: DrugRegister,
  text: string,
): { readonly company: NamedCompany; readonly start: number; readonly end: number }[] {
  const found: { company: NamedCompany; start: number; end: number }[] = [];
  for (const [name, english] of companyNames()) {
    const start = text.indexOf(name);
    if (start < 0 || found.some((each) => start < each.end && each.start < start + name.length)) continue;
    const keys = [name, ...english].flatMap((each) => companyNamed(register, each)?.keys ?? []);
    const end = start + name.length;
    const behind = KIND_OF_COMPANY.exec(text.slice(end))![0].length;
    const stems = [name, ...english].map(organisationKey);
    if (keys.length > 0) found.push({ company: { name, keys: [...new Set(keys)], stems }, start, end: end + behind });
  }
  return found;
}

/** A company with those of some drugs that registers name with it. */
export interface CompanyOfDrugs {
  readonly name: string;
  /** Of the dictionary, where it has the company. */
  readonly id?: string;
  /** Places of drugs in the register. */
  readonly drugs: readonly number[];
}

/**
 * Who holds an approval, or sponsors a trial, of some drugs of a register, whoever has most of them first.
 * @param stage What the rows that name the company say of the drug; undefined: anything.
 */
export async function companiesOf(
  corpus: Corpus,
  { organisations, ids }: DrugRegister,
  drugs: ReadonlySet<number>,
  stage: string | undefined,
): Promise<CompanyOfDrugs[]> {
  const found = new Map<string, Set<number>>();
  for (const [key, said] of organisations)
    for (const [drug, stages] of said) {
      if (!drugs.has(drug) || (stage !== undefined && !stagesIn(stages).includes(stage))) continue;
      const one = found.get(key) ?? new Set();
      found.set(key, one.add(drug));
    }
  const shown = await shownThings(
    corpus,
    [...found.keys()].flatMap((key) => ids.get(key) ?? []),
  );
  const byName = new Map<string, { name: string; id?: string; drugs: Set<number> }>();
  for (const [key, its] of found) {
    const thing = shown.get(ids.get(key) ?? '');
    const name = namedByKey(thing, key, false);
    const key_of_name = organisationKey(name);
    const one = byName.get(key_of_name) ?? { name, ...(thing && { id: thing.id }), drugs: new Set() };
    byName.set(key_of_name, one);
    for (const drug of its) one.drugs.add(drug);
  }
  return [...byName.values()]
    .map((one) => ({ ...one, drugs: [...one.drugs].sort((a, b) => a - b) }))
    .sort((a, b) => b.drugs.length - a.drugs.length || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
