import type { Entity } from '#collections/entities/entities.ts';
import { countries, registerNames } from '../countries.ts';
import type { NamedCompany } from './companies.ts';

/** What questions about trials and drugs leave out, or want counted, besides what they name. */

/** Countries of sites that a question names. */
export interface CountriesAsked {
  /** As registers of trials write them, a list for each country. */
  readonly names: readonly (readonly string[])[];
  /** A site in each of them, not in any. */
  readonly each: boolean;
}

/** Names beside those of the standard, by code. */
// biome-ignore format: read it as a table
const ALIASES: readonly (readonly [code: string, names: readonly string[]])[] = [
  ['US', ['the united states', 'the us', 'the u.s.', 'the usa', 'usa', 'america', '美国']], ['GB', ['the uk', 'the united kingdom', 'uk', 'britain', '英国']],
  ['KR', ['south korea', 'korea', '韩国']], ['RU', ['russia', '俄罗斯']], ['CN', ['china', '中国', '国内']], ['NL', ['the netherlands', 'holland', '荷兰']], ['CZ', ['the czech republic', 'czechia', '捷克']], ['TR', ['turkey', '土耳其']], ['VN', ['vietnam', '越南']],
];
const CALLED: ReadonlyMap<string, string> = new Map([
  ...countries().flatMap(({ alpha2_code, display_name }) =>
    display_name.flatMap(({ name }) => (name.length > 1 ? [[name.toLowerCase(), alpha2_code] as const] : [])),
  ),
  ...ALIASES.flatMap(([code, names]) => names.map((name) => [name, code] as const)),
]);
const named = (han: boolean): string =>
  [...CALLED.keys()]
    .filter((name) => /\p{Script=Han}/u.test(name) === han)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
const COUNTRY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${named(false)})(?![\\p{L}\\p{N}])|${named(true)}`, 'giu');

/** Words around the names of countries that say no more than that they are places. */
const PLACES =
  /(?:\b(?:conducted|run|running|ran|located|recruiting|sites?|held|based) )?\b(?:in|from|at|across)(?: both| either)? ?¤(?:(?:,| and| or|, and| as well as)(?: in)? ¤)*|¤ (?=(?:sites?|patients|centres|centers)\b)|(?:同时)?在?¤(?:(?:和|与|及|、|或者?)¤)*(?:都)?(?:有|做|开展|进行|开展的|做的|进行的)?/giu;

/** The countries of a question about trials, and the question without them. */
export function countriesIn(text: string): { readonly asked?: CountriesAsked; readonly rest: string } {
  const codes: string[] = [];
  const marked = text.replace(COUNTRY, (name) => {
    codes.push(CALLED.get(name.toLowerCase())!);
    return '¤';
  });
  if (codes.length === 0) return { rest: text };
  const rest = marked.replace(PLACES, ' ').replaceAll('¤', ' ');
  const each = codes.length > 1 && /\bboth\b|\bas well as\b|同时|都/iu.test(text);
  return { asked: { names: [...new Set(codes)].map(registerNames), each }, rest };
}

/** What is left out: "other than diabetes", 除了糖尿病. */
const LEFT_OUT: readonly RegExp[] = [
  /,? ?\b(?:(?:for|in|on|of|by) )?(?:(?:any|some)(?:thing|one|body)|(?:any )?(?:other )?(?:diseases?|indications?|conditions?|compan(?:y|ies)|sponsors?))? ?(?:else |other )?(?:other than|else than|than|except(?: for)?|excluding|besides|apart from|aside from|beyond|outside(?: of)?|but not(?: for| in| by| from)?|not (?:for|by|from)) (?:the )?(?<thing>[\p{L}\d' -]{2,60}?)(?=\s?(?:[,.?;]|$))/iu,
  /除了?(?<thing>[^，。？?；;\s]{1,20}?)(?:以外|之外|外)?(?=，|还|也|都|的|另|其他|其它|$)/u,
  /(?:不包括|不包含|不含|不要|排除|不是)(?<thing>[^，。？?；;\s]{1,20}?)(?:的)?(?=[，。？?；;\s]|$)/u,
];

/** What a question leaves out, in its words, and the question without that. */
export function leftOutIn(text: string): { readonly thing?: string; readonly rest: string } {
  for (const form of LEFT_OUT) {
    const match = form.exec(text);
    if (match?.groups) return { thing: match.groups.thing!.trim(), rest: text.replace(match[0], ' ') };
  }
  return { rest: text };
}

/** What is left out, as the dictionary and the registers know it. */
export interface LeftOut {
  readonly diseases: readonly Entity[];
  readonly companies: readonly NamedCompany[];
}

// biome-ignore format: read it as a table
const UNCOUNTED: readonly (readonly [RegExp, en: string, zh: string])[] = [
  [/\b(?:(?:in|for|on|with|of) )?(?:children|paediatrics?|pediatrics?|adolescents?|infants|kids|minors)(?: (?:patients|trials|studies))?\b|(?:是)?(?:儿童|儿科|未成年人|青少年|婴幼儿)(?:的|患者)?/iu, 'ages of participants', '受试者年龄'],
  [/\b(?:(?:in|for|on|with) )?(?:elderly|older adults|seniors)(?: (?:patients|people))?\b|(?:是)?(?:老年人|老年)(?:的|患者)?/iu, 'ages of participants', '受试者年龄'],
  [/\b(?:(?:in|for|on|with) )?(?:pregnant )?(?:women|men|females?|males?)(?: (?:patients|only))?\b|(?:是)?(?:女性|男性|孕妇)(?:的|患者)?/iu, 'the sex of participants', '受试者性别'],
];

/** What a question restricts that is no field to search or count by, and the question without it. */
export function uncountedIn(text: string): {
  readonly uncounted?: readonly [en: string, zh: string];
  readonly rest: string;
} {
  for (const [form, en, zh] of UNCOUNTED) {
    const rest = text.replace(form, ' ');
    if (rest !== text) return { uncounted: [en, zh], rest };
  }
  return { rest: text };
}
