import type { Query } from '#corpus/query/tree.ts';
import { NUMBER, numberSaid } from './numbers.ts';

/** What records of patents are measured by: numbers that questions bound, order by, or want on average. */
export type Measure = 'members' | 'countries' | 'owners' | 'inventors' | 'claims' | 'cited_by' | 'cites' | 'pages';

interface Measured {
  readonly of: Measure;
  /** The field of the index that has the number. */
  readonly field: string;
  /** How questions call what is counted. */
  readonly en: string;
  readonly zh: string;
  /** What Chinese counts it in. */
  readonly unit: string;
}

// biome-ignore format: read it as a table
const MEASURES: readonly Measured[] = [
  { of: 'members',   field: 'FAM_COUNT',         en: '(?:patent )?family members?', zh: '(?:简单)?同族(?:专利|成员|公开|文献)?', unit: '[个件项]?' },
  { of: 'countries', field: 'FAM_COUNTRY_COUNT', en: '(?:different )?(?:countr(?:y|ies)|offices?|jurisdictions?|territor(?:y|ies))', zh: '(?:不同的?)?(?:国家(?:和地区|或地区)?|地区|专利局)', unit: '个?' },
  { of: 'owners',    field: 'AN_COUNT',          en: '(?:co-?)?(?:owners?|applicants?|assignees?|compan(?:y|ies)|firms?|parties|organi[sz]ations?)', zh: '(?:共同)?(?:申请人|权利人|专利权人|公司|企业|单位|机构)', unit: '[个家位]?' },
  { of: 'inventors', field: 'IN_COUNT',          en: '(?:co-?)?inventors?', zh: '发明人', unit: '[个位名]?' },
  { of: 'claims',    field: 'CLAIM_COUNT',       en: 'claims?', zh: '权利要求', unit: '[个项条]?' },
  { of: 'cited_by',  field: 'F_CITES_COUNT',     en: '(?:forward )?citations|citing (?:patents|documents)', zh: '被引(?:用|证)?|引用|引证', unit: '次?' },
  { of: 'cites',     field: 'B_CITES_COUNT',     en: '(?:backward citations|references|cited (?:patents|documents))', zh: '引用文献|引证文献|参考文献', unit: '[个件篇]?' },
  { of: 'pages',     field: 'PAGE_COUNT',        en: 'pages?', zh: '页', unit: '页?' },
];
/** The field of the index that has a measure of publications, or of their families. */
export const fieldOf = (measure: Measure): string => MEASURES.find(({ of }) => of === measure)!.field;

/** A number of records that must lie within bounds, both inclusive. */
export interface Bound {
  readonly from?: number;
  readonly to?: number;
}

type Form = readonly [before: string, behind: string, bound: (number: number) => Bound];
// biome-ignore format: read it as a table
const BOUNDS_EN: readonly Form[] = [
  ['(?:at least|no (?:fewer|less) than|not (?:fewer|less) than|a minimum of)', '', (from) => ({ from })],
  ['(?:more than|over|above)', '', (than) => ({ from: than + 1 })],
  ['', '(?: or more|\\+|(?: \\w+)? and more)', (from) => ({ from })],
  ['(?:fewer than|less than|under|below)', '', (than) => ({ to: than - 1 })],
  ['(?:at most|no more than|not more than|up to)', '', (to) => ({ to })],
  ['(?:exactly|only|just|a single)', '', (number) => ({ from: number, to: number })],
];
// biome-ignore format: read it as a table
const BOUNDS_ZH: readonly Form[] = [
  ['(?:至少|不少于|不低于|起码|最少)(?:有|在|由)?', '', (from) => ({ from })],
  ['(?:超过|多于|大于|高于)', '', (than) => ({ from: than + 1 })],
  ['', '(?:或|及)?(?:以上|或更多)的?', (from) => ({ from })],
  ['(?:少于|不到|不足|低于)', '', (than) => ({ to: than - 1 })],
  ['(?:至多|最多|不超过)(?:有|在|由)?', '', (to) => ({ to })],
  ['(?:只有|仅有|只在|仅在|恰好有?)', '', (number) => ({ from: number, to: number })],
];
const wholly = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');
/** Which measure is meant by what a question calls it; what it says it is counted in must fit. */
const NOUNS = MEASURES.map(({ of, en, zh, unit }) => ({ of, noun: wholly(`${en}|${zh}`), unit: wholly(unit) }));
const measureCalled = (noun: string, unit = ''): Measure | undefined =>
  NOUNS.find((each) => each.noun.test(noun) && each.unit.test(unit))?.of;
const ANY_EN = MEASURES.map(({ en }) => en).join('|');
const ANY_ZH = MEASURES.map(({ zh }) => zh).join('|');
const UNIT = '[个件项家位名条次篇页]';
const AMOUNT = '(?:的?数量?|次数|个数|项数)?';

/**
 * What every bound needs, a number with a noun: bounds are some 150 KB of machine code each, made when one is first
 * tried, and most questions have none.
 */
const NEEDS = {
  en: [new RegExp(`\\b(?:${ANY_EN})\\b`, 'iu'), new RegExp(NUMBER.en, 'iu')],
  zh: [new RegExp(ANY_ZH, 'u'), new RegExp(NUMBER.zh, 'u')],
  cited: [/\bcited /iu],
} as const;
const mayBound = (text: string, of: keyof typeof NEEDS): boolean => NEEDS[of].every((need) => need.test(text));

/** "At least three inventors": number and noun. */
const BEFORE_EN = BOUNDS_EN.map(
  ([before, behind, bound]) =>
    [new RegExp(`\\b${before}${before && ' '}(${NUMBER.en})${behind} (${ANY_EN})\\b`, 'giu'), bound] as const,
);
/** 至少三个同族: number, unit and noun. */
const BEFORE_ZH = BOUNDS_ZH.map(
  ([before, behind, bound]) =>
    [new RegExp(`${before}(${NUMBER.zh})(${UNIT}?)${behind}的?(${ANY_ZH})`, 'gu'), bound] as const,
);
/** 同族至少有三个: noun, number and unit. */
const BEHIND_ZH = BOUNDS_ZH.map(
  ([before, behind, bound]) =>
    [new RegExp(`(${ANY_ZH})${AMOUNT}(?:都|均|也)?${before}(${NUMBER.zh})(${UNIT})${behind}`, 'gu'), bound] as const,
);
/** Times that something is cited, which need no noun. */
const CITED = BOUNDS_EN.map(
  ([before, behind, bound]) =>
    [new RegExp(`\\bcited ${before}${before && ' '}(${NUMBER.en})${behind}(?: times)?\\b`, 'giu'), bound] as const,
);
/** More than one owner, as it is said without a number. */
const JOINT =
  /\b(?:jointly|together|co-?)[ -]?(?:owned|filed|held|applied for|assigned|developed)\b|\b(?:owned|filed|held|developed|assigned) (?:jointly|together)\b|\bjoint(?:ly)? (?:ownership|applications?|filings?|patents?)\b|(?:共同|联合|合作)(?:拥有|申请|持有|所有|提出|开发)(?:的)?/giu;

/** A measure of which a question bounds the number. */
export interface Bounded extends Bound {
  readonly of: Measure;
}

/** Words that introduce a bound and say nothing else: "with", "filed in", 在...有. */
const INTRODUCED =
  /(?:\b(?:with|having|that (?:have|has)|which (?:have|has)|(?:filed|published|protected|granted|extended|found|family|families|equivalents|members)(?: members)? (?:in|by|to)|owned by|by|in|of|from) )?(?: ?¤ ?)(?:\s?(?:in|of) (?:the|their|its) famil(?:y|ies)\b)?|(?:在|由|有|具有|拥有)?¤(?:都)?(?:有|拥有|申请|布局|公开)?(?:的?同族)?/giu;

/**
 * The measures that a question bounds, and the question without them: "with at least three family members", 在三个以上国家有同族.
 */
export function boundsIn(text: string): { readonly bounds: readonly Bounded[]; readonly rest: string } {
  const bounds: Bounded[] = [];
  let rest = text;
  const take = (whole: string, of: Measure | undefined, said: string, bound: Form[2]): string => {
    const number = numberSaid(said);
    if (of === undefined || Number.isNaN(number)) return whole;
    if (!bounds.some((each) => each.of === of)) bounds.push({ of, ...bound(number) });
    return '¤';
  };
  for (const [pattern, bound] of mayBound(rest, 'en') ? BEFORE_EN : [])
    rest = rest.replace(pattern, (whole, said: string, noun: string) => take(whole, measureCalled(noun), said, bound));
  for (const [pattern, bound] of mayBound(rest, 'zh') ? BEFORE_ZH : [])
    rest = rest.replace(pattern, (whole, said: string, unit: string, noun: string) =>
      take(whole, measureCalled(noun, unit), said, bound),
    );
  for (const [pattern, bound] of mayBound(rest, 'zh') ? BEHIND_ZH : [])
    rest = rest.replace(pattern, (whole, noun: string, said: string, unit: string) =>
      take(whole, measureCalled(noun, unit), said, bound),
    );
  for (const [pattern, bound] of mayBound(rest, 'cited') ? CITED : [])
    rest = rest.replace(pattern, (whole, said: string) => take(whole, 'cited_by', said, bound));
  const left = rest.replace(JOINT, '¤');
  if (left !== rest && !bounds.some(({ of }) => of === 'owners')) bounds.push({ of: 'owners', from: 2 });
  rest = left;
  return { bounds, rest: bounds.length > 0 ? rest.replace(INTRODUCED, ' , ') : text };
}

/** Documents of which a measure lies within bounds. */
export const boundQuery = ({ of, from, to }: Bounded): Query => ({
  kind: 'range',
  field: fieldOf(of),
  ...(from !== undefined && { from: `${from}` }),
  ...(to !== undefined && { to: `${to}` }),
});

/** Documents that are asked for by a measure: those that have most of it, or least, or what is usual. */
export interface MeasureAsked {
  readonly of: Measure;
  readonly way: 'most' | 'fewest' | 'mean';
  /** What is usual is asked for, and who has most of it besides. */
  readonly also_most?: true;
}

const PAPER = '(?:patents?|applications?|filings?|publications?|documents?|inventions?|one|family|families)';
/** What is asked of a measure, with the noun that it is called by in one of the groups. */
// biome-ignore format: read it as a table
const WAYS: readonly (readonly [MeasureAsked['way'], RegExp])[] = [
  ['mean',   new RegExp(`\\b(?:average|mean|typical|median)(?: number of)? (${ANY_EN})\\b|\\bhow many (${ANY_EN})\\b.{0,60}\\b(?:on average|typically|usually|in the mean)\\b|\\b(${ANY_EN}) (?:per|for each) ${PAPER}\\b|平均(?:每[件个项])?(?:专利)?(?:有|的)?(?:多少|几)?${UNIT}?(${ANY_ZH})|(${ANY_ZH})的?平均`, 'iu')],
  ['most',   new RegExp(`\\b(?:with|has|have|having|contains?|lists?|names?|shows?) (?:the |by far the )?(?:most|(?:highest|largest|greatest) number of) (${ANY_EN})\\b|(${ANY_ZH})${AMOUNT}最多的?(?=[^，。？?]{0,20}(?:专利|申请|文献)|那?[一几]?[件个篇]|是(?:哪|什么))|(?:专利|申请|文献|[件篇])[^，。？?]{0,4}(${ANY_ZH})${AMOUNT}最多`, 'iu')],
  ['fewest', new RegExp(`\\b(?:with|has|have|having) (?:the )?(?:fewest|least|(?:lowest|smallest) number of) (${ANY_EN})\\b|(${ANY_ZH})${AMOUNT}最少的?(?=[^，。？?]{0,20}(?:专利|申请|文献)|那?一?[件个篇])`, 'iu')],
];
/** Of families, the one with most members. */
const LARGEST_FAMILY =
  /\b(?:largest|biggest|widest|broadest) (?:simple )?(?:patent )?famil(?:y|ies)\b(?! of (?!patents|publications))|最大的(?:专利)?(?:同族|专利族|家族)/iu;
const WHICH_MOST = /\band (?:which|what)(?: one| patent| of them)? has (?:the )?most\b|(?:哪一?[件个篇]|谁的?)最多/iu;
/** Words that only say so. */
const SAYS_MEASURE =
  /\b(?:average|mean|typical|median|on average|typically|usually|per (?:patent|application|publication|document|family)|most|fewest|highest|largest|greatest|biggest|widest|broadest)\b|平均|每[件个项]|最多|最少|最大/giu;

const ANY_NOUN = new RegExp(`\\b(?:${ANY_EN})\\b|(?:${ANY_ZH})`, 'giu');

/** What a question wants of a measure of its documents, and the question without it. */
export function measureIn(text: string): { readonly measured?: MeasureAsked; readonly rest: string } {
  const found =
    WAYS.map(([way, pattern]) => {
      const noun = pattern
        .exec(text)
        ?.slice(1)
        .find((group) => group !== undefined);
      const of = noun === undefined ? undefined : measureCalled(noun);
      // what is cited most is an order of its own
      return of === undefined || (of === 'cited_by' && way === 'most') ? undefined : { of, way };
    }).find((each) => each !== undefined) ??
    (LARGEST_FAMILY.test(text) ? { of: 'members' as const, way: 'most' as const } : undefined);
  if (!found) return { rest: text };
  const rest = text
    .replace(WHICH_MOST, ' , ')
    .replace(SAYS_MEASURE, ' , ')
    .replace(ANY_NOUN, (noun) => (measureCalled(noun) === found.of ? ' , ' : noun))
    .replace(/\bnumber of\b|数量|\bfamil(?:y|ies)\b/giu, ' , ');
  const also_most = found.way === 'mean' && WHICH_MOST.test(text);
  return { measured: { ...found, ...(also_most && { also_most: true as const }) }, rest };
}
