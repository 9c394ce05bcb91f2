import { inOrderOfDays } from '#collections/patents/merge-rules.ts';
import { emptyLists, type LocalText, type Party, type Patent } from '#collections/patents/patent.ts';
import { officeLanguage, officeLanguages, patentType } from '#patents/kinds.ts';
import { partyType, standardName } from '#patents/names.ts';
import type { PublicationNumber } from '#patents/numbers.ts';
import { withOwnKind } from '#patents/own-kind.ts';
import { detectLanguage } from '#translation/languages.ts';

/** A record with its number and nothing else: what an importer fills. */
export function patentDraft(given: PublicationNumber): Patent {
  const number = withOwnKind(given);
  return {
    publication_number: number.normalised,
    authority: number.authority,
    doc_number: number.doc_number,
    ...(number.kind_code !== undefined && { kind_code: number.kind_code }),
    patent_type: patentType(number.authority, number.kind_code, number.doc_number),
    ...emptyLists(),
  };
}

/** Signs a filled record: which source and file gave which of its top-level fields; its events are put in order. */
export function signed(patent: Patent, source: string, file: string): Patent {
  const fields = Object.entries(patent)
    .filter(
      ([field, value]) =>
        field !== 'provenance' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    )
    .map(([field]) => field);
  return {
    ...patent,
    legal_events: inOrderOfDays(patent.legal_events),
    provenance: [{ source, file, fields }],
  };
}

/**
 * An organisation or person by its published name; kind and standard name follow from it. Undefined for an empty name.
 */
export function namedParty(name: string | undefined, known: Partial<Omit<Party, 'name'>> = {}): Party | undefined {
  const clean = name?.replace(/\s+/g, ' ').trim();
  if (!clean) return undefined;
  const type = known.type ?? partyType(clean);
  return { name: clean, standard_name: standardName(clean), ...(type && { type }), ...known };
}

/** A natural person: an inventor, an agent. */
export const namedPerson = (name: string | undefined, known: Partial<Omit<Party, 'name'>> = {}): Party | undefined =>
  namedParty(name, { type: 'person', ...known });

/** Letters of a name, whatever its case, accents (`ä` and `ae`) and punctuation. */
const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/(?<=[AOUaou])\u0308/g, 'e')
    .toUpperCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The names of one list, each once: some lists repeat all of them in capitals (`KYLMAENEN, JARI`, `Kylmänen, Jari`). Of
 * two spellings the one that is not in capitals stays, in the place of the first.
 */
export function onceEach<T extends { readonly name: string }>(list: readonly T[]): T[] {
  const found = new Map<string, T>();
  for (const one of list) {
    const key = lettersOf(one.name) || one.name;
    const known = found.get(key);
    if (!known || (known.name === known.name.toUpperCase() && one.name !== one.name.toUpperCase())) found.set(key, one);
  }
  return [...found.values()];
}

/** Whether a name can be read: in some lists letters were lost, and `?` or U+FFFD stands for each. */
export const isLegible = (name: string): boolean =>
  (name.match(/[?\uFFFD]/g)?.length ?? 0) <= (name.match(/\p{L}/gu)?.length ?? 0) / 2;

/**
 * Adds the people and parties of a list that names them alone: an applicant who is an inventor too is a person. Names
 * that cannot be read are left out.
 */
export function addPeople(patent: Patent, inventors: readonly string[], applicants: readonly string[]): void {
  const people = onceEach(present(inventors.filter(isLegible).map((name) => namedPerson(name))));
  const names = new Set(people.map(({ standard_name }) => standard_name));
  const parties = applicants
    .filter(isLegible)
    .map((name) => (names.has(standardName(name)) ? namedPerson(name) : namedParty(name)));
  patent.inventors.push(...people);
  patent.applicants.push(...onceEach(present(parties)));
}

/** Marks that some lists leave in titles: `<i>Neisseria meningitidis </i>antigens`. */
const MARKS = /<\/?(?:i|b|u|em|strong|sub|sup)>/gi;

/** A title of a list that prints titles as published or in English, without saying which. */
export function printedTitle(authority: string, printed: string | undefined): LocalText[] {
  const text = printed?.replace(MARKS, '').replace(/\s+/g, ' ').trim();
  if (!text) return [];
  const language = officeLanguage(authority);
  const own = officeLanguages(authority);
  const lang =
    detectLanguage(text, own && [...own, 'en']) ??
    (/^[\p{Script=Latin}\P{L}]*$/u.test(text) && /^(?:zh|ja|ko|ru)$/.test(language ?? '') ? 'en' : (language ?? 'en'));
  return [{ lang, origin: own === undefined || own.includes(lang) ? 'original' : 'office', text }];
}

/** Those that are there. */
export const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);
