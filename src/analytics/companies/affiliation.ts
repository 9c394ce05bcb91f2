import { type Company, placeOf } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { resolveCompany } from './resolve.ts';

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

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const COUNTRIES = new Map<string, string>(
  Array.from({ length: 26 * 26 }, (_, i) => String.fromCharCode(65 + Math.trunc(i / 26), 65 + (i % 26))).flatMap(
    (code) => {
      const name = NAMES.of(code);
      return name === undefined || name === code || code === 'ZZ' ? [] : [[name.toUpperCase(), code] as const];
    },
  ),
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
] as const)
  COUNTRIES.set(name, code);

/** The country at the end of a line, two letters. */
export function countryAtEnd(text: string): string | undefined {
  const last = text.slice(-100).split(/[,;]/).at(-1)!.trim().replace(/\.$/, '').toUpperCase();
  return COUNTRIES.get(last);
}

/**
 * Entities that an affiliation names whole: a part between commas, or up to three neighbouring parts, is exactly a name
 * of one stored entity, and the country at the end is not another one. Of nested finds the longest counts.
 */
export async function entitiesNamed(
  corpus: Pick<Corpus, 'get' | 'lookup' | 'identify' | 'search'>,
  text: string,
): Promise<Named[]> {
  const country = countryAtEnd(text);
  const parts = text
    .slice(0, 1_000)
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    .slice(0, MOST_PARTS);
  const found: (Named & { from: number; to: number })[] = [];
  for (let length = Math.min(LONGEST, parts.length); length > 0; length--) {
    for (let from = 0; from + length <= parts.length; from++) {
      const to = from + length;
      if (found.some((each) => each.from <= from && to <= each.to)) continue;
      const words = parts.slice(from, to).join(', ');
      if (!words.includes(' ') && (words.match(/\p{Script=Han}/gu)?.length ?? 0) < 3) continue;
      const { company, by, matched } = await resolveCompany(corpus, { company_name: words }, country);
      if (!company || by !== 'name' || matched?.kind === 'short') continue;
      const there = placeOf(company, 'country');
      if (country !== undefined && there !== undefined && there !== country) continue;
      if (!found.some((each) => each.company.id === company.id))
        found.push({ company, words, certain: country !== undefined && there === country, from, to });
    }
  }
  return found.map(({ company, words, certain }) => ({ company, words, certain }));
}
