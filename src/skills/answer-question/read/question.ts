import { contentWords } from '#language/content-words.ts';
import { materialKindsAsked } from '#language/material-names.ts';
import { eitherScript, languageOf, type TextLanguage } from '#language/script.ts';
import { normaliseNumber, parsePublicationNumber } from '#patents/numbers.ts';
import { askedPart } from './asked-part.ts';
import {
  asksForStates,
  type CountOf,
  countsAskedIn,
  isOfPapers,
  leastIn,
  NOTHING_COUNTED,
  type OnlyWithin,
  onlyWithinIn,
  topIn,
  withoutCounted,
} from './counts-asked.ts';
import { type FactOf, factsIn } from './fact-questions.ts';
import { boundsIn, type MeasureAsked, measureIn } from './measures.ts';
import { withOneVerb } from './phrasal-verbs.ts';
import { placesAsked } from './places-asked.ts';
import { type QuestionWords, wordsOf } from './question-words.ts';
import {
  axesIn,
  markNamed,
  NO_REVIEWS,
  niceIn,
  type RecordKind,
  type RecordsAsked,
  recordsCalled,
  withoutAxes,
} from './record-kinds.ts';
import { type Restrictions, restrictionsIn } from './restrictions.ts';
import { type FurtherNumber, severalNumbers } from './several-numbers.ts';
import { type ShareAsked, shareIn } from './shares.ts';
import { asThings, type CountedSides, countedSidesIn, haveOwnWords, pairsIn } from './sides.ts';
import { type Stated, statedIn } from './stated.ts';
import { unitsAsked } from './units-asked.ts';
import { excludedIn, withoutIn } from './without.ts';

/** What kind of sentence answers a question. */
export type Wants =
  | 'definition'
  | 'reason'
  | 'effect'
  | 'problem'
  | 'manner'
  | 'quantity'
  | 'material'
  | 'choice'
  | 'list'
  | 'any';

/**
 * What a part of a question can mean: the date that its years are of; whose name a name is, or that it is a word of the
 * documents.
 */
export type Meaning = 'published' | 'filed' | 'granted' | 'owner' | 'inventor' | 'words';

/** By time, by how many stored publications cite each, or by the day on which they expire, from today on. */
export type Order = 'latest' | 'earliest' | 'most_cited' | 'expiring';

/** A question, read without a model. */
export interface Question extends QuestionWords {
  /** As it was asked, with single blanks; of a very long one the beginning and the end. */
  readonly text: string;
  readonly lang: TextLanguage;
  /** What stands in quotation marks: must stand so in the documents. */
  readonly phrases: readonly string[];
  /** Of a translated question: the wording of two words or more that tells most, which documents hold in some form. */
  readonly wording?: string;
  /** Publications it names, in normal form. */
  readonly publications: readonly string[];
  readonly count?: CountOf;
  /** What else is to be counted of the same documents: "how has filing developed, and who leads?". */
  readonly counts_too?: readonly CountOf[];
  /** Other numbers that are asked for of the same documents, each as it is asked, with its restrictions. */
  readonly further?: readonly FurtherNumber[];
  /** Of a question for several numbers: the clause that asks for the first. */
  readonly first?: string;
  /** What has grown is asked for, not what there is most of. */
  readonly grows?: true;
  /** How many rows are asked for: "top five". */
  readonly top?: number;
  /** The field that it names for its words: "in the title". */
  readonly field?: string;
  /** Asked for is which share some documents are of others. */
  readonly share?: ShareAsked;
  /** Asked for is how many documents each of two sides has. */
  readonly counted_sides?: CountedSides;
  /** Only what at least so many documents have, of what is counted: "companies with at least five patents". */
  readonly least?: number;
  /** Only what has all its documents in these years. */
  readonly only?: OnlyWithin;
  /** Documents are wanted by a number of their records, or what of it is usual: the most claims, members on average. */
  readonly measured?: MeasureAsked;
  /** Documents in an order are wanted, not what they say. */
  readonly order?: Order;
  /** The documents themselves are wanted: "which patents", "list the filings", 哪些专利. */
  readonly lists?: true;
  /** Records that are no patents are asked for: papers, trade marks. */
  readonly records?: RecordsAsked;
  readonly restrictions: Restrictions;
  /** Facts of the bibliography that are wanted of the publications named. */
  readonly facts: readonly FactOf[];
  /** The two things that are to be compared, in words. */
  readonly compared?: readonly [string, string];
  /** What two things are compared for, in words; absent: anything. */
  readonly aspect?: string;
  /** The same, also where all words of one stand in the other: "Siemens and Siemens Energy". */
  readonly sides?: readonly [string, string];
  /** Asked for is only what the publications that it names say of their problem, or of what they achieve. */
  readonly stated?: readonly Stated[];
  /** A claim that is wanted, by its number; the independent ones, where no number is named. */
  readonly claim?: number | 'independent';
  readonly wants: Wants;
  /**
   * Of one side of a comparison: its words that the other side does not have. A sentence without any of them is of
   * both, or of the other.
   */
  readonly of_its_own?: ReadonlySet<string>;
  /** Words of what is to be done without: "without a camera". */
  readonly without?: ReadonlySet<string>;
  /** Pairs of Han characters within words of three or more that the program has: apart they are other words. */
  readonly compounds?: ReadonlySet<string>;
  /** Words that came from earlier questions of the conversation: they help to find, but need not be met. */
  readonly context?: ReadonlySet<string>;
  /** The text of this question and of those that it was read with, a line each. */
  readonly said: string;
  /** What of earlier questions it was read with, in words. */
  readonly read_with?: readonly string[];
  /** Of several things that it can mean, the one that a person has chosen. */
  readonly meant?: Meaning;
}

/** How much of its worth a word of a question has that is of any field or of the conversation. */
const LESSER_WORTH = 0.3;

export const shareOf = ({ lesser, context, parts }: Pick<Question, 'lesser' | 'context' | 'parts'>, key: string) =>
  (lesser.has(key) || context?.has(key) ? LESSER_WORTH : 1) * (parts?.get(key) ?? 1);

/** Words that must be met: neither of any field nor of the conversation before. */
export const isTelling = (question: Pick<Question, 'lesser' | 'context'>, key: string): boolean =>
  !question.lesser.has(key) && !question.context?.has(key);

/**
 * The words of a question as a reader knows them: pairs of Han characters that overlap become the run they were cut
 * from.
 */
export function shownWords({ words, context }: Pick<Question, 'words' | 'context'>): string[] {
  const shown: string[] = [];
  let open = false;
  for (const [key, form] of words) {
    if (context?.has(key)) continue;
    const han = /\p{Script=Han}/u.test(key);
    const last = shown.at(-1);
    if (han && open && last?.endsWith(key[0]!)) shown[shown.length - 1] = last + key.slice(1);
    else shown.push(form);
    open = han;
  }
  return shown;
}

/** Quoted text, whatever the marks. */
const QUOTED = /"([^"\n]{2,80})"|“([^”\n]{2,80})”|「([^」\n]{2,80})」|『([^』\n]{2,80})』|《([^》\n]{2,80})》/gu;
const NUMBER_LIKE = /\b(?:US[\s-]?(?:(?:D|RE|PP|H|T)\s?)?|[A-Z]{2}[\s-]?)(?:\d[\d\s/,.-]{4,18}\d)(?:\s?[A-Z]\d?)?\b/gu;

/** Longest question whose words are all looked at, blanks counted once; of longer ones the first and the last part. */
const LOOKED_AT = 4_000;
const MOST_PHRASES = 5;
const MOST_PUBLICATIONS = 10;

const PAPER = '(?:patents?|patent applications?|applications?|filings?|publications?|documents?|inventions?|families)';
// biome-ignore format: read it as a table
const ORDERS: readonly (readonly [Order, RegExp])[] = [
  ['expiring', /\bexpir(?:es?|ing) (?:the )?(?:next|soon(?:est)?|first|shortly)\b|\babout to expire\b|\b(?:next|soon|first) to expire\b|(?:快要?|即将|将要?|马上|近期|最先|最早)(?:到期|届满|过期)[了的]?/iu],
  ['most_cited', /\b(?:most|highest) (?:(?:often|frequently|highly|widely|heavily) )?(?:cited|(?:forward )?citations?)\b|\bcited (?:the )?most(?: (?:often|frequently))?\b|\bhighly cited\b|被?引(?:用|证)?(?:次数|频次|量)?最[多高]|高被引/iu],
  ['latest',   new RegExp(`\\b(?:latest|newest|most recent|recent(?:ly (?:filed|published))?)\\b(?=.{0,40}\\b${PAPER}\\b)|\\bwhat(?:['’]s| is) new\\b|(?:最新|最近|近期)(?=[^。？?]{0,20}(?:专利|申请|文献|公开|进展))`, 'iu')],
  ['earliest', new RegExp(`\\b(?:earliest|oldest)\\b(?=.{0,40}\\b${PAPER}\\b)|\\bfirst (?=${PAPER}\\b)|\\bfirst (?:filed|published|patented)\\b|(?:最早|首件|首个|第一件)(?=[^。？?]{0,20}(?:专利|申请|文献|公开))`, 'iu')],
];

const LISTS = new RegExp(
  `^\\s*(?:please\\s+)?(?:(?:can|could|would) you (?:please )?|(?:i|we) (?:need|want|would like|am looking|are looking)\\b )?(?:list|show|find|search|look|get|give|do you have|for|which|what|did|does|has|have|any|all|(?:are|were) there|(?:is|was) there (?:an?|any)(?= (?:[\\p{L}-]+ )?${PAPER}\\b))\\b.{0,80}\\b${PAPER}\\b|^\\s*${PAPER}\\b|^\\s*(?:i|we) (?:need|want)\\b.{0,20}\\b${PAPER}\\b|\\b(?:which|what|any) ${PAPER}\\s*\\?*\\s*$|\\b(?:anybody|anyone|somebody|someone) (?:has |have |ever |already )*patented\\b|\\bwhat (?:did|has|have)\\b.{1,60}\\b(?:file|filed|publish(?:ed)?|patent(?:ed)?)\\b|哪些[^，。？?]{0,20}(?:专利|申请|文献)|(?:专利|申请|文献)(?:都)?有哪些|(?:专利|申请|文献)\\s*[。？?]?\\s*$`,
  'iu',
);
/** Asks whether there is anything; with a restriction that is asked of documents. */
const ASKS_FOR_ANY =
  /\b(?:is|are|was|were) there (?:any(?:thing)?|something|some)\b|^\W{0,3}(?:have you |do you have |got )?any(?:thing)? (?:on|about|regarding|concerning|for|in)\b|有没有|有无|是否有/iu;
/**
 * Asks something; documents with a restriction that are named without it are to be shown: "patents not filed in Japan".
 */
const ASKS_ANYTHING =
  /[?？]|\b(?:how|what|why|when|where|who|whose|which|whether|is|are|was|were|does|do|did|can|could|has|have)\b|吗|什么|怎|如何|哪|谁|多少|几|为何|是否/iu;
/** Says where an answer is looked for, not that documents are asked for: "in these patents". */
const WITHIN = new RegExp(`\\b(?:in|within|across|throughout) (?:the|these|those|your) ${PAPER}\\b`, 'giu');

const SIZES =
  'thick(?:ness)?|temperatures?|pressures?|diameter|length|width|height|depth|frequenc(?:y|ies)|voltage|current|power|force|speed|rate|ratio|densit(?:y|ies)|concentration|content|dose|dosage|angle|size|weight|duration|capacity|resistance|energy|percentage|share|amount|distance|range|strength|ages?|incidence|prevalence|mortality|survival|fractions?|velocit(?:y|ies)|intervals?|half-life|humidity|porosity|boiling point|freezing point|viscosity|melting point|wavelength|bandwidth|resolution|lifetime|yield|accuracy|efficiency|sensitivity|errors?|costs?|prices?';
/** Behind the name of a quantity: a thing that has it in its name, "pressure sensors". */
const COMPOUND =
  '(?:class(?:es)?|sensors?|controllers?|regulators?|detectors?|profiles?|curves?|gauges?|probes?|meters?|supply|supplies|sources?|switch(?:es)?)\\b';
const SIZES_ZH =
  '厚度|温度|压力|压强|声压|气压|水压|血压|油压|直径|长度|宽度|高度|深度|频率|电压|电流|功率|力|速度|速率|比例|密度|浓度|含量|剂量|角度|尺寸|粒径|重量|时间|容量|电阻|能量|距离|孔隙率|粘度|黏度|熔点|波长|带宽|分辨率|寿命|产率|频段|转速|精度|误差|准确率|准确度|效率|灵敏度|价格|售价|成本|费用';
// biome-ignore format: read it as a table
const WANTS: readonly (readonly [Wants, RegExp])[] = [
  ['quantity',   new RegExp(`\\bhow (?:well|accurate(?:ly)?|efficient(?:ly)?|reliabl[ey]|sensitive|thick|thin|long|wide|narrow|deep|high|tall|hot|cold|warm|fast|quickly|slowly|large|big|small|heavy|strong|often|far|much|many|expensive|old|loud|bright|stiff|steep|dense|close|rough|pure)\\b|\\bwithin what time\\b|\\bwhat (?:is|was|are|were) the (?:\\w+ ){0,2}(?:${SIZES})(?=\\s(?:of|in|at|for|to|when|used|reached|between|by|on)\\b|\\s?\\??$)|\\bwhat (?:does|do|would|will|did) .{1,60}\\b(?:cost|weigh)\\b|多少钱|\\b(?:what|which|at what|at which|what is the|in (?:what|which))\\s+(?:\\w+\\s+){0,2}(?:${SIZES})\\b(?!\\s${COMPOUND})|(?:${SIZES_ZH})[^，。？?]{0,6}(?:多少|多大|多高|多长|几|什么|范围|如何)|(?:什么|多少|多大|多高|哪些|哪个|哪种)的?(?:${SIZES_ZH})|(?<!最)多[厚长高大宽深久快远强重细粗硬冷热亮薄窄慢轻]|百分之[几多]|几(?:次|层|天|小时|分钟|度|毫?克|毫?米|厘米|倍|周)|多少(?!(?:件|项|篇|个)?[^，。？?]{0,12}(?:专利|文献|申请|公开))|\\b(?:highest|lowest|largest|smallest|best|shortest|longest)\\s(?:\\w+\\s)?(?:${SIZES})\\b|(?:${SIZES_ZH})[^，。？?]{0,4}最[高低大小快]`, 'iu')],
  ['material',   /\b(?:which|what)\s+(?:[\w-]+\s+){0,3}(?:materials?|polymers?|plastics?|metals?|alloys?|resins?|ceramics?|(?:working )?fluids?|refrigerants?|solvents?|substances?|(?:liquid|gase|acid|oil|coolant|etchant)s|(?:liquid|gas|acid|oil|coolant|etchant)(?=\s(?:is|was|can|could|may|might|should|must|will|would|does|has|for|in|to|\p{L}{2,20}s (?:the|an?|as|from|into|through))\b|\s?\?))\b|\b(?:made|built|manufactured|fabricated|formed|consists?) (?:up )?(?:of|from|out of)\s*\??\s*$|(?:什么|哪些|哪种|何种)(?:材料|材质|金属|合金|塑料|树脂|陶瓷|(?:惰性|保护)?气体|溶剂|工质)|由什么(?:制成|做成|做的|构成|组成|制造)|用什么(?:东西)?(?:做|制)的|\bfrom what (?:is|are)\b|\b(?:coated|filled|covered) with\s?\??$|(?:材料|材质)(?:是|为|有)(?:什么|哪些)/iu],
  ['choice',     /\bprefer(?:red|abl[ey])\b|\b(?:best|most|better) suit(?:ed|able)\b|优选|首选|最合适|最适合/iu],
  ['problem',    /\b(?:speaks?|argues?) against\b|\bwhat(?:['’]s| is| was| are)(?: so)? (?:wrong|bad|the (?:trouble|matter)) (?:with|about)\b|\bwhat can go wrong\b|有什么(?:不好|毛病)|\bwhy (?:is|are|was|were|do|does|can|should)\b.{1,80}\b(?:a problem|problematic|bad|harmful|dangerous|undesirable|unsuitable|difficult|hard)\b|(?:为什么|为何)[^，。？?]{1,30}(?:不好|不行|不宜|不适合|有害|危险|困难|很难)/iu],
  ['reason',     /\bwhy\b|\bhow come\b|\bwhat (?:causes?|caused|leads? to|makes? (?!up\b))|\bwhat (?:is|was) (?:responsible for|behind)\b|\b(?:because of|due to) what\b|\b(?:reasons?|causes?) (?:for|of|why|that|behind)\b|\bfor what reason\b|为什么|为何|原因|何以|(?:是|由)什么(?:因素)?(?:引起|造成|导致|产生)|怎么(?:会|引起|造成|产生)/iu],
  ['manner',     /\bby (?:what|which) means\b|\bwhat (?:can be|is|was) done (?:to|about|against)\b|\bwhat helps (?:against|to)\b|\bwhat(?:['’]s| is) the (?:\p{L}+ )?way (?:to|of)\b|有什么(?:好)?办法|有没有(?:什么)?办法/iu],
  ['effect',     /优缺点|利弊|\bpros and cons\b|\b(?:speaks?|argues?) (?:for|in favou?r of)\b|(?<!\b(?:side|adverse|unwanted|toxic|ill)[ -])\b(?:advantages?|benefits?|effects?|improve[sd]?|purpose|useful|good for)\b|\bthe point of\b|\bgained by\b|^\W{0,3}what (?:is|are) .{1,80}\bfor\s?\??$|^\W{0,3}what (?:does|do) .{1,80}\b(?:bring|do)\s?\??$|\bwhat\b.{1,120}\b(?:needed|necessary|required|there) for\b|优点|优势|效果|好处|有益|(?<![副相互])作用|有(?:什么|何)用|目的是|带来什么/iu],
  ['problem',    /\b(?:problems?|drawbacks?|disadvantages?|challenges?|shortcomings?|weakness(?:es)?|risks?|downsides?|limitations?|limits of)\b|\bgoes wrong\b|问题|缺点|缺陷|不足|难点|风险|局限/iu],
  ['list',       /\bwhich\s+(?:[\p{L}-]+\s+){0,2}[\p{L}-]+s\s+(?:are|can|could|may|might|should|were|do|have|must)\b|^\s*(?:please\s+)?(?:list|name|enumerate)\b|\b(?:what|which)\s+(?:\w+\s+)?(?:kinds?|types?|ways|methods|options|measures|additives|means|techniques|forms|applications|uses|components|parts|steps|sensors)\b|哪些|哪几种|列举|列出|(?:用|使用|采用)?什么(?:样的)?(?:传感器|设备|方法|技术|算法|手段|装置|仪器|措施|部件)/iu],
  ['definition', /^\s*(?:so\s+|and\s+)?(?:what(?:['’]s| is| are)\b(?!.{1,60}\b(?:doing|working on|up to)\b)(?! the (?:\p{Ll}+ ){1,3}of\b)(?!.{0,200}\b(?:for|of|in)\b.{0,200}\bof\b)|what exactly (?:is|are)\b|define|meaning of)|\b(?:explain|tell me) what\b|\bmeant by\b|\bunderst(?:and|ood) by\b|\bwhat (?:does|do)\b.{1,80}\b(?:mean|stand for)\b|什么是|是什么|什么意思|定义|何谓|解释一下/iu],
  ['manner',     /\b(?:how (?!many|much)|in what way|by what means)\b|^\W{0,3}(?:(?:and|so|but) )?what (?:prevents?|keeps?|stops?|protects?|hinders?|ensures?|limits?|compensates?)\b|如何|怎么|怎样/iu],
];
/** Begins with the way that it asks for: "how can it be told how far ... has moved" asks for no length. */
const BY_WHAT_WAY = /^\W{0,3}how (?:can|could|do|does|might|to)\b/iu;
/**
 * Asks for yes or no, and of whom no answer is asked: "do you know how ...", "is it known why ..." ask for what
 * follows.
 */
const VERB_FIRST =
  /^\W{0,3}(?:(?:and|so|but|or) )?(?:can|could|does|do|did|is|are|was|were|has|have|will|would|may|might|should)\s(?!(?:you|we|i|one|there|it|any(?:one|body)|some(?:one|body))\b)/iu;
/** A clause in what is asked whether it is so: "is it related to how much ...". */
const CLAUSE = /(?<=\s)(?:how|what|which|why)\s/iu;
const wantsIn = (asked: string): Wants => {
  const ofWay = BY_WHAT_WAY.test(asked);
  const clause = VERB_FIRST.test(asked) ? asked.search(CLAUSE) : -1;
  const said = clause < 0 ? asked : asked.slice(0, clause);
  return WANTS.find(([wants, pattern]) => !(ofWay && wants === 'quantity') && pattern.test(said))?.[0] ?? 'any';
};
/** Asks for yes or no. */
const WHETHER =
  /^\W{0,3}(?:(?:and|so|but|or) )?(?:can|could|does|do|did|is|are|was|were|has|have|will|would|may|might|should)\b|吗\s?[？?]?\s?$|是否|能否|可否|会不会|是不是|能不能|可不可以|有没有/iu;
export const asksWhether = ({ text, wants }: Pick<Question, 'text' | 'wants'>): boolean =>
  wants === 'any' && WHETHER.test(text);

/** Who is first by what documents say, which numbers of documents do not tell. */
const RANKS = eitherScript(
  new RegExp(`\\b(?:highest|lowest|best|fastest|shortest|longest|smallest)\\s(?:\\w+\\s)?(?:${SIZES})\\b`, 'iu'),
  new RegExp(`(?:${SIZES_ZH})[^，。？?]{0,4}最[高低好快小]`, 'u'),
);
const CLAIM =
  /\bclaims?\s(?:no\.?\s?)?(\d{1,3})\b|权利要求\s?第?\s?(\d{1,3})|\b(first) claim\b|首项权利要求|\bwhat (?:is|are) claimed?\b|\bwhat (?:does|do|did) (?:it|they|this|that|the|patent|document|application|[ ,])*claim\b(?! ?(?:no|number)?\.? ?\d)|要求保护(?:的是|了|的)?(?:什么|哪些)|保护范围(?:是|有|包括|如何|多大|怎样)|\bthe claims?\b|权利要求(?:书)?(?:是|的|保护|要求|写|包括|有)/iu;

function claimAsked([whole, number, numero]: RegExpExecArray): number | 'independent' {
  const named = number ?? numero;
  if (named !== undefined) return Number(named);
  return /first|首项/iu.test(whole) ? 1 : 'independent';
}

/** Phrases of asking that hold words which mean something elsewhere: "does the corpus contain anything on". */
const CARRIERS =
  /^\W{0,3}(?:hi|hello|hey|dear \p{L}+)\b|\b(?:i['’]?m|we['’]?re|i am|we are) (?:looking|searching) for\b|\b(?:looking|searching) for\b|\b(?:smth|sth|something|anything)\b(?= (?:on|about|for|with|like)\b)|\b(?:can|could|would) (?:u|you)(?: please)? help(?: me| us)?\b|\b(?:thanks|thank you|thx|please|pls)\b|\bget(?:s|ting)? around\b|(?:只|仅)(?:看|要|限|考虑)|(?:的|些)(?:论文|文章)|(?:技术|研究)方向(?:是|为)?|(?<=专利|申请|文献)(?:里面?|当中)|(?:主题|领域)(?:是|为)(?!什么|哪)|\b(?:roughly|approximately|about (?=how many\b)|more or less|in total|altogether)\b|大概|大约|大致|\bpros and cons\b|\bthe point of\b|\bhow come\b|(?<!最)多[强重细粗硬冷热亮薄窄慢轻]的?|^\W{0,3}(?:please )?(?:rank|break down|split|group|let me see|show me)\b|^(?:请你?|帮我|麻烦|能否|可否|可以|我?想要?|我要|给我|再)*(?:检索|查找|查询|查一?下|搜索|搜一?下|看看|看一?下|找找|找到|推荐|是否存在)(?:一下)?|哪一?[件篇项]|\b(?:speaks?|argues?) (?:for|against|in favou?r of)\b|\bunderst(?:and|ood) by\b|\bstands? for\s?(?=[?.!]?\s?$)|\b(?:does|do) (?:(?:the|this|your) (?:corpus|database|collection|library|index|data|system|service|tool|archive)|you)\b.{0,20}\b(?:contain|have|hold|cover|know)\b(?:\s+(?:anything|something|any))?|\bis there (?:anything|something)\b|\b(?:are|is) there\b|\b(?:came|comes?|coming) out\b|\b(?:was|were|been|is|are) (?:granted|issued|awarded)(?: (?:to|by))?\b|\bsince when\b|\bthe (?:word|term|phrase|name)s?\b|\b(?:can|could|would) you\b|\b(?:i|we|(?:my|our) \p{L}+)(?:['’]d| would)? (?:wants?|like|needs?) to (?:know|see|find(?: out)?)(?: (?:whether|if|how))?\b|\b(?:any|some|every|no)(?:body|one)(?: (?:has|have|had))?(?: (?:ever |already )?patented)?\b|\bpeople\b|\bwhat(?:['’]s| is) new (?:in|on|with)?|\bdeal(?:s|ing)? with\b|\bthe difference between\b|\bhow (?:many|much|long|often|far|well|old)\b|\bat (?:what|which)\b|\b(?:each|every|per) (?:office|countr(?:y|ies)|jurisdiction)\b|\b(?:did|do|does)\b|\b(?:jointly|together|alone)(?= or\b| and\b| (?:filed|owned|held|developed))|(?<=\b(?:or|and) )(?:jointly|together|alone)\b/giu;
/** Reads a question: what it is about, what it names, what it wants. Linear; never throws. */
export function readQuestion(text: string): Question {
  const called = recordsCalled(text);
  const records = called && readRecords(called.text, called.kind);
  return records ? { ...records, text: lookedAt(text) } : readOfPatents(text);
}

/**
 * A question for records of another kind that calls them documents; undefined where it does not ask how many, which or
 * whose they are: what they say is told by passages.
 */
function readRecords(text: string, kind: RecordKind): Question | undefined {
  const { mark, rest: unmarked } = kind === 'marks' ? markNamed(text) : { rest: text };
  const { classes, rest: unclassed } = kind === 'marks' ? niceIn(unmarked) : { classes: [], rest: unmarked };
  if (ASKS_WHAT_THEY_SAY.test(text)) return undefined;
  const axes = axesIn(unclassed, kind);
  const read = readOfPatents(unclassed);
  const asks =
    read.count ?? read.order ?? read.lists ?? read.measured ?? (axes.length > 0 || classes.length > 0 || mark);
  if (!asks && !(read.compared && LISTS.test(text))) return undefined;
  const bare = readOfPatents(withoutAxes(unclassed, kind).replace(NO_REVIEWS, ' , ').replace(SAYS_RECORDS, ' , '));
  const {
    count: _,
    counts_too: __,
    compared: ___,
    ...question
  } = {
    ...read,
    words: new Map([...bare.words].filter(([key]) => read.words.has(key))),
    lesser: bare.lesser,
  };
  const wanted = axes.length === 0 && read.count === 'years' ? (['years'] as const) : axes;
  return { ...question, records: { kind, axes: wanted, classes, ...(mark !== undefined && { mark }) } };
}
/** Asks for what they say, which passages tell. */
const ASKS_WHAT_THEY_SAY =
  /\bdocuments (?:say|tell|report|show|find|found|suggest|conclude|state|recommend|describe)\b|文献(?:中|里)?(?:是)?(?:怎么|如何)?(?:说|认为|指出|报道|表明|显示|建议)/iu;
/** Words by which records are asked for, and which name nothing. */
const SAYS_RECORDS =
  /\b(?:register(?:ed|s)?|written|wrote|published?|holds?|held|called|named|compar(?:e[sd]?|ing)|cited|institut\w+)\b|注册|发表|撰写|引用|比较了?|对比了?|这些|那些|它们|\b(?:these|those)\b/giu;

function readOfPatents(text: string): Question {
  const shown = lookedAt(text);
  const lang = languageOf(shown);
  const phrases = [...shown.matchAll(QUOTED)]
    .map((match) =>
      match
        .slice(1)
        .find((part) => part !== undefined)!
        .trim(),
    )
    .filter((phrase) => contentWords(phrase).length > 0)
    .slice(0, MOST_PHRASES);
  const publications = new Set<string>();
  const unnumbered = shown.replace(NUMBER_LIKE, (spelling) => {
    const number = publicationIn(spelling);
    if (number === undefined || publications.size >= MOST_PUBLICATIONS) return spelling;
    publications.add(number);
    return ' , ';
  });
  const named = publications.size > 0;
  const { asked: whole, told } = named ? { asked: unnumbered, told: '' } : askedPart(unnumbered);
  const several = named || asksForStates(whole) ? undefined : severalNumbers(whole);
  const within = named || several ? { rest: several?.first ?? whole } : onlyWithinIn(whole);
  const asked = within.only && countsAskedIn(within.rest).count ? within.rest : (several?.first ?? whole);
  const { restrictions: restricted, rest: unrestricted } = named
    ? { restrictions: {}, rest: asked }
    : restrictionsIn(asked);
  const share = named || (isOfPapers(asked) && asksForStates(asked)) ? undefined : shareIn(asked);
  const counted_sides = named || share ? undefined : countedSidesIn(asked);
  const pairs = named || share || counted_sides ? [] : pairsIn(asked).map(asThings);
  const comparison = pairs.find(({ sides }) => haveOwnWords(sides));
  const compared = comparison?.sides;
  const measuring = named || compared || !isOfPapers(asked) ? { rest: unrestricted } : measureIn(unrestricted);
  const { measured } = measuring;
  const counting = restricted.bounds ? boundsIn(asked).rest : asked;
  const counts = named || compared || measured || RANKS.test(asked) ? NOTHING_COUNTED : countsAskedIn(counting);
  const { count, counts_too, grows } = counts;
  const ordered = named || count || measured ? undefined : ORDERS.find(([, pattern]) => pattern.test(asked));
  const claim = CLAIM.exec(unnumbered);
  const facts = named ? factsIn(unnumbered) : [];
  const left_out = !named && !count && !compared ? excludedIn(measuring.rest) : undefined;
  const isLeftOut =
    left_out?.owners !== undefined ||
    (left_out?.words !== undefined && isOfPapers(asked) && !ASKS_ANYTHING.test(left_out.rest));
  const lists =
    !named &&
    !count &&
    !compared &&
    !measured &&
    (LISTS.test(asked.replace(WITHIN, ' ')) ||
      isLeftOut ||
      (Object.keys(restricted).length > 0 &&
        (ASKS_FOR_ANY.test(asked) || (isOfPapers(asked) && !ASKS_ANYTHING.test(asked)))));
  // what documents are not to be is a part of the search for them
  const ofDocuments = count !== undefined || ordered !== undefined || measured !== undefined || lists;
  const { status: _, status_not: __, ...stateless } = restricted;
  const restrictions = count === 'statuses' ? stateless : restricted;
  const { rest, ...excluded } = ofDocuments ? excludedIn(measuring.rest) : { rest: measuring.rest };
  const unwanted = withoutIn(rest);
  // what has no other words is found by those of what it wants to do without
  const others = wordsOf(unwanted.rest).words.size > 0 ? unwanted.rest : rest;
  const { field, rest: placed } = count ? placesAsked(others) : { rest: others };
  const { least, rest: enough } = count ? leastIn(placed) : { rest: placed };
  const { top, rest: ranked } = count ? topIn(enough) : { rest: enough };
  // which of two is better is no word of either: 雷达好
  const sidesAlone = lang === 'zh' && compared ? [...compared, comparison?.aspect ?? ''].join('，') : undefined;
  let bare = (sidesAlone ?? ranked).replace(CARRIERS, ' , ');
  if (ordered) bare = bare.replace(ordered[1], ' , ').replace(/\bfil(?:ed|ings?)\b|公开|申请/giu, ' , ');
  for (const { unit } of unitsAsked(asked)) bare = bare.replace(unit, ' , ');
  bare = withoutCounted(bare, asked, counts);
  if (claim) bare = bare.replace(CLAIM, ' , ');
  const asks = named && facts.length === 0 && !claim ? statedIn(bare) : undefined;
  const stated = asks?.stated.length && wordsOf(withOneVerb(asks.rest)).words.size === 0 ? asks.stated : undefined;
  if (asks && stated) bare = asks.rest;
  const wants = wantsIn(asked);
  if (wants === 'material') bare = bare.replace(MADE_OF, ' , ');
  const about = withTold(wordsOf(withOneVerb(bare)), told);
  return {
    text: shown,
    said: shown,
    lang,
    ...(wants === 'material' ? withoutKind(about, asked) : about),
    phrases,
    publications: [...publications],
    ...(count && { count }),
    ...(counts_too.length > 0 && { counts_too }),
    ...(grows && { grows: true as const }),
    ...(several && count === 'documents' && { first: several.first, further: several.further }),
    ...(top !== undefined && { top }),
    ...(least !== undefined && { least }),
    ...(count && within.only && { only: within.only }),
    ...(measured && { measured }),
    ...(field !== undefined && { field }),
    ...(share && { share }),
    ...(counted_sides && { counted_sides }),
    ...(ordered && { order: ordered[0] }),
    ...(lists && { lists: true as const }),
    restrictions: { ...restrictions, ...(Object.keys(excluded).length > 0 && { excluded }) },
    facts,
    ...(compared && { compared }),
    ...(comparison?.aspect && { aspect: comparison.aspect }),
    ...(pairs[0] && { sides: compared ?? pairs[0].sides }),
    ...(unwanted.without.size > 0 && { without: unwanted.without }),
    ...(stated && { stated }),
    ...(claim && { claim: claimAsked(claim) }),
    wants: lists && wants === 'any' ? 'list' : wants,
  };
}

/** Asks for what a thing consists of; no sentence that tells it need say "made". */
const MADE_OF =
  /\b(?:made|built|manufactured|fabricated|formed|consists?|composed) (?:up )?(?:of|from|out of)\b|由什么(?:制成|做成|构成|制造)/giu;

/** What a material is, metal or gas, is told by its name: no sentence need say so. */
function withoutKind<Q extends QuestionWords>(about: Q, asked: string): Q {
  const kind = materialKindsAsked(asked)?.word;
  const [noun] = kind === undefined ? [] : contentWords(kind);
  const others = [...about.words.keys()].some((key) => key !== noun?.key && !about.lesser.has(key));
  return noun && others && about.words.has(noun.key)
    ? { ...about, lesser: new Set([...about.lesser, noun.key]) }
    : about;
}

/** Words of a question with those of what was told beside it, which help to find. */
export function withTold(asked: QuestionWords, told: string): QuestionWords & Pick<Question, 'context'> {
  if (told === '' || asked.words.size === 0) return asked;
  const beside = wordsOf(told);
  const context = new Set([...beside.words.keys()].filter((key) => !asked.words.has(key)));
  if (context.size === 0) return asked;
  const words = new Map([...asked.words, ...[...beside.words].filter(([key]) => context.has(key))]);
  const parts = new Map([...(beside.parts ?? []), ...(asked.parts ?? [])]);
  return {
    words,
    lesser: new Set([...asked.lesser, ...[...beside.lesser].filter((key) => context.has(key))]),
    ...(parts.size > 0 && { parts }),
    context,
  };
}

/** Single blanks and line breaks, as the patterns above expect them; the ends of a text that is too long. */
function lookedAt(text: string): string {
  const single = text.replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
  return single.length <= LOOKED_AT ? single : `${single.slice(0, LOOKED_AT / 2)}\n${single.slice(-LOOKED_AT / 2)}`;
}

function publicationIn(spelling: string): string | undefined {
  const parsed = parsePublicationNumber(spelling);
  return parsed ? normaliseNumber(spelling) : undefined;
}
