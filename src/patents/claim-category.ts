/** What a claim protects: something done, or something made. */
export type ClaimCategory = 'activity' | 'thing';

/** The subject of a claim as its first words name it, and where these stand. */
interface Subject {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface CategoryMismatch {
  /** "The method of claim 1", as the claim writes it, and where. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The claim that is of the other category. */
  readonly parent: number;
}

type Language = 'en' | 'zh';
interface ClaimText {
  readonly number: number;
  readonly text: string;
}

/** A claim that says first of what earlier claim it is a further form: "The pump of claim 1", 根据权利要求1所述的泵. */
const FURTHER = {
  en: /^\s{0,9}(?:(?:the|an?)\s{1,4})?(?<name>(?:[\w-]{1,30}\s{1,4}){1,6}?)(?:of|according\s{1,4}to|in\s{1,4}accordance\s{1,4}with|(?:as\s{1,4})?(?:claimed|recited|defined|described|set\s{1,4}forth)\s{1,4}in|as\s{1,4}in|in)\s{1,4}(?:any\s{1,4}(?:one\s{1,4})?of\s{1,4}|one\s{1,4}of\s{1,4})?(?:the\s{1,4})?claims?\s{1,4}(?<number>\d{1,3})/iu,
  zh: /^\s{0,9}(?:一种)?(?:根据|如|按照|依据|依照|按)?(?:权利要求|请求项)\s?(?<number>\d{1,3})[\d\s至到或和、，,~～-]{0,30}(?:(?:中|的)?任[一意](?:一)?项?)?(?:所述|所要求|所记载|记载)?的?(?<name>[\p{Script=Han}\w-]{1,40}?)(?=[，,：:；;。]|其特征|$)/u,
} as const;
/** The words by which a claim of its own names its subject. */
const OWN = {
  en: /^\s{0,9}(?:(?:the|an?|one\s{1,4}or\s{1,4}more)\s{1,4})?(?<name>[\w-]+(?:\s{1,4}[\w-]+){0,7})/iu,
  zh: /^\s{0,9}(?:一种|一個|一个)?(?<name>[^，,：:；;。\n]{1,120}?)(?=[，,：:；;。\n]|其特征|包括|包含|$)/u,
} as const;

/** What somebody does; what stands before it names no other thing, and what stands behind ends the name. */
const ACTIVITY = {
  en: /^(?:(?!(?:of|for|to|with|in|by|on|that|which|storing|having|using|comprising|including|implementing|performing|executing)\b(?!-))[\w-]+\s+){0,6}?(?:methods?|processe?s?|procedures?|uses?)\b(?=\s*$|\s+(?:of|for|to|in|by|at|on|performed|implemented|executed|carried|comprising|including|having|wherein|whereby|that|which|as|according|using|operating|being|used)\b)/iu,
  zh: /(?:方法|工艺|用途|应用|制法|流程)$/u,
} as const;
/** Stand for any subject. */
const ANY = { en: /\b(?:invention|subject[\s-]matter)\s*$/iu, zh: /(?:发明|技术方案)$/u } as const;
/** Names of two things at once say nothing of one: 跌倒检测方法及系统. */
const SEVERAL = { en: /\b(?:and|or)\b/iu, zh: /[、及和或与]/u } as const;

/** In brackets stand short forms, and "In a modelling environment, a method" is on the method. */
const opening = (text: string): string =>
  text
    .slice(0, 400)
    .replace(/\s?\([^()]{0,60}\)/gu, '')
    .replace(/^\s{0,9}(?:in|for|at|on)\s[^;:]{0,250}?,\s{1,4}(?=(?:an?|the)\s)/iu, '');

function categoryOf(name: string, lang: Language): ClaimCategory | undefined {
  const trimmed = name.trim();
  if (trimmed === '' || ANY[lang].test(trimmed)) return undefined;
  if (ACTIVITY[lang].test(trimmed)) return 'activity';
  return SEVERAL[lang].test(trimmed) && (lang === 'zh' ? /方法|工艺/u : /method|process/iu).test(trimmed)
    ? undefined
    : 'thing';
}

/** Of a claim that is a further form of an earlier one what it calls that, and which claim it is. */
function furtherForm(text: string, lang: Language): (Subject & { readonly of: number }) | undefined {
  const found = FURTHER[lang].exec(text.slice(0, 300));
  const name = (found?.groups?.name ?? '').trim();
  // "the method for making the lens of claim 1" and 权利要求1所述的泵的制造方法 make or use the thing
  if (!found || name === '' || (lang === 'zh' ? name.includes('的') : /\b(?:for|of|to|using|with|by)\b/iu.test(name)))
    return undefined;
  return {
    name,
    of: Number(found.groups?.number),
    start: found[0].length - found[0].trimStart().length,
    end: found[0].length,
  };
}

/**
 * Claims that call an earlier claim what it is not: "The method of claim 1", where claim 1 is on a device, and the
 * other way round. A claim that makes, uses or carries out what another one is on is of a category of its own, and no
 * fault.
 */
export function categoryMismatches(claims: readonly ClaimText[], lang: Language): Map<number, CategoryMismatch> {
  const known = new Map<number, ClaimCategory | undefined>();
  const found = new Map<number, CategoryMismatch>();
  for (const { number, text } of claims) {
    const further = furtherForm(text, lang);
    if (!further) {
      known.set(number, categoryOf(OWN[lang].exec(opening(text))?.groups?.name ?? '', lang));
      continue;
    }
    const own = categoryOf(further.name, lang);
    known.set(number, own);
    const parent = known.get(further.of);
    if (own && parent && own !== parent)
      found.set(number, {
        text: text.slice(further.start, further.end),
        start: further.start,
        end: further.end,
        parent: further.of,
      });
  }
  return found;
}
