import { asksWhomTo } from './events-asked.ts';
import { NUMBER, numberSaid } from './numbers.ts';
import { wordsOf } from './question-words.ts';

/** What a question wants counted. */
export type CountOf =
  | 'documents'
  | 'years'
  | 'applicants'
  | 'inventors'
  | 'offices'
  | 'classes'
  | 'statuses'
  | 'kinds'
  | 'countries'
  | 'assignees'
  | 'agencies';

// biome-ignore format: read it as a table
const COUNTS: readonly (readonly [CountOf, RegExp])[] = [
  ['classes', /^\W{0,3}(?:in|into|to|under) (?:which|what) class(?:es)?\b/iu],
  ['years', /\btrends?\b|\bsince when\b|\b(?:is|are|has|have|do|does|did)\b.{0,80}\b(?:patent(?:s|ing)?|filings?|applications?|inventions?|interest|activity)\b.{0,60}\b(?:ris(?:e|en|ing)|gr(?:ow|own|ew|owing)|increas(?:e|ed|ing)|fall(?:en|ing)?(?! (?:in|into|under|within)\b)|declin(?:e|ed|ing)|shrink(?:ing)?|slow(?:ed|ing)|develop(?:ed|ing)|evolv(?:ed|ing)|tak(?:en?|ing) off|pick(?:ed|ing) up|go(?:es|ne|ing)? (?:up|down)|went (?:up|down))\b|\bnumber of\b.{0,60}\b(?:patents?|filings?|applications?|inventions?)\b.{0,40}\b(?:chang|develop|evolv|gr[eo]w|ris|increas|declin)\w*|\bwhen did .{0,60}\b(?:patents?|filings?|applications?)\b.{0,40}\b(?:take off|start|begin|peak)\b|逐年|走势|年度变化|(?:专利|申请)[^，。？?]{0,12}变化|(?:专利|申请)[^，。？?]{0,8}(?:是否|有没有)?(?:在)?(?:增长|上升|下降|减少)|\b(?:in )?(?:which|what) years?\b.{0,40}\b(?:most|fewest|peak(?:ed)?)\b|哪一?年[^，。？?]{0,20}最[多少]|\bwhen (?:were|are) .{0,60}\b(?:patents|applications|inventions|families)\b.{0,60}\b(?:filed|published|granted)\b|\bover (?:the )?(?:years|time)\b|\b(?:per|each|every|by) year\b|\bgrowth of filings?\b|趋势|历年|每年|各年|按年份?|年度(?:分布|申请)/iu],
  ['inventors', /\bhow many (?:different |distinct )?inventors\b|多少.{0,4}发明人|\b(?:who|which|top|main|most active)\b.{0,30}\binvent(?:ors?|ed)\b|(?:哪些|主要|排名|谁).{0,8}发明(?!专利)|发明人.{0,8}(?:哪些|排名|有谁|最多|是谁)/iu],
  ['applicants', /\bwho (?:competes?|has the (?:biggest|largest|strongest|broadest))\b|按(?:申请人|专利权人|权利人|公司|企业)|(?:专利|申请)量?(?:排名)?前[一二三四五六七八九十百\d]+|龙头|\bhow many (?:different |distinct |other )?(?:compan(?:y|ies)|applicants|assignees|owners|firms|organi[sz]ations|universities)\b|\bwho (?:leads?|dominates?|(?:has )?patent(?:s|ed))\b|\bwho (?:is|are) (?:leading|ahead|dominating)\b|多少.{0,4}(?:公司|企业|申请人|机构)|\bwho (?:has|have) (?:the |an? |any )?(?:technology|technologies|know-how|solutions?|ideas?|inventions?|patents?|rights?)\b|\bwhose (?:idea|invention|technology|patents?|solution)\b|(?:谁|哪家|哪个)(?:公司|企业)?(?:在|有)(?:做|搞|弄|研究|开发|研发|用)|\bwho (?:files?|filed|owns?|holds?|develop(?:s|ed)?|works? on|makes?|is filing|is working|is active|are the)\b|\b(?:which|what|top|main|leading|most active|biggest)\b.{0,30}\b(?:compan(?:y|ies)|applicants?|assignees?|owners?|players?|filers?|organi[sz]ations?|firms?|competitors?|universit(?:y|ies))\b|(?:哪些|哪家|主要|排名|谁).{0,10}(?:申请人|专利权人|权利人|竞争对手|公司|企业|机构|大学|高校)|(?:哪些|哪几家|哪家)(?:单位|院校|院所|研究所|厂家|厂商|医院)|(?:申请人|专利权人|(?:公司|企业|机构|大学|高校)(?!(?:都|共同?|联合|合作)?(?:申请|拥有|持有|有)[^谁]{0,4}(?:哪些|什么)[^公企机大高]*专利)).{0,8}(?:哪些|排名|有谁|最多|是谁)|谁.{0,12}(?:最多|申请|拥有|研究)/iu],
  ['offices', /(?:按|各)(?:国家|地区|区域)|(?:区域|地域|地区|国别)分布|\b(?:which|what|top|in how many|each|every|per)\b.{0,20}\b(?:countr(?:y|ies)|offices?|jurisdictions?|authorit(?:y|ies))\b|(?:哪些|哪个|各|每个?).{0,6}(?:国家|地区|专利局)/iu],
  ['classes', /\b(?:which|what|top|main)\b.{0,20}\b(?:ipc|cpc|classifications?|(?:technology|technical) (?:fields?|areas?))\b|(?:in|into|to|under) (?:which|what) class(?:es)?\b|\b(?:which|what|top|main) (?:(?:main|top|patent|technology|technical) )*class(?:es)?\b(?! of (?!(?:[\w-]+ ){0,4}?(?:patents?|applications?|filings?)\b))|\b(?:which|what) (?:technologies|(?:technical )?(?:fields|areas)) (?:of technology )?(?:does|do|is|are|has|have|did)\b|(?:哪些|主要|什么).{0,6}(?:分类号|IPC|技术领域)|(?:涉及|布局|覆盖|研究)(?:了|到|的)?(?:哪些|什么)(?:技术|领域)/iu],
  ['documents', /\bhow often (?:is|are|does|do|was|were)\b.{1,80}\b(?:mention(?:ed)?|named?|discuss(?:ed)?|appears?|occurs?|come up|referred to)\b|\b(?:patents?|documents?|publications?|families|filings?|applications?)\b.{1,80},? (?:and )?(?:if so,? )?how many\b|(?:提到|提及|出现)(?:了|过)?(?:多少|几)次|\bhow many\b.{0,60}\b(?:patents?|documents?|publications?|families|filings?|applications?|inventions?)\b|\b(?:number|count|total) of (?:\w+ )?(?:patents?|documents?|publications?|families|filings?|applications?)\b|^\W{0,3}(?:please )?count\b.{1,60}\b(?:patents?|documents?|publications?|families|filings?|applications?)\b|^\s*how many(?: (?:of (?:these|those|them)|such|are there|of (?:these|those|them) are there))?\s*\??\s*$|(?:有?多少|[有共]几)(?:件|项|篇|个)?[^，。？?]{0,30}(?:专利|文献|申请|公开)|(?:专利|文献|申请)[^，。？?]{0,12}(?:有多少|多少件|几[件项篇]|数量)|^(?:有|共)?多少[件项篇个]/iu],
];

/** What only says what is to be counted. */
const COUNTED: Readonly<Partial<Record<CountOf, RegExp>>> = {
  years:
    /(?<=\b(?:patents?|patenting|filings?|applications?|interest|activity|it) )(?:peak(?:ed)?|beg[aiu]n|start(?:ed)?|t(?:ake|ook) off|developing)\b|\bdistribution of\b(?=.{0,80}\b(?:patents?|patenting|filings?)\b)|\bdistributed (?:by|over|across|among)\b|\b(?:(?:go|goes|going|gone|went) (?:up|down)(?: or (?:up|down))?|risen|fallen|(?:ris(?:en?|ing)|(?:in|de)creas(?:ed?|ing)) or (?:fall(?:en|ing)?|(?:in|de)creas(?:ed?|ing))|declin(?:e[sd]?|ing)|develop(?:s|ed|ment)?|evol(?:ved?|ution)|gr(?:ew|ow|own|owing|owth)|chang(?:ed?|es)|activit(?:y|ies)|interest|attention|annual(?:ly)?|curve|increas(?:ed|ing)|rising|shrinking|declined)\b|发展|公开|公布|公告|授权|(?:专利|申请)?(?:数)?量?(?:逐年|年度)|(?:专利|申请)(?:数)?量|变化|增长|走势|近?几年|近年来?|按年份?|哪一?年|越来越[多少]|(?:从|自)?(?:什么|何)时候?(?:开始|起)|情况(?=如何|怎样|怎么样|[。？?]?$)|(?:年度)分布/giu,
  offices:
    /\b(?:offices?|countr(?:y|ies)|jurisdictions?|authorit(?:y|ies))\b|\bdistributed (?:by|over|across|among)\b|国家|地区|专利局|来自|(?:区域|地域|国别)?分布(?=在|于|情况|[。？?]?$)/giu,
  classes:
    /\b(?:ipc|cpc|class(?:es|ifications?)?|(?:technology|technical) (?:fields?|areas?)|main(?= (?:\w+ )?(?:class(?:es)?|ipc|cpc|fields?|areas?|technologies))|(?<=\b(?:class(?:es)?|fields?|areas?) )covers?|mostly|mainly|falls?(?= (?:in(?:to)?|under)\b|\s?\?|$))\b|(?<=\b(?:which|what) (?:technical )?)(?:technologies|fields|areas)\b|分类号?|IPC|都?分布(?=在|于|情况)|(?:涉及|布局|覆盖|研究)(?:了|到|的)?(?=(?:哪些|什么)(?:技术|领域))|(?<=哪些|什么)技术(?:领域)?|技术领域|(?<=哪些|什么)领域/giu,
  documents: /公开|公布|公告|授权|一共|总共/gu,
  applicants:
    /\b(?:whose|technolog(?:y|ies)|ideas?|inventions?|leads?|dominates?|players?|organi[sz]ations?|firms?|competitors?|universit(?:y|ies)|leading|biggest|main|major|key|important|dominant|develop(?:s|ed|ing)?|works?|working|active|makes?|(?<=\b(?:patent|largest|top|main|biggest) )holders?|largest|strongest|portfolios?|market leaders?|competes?|(?<=\bpatents )cover)\b|拥有|持有|掌握|(?<=在)布局|布局[了过]|(?<=谁)所有|归(?=谁)|龙头|领军|领先|头部|(?:专利)?申请量|大学|高校|单位|院校|院所|研究所|厂家|厂商|医院|研究|领域|在[做搞弄用]|技术|权利人|竞争对手|主要|手[里中上]/giu,
  assignees: new RegExp(asksWhomTo.source, 'giu'),
  agencies:
    /\b(?:examiners?|handles?|handled|represents?|represented|prosecut(?:es?|ed)|works? for|drafts?|drafted)\b|负责|代理|审查员/giu,
  inventors: /\b(?:prolific|invented|invents?|(?:main|leading|active)(?= inventors?\b))\b|发明|领域|活跃|多产/giu,
};

/** What has become more, of what is counted. */
const GROWS =
  /\b(?:gr(?:ow|own|ew|owing|owth)|ris(?:e|en|ing)|increas(?:e|ed|ing)|emerg(?:e|ed|ing)|gain(?:ed|ing)?|fastest)\b|增长|上升|兴起|增加/giu;

/**
 * Asks for a reason: of things, unless it speaks of documents, that are no counts: "why does a cell fade over time".
 */
const ASKS_WHY = /^\W{0,3}(?:(?:and|so|but) )?(?:why|what (?:causes?|makes?))\b|为什么|为何/iu;
const OF_DOCUMENTS =
  /\b(?:patent(?:s|ing|ed)?|filings?|filed|applications?|inventions?|publications?|documents?|granted|published|famil(?:y|ies))\b|专利|申请|文献|公开|授权/iu;
/** Speaks of documents by what they are. */
const PAPERS =
  /\b(?:patents?|filings?|patent applications?|publications?|documents?|famil(?:y|ies))\b|专利|申请|文献/iu;
export const isOfPapers = (text: string): boolean => PAPERS.test(text);
/** Speaks of patents by name, not by what is done with them. */
const OF_PATENTS = /\b(?:patent(?:s|ing)?|filings?|filed|inventions?)\b|专利/iu;
const OWNERS =
  '(?:compan(?:y|ies)|firms?|organi[sz]ations?|owners?|holders?|applicants?|assignees?|players?|competitors?|universit(?:y|ies)|institut(?:e|ion)s?|filers?)';
/** Asks for counts wherever it stands in a question that speaks of patents. */
// biome-ignore format: read it as a table
const CUES: readonly (readonly [CountOf, RegExp])[] = [
  ['years',      /\b(?:trends?|annual(?:ly)?|yearly|year by year|(?:by|per|each|every) year|over (?:the )?(?:years|time)|(?:going|went|gone) (?:up|down)|on the rise)\b|\b(?:development|growth) of\b.{0,60}\bsince\b|趋势|逐年|历年|每年|走势|(?:专利|申请)[^，。？?]{0,12}(?:变化|增长|下降|越来越)/iu],
  ['applicants', new RegExp(`\\b(?:by|per) ${OWNERS}\\b|\\brank\\b.{0,20}\\b${OWNERS}\\b|^\\W{0,3}(?:and |so |but )?who(?:se)?\\b(?! (?:invent|cite|wr[io]te|examin|discover))|\\b(?:which|what|top|main|leading|biggest|list|name|show|give me)\\b(?:\\W+\\w+){0,3}?\\W+${OWNERS}\\b|谁|哪[家些个几]家?[^，。？?]{0,4}(?:公司|企业|单位|机构|大学|高校|申请人|权利人)|(?:公司|企业|申请人|权利人)(?:是|有)?(?:哪|谁|排名|排行)|竞争对手`, 'iu')],
  ['documents',  /\bhow many\b|\b(?:number|total|count) of\b|^\W{0,3}(?:please )?count\b|数量/iu],
];

/** What documents may be counted by, as questions call it behind "by", "per" or 按. */
// biome-ignore format: read it as a table
const COUNTED_BY: readonly (readonly [CountOf, string, string])[] = [
  ['countries',  '(?:countr(?:y|ies)|origin)s? of (?:the )?(?:applicants?|owners?|origin)|(?:applicant|owner|assignee)(?:[\'’]s)? (?:country|countries|nationality)', '申请人(?:的)?(?:国家|国别|来源国)'],
  ['offices',    'countr(?:y|ies)|(?:patent )?offices?|jurisdictions?|authorit(?:y|ies)|territor(?:y|ies)', '国家(?:和地区|或地区|/地区)?|地区|国别|受理局|专利局'],
  ['years',      '(?:(?:filing|publication|application|priority|grant) )?(?:years?|dates?)', '(?:申请|公开|公布|授权)?(?:年份|年度|年)'],
  ['applicants', 'applicants?|assignees?|owners?|(?=compan(?:y|ies)\\b)compan(?:y|ies)|firms?|holders?|organi[sz]ations?', '申请人|专利权人|权利人|公司|企业|机构'],
  ['inventors',  'inventors?', '发明人'],
  ['agencies',   '(?:patent )?(?:agents?|agenc(?:y|ies)|attorneys?|representatives?)|law firms?', '代理(?:人|机构|所|公司)|事务所'],
  ['assignees',  '(?:current|new|present) (?:owners?|assignees?)', '(?:现|当前|目前的?|新的?)(?:专利权人|权利人)'],
  ['classes',    '(?:(?:ipc|cpc|main|patent|technology|technical) ){0,3}(?:class(?:es|ifications?)?|subclass(?:es)?|ipc|cpc|fields?(?: of technology)?)', 'IPC|CPC|(?:技术)?分类号?|技术领域'],
  ['statuses',   '(?:legal |simple ){0,2}status(?:es)?', '(?:法律)?状态'],
  ['kinds',      '(?:kinds?|types?)(?: of (?:right|patent|protection)s?)?|patent types?', '(?:专利)?(?:类型|种类)'],
];
/** How a question says that it wants numbers by something. */
const BROKEN_DOWN =
  '(?:break(?:ing)? (?:\\w+ ){0,6}down|broken down|breakdown|split(?:ting)?|group(?:ed|ing)?|sort(?:ed)?|distribut\\w+|statistics|spread|counts?|counted|numbers?|how many|how much|figures|table|chart)';
const BY = '(?:by|per|for each|for every|in each|in every|according to|across|over)(?: the| each| every| its| their)?';
const BY_RULES: readonly (readonly [CountOf, RegExp])[] = COUNTED_BY.map(([of, en, zh]) => [
  of,
  new RegExp(
    `\\b${BROKEN_DOWN}\\b.{0,100}?\\b${BY} (?:${en})\\b|\\b(?:by|per) (?:${en})\\s?[?.!]?\\s?$|\\b(?:patents?|patenting|families|filings|applications|publications) by (?:${en})\\b|\\b(?:${en}) (?:distribution|breakdown|statistics)\\b|按(?:照)?(?:不同的?|各)?(?:${zh})|(?:${zh})(?:分布|统计|构成|情况)|各(?:个)?(?:${zh})[^，。？?]{0,8}(?:多少|几|数量|分布)`,
    'iu',
  ),
]);
/** Those of which questions ask by their name alone: "which attorneys", 哪家代理机构. */
const NAMED_AXES: readonly (readonly [CountOf, RegExp])[] = COUNTED_BY.filter(
  ([of]) => of === 'agencies' || of === 'assignees',
).map(([of, en, zh]) => [
  of,
  new RegExp(
    `\\b(?:which|what|top|main|leading|how many)\\b.{0,30}?\\b(?:${en})\\b|(?:哪些|哪家|哪个|主要|多少.?|谁是)(?:${zh})|(?:${zh})(?:是|有)?(?:哪|谁|排名|最多)`,
    'iu',
  ),
]);
/** What says no more than that, of a question that is read so. */
const BY_WORDS: ReadonlyMap<CountOf, RegExp> = new Map(
  COUNTED_BY.map(([of, en, zh]) => [
    of,
    new RegExp(
      `\\b(?:${BY} )?(?:${en})\\b(?: (?:distribution|breakdown|statistics))?|按?(?:照)?(?:不同的?)?各?个?(?:${zh})(?:进行)?(?:分布|统计|构成|情况)?`,
      'giu',
    ),
  ]),
);
const BREAKDOWN =
  /\b(?:break(?:ing)?(?: (?:it|them|this|these))?|broken|down|breakdown|split(?:ting)?|group(?:ed|ing)?|distribut\w+|statistics|spread|figures?|table|chart)\b|统计|分布|构成|各自?(?=有|是)|按照?/giu;

/** States of which a question asks the numbers beside one another: "how many are valid, how many have lapsed". */
const STATES: readonly RegExp[] = [
  /\b(?:active|in force|valid|alive)\b|(?<![失无])有效/iu,
  /\b(?:inactive|lapsed|expired|dead|abandoned|invalid|no longer in force)\b|失效|无效|过期|到期/iu,
  /\b(?:pending|under examination)\b|审查中|在审|未决|审中/iu,
];
const ALL_STATES = new RegExp(STATES.map(({ source }) => source).join('|'), 'giu');
export const asksForStates = (text: string): boolean =>
  /\bhow many\b|\b(?:numbers?|shares?|count) of\b|多少|几[件项个]|数量|比例/iu.test(text) &&
  STATES.filter((state) => state.test(text)).length > 1;

/** A question that says no more than by what is to be counted. */
const FOLLOWS_BY =
  /^\W{0,3}(?:(?:and|now|what about|how about) )?(?:by|per) (?:\p{L}+ ){0,3}\p{L}+\W{0,3}$|^(?:那么?|再)?按[^，。？?]{2,8}(?:呢|统计|分)?[？?。]?$/iu;

/** Says itself that documents are counted: a trend, interest in something. */
const OF_ACTIVITY = /\b(?:trends?|interest|activity|since when|developed|evolved)\b|趋势|走势|发展/iu;
/**
 * What changes over the years, or is so each year, are documents only where the question speaks of them, or of nothing.
 */
const isOfDocuments = (text: string, counted: RegExp): boolean =>
  OF_DOCUMENTS.test(text) || OF_ACTIVITY.test(text) || wordsOf(text.replace(counted, ' ')).words.size === 0;
function countIn(text: string): CountOf | undefined {
  if (ASKS_WHY.test(text) && !OF_DOCUMENTS.test(text)) return undefined;
  // "and by year?" is of the documents before
  if (isOfPapers(text) || OF_PATENTS.test(text) || FOLLOWS_BY.test(text)) {
    if (asksForStates(text)) return 'statuses';
    const by = BY_RULES.find(([, rule]) => rule.test(text)) ?? NAMED_AXES.find(([, rule]) => rule.test(text));
    if (by) return by[0];
    if (asksWhomTo.test(text)) return 'assignees';
  }
  const worded = COUNTS.find(([of, pattern]) => pattern.test(text) && (of !== 'years' || isOfDocuments(text, pattern)));
  return (worded ?? (OF_PATENTS.test(text) ? CUES.find(([, cue]) => cue.test(text)) : undefined))?.[0];
}

/** Where a question begins to ask for something else of the same documents. */
const BESIDE =
  /[?？。;；]|[,，] ?(?:and |以及|并且)?(?=(?:(?:in|by) )?(?:who|which|what|how|when|主要|谁|哪|有哪)\b|主要|谁|哪)|\band (?=(?:in )?(?:who|which)\b)/iu;

/** Asks what there is on a thing as a whole: who files, since when, in which classes. */
const OVERVIEW =
  /\b(?:patent|competitive|ip) (?:landscape|situation)\b|\b(?:overview|landscape) of\b.{1,60}\b(?:patents?|patenting|filings?)\b|专利(?:的)?(?:布局|格局|态势|现状|概况|情况|全景)/iu;

const OVERVIEW_WORDS =
  /\b(?:patent|competitive|ip|landscape|situation|overview)\b|布局|格局|态势|现状|概况|情况|全景/giu;

/** What the clauses of a question want counted besides: rankings and years, in their order. */
const countsBeside = (text: string, count: CountOf): CountOf[] => [
  ...new Set([
    ...(isOfPapers(text) ? BY_RULES.flatMap(([of, rule]) => (rule.test(text) && of !== count ? [of] : [])) : []),
    ...text.split(BESIDE).flatMap((clause) => {
      const of = countIn(clause);
      return of && of !== count && of !== 'documents' ? [of] : [];
    }),
  ]),
];

const COUNTABLE =
  '(?:patents?|patent families|families|applications?|filings?|publications?|inventions|documents|papers|articles|trials|studies|drugs|marks|trademarks)';
const COUNTABLE_ZH = '(?:专利|申请|文献|论文|文章|试验|药物|商标)';
// biome-ignore format: read it as a table
const LEASTS: readonly (readonly [RegExp, plus: number])[] = [
  [new RegExp(`\\b(?:with |having |(?:that |which |who )?(?:have |has |own |hold |filed |ran |run |had )?)?(?:at least|no fewer than|not fewer than|a minimum of) (${NUMBER.en})(?: (?=(?:[\\p{L}-]+ ){0,3}${COUNTABLE}\\b)|\\b(?=\\s?(?:of them|$|[?.,])))`, 'iu'), 0],
  [new RegExp(`\\b(?:with |having |(?:that |which |who )?(?:have |has |own |hold |filed |ran |run |had )?)?(?:more than|over) (${NUMBER.en})(?: (?=(?:[\\p{L}-]+ ){0,3}${COUNTABLE}\\b)|\\b(?=\\s?(?:of them|$|[?.,])))`, 'iu'), 1],
  [new RegExp(`\\b(${NUMBER.en}) or more (?=(?:[\\p{L}-]+ ){0,3}${COUNTABLE}\\b)`, 'iu'), 0],
  [new RegExp(`(?:至少|不少于|不低于|起码)(?:有|拥有|申请了?)?(${NUMBER.zh})[件项个篇种](?:以上)?的?(?=[^，。？?]{0,12}${COUNTABLE_ZH}|[，。？?]|$)`, 'u'), 0],
  [new RegExp(`(?:超过|多于|大于)(?:了)?(${NUMBER.zh})[件项个篇种]的?(?=[^，。？?]{0,12}${COUNTABLE_ZH}|[，。？?]|$)`, 'u'), 1],
  [new RegExp(`(${NUMBER.zh})[件项个篇种](?:或|及)?以上的?(?=[^，。？?]{0,12}${COUNTABLE_ZH}|[，。？?]|$)`, 'u'), 0],
];

/** "At least five patents", of those who have them, and the question without it. */
export function leastIn(text: string): { readonly least?: number; readonly rest: string } {
  for (const [pattern, plus] of LEASTS) {
    const match = pattern.exec(text);
    const said = match ? numberSaid(match[1]!) : Number.NaN;
    if (match && !Number.isNaN(said)) return { least: said + plus, rest: text.replace(match[0], ' , ') };
  }
  return { rest: text };
}

/** Years to which all documents of a value are bound: "before 2010 but not after", "since 2015 but never before". */
// biome-ignore format: read it as a table
const ONLY: readonly (readonly [RegExp, (year: number) => OnlyWithin])[] = [
  [/\bbefore ((?:19|20)\d\d),? (?:but|and) (?:not|never|no longer)(?: (?:any ?more|again))?(?: (?:after(?:wards)?|since|later)(?: (?:that|then))?)?\b/iu, (year) => ({ to: year - 1 })],
  [/\b(?:after|since) ((?:19|20)\d\d),? (?:but|and) (?:not|never) (?:before|earlier)(?: (?:that|then))?\b/iu, (year) => ({ from: year })],
  [/\bfor the first time (?:in|since|after) ((?:19|20)\d\d)\b/iu, (year) => ({ from: year })],
  [/((?:19|20)\d\d)年?(?:以|之)?前[^，。？?]{0,16}[，,]?(?:但|而)?(?:此|之|以)后(?:就|却)?(?:没有?|不)再?(?:申请|有)?(?:过|了)?的?/u, (year) => ({ to: year - 1 })],
  [/((?:19|20)\d\d)年?(?:以|之)?后(?:才|首次|第一次)(?:开始)?/u, (year) => ({ from: year })],
];
/** The first and the last year that the documents of a value may have, both inclusive. */
export interface OnlyWithin {
  readonly from?: number;
  readonly to?: number;
}

/** Of what is counted only that of which all documents are of some years, and the question without them. */
export function onlyWithinIn(text: string): { readonly only?: OnlyWithin; readonly rest: string } {
  for (const [pattern, bound] of ONLY) {
    const match = pattern.exec(text);
    if (match) return { only: bound(Number(match[1])), rest: text.replace(match[0], ' , ') };
  }
  return { rest: text };
}

const TOP =
  /\b(top|first|leading|biggest|main) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b|前(\d{1,2}|[一二三四五六七八九十])(?:名|位|家|个|大|的(?=公司|企业|申请人|机构))/iu;

/** "Top five", 前十名: how many rows are asked for, and the question without it. */
export function topIn(text: string): { readonly top?: number; readonly rest: string } {
  const match = TOP.exec(text);
  if (!match) return { rest: text };
  return { top: numberSaid(match[2] ?? match[3]!), rest: text.replace(match[0], ' , ') };
}

/** What a question wants counted: first of all, and besides. */
export interface CountsAsked {
  readonly count?: CountOf;
  readonly counts_too: readonly CountOf[];
  /** What has grown, not what there is most of. */
  readonly grows: boolean;
  /** Who files, since when and in which classes: nothing of it is asked for by name. */
  readonly overview: boolean;
}

export const NOTHING_COUNTED: CountsAsked = { counts_too: [], grows: false, overview: false };

/** Reads what is to be counted. */
export function countsAskedIn(asked: string): CountsAsked {
  const worded = countIn(asked);
  const overview = worded === undefined && OVERVIEW.test(asked);
  const count = overview ? 'applicants' : worded;
  if (!count) return NOTHING_COUNTED;
  const grows = count !== 'years' && count !== 'documents' && GROWS.test(asked);
  return { count, counts_too: overview ? ['years', 'classes'] : countsBeside(asked, count), grows, overview };
}

/** What a question is about, without the words that only say what is counted. @param asked All of the question. */
export function withoutCounted(about: string, asked: string, { count, counts_too, ...told }: CountsAsked): string {
  let bare = told.overview ? about.replace(OVERVIEW_WORDS, ' , ') : about;
  for (const of of count ? [count, ...counts_too] : []) {
    if ([...BY_RULES, ...NAMED_AXES].some(([by, rule]) => by === of && rule.test(asked)))
      bare = bare.replace(BY_WORDS.get(of)!, ' , ').replace(BREAKDOWN, ' , ');
    if (of === 'statuses')
      bare = bare
        .replace(ALL_STATES, ' , ')
        .replace(BY_WORDS.get(of)!, ' , ')
        .replace(/已经?|仍然?|尚|\b(?:already|still)\b/giu, ' , ');
    if (COUNTED[of]) bare = bare.replace(COUNTED[of], ' , ');
  }
  return told.grows ? bare.replace(GROWS, ' , ') : bare;
}
