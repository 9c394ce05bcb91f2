import { allOf, anyOf, butNot, inYears } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { companyNames } from '#lexicon/index.ts';
import { nameQuery, wordIn } from '../../corpus-words.ts';
import { type EventAsked, eventQuery, eventsIn } from './events-asked.ts';
import { type Bounded, boundQuery, boundsIn } from './measures.ts';
import type { Excluded } from './without.ts';

/** Dates that the years of a question can be of: of publication, filing, grant, expiry. */
export type DateAsked = 'PBD' | 'APD' | 'ISD' | 'EXDT';

/** A state of rights that questions ask for. */
export type Status = 'active' | 'inactive' | 'pending' | 'granted' | 'expired';

/** What a question restricts its documents to, besides words. */
export interface Restrictions {
  /** Years, both inclusive, and the date that is meant. */
  readonly years?: { readonly from?: number; readonly to?: number; readonly of: DateAsked };
  /** Offices of publication, WIPO ST.3. */
  readonly offices?: readonly string[];
  /** Offices that have not published them. */
  readonly offices_not?: readonly string[];
  /** Countries of the applicants, WIPO ST.3. */
  readonly applicants_from?: readonly string[];
  /** Countries that no applicant is of. */
  readonly applicants_not_from?: readonly string[];
  /** Numbers of their records that must lie within bounds: members of the family, owners, citations. */
  readonly bounds?: readonly Bounded[];
  /** What has happened to them. */
  readonly events?: readonly EventAsked[];
  readonly status?: Status;
  /** A kind of right by itself: designs, or utility models. */
  readonly right?: 'D' | 'U';
  /** A status that they are not to have: "not granted", "that have not expired". */
  readonly status_not?: Status;
  /** What documents are not to speak of, or be of. */
  readonly excluded?: Excluded;
}

// biome-ignore format: read it as a table
const COUNTRIES: readonly (readonly [code: string, name: string, adjective: string, chinese: string])[] = [
  ['CN', 'china',                              'chinese',   '中国|国内(?!外)'],
  ['US', 'the u\\.?s\\.?a?\\.?|u\\.s\\.(?:a\\.)?|usa|(?<=in\\s)us|the united states|america', 'american|u\\.?s\\.?', '美国'],
  ['EP', 'europe|the epo',                     'european',  '欧洲|欧专局'],
  ['JP', 'japan',                              'japanese',  '日本'],
  ['DE', 'germany',                            'german',    '德国'],
  ['KR', '(?:south )?korea',                   'korean',    '韩国'],
  ['FR', 'france',                             'french',    '法国'],
  ['GB', 'the u\\.?k\\.?|(?:great )?britain',  'british|u\\.?k\\.?', '英国'],
  ['TW', 'taiwan',                             'taiwanese', '台湾'],
  ['CA', 'canada',                             'canadian',  '加拿大'],
  ['IN', 'india',                              'indian',    '印度'],
  ['AU', 'australia',                          'australian','澳大利亚'],
  ['WO', 'the pct|wipo',                       'pct|international|world', '国际|世界知识产权组织|PCT'],
];
const PAPERS =
  '(?:patents?|applications?|filings?|publications?|documents?|families|family|grants?|utility models?|ones?)';
const FIRMS = '(?:compan(?:y|ies)|applicants?|assignees?|firms?|universit(?:y|ies)|owners?|inventors?)';

const FIRMS_ZH = '公司|企业|申请人|机构|大学|高校|厂商';
/** Says that something is not wanted. */
const NOT_WANTED_ZH = '不要|不看|不含|不包括|不包含|不考虑|排除|剔除|去掉|除去|不是|除了?';

/** Says that a place is not meant. */
const NOT_IN =
  "(?:(?:not|never|n['’]t)(?: (?:been )?(?:filed|published|granted|protected|registered))?|outside(?: of)?|except(?: for)?|excluding|other than|apart from)";

interface Rule<T> {
  readonly pattern: RegExp;
  readonly value: T;
}
/**
 * Whether a text may name a country, which each rule of it needs: a rule is 50 to 130 KB of machine code, made when it
 * is first tried, and most questions name none.
 */
const NAMED: ReadonlyMap<string, RegExp> = new Map(
  COUNTRIES.map(([code, name, adjective, chinese]) => [
    code,
    new RegExp(`\\b(?:${name})(?![\\w.])|\\b(?:non-?)?(?:${adjective})(?!\\w)|${chinese}`, 'iu'),
  ]),
);
type PlaceOf = 'offices' | 'offices_not' | 'applicants_from' | 'applicants_not_from';
const OFFICE_RULES: readonly Rule<{ code: string; of: PlaceOf }>[] = [
  ...COUNTRIES.map(([code, name, adjective, chinese]) => ({
    pattern: new RegExp(`\\b(?:${NOT_IN}|without|not (?:from|by|of)|but no|leaving out|ignoring)\\s+(?:(?:from|by|of|any|those of|the)\\s+){0,2}(?:(?:${adjective})\\s+(?:\\w+\\s+)?${FIRMS}\\b|${FIRMS}\\s+(?:from|in|of)\\s+(?:${name})(?![\\w.]))|\\bnon-?(?:${adjective})\\s+(?:\\w+\\s+)?${FIRMS}\\b|(?:${NOT_WANTED_ZH})(?:${chinese})的?(?:${FIRMS_ZH})(?:以外|之外|外)?的?|非(?:${chinese})的?(?:${FIRMS_ZH})的?`, 'giu'), // biome-ignore format: one rule a line
    value: { code, of: 'applicants_not_from' as const },
  })),
  ...COUNTRIES.map(([code, name, adjective, chinese]) => ({
    pattern: new RegExp(`\\b${NOT_IN}\\s+(?:(?:in|from|at|for|of)\\s+)?(?:(?:${name})(?![\\w.])|(?:${adjective})(?=\\s+${PAPERS}\\b))|(?:不在|${NOT_WANTED_ZH})(?:${chinese})(?:以外|之外|外|的)?(?:的)?|非(?:${chinese})(?=的?(?:专利|申请))`, 'giu'), // biome-ignore format: one rule a line
    value: { code, of: 'offices_not' as const },
  })),
  ...COUNTRIES.flatMap(([code, name, adjective, chinese]): Rule<{ code: string; of: PlaceOf }>[] => [
    { pattern: new RegExp(`\\b(?:${adjective})\\s+(?:\\w+\\s+)?${FIRMS}\\b|\\b${FIRMS}\\s+(?:from|in|of)\\s+(?:${name})(?![\\w.])|(?:${chinese})的?(?=(?:公司|企业|申请人|机构|大学|高校))`, 'giu'), value: { code, of: 'applicants_from' } }, // biome-ignore format: one rule a line
    { pattern: new RegExp(`\\b(?:${adjective})\\s+(?=(?:\\w+\\s+){0,2}${PAPERS}\\b)|\\b(?:is|are|was|were)\\s+(?:${adjective})(?=\\s?[?.!]?\\s?$)|\\b(?:in|from|at|for)\\s+(?:${name})(?![\\w.])|(?:在)?(?:${chinese})(?:的|有|公开的?|申请的?)?(?=[^\\p{Script=Han}]|专利|申请|授权|呢|有|$)|在(?:${chinese})`, 'giu'), value: { code, of: 'offices' } }, // biome-ignore format: one rule a line
  ]),
];

const GONE = '(?:lapsed|inactive|dead|abandoned|withdrawn|surrendered)';
// biome-ignore format: read it as a table
const STATUS_RULES: readonly Rule<Status>[] = [
  { value: 'expired',  pattern: /\bexpired\b|(?<![快要将上近期先早]|近期)(?:已|期限)?(?:届满|到期)(?:的)?|已过期的?/giu },
  { value: 'inactive', pattern: new RegExp(`\\bno longer (?:in force|active|valid|alive)\\b|\\b${GONE}\\b(?=.{0,40}\\b(?:patents?|applications?|families|ones?|rights?)\\b)|(?<=(?:\\b(?:are|is|were|was|been|have|has|already|now|or|and)|[,–-])\\s)${GONE}(?=\\s?(?:$|[?.!,;–-]|or\\b|and\\b|by now|already|now))|(?:已)?失效的?|无效的?(?=专利)`, 'giu') },
  { value: 'active',   pattern: /\b(?:active|in[- ]force|still in force|valid|live)\b(?=.{0,40}\b(?:patents?|families|ones?|rights?)\b)|\b(?:still )?in force\b|有效的?(?=.{0,12}专利)/giu },
  { value: 'pending',  pattern: /\bpending\b|审查中的?|在审的?|未决的?/giu },
  { value: 'granted',  pattern: /(?<!\b(?:access|permission|entry|admission|authori[sz]ation|privileges?|rights?) (?:is |was |are |were |be |being |been |has been )?)\bgranted\b(?! (?:(?:an?|the|any|user) )?(?:access|permissions?|entry|admission|authori[sz]ation|privileges?|rights? to|control)\b)|(?:已)?授权的?(?=.{0,12}(?:专利|有|$))/giu },
];

/** What words of state are said of as often as of rights, and make one thing with: active matrix, live video, 有效载荷. */
// biome-ignore format: read it as a table
const OF_THINGS: readonly (readonly [state: RegExp, thing: RegExp])[] = [
  [/active$/iu,    /^ (?:noise|matrix|suspension|ingredients?|pharmaceutical|layers?|regions?|areas?|sites?|materials?|carbon|pixels?|electrodes?|power|filters?|antennas?|cooling|steering|safety|control|damp\w{2,4}|learning|catalysts?|agents?|components?|compounds?|medi(?:um|a)|substances?|vibration|grilles?|implant\w{0,5}|lens(?:es)?|sensing|surfaces?|oxygen|metals?|phase|stylus|styli|balanc\w{2,4}|principles?|sonar)\b/iu],
  [/live$/iu,      /^ (?:cells?|videos?|stream\w{0,4}|feeds?|broadcast\w{0,4}|views?|images?|imaging|lines?|wires?|loads?|vaccines?|bacteria|virus(?:es)?|animals?|fish|traffic|migration|attenuated|tissues?|birds?|poultry|events?|tv|television|music|audio|shows?|chats?)\b/iu],
  [/valid$/iu,     /^ (?:signals?|data|bits?|frames?|samples?|pixels?|measurements?|inputs?|values?|keys?)\b/iu],
  [/pending$/iu,   /^ (?:interrupts?|requests?|operations?|transactions?|messages?|tasks?|queues?|calls?|writes?|reads?|instructions?|commands?|events?|data)\b/iu],
  [/granted$/iu,   /^ (?:resources?|bandwidth|tokens?|locks?|requests?|spectrum|slots?)\b/iu],
  [/dead$/iu,      /^ (?:batter(?:y|ies)|zones?|times?|space|volumes?|weights?|ends?|pixels?|reckoning|loads?|bands?|layers?|cent(?:er|re)s?|keys?|bolts?|animals?|cells?|skin|spots?|legs?|wood|fish)\b/iu],
  [/abandoned$/iu, /^ (?:wells?|mines?|vehicles?|carts?|luggage|baggage|objects?|calls?|bicycles?)\b/iu],
  [/withdrawn$/iu, /^ (?:samples?|blood|fluids?|liquids?|air)\b/iu],
  [/expired$/iu,   /^ (?:air|gas(?:es)?|breath|tokens?|timers?|sessions?|milk|foods?|drugs?|certificates?|volumes?|co2|products?|keys?|packets?|goods|medicines?)\b/iu],
  [/force$/iu,     /^ (?:measur\w{1,6}|sens\w{2,4}|control|feedback|transducers?|fields?|plates?|gauges?)\b/iu],
  [/有效的?$/u,     /^(?:载荷|负载|性|期|值|成分|面积|长度|高度|宽度|信号|数据|像素|率|识别|区域|地|提高|提升|防止|降低|减少|改善|避免|解决|抑制|去除|利用|折射|质量|容积|浓度|剂量|范围|焦距)/u],
  [/失效的?$/u,     /^(?:检测|分析|模式|预测|保护|判断|机理|诊断|概?率|[时前后])/u],
  [/授权的?$/u,     /^(?:访问|用户|码|频谱|管理|认证|模块|信息|服务|控制|方法|系统|登录|设备|令牌|支付)/u],
  [/[到过]期的?$/u, /^(?:提醒|检测|食品|药品|商品|预警|管理)/u],
];
const isOfThing = (said: string, after: string): boolean =>
  OF_THINGS.some(([state, thing]) => state.test(said) && thing.test(after));

/** Kinds of rights, and patents that are said to be of one. */
// biome-ignore format: read it as a table
const RIGHT_RULES: readonly Rule<'D' | 'U'>[] = [
  { value: 'D', pattern: /\b(?:registered|patented|protected) designs?\b|\bdesign (?:patents?|registrations?|rights)\b(?! (?:law|offices?)\b)|外观(?:设计)?(?:专利|注册)/giu },
  { value: 'U', pattern: /\butility models?\b(?! (?:law|offices?)\b)|实用新型(?:专利)?/giu },
];

const UNWANTED =
  '\\b(?:excluding|except(?: for)?|leaving out|ignoring|other than|apart from|but no|but not|without|no)(?: (?:the|any|those|already))* ';

/** The same denied: what has not expired has not the state of having done so. */
// biome-ignore format: read it as a table
const STATUS_NOT_RULES: readonly Rule<Status>[] = [
  { value: 'inactive', pattern: new RegExp(`${UNWANTED}(?:lapsed|inactive|dead|abandoned|invalid)(?: ones?)?\\b|(?:${NOT_WANTED_ZH})(?:已经?)?失效的?`, 'giu') },
  { value: 'expired',  pattern: new RegExp(`${UNWANTED}expired(?: ones?)?\\b|(?:${NOT_WANTED_ZH})(?:已经?)?(?:到期|过期|届满)的?`, 'giu') },
  { value: 'pending',  pattern: new RegExp(`${UNWANTED}pending(?: ones?)?\\b|(?:${NOT_WANTED_ZH})(?:还在?)?(?:审查中|在审|未决)的?`, 'giu') },
  { value: 'granted',  pattern: new RegExp(`${UNWANTED}granted(?: ones?)?\\b|\\b(?:still|only|just|merely|still just) applications\\b|(?:还|仍|只|仅)(?:是|为|处于)申请(?:阶段|状态|中)?|(?:${NOT_WANTED_ZH})(?:已经?)?授权的?`, 'giu') },
  { value: 'expired',  pattern: /\b(?:not|never|n['’]t|yet to|without having)(?: yet| been| already| so far)* expired?(?: yet)?\b|\bunexpired\b|(?:尚未|还未|还没有?|没有?|未|没)(?:到期|过期|届满|期满)的?/giu },
  { value: 'inactive', pattern: /\b(?:not|never|n['’]t)(?: yet| been| already)* (?:lapsed|abandoned|dead)(?: yet)?\b|(?:尚未|还未|还没有?|没有?|未|没)失效的?/giu },
  { value: 'active',   pattern: /\b(?:not|n['’]t)(?: yet| still| any ?more)* (?:in force|active|valid|alive)(?: any ?more)?\b/giu },
  { value: 'pending',  pattern: /\b(?:not|no longer|n['’]t)(?: yet| still)* pending(?: any ?more)?\b/giu },
  { value: 'granted',  pattern: /\b(?:not|never|n['’]t|yet to be|without being)(?: yet| been| already)* granted(?: yet)?\b|\bungranted\b|(?:尚未|还未|还没有?|没有?|未|没)(?:获得?|被|得到)?授权的?/giu },
];

/** Speaks of rights, or says little besides: a signal that is not valid is no patent. */
const OF_RIGHTS = new RegExp(`\\b(?:${PAPERS}|rights?)\\b|专利|申请|文献`, 'iu');
const SHORT = { latin: 40, han: 12 } as const;
const ofRights = (text: string): boolean =>
  OF_RIGHTS.test(text) || text.length <= (isHan(text.trim()[0] ?? '') ? SHORT.han : SHORT.latin);

const A_YEAR = '(?:19|20)\\d\\d';
const YEAR = `(${A_YEAR})`;
/** Behind a year: it and those after it, or before it. */
const AND_LATER =
  '\\s+(?:onwards?\\b|(?:and|or) (?:on(?:wards?)?|later|after|newer|since|beyond|younger)\\b|(?:up )?(?:to|until|till) (?:now|date|today)\\b|at the earliest\\b)';
const AND_EARLIER = '\\s+(?:(?:and|or) (?:earlier|before|older|prior)\\b|at the latest\\b)';
// biome-ignore format: read it as a table
const YEAR_RULES: readonly { readonly pattern: RegExp; readonly to: (first: number, second: number) => { from?: number; to?: number } }[] = [
  { pattern: new RegExp(`(?:between|from)\\s+${YEAR}\\s+(?:and|to|until|till)\\s+${YEAR}|${YEAR}\\s*(?:年\\s*)?(?:-|–|—|~|至|到)\\s*${YEAR}(?:\\s*年)?(?:之间|间)?的?`, 'iu'), to: (from, to) => ({ from: Math.min(from, to), to: Math.max(from, to) }) },
  { pattern: new RegExp(`(?:\\b(?:(?:not|no|never) (?:before|earlier than|older than))\\s+|(?:(?:since|from|as of|starting|in|of)\\s+)?(?=${A_YEAR}${AND_LATER}))${YEAR}(?:${AND_LATER})?|(?:since|from|as of|starting(?: in| with)?)\\s+${YEAR}(?!${AND_EARLIER})|(?:自从?|从)?${YEAR}\\s*(?:年\\s*)?[及和或]?(?:以来|以后|之后|起|至今|往后|开始|后)的?`, 'iu'), to: (from) => ({ from }) },
  { pattern: new RegExp(`(?:\\b(?:not|no) (?:after|later than|newer than)\\s+|(?:(?:until|up to|by|from|in|of)\\s+)?(?=${A_YEAR}${AND_EARLIER}))${YEAR}(?:${AND_EARLIER})?`, 'iu'), to: (to) => ({ to }) },
  { pattern: new RegExp(`\\bafter\\s+${YEAR}`, 'iu'), to: (year) => ({ from: year + 1 }) },
  { pattern: new RegExp(`\\bbefore\\s+${YEAR}`, 'iu'), to: (year) => ({ to: year - 1 }) },
  { pattern: new RegExp(`(?:until|up to|by)\\s+${YEAR}|${YEAR}\\s*(?:年\\s*)?[及和或]?(?:以前|之前|前)的?`, 'iu'), to: (to) => ({ to }) },
  { pattern: new RegExp(`\\b(?:in|of|during)\\s+(?:the year\\s+)?${YEAR}\\b|${YEAR}\\s*年(?:度|的|里|中)?`, 'iu'), to: (year) => ({ from: year, to: year }) },
];

/** Which date years are of, by the words around them. */
// biome-ignore format: read it as a table
const DATE_RULES: readonly { readonly pattern: RegExp; readonly of: DateAsked }[] = [
  { of: 'EXDT', pattern: /\bexpir(?:es?|ed|ing|y|ation)\b|\b(?:run|runs|ran|running) out\b|到期|届满|过期/iu },
  { of: 'APD',  pattern: /\b(?:fil(?:e|es|ed|ings?)|appl(?:y|ied)|submitted|lodged)\b|申请(?![人者号])|提交/iu },
  { of: 'ISD',  pattern: /\bgranted\b|授权/iu },
  { of: 'PBD',  pattern: /\bpublished\b|\bpublications? (?:dates?|years?)\b|公开|公布|公告/iu },
];
/** The date that a question names for its years, bounded or not: "published each year". */
export const dateNamed = (text: string): DateAsked | undefined =>
  DATE_RULES.find((rule) => rule.pattern.test(text))?.of;

/** Words that say no more than that the years are those of expiry. What has expired is a state besides. */
const EXPIRING =
  /\b(?:will )?(?:expires?|expiring|run(?:s|ning)? out)\b|\b(?:estimated )?expir(?:y|ation)(?: dates?)?\b|(?<![已])(?:即?将)?(?:到期|届满)的?/giu;

/** Words that say no more than that the years are those of publication. */
const PUBLISHING = /(?:公开|公布|公告)的?/giu;

/** Words that say no more than that the years are those of filing. */
const FILING = /\b(?:submitted|lodged)\b|提交的?/giu;

/**
 * One state for several that are named together: what is dead, lapsed or expired is inactive, what is in force or
 * pending is not; of the others the narrowest holds.
 */
function stateOf(states: readonly Status[]): { readonly status?: Status; readonly living?: Status } {
  const has = (state: Status) => states.includes(state);
  if (has('active') && has('pending')) return { living: 'inactive' };
  const status = (['inactive', 'expired', 'active', 'pending', 'granted'] as const).find(has);
  return status ? { status } : {};
}

/**
 * Reads the restrictions of a question, and what is left of the question without the words that stated them. Linear.
 */
export function restrictionsIn(text: string): { readonly restrictions: Restrictions; readonly rest: string } {
  let rest = text;
  const take = (pattern: RegExp): boolean => {
    const left = rest.replace(pattern, ' , ');
    const taken = left !== rest;
    rest = left;
    return taken;
  };
  let years: Restrictions['years'];
  for (const { pattern, to } of YEAR_RULES) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const [first, second] = match.slice(1).filter(Boolean).map(Number);
    const of = dateNamed(text) ?? 'PBD';
    years = { ...to(first!, second ?? first!), of };
    rest = rest.replace(match[0], ' , ');
    if (of === 'EXDT') take(EXPIRING);
    if (of === 'APD') take(FILING);
    if (of === 'PBD') take(PUBLISHING);
    break;
  }
  const measured = ofRights(text) ? boundsIn(rest) : { bounds: [], rest };
  const happened = ofRights(text) ? eventsIn(measured.rest) : { events: [], rest: measured.rest };
  rest = happened.rest;
  const { bounds, events } = { ...measured, ...happened };
  const found: Record<PlaceOf, string[]> = {
    offices: [],
    offices_not: [],
    applicants_from: [],
    applicants_not_from: [],
  };
  for (const { pattern, value } of OFFICE_RULES)
    if (NAMED.get(value.code)!.test(rest) && take(pattern)) found[value.of].push(value.code);
  const status_not = ofRights(text) ? STATUS_NOT_RULES.find(({ pattern }) => take(pattern))?.value : undefined;
  const takeState = (pattern: RegExp): boolean => {
    const before = rest;
    let taken = false;
    rest = before.replace(pattern, (said: string, at: number) => {
      if (isOfThing(said, before.slice(at + said.length))) return said;
      taken = true;
      return ' , ';
    });
    return taken;
  };
  const right = RIGHT_RULES.find(({ pattern }) => take(pattern))?.value;
  const states = STATUS_RULES.filter(({ pattern }) => takeState(pattern)).map(({ value }) => value);
  const { status, living } = stateOf(states);
  return {
    restrictions: {
      ...(years && { years }),
      ...(found.offices.length > 0 && { offices: found.offices }),
      ...(found.offices_not.length > 0 && { offices_not: found.offices_not }),
      ...(found.applicants_from.length > 0 && { applicants_from: found.applicants_from }),
      ...(found.applicants_not_from.length > 0 && { applicants_not_from: found.applicants_not_from }),
      ...(bounds.length > 0 && { bounds }),
      ...(events.length > 0 && { events }),
      ...(status && { status }),
      ...(right && { right }),
      ...((status_not ?? living) && { status_not: status_not ?? living! }),
    },
    rest,
  };
}

/** Codes of the record's legal status: simple ones 0 inactive, 1 active, 2 pending; detailed 15 expired. */
// biome-ignore format: read it as a table
const STATUS_QUERIES: Readonly<Record<Status, Query>> = {
  active:   { kind: 'term', field: 'SIMPLE_LEGAL_STATUS', text: '1' },
  inactive: { kind: 'term', field: 'SIMPLE_LEGAL_STATUS', text: '0' },
  pending:  { kind: 'term', field: 'SIMPLE_LEGAL_STATUS', text: '2' },
  expired:  { kind: 'term', field: 'LEGAL_STATUS', text: '15' },
  granted:  { kind: 'or', of: [{ kind: 'range', field: 'ISD', from: '17000101' }, { kind: 'term', field: 'PATENT_TYPE', text: 'B' }] },
};

/** What is known not to have a state: of whose state nothing is known, it is not said. */
const NOT_QUERIES: Readonly<Record<Status, Query>> = {
  active: STATUS_QUERIES.inactive,
  inactive: anyOf(STATUS_QUERIES.active, STATUS_QUERIES.pending),
  pending: anyOf(STATUS_QUERIES.active, STATUS_QUERIES.inactive),
  expired: anyOf(STATUS_QUERIES.active, STATUS_QUERIES.pending),
  granted: { kind: 'not', of: STATUS_QUERIES.granted },
};

const anyValue = (field: string, values: readonly string[]): Query => {
  const of = values.map((text): Query => ({ kind: 'term', field, text }));
  return of.length === 1 ? of[0]! : { kind: 'or', of };
};

/** Every document that has a date of this kind, or a year of it. */
export const dated = (field: string): Query => ({
  kind: 'range',
  field,
  from: field.endsWith('_Y') ? '1000' : '10000101',
});

/**
 * The years of a date. Of filing, a record without that date counts by its earliest priority: never later, and at most
 * a year or two before. Of publication, and of a grant without that date, by the number where it tells the year.
 */
function yearsQuery({ from, to }: NonNullable<Restrictions['years']>, of: DateAsked): Query {
  const within = (field: string): Query => inYears(field, from, to);
  const published: Query = {
    kind: 'range',
    field: 'PBD_Y',
    ...(from && { from: `${from}` }),
    ...(to && { to: `${to}` }),
  };
  if (of === 'PBD') return published;
  if (of === 'EXDT') return within(of);
  if (of === 'APD') return anyOf(within('APD'), butNot(within('E_PRIORITY_DATE'), dated('APD')));
  return anyOf(within('ISD'), butNot(allOf(GRANTS, published), dated('ISD')));
}

/** Granted patents, as their kind of publication tells them. */
const GRANTS: Query = { kind: 'term', field: 'PATENT_TYPE', text: 'B' };

/** The restrictions as parts of a query. @param date Which date the years are of, where the question does not say. */
export function restrictionQueries(restrictions: Restrictions, date?: 'APD'): Query[] {
  const { years, offices, offices_not, applicants_from, applicants_not_from, status, status_not, right, excluded } =
    restrictions;
  return [
    ...(years ? [yearsQuery(years, years.of === 'PBD' && date ? date : years.of)] : []),
    ...(offices ? [anyValue('AUTHORITY', offices)] : []),
    ...(offices_not ? [{ kind: 'not', of: anyValue('AUTHORITY', offices_not) } as const] : []),
    ...(applicants_from ? [anyValue('AN_COUNTRY', applicants_from)] : []),
    ...(applicants_not_from ? [{ kind: 'not', of: anyValue('AN_COUNTRY', applicants_not_from) } as const] : []),
    ...(restrictions.bounds ?? []).map(boundQuery),
    ...(restrictions.events ?? []).map(eventQuery),
    ...(status ? [STATUS_QUERIES[status]] : []),
    ...(right ? [{ kind: 'term', field: 'PATENT_TYPE', text: right } as const] : []),
    ...(status_not ? [NOT_QUERIES[status_not]] : []),
    ...(excluded?.words ?? []).map((text): Query => ({ kind: 'not', of: saidOrOf(text) })),
    ...(excluded?.owners ?? []).map((text): Query => ({ kind: 'not', of: ownedBy(text) })),
  ];
}

/**
 * What has all words of a thing in title, abstract or claims; of what is written like a name, what is owned by it, too.
 */
function saidOrOf(text: string): Query {
  const words = isHan(text[0]!)
    ? wordIn('TAC_ALL', text)
    : allOf(...contentWords(text).map(({ start, end }) => wordIn('TAC_ALL', text.slice(start, end))));
  return /^\p{Lu}\p{Ll}/u.test(text) || companyNames().has(text) ? anyOf(words, ownedBy(text)) : words;
}

/** Documents of an owner, under its Chinese and its English names. */
const ownedBy = (text: string): Query =>
  anyOf(...[text, ...(companyNames().get(text) ?? [])].map((name) => nameQuery('ALL_AN', name)));

export const isRestricted = (restrictions: Restrictions): boolean => Object.keys(restrictions).length > 0;
