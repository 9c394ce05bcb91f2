import { contentWords } from '#language/content-words.ts';
import { isHan, languageOf, type TextLanguage } from '#language/script.ts';
import { normaliseNumber, parsePublicationNumber } from '#patents/numbers.ts';

/** What a question wants counted. */
export type CountOf = 'documents' | 'years' | 'applicants' | 'inventors' | 'offices' | 'classes';

/** A question, read without a model. */
export interface Question {
  readonly text: string;
  readonly lang: TextLanguage;
  /** What it is about: key (stem, pair of Han characters) to the form that is searched, in order. */
  readonly words: ReadonlyMap<string, string>;
  /**
   * Of the words, those that say less: verbs and nouns of any field (prevent, method), and pairs of Han characters that straddle two words. They are
   * not searched for while there are others, and count for less.
   */
  readonly lesser: ReadonlySet<string>;
  /** What stands in quotation marks: must stand so in the documents. */
  readonly phrases: readonly string[];
  /** Publications it names, in normal form. */
  readonly publications: readonly string[];
  readonly count?: CountOf;
  /** Years it is restricted to, both inclusive. */
  readonly years?: { readonly from?: number; readonly to?: number };
  /** What kind of sentence answers it. */
  readonly wants: 'definition' | 'effect' | 'problem' | 'manner' | 'any';
}

/** Stems of words that a question is made of, not what it is about. */
const ASKING = new Set(
  `tell explain describ know list find give show work question answer patent document public corpus technolog approach way kind type sort exist differ avail known summar overview
  detail inform idea someth anyth peopl compani applic assigne inventor owner file own ani mani much most activ top trend year time number count total famili filer hold data databas collect
  solv solut advantag benefit drawback disadvantag problem purpos challeng
  pleas say mention talk mean refer discuss teach name`
    .trim()
    .split(/\s+/),
);
const ASKING_ZH =
  /请问|请|什么是|是什么|什么|如何|怎么样|怎样|怎么|哪些|哪个|哪种|哪家|哪几|为什么|为何|有没有|有无|是否|介绍一下|介绍|说明一下|解释一下|解释|告诉我|我想(?:了解|知道)|了解|专利(?:申请|文献|公开)?|文献|技术方案|解决方案|本?(?:语料|数据)?库中?|多少|几件|几项|件数|数量|总数|统计|趋势|历年|每年|各年|年度|排名|最多|最大|主要|申请人|专利权人|发明人|公司|企业|机构|有关|相关|关于|方面|一下|你们?|我们?|优点|优势|好处|有益效果|缺点|缺陷|不足之处|吗|呢|吧|谁|都有|有(?=，|$)/gu;

/** Stems and pairs that stand in documents of any field. */
const ANY_FIELD = new Set(
  `prevent avoid keep kept improv increas reduc limit achiev make made get allow enabl affect caus need requir help method devic system apparatus product materi structur
  避免 防止 提高 降低 实现 减少 改善 增加 方法 装置 系统 设备 产品 结构 材料 需要 进行 使用`
    .trim()
    .split(/\s+/),
);
const LESSER_WORTH = 0.3;

/** How much of its worth a word of a question has. */
export const shareOf = ({ lesser }: Question, key: string): number => (lesser.has(key) ? LESSER_WORTH : 1);

/** Quoted text, whatever the marks. */
const QUOTED = /"([^"\n]{2,80})"|“([^”\n]{2,80})”|「([^」\n]{2,80})」|『([^』\n]{2,80})』|《([^》\n]{2,80})》/gu;
const NUMBER_LIKE = /\b[A-Z]{2}[\s-]?(?:\d[\d\s/,.-]{4,18}\d)(?:\s?[A-Z]\d?)?\b/gu;

/** Longest question whose words are all looked at; of longer ones the first and the last part. */
const LOOKED_AT = 4_000;
const MOST_WORDS = 40;
const MOST_PHRASES = 5;
const MOST_PUBLICATIONS = 10;

// biome-ignore format: read it as a table
const COUNTS: readonly (readonly [CountOf, RegExp])[] = [
  ['years', /\btrends?\b|\bover (?:the )?(?:years|time)\b|\b(?:per|each|every|by) year\b|\bgrowth of filings?\b|趋势|历年|每年|各年|年度(?:分布|申请)/iu],
  ['inventors', /\b(?:who|which|top|main|most active)\b.{0,30}\binvent(?:ors?|ed most)\b|(?:哪些|主要|排名|谁).{0,8}发明人|发明人.{0,8}(?:哪些|排名|有谁|最多)/iu],
  ['applicants', /\bwho (?:files?|filed|owns?|holds?|is filing|are the)\b|\b(?:which|what|top|main|leading|most active|biggest)\b.{0,30}\b(?:compan(?:y|ies)|applicants?|assignees?|owners?|players?|filers?|organi[sz]ations?)\b|(?:哪些|哪家|主要|排名|谁).{0,10}(?:申请人|专利权人|公司|企业|机构)|(?:申请人|公司|企业|机构).{0,8}(?:哪些|排名|有谁|最多)|谁.{0,12}最多/iu],
  ['offices', /\b(?:which|what|top|in how many)\b.{0,20}\b(?:countr(?:y|ies)|offices?|jurisdictions?|authorit(?:y|ies))\b|(?:哪些|哪个).{0,6}(?:国家|地区|专利局)/iu],
  ['classes', /\b(?:which|what|top|main)\b.{0,20}\b(?:ipc|cpc|class(?:es|ifications?)?|technology fields?)\b|(?:哪些|主要).{0,6}(?:分类号|IPC|技术领域)/iu],
  ['documents', /\bhow many\b.{0,60}\b(?:patents?|documents?|publications?|families|filings?|applications?|inventions?)\b|\b(?:number|count|total) of (?:patents?|documents?|publications?|families|filings?|applications?)\b|有?多少(?:件|项|篇|个)?[^，。？?]{0,30}(?:专利|文献|申请|公开)|(?:专利|文献|申请)[^，。？?]{0,12}(?:有多少|多少件|几件|数量)/iu],
];

// biome-ignore format: read it as a table
const WANTS: readonly (readonly [Question['wants'], RegExp])[] = [
  ['effect', /\b(?:why|advantages?|benefits?|effects?|improve[sd]?|purpose)\b|为什么|为何|优点|优势|效果|好处|有益|作用/iu],
  ['problem', /\b(?:problems?|drawbacks?|disadvantages?|challenges?|shortcomings?)\b|问题|缺点|缺陷|不足|难点/iu],
  ['definition', /^\s*(?:what (?:is|are) (?:an?|the)|define|explain what)\b|什么是|是什么|定义/iu],
  ['manner', /\b(?:how (?!many|much)|in what way|by what means)\b|如何|怎么|怎样/iu],
];

/** Reads a question: what it is about, what it names, what it wants. Linear; never throws. */
export function readQuestion(text: string): Question {
  const shown = text.length <= LOOKED_AT ? text : `${text.slice(0, LOOKED_AT / 2)}\n${text.slice(-LOOKED_AT / 2)}`;
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
  const bare = shown.replace(NUMBER_LIKE, (spelling) => {
    const number = publicationIn(spelling);
    if (number === undefined || publications.size >= MOST_PUBLICATIONS) return spelling;
    publications.add(number);
    return ' , ';
  });
  const years = yearsIn(bare);
  const { words, lesser } = wordsOf(bare);
  const count = publications.size === 0 ? COUNTS.find(([, pattern]) => pattern.test(shown))?.[0] : undefined;
  return {
    text,
    lang,
    words,
    lesser,
    phrases,
    publications: [...publications],
    ...(count && { count }),
    ...(years && { years }),
    wants: WANTS.find(([, pattern]) => pattern.test(shown))?.[0] ?? 'any',
  };
}

/** The content words of a text but those that questions are made of. */
function wordsOf(text: string): { words: Map<string, string>; lesser: Set<string> } {
  const topic = text.replace(ASKING_ZH, '，').replace(/\b(?:19|20)\d\d\b年?/g, '，');
  const words = new Map<string, string>();
  const lesser = new Set<string>();
  const edges = /\p{Script=Han}/u.test(topic) ? wordEdges(topic) : undefined;
  for (const { key, start, end } of contentWords(topic)) {
    if (words.size >= MOST_WORDS) break;
    if (ASKING.has(key) || words.has(key)) continue;
    if (isHan(key) && key.length === 1) continue;
    words.set(key, isHan(key) ? key : topic.slice(start, end).toLowerCase());
    if (ANY_FIELD.has(key) || (isHan(key) && edges?.has(start + 1))) lesser.add(key);
  }
  return { words, lesser };
}

/** Where words begin, by the dictionary of the runtime. */
function wordEdges(text: string): Set<number> {
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return new Set([...segments].map(({ index }) => index));
}

function publicationIn(spelling: string): string | undefined {
  const parsed = parsePublicationNumber(spelling);
  return parsed ? normaliseNumber(spelling) : undefined;
}

function yearsIn(text: string): Question['years'] {
  const year = '((?:19|20)\\d\\d)';
  const between = new RegExp(
    `(?:between|from)\\s+${year}\\s+(?:and|to|until)\\s+${year}|${year}\\s*年?\\s*(?:-|–|至|到)\\s*${year}`,
    'iu',
  ).exec(text);
  if (between) {
    const [from, to] = between.slice(1).filter(Boolean).map(Number);
    if (from! <= to!) return { from: from!, to: to! };
  }
  const since = new RegExp(`(?:since|from|after)\\s+${year}|${year}\\s*年?\\s*(?:以来|以后|之后|起)`, 'iu').exec(text);
  if (since) return { from: Number(since[1] ?? since[2]) };
  const until = new RegExp(`(?:until|before|up to)\\s+${year}|${year}\\s*年?\\s*(?:以前|之前)`, 'iu').exec(text);
  if (until) return { to: Number(until[1] ?? until[2]) };
  const within = new RegExp(`\\bin\\s+${year}\\b|${year}\\s*年`, 'iu').exec(text);
  if (within) {
    const only = Number(within[1] ?? within[2]);
    return { from: only, to: only };
  }
  return undefined;
}

/** Words that point back to what was said before. */
const POINTS_BACK =
  /^\s*(?:and|but|so|also|what about|how about|why|then)\b|\b(?:it|its|they|them|their|this|that|these|those|the same|such)\b|^(?:那|那么|还有|另外|为什么)|[它其这那](?:们|个|些|种|样)?/iu;

/**
 * A follow-up question made to stand alone: when it points back ("and what does it cost?") or says little, the words of the questions before it
 * are taken along, latest first.
 */
export function inContext(question: Question, before: readonly string[]): Question {
  const own = question.words.size;
  if (before.length === 0 || question.publications.length > 0) return question;
  if (own > 3 || (own > 1 && !POINTS_BACK.test(question.text))) return question;
  const words = new Map(question.words);
  const lesser = new Set(question.lesser);
  for (const text of before.toReversed().slice(0, 3)) {
    const earlier = readQuestion(text);
    for (const [key, form] of earlier.words) {
      if (words.size >= MOST_WORDS || words.has(key)) continue;
      words.set(key, form);
      if (earlier.lesser.has(key)) lesser.add(key);
    }
    if (earlier.publications.length > 0) return { ...question, words, lesser, publications: earlier.publications };
    if (earlier.words.size > 0) break;
  }
  return { ...question, words, lesser };
}
