import { isAcross, isLoose, pairShares } from '#language/chinese-words.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { plainSpeech } from './plain-speech.ts';

/** What a question is about: its content words without those that questions are made of. */
export interface QuestionWords {
  /** Key (stem, pair of Han characters) to the form that is searched, in order. */
  readonly words: ReadonlyMap<string, string>;
  /**
   * Of the words, those that say less: verbs and nouns of any field (prevent, method), and pairs of Han characters that
   * straddle two words. They are not searched for while there are others, and count for less.
   */
  readonly lesser: ReadonlySet<string>;
  /** Of pairs of Han characters that make one word of three or more: which share of it each is. */
  readonly parts?: ReadonlyMap<string, number>;
  /**
   * Of the lesser pairs, those of two single characters into which the runtime cuts what it does not know: of a term
   * (滤光 of 滤光器), or across two (桥合 of 大桥合龙). Texts tell which.
   */
  readonly loose?: ReadonlySet<string>;
  /** What was said in plain speech, and the word of documents that it was read as. */
  readonly spoken?: readonly { readonly from: string; readonly to: string }[];
}

/** Stems of words that a question is made of, not what it is about. */
const ASKING = new Set(
  `tell explain describ know list find give show work question answer patent document public corpus technolog approach way kind type sort exist differ avail known summar overview
  detail inform idea someth anyth peopl compani applic assigne inventor owner file own ani mani much most activ top trend year time number count total famili filer hold data databas collect
  solv solut advantag benefit drawback disadvantag problem purpos challeng enumer option exampl
  pleas say mention speak talk mean refer concern pertain discuss teach name want need look search compar versu vs better newest latest earliest oldest publish repeat just realli thank hello hi ok okay
  belong meant quot sentenc passag confirm verifi paragraph pro con
    what when where who whom whose which why how mine me us them there invent cite citat dure hey dear yes togeth get got gotten becom disclos`
    .trim()
    .split(/\s+/),
);
/** Have the stem of such a word, and are what somebody does, or what lies behind: typing, a backing, to collect. */
const DOES =
  /^(?:typing|typed|typist|sorting|sorted|timing|answering|numbering|publishing|backing|collect|collecting|collected|collector)s?$/u;
/** What does it, which the stem no longer tells: a repeater, a limiter. Comparatives keep their ending in the stem. */
const namesDoer = (form: string, key: string): boolean =>
  /(?:er|or)s?$/u.test(form) && !/(?:er|or)$/u.test(key) && form !== 'together';

/** What is called active and is a thing, "active suspension"; who is active in a field is asked for. */
const isActiveThing = (form: string, after: string): boolean =>
  form === 'active' &&
  /^[ -](?!(?:in|on|with|at|and|or|the|as|for|since|this|today|now|patents?|applicants?|owners?|compan\w+|firms?|players?|inventors?|assignees?|filers?|institut\w+|organi\w+|universit\w+|countr\w+|years?|rights?|famil\w+|applications?|filings?)\b)\p{L}/iu.test(
    after,
  );

/** What documents are to a question, in more than one word. */
const ASKING_TOGETHER = /\b(?:prior|background|state[ -]of[ -]the)[ -]art\b/giu;
/** Chinese of the same kind. What stands between two of them is read as a text of its own. */
const ASKING_ZH =
  /请问|请|有没有(?:什么|啥)?(?:办法|方法|法子)|有(?:什么|啥)(?:办法|方法|法子)|(?:怎么|怎样|如何)才?能|会不会|是不是|能不能|可不可以|要不要|需不需要|各有|各自|优缺点|利弊|什么是|是?什么意思|是什么|什么|如何|怎么样|怎样|怎么|哪些|哪个|哪种|哪家|哪几种?|为什么|为何|有没有|有无|是否|能否|可否|介绍一下|介绍|说明一下|解释一下|解释|告诉我|列举|列出|举例|我想(?:了解|知道)|想知道|知道|了解|(?:现有|在先|已有|背景)技术|专利(?:申请|文献|公开)?|文献|技术方案|解决方案|(?:本|语料|数据)+库[中里内]?|(?<![仓水车冷金书血冰题弹武国宝\p{Script=Han}])库[中里内]|(?:取|设(?:为|置)?|选(?:取|用)?|定(?:为)?|用|为|是|达到?|约)?多少[件项篇个种家]?|几[件项篇个种家]|件数|数量|总数|统计|趋势|历年|每年|各年|年度|排名|最多|最大|最高|最低|最好|最快|最新|最近|最早|主要|申请人|专利权人|发明人|公司|企业|机构|有关|相关|关于|方面|一下|你们?|我们?|优点|优势|好处|有益效果|缺点|缺陷|不足之处|区别|不同之处|不同|差异|差别|对比|比较|相比|之间|之间的关系|什么关系|关系|时候|出了|出现了|以来|(?<=估计|检测|测量|监测|识别|判断|计算|获取|提取)人的|以后|之后|以前|之前|以外|之外|除了|另外|还有|那么|谢谢|你好|(?:技术|研究|发展|应用)?现状|起到?(?=什么|何|哪些)|一般|通常|分别|吗|呢|吧|谁|都有|哪里|多[厚长高大宽深久快远]|范围/gu;
/** A denial is no part of the word that it denies: of 不侵犯, not of 不锈钢. */
const NOT_ZH =
  /[不未没](?=[侵影损改伤需用使被产带接看穿打干]\p{Script=Han})|在(?=[^，。？?]{1,20}的?情况下)|的?情况下/gu;
/** What is not to be done: who does without it says so otherwise, 保护隐私 for 不侵犯隐私. */
const DENIED_ZH = /[不未没](侵[犯害]|影响|损[坏伤害]|改变|伤害|需要|使用|泄[露漏]|破坏|接触|佩戴|干扰)/gu;
/** What is left over at the beginnings and ends of pieces once the above is gone. */
const LEFT_BEFORE_ZH = /(?<=^|，)[那的是有在对用把给让再还也都]+/gu;
const LEFT_AFTER_ZH = /(?<![的是有在为时中里上用由和与跟做])[的是有在为时中里上用由和与跟做]+(?=，|$)/gu;

/** Stems and pairs that stand in documents of any field. */
const ANY_FIELD = new Set(
  `prevent avoid keep kept improv increas reduc limit achiev make made get allow enabl affect caus need requir help method devic system apparatus product materi structur good bad best possibl happen
  back other fast quick high low tall larg big small heavi strong often thick temperatur pressur diamet length width height depth size rang valu amount percentag proport
  judg guess notic thing stuff lot somebodi someon whoever els put go went come came let give gave given take took taken away just
  done easili quickli slowli properli simpli
  避免 防止 提高 降低 实现 减少 改善 增加 方法 装置 系统 设备 产品 结构 材料 需要 进行 使用 采用 厚度 温度 压力 直径 长度 影响 作用 组成 方式 解决 技术 情况 有人 没人 家里`
    .trim()
    .split(/\s+/),
);

/** What is done to a thing, for good or ill: every text says it in words of its own. */
const DEEDS: ReadonlySet<string> = new Set(
  `prevent avoid stop keep kept protect spare reduce decrease lower raise increase improve worsen help make made allow enable cause affect damage harm hurt injure
  防止 避免 阻止 保护 减少 降低 提高 改善 增加 使用 采用 实现 保持`
    .trim()
    .split(/\s+/)
    .flatMap(contentKeys),
);
export const isDeed = (key: string): boolean => DEEDS.has(key);

/** Of these, what a value is of: where one is asked for, it is said of them. */
const MEASURES: ReadonlySet<string> = new Set(
  'thick temperatur pressur diamet length width height depth size 厚度 温度 压力 直径 长度'.split(' '),
);
export const isMeasure = (key: string): boolean => MEASURES.has(key);

/** Whether a word or a pair is one that documents of any field have: a word of its own, unlike a pair across two. */
export const isOfAnyField = (key: string): boolean => ANY_FIELD.has(key);

const MOST_WORDS = 40;
/** Share of its worth that a pair has which only arose where two words met. */
const STRADDLING = 0.2;

/** The content words of a text but those that questions are made of. Linear. */
export function wordsOf(text: string): QuestionWords {
  const denied = new Set([...text.matchAll(DENIED_ZH)].map(([, verb]) => verb!));
  const bare = text.replace(ASKING_TOGETHER, '，').replace(NOT_ZH, '，').replace(ASKING_ZH, '，');
  const plain = plainSpeech(bare);
  const topic = plain.text
    .replace(/[，。？！?!；、\s]+/gu, (gap) => (/\p{Script=Han}|，/u.test(gap) || gap.includes('，') ? '，' : gap))
    .replace(LEFT_BEFORE_ZH, '，')
    .replace(LEFT_AFTER_ZH, '，')
    .replace(/\b(?:19|20)\d\d\b年?/g, '，');
  const words = new Map<string, string>();
  const lesser = new Set<string>();
  const parts = new Map<string, number>();
  const loose = new Set<string>();
  const han = /\p{Script=Han}/u.test(topic);
  const edges = han ? wordEdges(topic) : undefined;
  const shares = han ? pairShares(topic) : undefined;
  const found = contentWords(topic);
  for (const [i, { key, start, end }] of found.entries()) {
    if (words.size >= MOST_WORDS) break;
    const form = topic.slice(start, end).toLowerCase();
    const does =
      DOES.test(form) || namesDoer(form, key) || isJoined(topic, start, end) || isActiveThing(form, topic.slice(end));
    if (words.has(key) || (ASKING.has(key) && !does)) continue;
    if (isHan(key) && key.length === 1) continue;
    words.set(key, isHan(key) ? key : form);
    // A pair across two words, each of which is in another pair: 池模 of 电池模组, but not 锂盐.
    const straddles =
      isHan(key) &&
      edges?.begins.has(start + 1) &&
      found[i - 1]?.end === start + 1 &&
      found[i + 1]?.start === start + 1;
    const across = isHan(key) && isAcross(shares?.get(start));
    if ((ANY_FIELD.has(key) && !does) || straddles || across || denied.has(key)) lesser.add(key);
    const length = isHan(key) && !edges?.begins.has(start + 1) ? (edges?.length[start] ?? 2) : 2;
    if (length > 2) parts.set(key, 1 / (length - 1));
    else if (straddles) parts.set(key, STRADDLING);
    if (straddles && isLoose(shares?.get(start)) && !ANY_FIELD.has(key) && !denied.has(key)) loose.add(key);
  }
  const spoken = plain.exchanged;
  return {
    ...{ words, lesser },
    ...(parts.size > 0 && { parts }),
    ...(loose.size > 0 && { loose }),
    ...(spoken.length > 0 && { spoken }),
  };
}

/** Texts that must have a pair of two single characters for it to be a word, and what it then counts. */
const A_WORD = { documents: 3, share: 0.5 } as const;

/**
 * A question with those of its pairs of single characters as words of their own that several texts have: no general
 * dictionary knows 滤光 or 合龙, and 桥合 stands nowhere.
 * @param documents How many texts have a pair.
 */
export function withTermsOf<Q extends QuestionWords>(question: Q, documents: (key: string) => number | undefined): Q {
  const terms = [...(question.loose ?? [])].filter((key) => (documents(key) ?? 0) >= A_WORD.documents);
  if (terms.length === 0) return question;
  const parts = new Map(question.parts);
  for (const key of terms) parts.set(key, A_WORD.share);
  return { ...question, lesser: question.lesser.difference(new Set(terms)), parts };
}

/** Whether a word is part of a compound: nobody asks by the "talk" of cross-talk, or the "look" of a look-up table. */
const isJoined = (text: string, start: number, end: number): boolean =>
  /\p{L}-$/u.test(text.slice(Math.max(0, start - 2), start)) || /^-\p{L}/u.test(text.slice(end, end + 2));

/** Where words begin, by the dictionary of the runtime, and how long the word of each character is. */
function wordEdges(text: string): { readonly begins: ReadonlySet<number>; readonly length: readonly number[] } {
  const begins = new Set<number>();
  const length: number[] = [];
  for (const { index, segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    begins.add(index);
    for (let at = 0; at < segment.length; at++) length.push(segment.length);
  }
  return { begins, length };
}
