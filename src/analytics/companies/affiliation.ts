import { decodeHTML } from 'entities';
import { type Company, companies, placeOf } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { countryNamed } from '#patents/country-names.ts';
import { partyType, standardName, standardNames } from '#patents/names.ts';
import { matchedName, meantBy } from './resolve.ts';

/** The entities that a line of an affiliation names, each with the words that name it. */
export interface Named {
  readonly company: Company;
  readonly words: string;
  /** The line says the entity's country, or the city of its seat: namesakes elsewhere are not meant. */
  readonly certain: boolean;
}

const MOST_CHARACTERS = 1_000;
const MOST_PARTS = 12;
/** Parts that may belong together: `University of California, San Diego`. */
const LONGEST = 3;
/** Words of a part that are looked at, and of a name among them. */
const MOST_WORDS = 60;
const LONGEST_NAME = 12;

/** Postal abbreviations of US states but those that are codes of other countries at the end of lines: DE. */
const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);

/** Words that no name begins or ends with. */
const LINKS = new Set('of the and for at in from de la le du des di da do del der und et y e & -'.split(' '));

/** The country at the end of a line, two letters; that of a US state with or without a ZIP code. */
export function countryAtEnd(text: string): string | undefined {
  const parts = text
    .slice(-100)
    .replace(/(?<![\s.;)])[\s.;)]+$/, '')
    .split(/[,;(]/)
    .map((part) => part.trim());
  const last = parts.at(-1)!;
  const [state = '', zip = '', more] = last.toUpperCase().replace(/\./g, '').split(' ');
  const american = STATES.has(state) && more === undefined && (zip === '' || /^\d{5}(?:-\d{4})?$/.test(zip));
  // `Korea, Republic of` holds a comma
  const two = parts.length > 1 ? countryNamed(`${parts.at(-2)} ${last}`) : undefined;
  return two ?? countryNamed(last) ?? (american ? 'US' : undefined) ?? countryOfLastWords(last);
}

/** `CHONGQING 400010 CHINA`: the last words are a country; not so `UNIVERSITY OF NEW ENGLAND`, `BANK OF JAPAN`. */
function countryOfLastWords(last: string): string | undefined {
  const words = last.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const country = countryNamed(words.slice(-count).join(' '));
    const before = words.at(-count - 1)!.toLowerCase();
    if (country !== undefined) return before === 'new' || LINKS.has(before) ? undefined : country;
  }
  return undefined;
}

/** A part of a body by its kind and subject, such as many bodies have. */
const UNIT =
  /^(?:the )?(?:department|division|school|college|faculty|section|laboratory|(?:state |national )?key laboratory|graduate school|unit) (?:of|for) /i;

/** What follows a body where a part of it is meant. */
const UNIT_BEHIND = /^(?:(?:graduate|medical) )?(?:school|college|faculty|department|division)\b/i;

/**
 * What before a name makes it another one: `Technical University of Wrocław`, `Affiliated Hospital of Nantong
 * University`.
 */
const OTHER_AHEAD =
  /(?:hospital|affiliated|(?:^| )(?:technical|technological|medical|catholic|free|open|state|federal|national|royal|agricultural|pedagogical|polytechnic|normal|islamic|metropolitan|american|international|new|north|south|east|west|northern|southern|eastern|western|central|saint|st\.?)$)/i;

/** Sign of a note before a part: `2Department of Botany`. */
const NOTE_SIGN = /^\d{1,2}(?=\p{L})/u;

/** Bodies that have such parts. */
const WHOLE: ReadonlySet<string | undefined> = new Set(['academy', 'hospital', 'government', 'company']);

const isWhole = (part: string) => !UNIT.test(part) && WHOLE.has(partyType(part));

/** Words of a line that may be a name: those numbered from one to before another one, in one or several spellings. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly spellings: readonly string[];
  /** What stands before and after it, where it is some words of a part and not whole parts. */
  readonly within?: { readonly ahead: string; readonly behind: string };
}

/** A word between a body and its place: `University of Nevada at Las Vegas` is `University of Nevada, Las Vegas`. */
const PLACING = /(?<=\S) (?:at|in|@) (?=\S)/gi;
/** A name as it stands, and without the word before its place. */
const spellingsOf = (name: string): string[] => [...new Set([name, name.replace(PLACING, ' ')])];

/**
 * What may be names in parts of a line: up to three neighbouring parts whole, and words within one; the longest first.
 */
function spansOf(parts: readonly string[]): Span[] {
  const wordsOf = parts.map((part) => part.split(' '));
  const starts = wordsOf.map((_, i) => wordsOf.slice(0, i).reduce((sum, { length }) => sum + length, 0));
  const end = (part: number) => starts[part]! + wordsOf[part]!.length;
  const spans: Span[] = [];
  for (let first = 0; first < parts.length; first++)
    for (let last = first; last < Math.min(first + LONGEST, parts.length); last++) {
      const own = parts.slice(first, last + 1);
      // a body and a school of it are two, whoever joins them in an alias
      if (own.slice(1).some((part) => UNIT.test(`${part} of `))) continue;
      // `University of Alabama, Huntsville` is the one in Huntsville
      const joined = own.length === 2 ? [' at ', ' in '].map((link) => own.join(link)) : [];
      spans.push({ from: starts[first]!, to: end(last), spellings: [...spellingsOf(own.join(', ')), ...joined] });
    }
  for (const [part, words] of wordsOf.entries())
    for (let from = 0; from < Math.min(words.length, MOST_WORDS); from++)
      for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_NAME); to++) {
        if (to - from === words.length) continue;
        if (LINKS.has(words[from]!.toLowerCase()) || LINKS.has(words[to - 1]!.toLowerCase())) continue;
        const name = words.slice(from, to).join(' ');
        if (!isWhole(name)) continue;
        const within = { ahead: words.slice(0, from).join(' '), behind: words.slice(to).join(' ') };
        spans.push({ from: starts[part]! + from, to: starts[part]! + to, spellings: spellingsOf(name), within });
      }
  return spans.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
}

/** A name within a part ends there: its city, a number or nothing follows, or a school of the body. */
function standsAlone({ ahead, behind }: NonNullable<Span['within']>, company: Company, placed: boolean): boolean {
  if (OTHER_AHEAD.test(ahead)) return false;
  // a hospital of a school is a body of its own: `Istanbul University Medical Faculty Hospital`
  if (UNIT_BEHIND.test(behind)) return partyType(behind) !== 'hospital';
  const city = placeOf(company, 'city');
  const followed = city !== undefined && standardName(behind).startsWith(standardName(city));
  return placed && (behind === '' || /^\d/.test(behind) || followed);
}

/**
 * Entities that an affiliation names whole. A part between commas, or up to three neighbouring parts, is exactly a name
 * of one stored entity, and the country at the end is not another one; or words within a part are, and the line says
 * the city of its seat too. Of several with one name the one is meant whose city the line says. Without country and
 * city an alias is that of many, unless the line is nothing else. A department or a school of a subject beside the body
 * that it is of is none; of nested names the longest counts. An entity that is no longer active is none: whether it or
 * who came after it is meant depends on a day that the line does not say.
 */
export async function entitiesNamed(
  corpus: Pick<Corpus, 'get' | 'lookup' | 'identify'>,
  text: string,
): Promise<Named[]> {
  const line = decodeHTML(text.slice(0, MOST_CHARACTERS)).replace(/\bUniv\./gi, 'University');
  const found = await namedIn(corpus, line);
  const parted = line.replace(LOST_BLANK, ', ');
  return found.length > 0 || parted === line ? found : namedIn(corpus, parted);
}

/** What parts a line: commas and their like, and a dash before initials: `Universidade Federal Fluminense – UFF`. */
const BETWEEN_PARTS = /[,;():]| [-–] (?=\p{Lu}{2,8}(?:[,;)]|$))/u;

/** Where a line break was lost: `University of CopenhagenDenmark`; not so `McMaster`, `DeKalb`. */
const LOST_BLANK = /(?<=\p{Ll}{4})(?=\p{Lu}\p{Ll})/gu;

async function namedIn(corpus: Pick<Corpus, 'get' | 'lookup' | 'identify'>, text: string): Promise<Named[]> {
  const country = countryAtEnd(text);
  const parts = text
    .split(BETWEEN_PARTS)
    .map((part) => part.replace(/\s+/g, ' ').trim().replace(NOTE_SIGN, ''))
    .filter((part) => part.length > 1)
    .slice(0, MOST_PARTS);
  const spans = spansOf(parts);
  const line = ` ${standardName(text)} `;
  const known = await corpus.identify(companies, 'name', [...new Set(spans.flatMap(({ spellings }) => spellings))]);
  const found: { from: number; named: Named }[] = [];
  const taken: Span[] = [];
  for (const span of spans) {
    if (taken.some((each) => each.from < span.to && span.from < each.to)) continue;
    const words = span.spellings.find((each) => (known.get(each)?.length ?? 0) > 0);
    if (words === undefined) continue;
    // of which of many is told by the body beside it, and not by its own name
    if (UNIT.test(words) && parts.some((part) => !part.includes(words) && isWhole(part))) continue;
    if (!words.includes(' ') && (words.match(/\p{Script=Han}/gu)?.length ?? 0) < 3) continue;
    taken.push(span);
    const rest = line.replace(` ${standardName(span.spellings[0]!)} `, ' | ');
    const named = await oneNamed(corpus, words, { country, rest, within: span.within });
    if (named && !found.some((each) => each.named.company.id === named.company.id))
      found.push({ from: span.from, named });
  }
  return found.sort((a, b) => a.from - b.from).map(({ named }) => named);
}

/** What a line says beside a name: its country, the line in its standard spelling with ` | ` for the name. */
interface Beside {
  readonly country: string | undefined;
  readonly rest: string;
  readonly within: Span['within'];
}

/** The one entity that words of a line mean. */
async function oneNamed(
  corpus: Pick<Corpus, 'get' | 'lookup' | 'identify'>,
  words: string,
  { country, rest, within }: Beside,
): Promise<Named | undefined> {
  const beside = (company: Company) => {
    const city = placeOf(company, 'city');
    return city !== undefined && rest.includes(` ${standardName(city)} `);
  };
  const meant = await meantBy(corpus, { company_name: words }, country);
  if (meant.company && meant.by !== 'name') return undefined;
  // the city that a line says tells more than which kind of name it is to whom
  const local = meant.company && beside(meant.company) ? [] : [...meant.equal, ...(meant.also ?? [])].filter(beside);
  const company = local.length === 1 ? local[0] : meant.company;
  if (!company || company.status === 'INACTIVE') return undefined;
  const kind = matchedName(company, standardNames(words))?.kind;
  if (kind === 'short') return undefined;
  const placed = beside(company);
  if (within && !standsAlone(within, company, placed)) return undefined;
  const there = placeOf(company, 'country');
  if (country !== undefined && there !== undefined && there !== country) return undefined;
  // an alias, or a name in another language, is that of many
  const alone = rest.trim() === '|';
  if (country === undefined && kind !== 'legal' && !placed && !alone) return undefined;
  return { company, words, certain: placed || (country !== undefined && there === country) };
}
