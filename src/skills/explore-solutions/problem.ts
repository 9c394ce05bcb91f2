import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { withoutMarkup } from '#language/markup.ts';
import { excludingIn, type UnreadNumber, unreadIn } from '#language/number-doubts.ts';
import { phrasesOf } from '#language/phrases.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { isHan, languageOf, type TextLanguage } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { type Contradictions, contradictionsOf, mentionsIn } from '../contradictions/contradictions.ts';
import { wordQuery } from '../corpus-words.ts';

/** What a problem says, in its own words; an empty list: it says none. */
export interface Problem {
  readonly lang: TextLanguage;
  /** The thing that it is about: the first that it names. */
  readonly object?: string;
  readonly to_improve: readonly string[];
  readonly to_keep: readonly string[];
  /** Numbers with units, as written. */
  readonly quantities: readonly string[];
  readonly constraints: readonly string[];
  readonly causes: readonly string[];
  /** Sentences that may be asked one by one, commands to the reader left out. */
  readonly parts: readonly string[];
  readonly contradictions: Contradictions;
  /** What a search would need and the problem does not say. */
  readonly missing: readonly ('object' | 'improve')[];
  /** Pairs of numbers of one sentence, as written, that exclude each other. */
  readonly excluding: readonly (readonly [string, string])[];
  /** Numbers before a word that may be a unit and is none that is known, with that word. */
  readonly unread: readonly UnreadNumber[];
}

const CONSTRAINT: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:must|may not|cannot be|at most|at least|no more than|not exceed|within|limited to|without|only|below|above)\b/iu,
  zh: /(?:必须|不得|不能|不超过|至少|至多|以内|限制|不可|低于|高于|只能)/u,
};
const CAUSE: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:because|due to|caused by|owing to|as a result of|since)\b/iu,
  zh: /(?:因为|由于|所致|原因|引起|造成|导致)/u,
};

/** When something happens tells why it does, but not of what must be: "must be swung away when the crew gets in". */
const WHEN = /\bwhen(?:ever)?\b/iu;
const tellsCause = (part: string, lang: TextLanguage): boolean =>
  CAUSE[lang].test(part) || (lang === 'en' && WHEN.test(part) && !CONSTRAINT.en.test(part));

const unique = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

/** What stands between a phrase and the thing that it is of. */
const OF = /^\s+(?:of|in|for)\s+(?:(?:an?|the|such)\s+)?$/iu;

/** 锂电池模组快充时电芯: the thing, before when it is meant. */
const BEFORE_WHEN = /^(\p{Script=Han}{2,20}?)在?\p{Script=Han}{2}时\p{Script=Han}/u;

const BEFORE_OBJECT = /^ (?:an?|the|its|their) /iu;
const LAST_VERB = / [a-z]{2,20}[^s\W]s$/u;

/** Goes on after the thing's name with what it does or should: 电机需要输出, 电池包重量不超过. */
const AFTER_THING =
  /(?<=\p{Script=Han}{2})(?:需要?|必须|应当?|要求|希望|无法|不能?|难以|容易|易于|(?:缠绕?|缠住|堵塞|卡住|漏[水油气电]|断裂|磨损|过热|开裂|脱落|老化|生锈|变形)(?!检测|监测|传感|保护|装置|试验|测量|机|指标|[率量度]|程度|后))/u;
/** Stands behind a quality of which something is said: of 电池温度过高 the thing is the battery. */
const QUALITY_TOLD = /^(?:[过太不偏较超高低大小多少长短重轻快慢难]|衰减|下降|上升|漂移|[，。；、？,;?]|$)/u;
/** How to do something, before the thing: 如何降低风机叶片的重量. */
const BEFORE_THING =
  /^(?:如何|怎样|怎么)(?:才能|能够?|可以)?(?:提[高升]|降低|减[少小轻]|增[加强]|改善|避免|防止|缩短|延长|抑制|消除|解决|实现|[让使])?(?=\p{Script=Han}{2})/u;
/** What is wrong with a thing, before its name or as its verb: a heavy battery pack, the battery overheats. */
const HOW_IT_IS =
  /^(?:heavy|noisy|slow|hot|cold|weak|expensive|bulky|leaky|brittle|fragile|unstable|inaccurate|unreliable|inefficient|dirty|loud|short-lived|slippery)\s+/iu;
const WHAT_IT_DOES =
  /\s(?:overheats?|leaks?|wears?|breaks?|cracks?|vibrates?|corrodes?|clogs?|jams?|drifts?|fails?|freezes?|burns?|degrades?|deteriorates?|rusts?|rattles?|squeaks?|slips?|swells?|shrinks?|warps?|explodes?|ages?|(?:stays?|remains?|gets?|becomes?)(?:\s[a-z]{2,20})?)$/iu;

/** A Chinese name without what is asked and said of the thing: 电池包重量(不超过), 电池温度(过高), 电机(需要输出). */
function bareName(name: string, behind: string): string {
  const asked = name.slice(BEFORE_THING.exec(name)?.[0].length ?? 0);
  const thing = asked.slice(0, AFTER_THING.exec(asked)?.index);
  const told = `${asked}${behind}`;
  const quality = mentionsIn(thing, 'zh').find(({ start, end }) => start >= 2 && QUALITY_TOLD.test(told.slice(end)));
  return thing.slice(0, quality?.start);
}

/** 输液快完的时候要能自动夹住: when something is asked for, and what is asked of no thing that is named. */
const WHEN_ASKED = /^[^，。；]{1,16}?(?:的时候|之后|以后)[，,]?(?:要|需要|必须|应当?|希望)/u;
/** The thing of which more is asked behind it: 但是夹子不能太重. */
const ASKED_OF = /[，,；](?:但是?|而且|并且|同时)?(\p{Script=Han}{2,8}?)(?:不能|不得|不可|必须|要)/u;

const IN_A_CASE = '在[^，。；,;]{1,40}?(?:情况下|前提下|条件下|基础上|同时|时候|时)[，,]?';
/** How, in which case, and in what manner, before what is to be done: 如何在不侵犯隐私的情况下可靠地检测. */
const ASKED_HOW = new RegExp(
  `^(?:${IN_A_CASE})?(?:如何|怎样|怎么)(?:才能|能够?|可以)?(?:${IN_A_CASE})?(?:\\p{Script=Han}{2}地)?`,
  'u',
);

/** The thing that a problem is about: the first that it names; of "images of a catheter" the catheter. */
function objectOf(problem: string): string | undefined {
  const asked = WHEN_ASKED.test(problem) ? ASKED_OF.exec(problem)?.[1] : undefined;
  if (asked !== undefined) return asked;
  const text = problem.replace(ASKED_HOW, '如何');
  const [first, second] = phrasesOf(text);
  if (!first) return undefined;
  const of = second && OF.test(text.slice(first.end, second.start)) ? second : first;
  const before = BEFORE_WHEN.exec(of.text)?.[1];
  if (before !== undefined) return before;
  if (isHan(of.text[0]!)) return bareName(of.text, text.slice(of.end, of.end + 2));
  // the capital of a sentence's first word is none of the name, nor is its verb: ultrasound damages the ribs
  const verb = of === first && BEFORE_OBJECT.test(text.slice(of.end)) ? (LAST_VERB.exec(of.text)?.[0] ?? '') : '';
  const named = of.text.slice(0, of.text.length - verb.length);
  const thing = named.replace(WHAT_IT_DOES, '').replace(HOW_IT_IS, '');
  return thing.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** A heading of a patent that was pasted as a problem, with its number; alone on its line, or before a capital. */
const HEADING =
  /^(?:\(?\d{1,2}[.)]\s{0,4})?(?:technical |brief )?(?:field|background|summary|description of the (?:prior|related) art|技术领域|背景技术|发明内容)(?: of the (?:invention|disclosure))?[:：]?/iu;
const NUMBER_OF_NEXT = /^\s*(?:\d{1,2}\.)?/u;

/** A sentence behind the headings that it was pasted with. */
function withoutHeadings(sentence: string): string {
  let left = sentence.trim();
  for (;;) {
    const heading = HEADING.exec(left)?.[0];
    if (heading === undefined) return left;
    const behind = left.slice(heading.length);
    const ends = /^\s*(?:$|\n)/u.test(behind);
    // "Field emission" and "Background noise" are things
    if (!ends && !(/ of the |\p{Script=Han}$/iu.test(heading) && /^\s*[\p{Lu}\d\p{Script=Han}]/u.test(behind)))
      return left;
    left = behind.slice(NUMBER_OF_NEXT.exec(behind)![0].length).trim();
  }
}

/**
 * What a text contradicts itself in, its thing's own name aside, unless that is all that speaks of a parameter: a power
 * battery (动力电池) asks for no power.
 */
function contradictionsIn(text: string, object: string | undefined): Contradictions {
  const without = contradictionsOf(object ? text.replaceAll(object, ' '.repeat(object.length)) : text);
  return without.improving.length > 0 ? without : contradictionsOf(text);
}

/** Reads a problem. Pure; linear in the text. */
export function readProblem(text: string): Problem {
  const lang = languageOf(text);
  const parts = sentences(text)
    .map(({ start, end }) =>
      withoutMarkup(withoutHeadings(text.slice(start, end)))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => !commands(sentence) && contentWords(sentence).length > 0);
  const plain = parts.join(lang === 'zh' ? '' : ' ');
  const first = objectOf(plain);
  const contradictions = contradictionsIn(plain, first);
  const said = (side: Contradictions['improving']) =>
    unique(
      side
        .filter(({ score }) => score >= (side[0]?.score ?? 0) / 2)
        .slice(0, 3)
        .flatMap(({ mentions }) => mentions.map((mention) => mention.text)),
    );
  const [to_improve, to_keep] = [said(contradictions.improving), said(contradictions.worsening)];
  return {
    lang,
    ...(first !== undefined && { object: first }),
    ...{ to_improve, to_keep },
    quantities: quantitiesOf(plain).map((quantity) => quantity.text.trim()),
    constraints: parts.filter((part) => CONSTRAINT[lang].test(part)),
    causes: parts.filter((part) => tellsCause(part, lang)),
    parts,
    contradictions,
    excluding: parts.flatMap(excludingIn),
    unread: parts.flatMap(unreadIn),
    missing: [...(first ? [] : ['object' as const]), ...(to_improve.length > 0 ? [] : ['improve' as const])],
  };
}

/** Goes on with what was said before, or says how that is to be done. */
const GOES_ON: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:it|its|they|their|this|these|those|that|such|and|but|or|so|thus|then|however|also|both|each|the same|avoid|do not|without|because|since|therefore|otherwise|in addition|moreover|furthermore|at the same time|instead|still|yet)\b/iu,
  zh: /^(?:它|其|该|这|此|上述|但|然而|因此|所以|同时|并|而且|不过|希望|要求|需要|避免|由于|从而|且|又|也)/u,
};
/** Complains of a thing; and words by which a sentence asks for a condition of what was said instead. */
const COMPLAINS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:not|no longer|cannot|fails?|too|never)\b/iu,
  zh: /不|无法|难以|太|过[高低大小长短重热慢快]/u,
};
const CONDITION: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:must|should|may|shall|remains?|stays?)\b/iu,
  zh: /[应须]|可以|保持|必须/u,
};
/** Problems of one text that are told apart: what follows goes with the last. */
const MOST_PROBLEMS = 3;

/** What is done to a thing that nobody wants. */
const HARMS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:damag|destroy|burn|break|broke|crack|leak|wears?\b|worn|corrod|clog|overheat|heats? up|degrad|deteriorat|distort|contaminat|block|jam|loosen|drift|vibrat|lose|lost|loss|waste|fog|freez|scratch|shrink|warp|delay|interfer|spoil|blur|ruin|poison|pollut|injur|hurt|harm|irritat|explod|collaps|dries out|falls? (?:off|apart))/iu,
  zh: /损[坏伤耗失]|破[坏裂损]|泄[漏露]|断裂|开裂|腐蚀|堵塞|磨损|变形|老化|脱落|失效|干扰|污染|浪费|烧[坏毁伤]|卡[住死滞]|漏[水气油电液]|松动|抖动|振动|模糊|失真|延迟|漂移|结冰|起雾|伤害|故障/u,
};
/** Asks how to do something. */
const ASKS_HOW: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\bhow (?:to|can|could|do|does|should|might)\b/iu,
  zh: /如何|怎样|怎么才?能/u,
};

/** Whether a text names anything that is to get better, is in the way, or sets a limit; or asks how to do something. */
export const asksForSomething = ({ parts, lang, missing, constraints, causes, quantities }: Problem): boolean =>
  !missing.includes('improve') ||
  [...constraints, ...causes, ...quantities].length > 0 ||
  parts.some((part) => [COMPLAINS, HARMS, ASKS_HOW].some((said) => said[lang].test(part)));

/**
 * The problems of a text, each with its sentences: a sentence that shares no word with those before it, does not go on
 * with them and names something of its own that should get better begins another problem.
 */
export function problemsIn({ parts, lang }: Pick<Problem, 'parts' | 'lang'>): (readonly string[])[] {
  const found: { parts: string[]; keys: Set<string> }[] = [];
  for (const part of parts) {
    const keys = contentWords(part).map(({ key }) => key);
    const of = found.find((one) => keys.some((key) => one.keys.has(key)));
    const own = () =>
      objectOf(part) !== undefined &&
      (contradictionsOf(part).improving.length > 0 || (COMPLAINS[lang].test(part) && !CONDITION[lang].test(part)));
    if (!of && found.length < MOST_PROBLEMS && (found.length === 0 || (!GOES_ON[lang].test(part) && own())))
      found.push({ parts: [part], keys: new Set(keys) });
    else {
      const into = of ?? found.at(-1)!;
      into.parts.push(part);
      for (const key of keys) into.keys.add(key);
    }
  }
  // what only leads in is no problem of its own
  const [first, second, ...rest] = found.map((one) => one.parts);
  const leadsIn =
    first &&
    second &&
    first.every((part) => contradictionsOf(part).improving.length === 0 && !COMPLAINS[lang].test(part));
  return leadsIn ? [[...first, ...second], ...rest] : found.map((one) => one.parts);
}

/** Concepts that a question to the corpus is made of: more find nothing. */
const MOST_CONCEPTS = 3;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** A Chinese run of more characters is several words that need not stand together. */
const LONG_HAN = 4;

/** A form as documents may hold it: a long Chinese one in its words. */
function formQuery(form: string): Query {
  if (!isHan(form[0] ?? '') || form.length <= LONG_HAN) return wordQuery(form);
  const words = [...segmenter.segment(form)].map(({ segment }) => segment).filter((word) => word.length > 1);
  return words.length > 0 ? allOf(...words.slice(0, 3).map(wordQuery)) : wordQuery(form);
}

/** The things that a text names, with other words for them, as a question to the corpus; undefined if it names none. */
export function askedOf(text: string, most = MOST_CONCEPTS): Query | undefined {
  const synonyms = synonymsOf(text);
  const seen = new Set<string>();
  const concepts = phrasesOf(text)
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, most)
    .map(({ text: phrase }) => {
      const others = synonyms
        .filter(({ word }) => word.toLowerCase() === phrase.toLowerCase())
        .map(({ other }) => other);
      return anyOf(...[phrase, ...others].map(formQuery));
    });
  return concepts.length > 0 ? allOf(...concepts) : undefined;
}
