import { type Company, placeOf } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { partyType } from '#patents/names.ts';
import { meantBy } from './resolve.ts';

/** The entities that a line of an affiliation names, each with the words that name it. */
export interface Named {
  readonly company: Company;
  readonly words: string;
  /** The line says the country, and it is that of the entity: namesakes elsewhere are not meant. */
  readonly certain: boolean;
}

const MOST_PARTS = 12;
/** Parts that may belong together: `University of California, San Diego`. */
const LONGEST = 3;

/** Languages in which lines name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'hr', 'tr'];
const COUNTRIES = new Map<string, string>(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return Array.from({ length: 26 * 26 }, (_, i) =>
      String.fromCharCode(65 + Math.trunc(i / 26), 65 + (i % 26)),
    ).flatMap((code) => {
      const name = names.of(code);
      return name === undefined || name === code || code === 'ZZ' ? [] : [[name.toUpperCase(), code] as const];
    });
  }),
);
for (const [name, code] of [
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['UNITED STATES OF AMERICA', 'US'],
  ['UK', 'GB'],
  ['PR CHINA', 'CN'],
  ['P. R. CHINA', 'CN'],
  ['P.R. CHINA', 'CN'],
  ['REPUBLIC OF KOREA', 'KR'],
  ['KOREA', 'KR'],
  ['ENGLAND', 'GB'],
  ['SCOTLAND', 'GB'],
  ['FRG', 'DE'],
] as const)
  COUNTRIES.set(name, code);

/** Postal abbreviations of US states but those that are codes of other countries at the end of lines: DE. */
const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);

/** The country at the end of a line, two letters; that of a US state with or without a ZIP code. */
export function countryAtEnd(text: string): string | undefined {
  const last = text.slice(-100).split(/[,;]/).at(-1)!.trim().replace(/\.$/, '').toUpperCase();
  const [state = '', zip = '', more] = last.split(' ');
  const american = STATES.has(state) && more === undefined && (zip === '' || /^\d{5}(?:-\d{4})?$/.test(zip));
  return COUNTRIES.get(last) ?? (american ? 'US' : undefined);
}

/** A part of a body by its kind and subject, such as many bodies have. */
const UNIT =
  /^(?:the )?(?:department|division|school|college|faculty|section|laboratory|(?:state |national )?key laboratory|graduate school|unit) (?:of|for) /i;

/** Bodies that have such parts. */
const WHOLE: ReadonlySet<string | undefined> = new Set(['academy', 'hospital', 'government', 'company']);

const isWhole = (part: string) => !UNIT.test(part) && WHOLE.has(partyType(part));

/**
 * Entities that an affiliation names whole: a part between commas, or up to three neighbouring parts, is exactly a name
 * of one stored entity, and the country at the end is not another one. A department or a school of a subject beside the
 * body that it is of is none. Of nested finds the longest counts.
 */
export async function entitiesNamed(
  corpus: Pick<Corpus, 'get' | 'lookup' | 'identify' | 'search'>,
  text: string,
): Promise<Named[]> {
  const country = countryAtEnd(text);
  const parts = text
    .slice(0, 1_000)
    .split(/[,;]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)
    .slice(0, MOST_PARTS);
  const found: (Named & { from: number; to: number })[] = [];
  for (let length = Math.min(LONGEST, parts.length); length > 0; length--) {
    for (let from = 0; from + length <= parts.length; from++) {
      const to = from + length;
      if (found.some((each) => each.from <= from && to <= each.to)) continue;
      const words = parts.slice(from, to).join(', ');
      // of which of many is told by the body beside it, and not by its own name
      if (UNIT.test(words) && parts.some((part, i) => (i < from || i >= to) && isWhole(part))) continue;
      if (!words.includes(' ') && (words.match(/\p{Script=Han}/gu)?.length ?? 0) < 3) continue;
      const { company, by, matched } = await meantBy(corpus, { company_name: words }, country);
      if (!company || by !== 'name' || matched?.kind === 'short') continue;
      const there = placeOf(company, 'country');
      // without a country an alias, or a name in another language, is that of many
      if (country === undefined && matched?.kind !== 'legal') continue;
      if (country !== undefined && there !== undefined && there !== country) continue;
      if (!found.some((each) => each.company.id === company.id))
        found.push({ company, words, certain: country !== undefined && there === country, from, to });
    }
  }
  return found.map(({ company, words, certain }) => ({ company, words, certain }));
}
