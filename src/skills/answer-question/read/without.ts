import { contentWords } from '#language/content-words.ts';

/** What a question wants to do without: "without a camera", 不装摄像头. */

const WITHOUT =
  /\bwithout (?:using )?(?:an?\s|any\s|the\s)?(?!\p{L}+ing\b)((?:[\p{L}-]{2,30} ?){1,3}?)(?= (?:in|on|at|of|to|by|from|for|and|or|be|is|are|how|what|can|that|which|when|while|during)\b|[,.;?]|$)/giu;
const WITHOUT_ZH =
  /(?:不(?:装|用|使用|安装|佩?戴|依赖|靠|需要?|必)|(?<!有)没有|无需|无须)(?:安装|使用|佩戴|任何)?(\p{Script=Han}{2,5}?)(?=的?情况|怎么|如何|怎样|能否|可以|也|就|时|[，,？?。；]|$)/gu;
/** What is said not to be there, or to be replaced, right before it. */
const DENIED =
  /(?:\b(?:without|no|not|non|instead of|rather than|unlike|avoid\w*|eliminat\w*|replac\w*|unnecessary|free of|lacks?)\b[^.,;]{0,40}|(?:[无不未没非]|避免|规避|代替|替代|取代|传统|现有)[^，。；]{0,8})$/iu;
/** Characters before a word in which it is denied. */
const BEFORE = 60;

/** The words of what a question wants to do without, and the question as it is without them. */
export function withoutIn(text: string): { readonly without: ReadonlySet<string>; readonly rest: string } {
  const without = new Set<string>();
  let rest = text;
  for (const pattern of [WITHOUT, WITHOUT_ZH])
    rest = rest.replace(pattern, (whole, thing: string) => {
      const keys = contentWords(thing).map(({ key }) => key);
      if (keys.length === 0) return whole;
      for (const key of keys) without.add(key);
      return ' , ';
    });
  return { without, rest };
}

/**
 * What documents are not to be: `words`, none of which texts may have all, and `owners`. Both as the question has them.
 */
export interface Excluded {
  readonly words?: readonly string[];
  readonly owners?: readonly string[];
}

const NAME = "(\\p{Lu}[\\p{L}\\d.&'-]*(?: (?:& )?\\p{Lu}[\\p{L}\\d.&'-]*){0,4})";
/** One name, or several of which none is meant: "Apple, Google and Samsung". */
const NAMES = `((?:${NAME.slice(1, -1)})(?:(?:, (?:and |or )?| and | or )(?:${NAME.slice(1, -1)})){0,4})`;
/** One to three words, up to where the question goes on. */
const THING =
  '((?:(?!(?:in|on|at|by|from|and|or|are|is|which|that|what|who|since|before|after)\\b)[\\p{L}\\d-]{2,30} ?){1,3})';
const SAYS =
  '(?:mention|nam(?:e|ing)|disclos(?:e|ing)|describ(?:e|ing)|contain|us(?:e|ing)|includ(?:e|ing)|involv(?:e|ing)|hav(?:e|ing)|requir(?:e|ing)|cover|speak of|talk about|deal with|rely on)(?:s|ing)?';
/** Says that something is left out. */
const BUT =
  '(?:excluding|except(?:ing)?(?: for)?|other than|apart from|aside from|besides|leaving out|leave out|leaving aside|ignoring|ignore|exclude|omit|skip|minus)';
const BUT_ZH = '(?:不要|不看|不含|不包括|不包含|不考虑|排除|剔除|去掉|除去|不算)';
/** Says whose documents are not meant. */
const NOT_OWNED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:by |of |from )?(?:any(?:one|body)|some(?:one|body)|every(?:one|body)|all|compan(?:y|ies)|firms|others?)(?: (?:else|companies|firms))? (?:${BUT}|but|except) (?:the )?${NAMES}(?:['’]s)?`,
    'gu',
  ),
  new RegExp(`\\b(?:,? ?)${BUT} (?:the )?(?:(?:patents?|applications?|those|ones|filings) (?:of|by|from|owned by|held by) )?(?:the )?${NAMES}(?:['’]s?(?: own)?)?(?: (?:patents?|filings|ones))?(?=\\s?(?:[,.;?!]|$))`, 'gu'), // biome-ignore format: one rule a line
  new RegExp(
    `(?:\\b(?:that|which|who) )?(?:\\b(?:is|are|was|were) )?\\b(?:not|never) (?:(?:owned|filed|held|made|assigned|published) )?(?:by|to|from|of) (?:the )?${NAMES}`,
    'gu',
  ),
  /(?:但|而|且)?(?:不是|并非|不属于|不归|不由|非由?)([\p{Script=Han}A-Za-z]{2,12}?)(?:所有|申请|持有|拥有|公司|集团|大学)(?:的(?=专利|申请|文献|[^\p{Script=Han}]|$))?/gu,
];
/** Says what documents are not to speak of. */
const NOT_SAID: readonly RegExp[] = [
  new RegExp(`(?:\\b(?:but|and|that|which|who) )*\\b(?:(?:do|does|did) not|don['’]t|doesn['’]t|not|never|without) ${SAYS} (?:any |an? |the )?${THING}`, 'giu'), // biome-ignore format: one rule a line
  new RegExp(`\\b(?:that|which|who) (?:is|are) not (?:on|about|for) ${THING}`, 'giu'), // biome-ignore format: one rule a line
  new RegExp(`\\bwithout (?:using )?(?:any |an? |the )?${THING}`, 'giu'),
  new RegExp(`\\b(?:but|and) (?:not|no) (?:any |an? |the |in |on |about |for |with )?${THING}`, 'giu'),
  new RegExp(`\\b${BUT} (?:any |an? |the |those (?:of|on|with|by) )?${THING}`, 'giu'), // biome-ignore format: one rule a line
  /(?:但|而|且|却|又)*(?:不|没有?|未|并未|从未)(?:涉及|提到|提及|包含|包括|含有?|公开|披露|描述|使用|采用|用到|讲到?|谈到?)(?:到|及|任何)?([^，。？?；;\s的]{1,12}?)(?=的|[，。？?；;\s]|$|专利|文献|有哪|哪)/gu,
  /(?:除了?|排除|不算)([^，。？?；;\s除]{1,12}?)(?:以外|之外|外)(?:的|，)?/gu,
  new RegExp(`(?:但|而|且|请)*${BUT_ZH}(?:掉)?(?:关于|涉及|有关|任何)?([^，。？?；;\\s]{1,24}?)(?:等)?(?:公司|集团)?(?:的)?(?:专利|申请|文献|那些|部分)?(?=[，。？?；;\\s]|$)`, 'gu'), // biome-ignore format: one rule a line
];

/**
 * What the documents that a question asks for are not to be, and the question without it: "but not a conveyor", "that
 * do not mention amylase", "not owned by Novartis", 不涉及多普勒. Linear. To be asked where documents are counted or listed;
 * elsewhere a denial is part of what is asked.
 */
export function excludedIn(text: string): Excluded & { readonly rest: string } {
  const [words, owners]: string[][] = [[], []];
  let rest = text;
  const take = (patterns: readonly RegExp[], found: string[]) => {
    for (const pattern of patterns)
      rest = rest.replace(pattern, (whole, thing: string) => {
        const names = thing.split(LISTED).map((name) => name.trim());
        if (names.some((name) => contentWords(name).length === 0 || OF_STATE.test(name))) return whole;
        found.push(...names);
        return ' , ';
      });
  };
  take(NOT_OWNED, owners!);
  take(NOT_SAID, words!);
  return { ...(words!.length > 0 && { words }), ...(owners!.length > 0 && { owners }), rest };
}

/** Between things that are named one after the other. */
const LISTED = /,? (?:and|or) |, |[、，]|(?<=\p{Script=Han}{2})(?:和|与|及|以及|或)(?=[\p{Script=Han}A-Za-z]{2})/u;
/** Restrictions of another kind, which are read as such: "but not granted". */
const OF_STATE =
  /^(?:yet |still |longer )?(?:granted|active|valid|in force|expired?|pending|published|filed|only|just|enough|all)\b|^(?:已经?|还|仍)?(?:失效|有效|授权|到期|过期|审查|未决)/iu;

/** Whether a sentence speaks of what was to be done without as if it were there. */
export const hasUnwanted = (text: string, without: ReadonlySet<string>): boolean =>
  contentWords(text).some(
    ({ key, start }) => without.has(key) && !DENIED.test(text.slice(Math.max(0, start - BEFORE), start)),
  );
