import { languageOf, type TextLanguage } from '#language/script.ts';
import { namesDocument } from '#language/wording.ts';
import { CUES, MEANS } from '../extract-disclosure/cues.ts';

// What kind of thing a sentence of a patent says, by its words.

/** Ties a means to an effect. */
const TIES: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:thereby|thus|hence|so that|so as to|such that|in order to|as a result|whereby|allow(?:s|ing)?|enabl(?:es?|ing)|prevent(?:s|ing)?|reduc(?:es?|ing)|improv(?:es?|ing)|increas(?:es?|ing)|avoid(?:s|ing)?|eliminat(?:es?|ing)|lower(?:s|ing)|minimi[sz](?:es?|ing)|advantage\w*)\b/iu,
  zh: /(?:从而|进而|使得|以便|以使|因此|这样|能够|可以|有效|提高|降低|减少|避免|防止|改善|增强|实现|优点|有益效果)/u,
};

/** Tells of the known, or of a problem alone. */
const OF_OTHERS =
  /\b(?:problem|drawback|disadvantage|(?:object|aim|purpose) of)\b|相关技术|现有技术中|目的(?:在于|是)|的问题[，。]?$/iu;

/**
 * What a thing or method consists of, after words on what it is for: a claim told again. It names the aim of the whole
 * document and ties no means to it; no more does a program that does what the method does.
 */
const CLAIM_TOLD =
  /^\W*(?:to|in order to|for the purpose of)\b[^.;:]{0,200}?\b(?:compris|consist|includ|provid|disclos|adopt)|\b(?:comprises?|comprising|includes?|including)\b[^.]{0,40}:|^\W*(?:disclosed|provided) (?:is|are)\b|(?:采用|提供|公开)(?:了|如下|以下|的)|技术方案[，,]?(?:是|如下|为)?[：:]|[，,：:]?(?:包括|包含|其特征在于)(?:以下步骤|如下步骤)?[：:]|(?:程序|指令)[^，。；]{0,12}被[^，。；]{0,20}执行|\bwhen (?:being )?executed (?:by|on)\b/iu;

/** Names parts one after another, the document itself, or bounds of a figure: what is claimed, not what it brings. */
const TELLS_PARTS =
  /[;；]\s*$|\b(?:compris|consist)\w*|\b(?:in|to) (?:one|an?|the|\w+) aspect\b|\b(?:object|solution|problem)s? (?:is|are|of)\b|\bclaims?\b|\bthere (?:is|are) provided\b|\bdiscloses?\b|\b(?:invention|disclosure|embodiments?) (?:generally |also )?(?:relates?|concerns?)\b|(?:本申请|本发明|本实用新型|本公开)(?:还)?(?:提供|公开|涉及)|^该[^，。]{2,30}包括|技术问题|权利要求/iu;

/**
 * Says that something is needed, that it matters, or that others have worked on it: what is wanted, and nothing of how.
 */
const NEED =
  /\bneeds? to be\b|\bit is (?:very |highly |also |therefore |thus |often |usually )?(?:important|desirable|desired|necessary|essential|critical|vital|crucial|preferable)\b|\bis of (?:great|major|vital|particular|utmost|considerable) (?:importance|interest)\b|\b(?:investigators?|researchers?|workers|authors|others|studies) (?:\w+ )?ha(?:ve|s) (?:\w+ )?(?:reported|proposed|shown|suggested|described|found|attempted|tried)\b|\bthere ha(?:ve|s) been (?:much|many|several|considerable|numerous|various|a number|great|increas\w+)\b|\b(?:these|such|those|all) (?:known|conventional|existing|prior|previous) (?:approaches|methods|systems|devices|techniques|solutions)\b|具有(?:十分|非常|极其|很)?(?:重要|重大|深远|积极)的?[^，。；]{0,10}(?:意义|价值)|(?:至关重要|意义重大|十分重要|非常重要|尤为重要|迫在眉睫)|成为[^，。；]{0,20}(?:热点|焦点|难题|重点|趋势)/iu;

const HOW = /通过|利用|借助|采用|使用/u;

/** What was measured, and nothing of how. */
const MEASURED_ONLY =
  /^(?:试验|实验|测试)(?:结果)?(?:表明|证明|显示)|^(?:tests?|experiments?|measurements?) (?:show|confirm|prove)|^compared with the (?:state of the art|prior art)\b/iu;

/** Names a difficulty. "However" and "but" alone do not: "including but not limited to". */
const LIMIT: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:drawbacks?|disadvantages?|disadvantageous|difficult|difficulty|cannot|can not|fails?(?!-?safe)|failed|failure|insufficient|inadequate|unsuitable|unreliable|unstable|inaccurate|impractical|impossible|not (?:suitable|sufficient|possible|practical|reliable)|prone to|suffers? from|limited by|limitation|degrad\w+|deteriorat\w+|in operation it turns out|expensive|bulky|complicated|too (?:high|low|large|small|expensive|heavy|slow|weak))\b/iu,
  zh: /缺点|缺陷|不足|复杂|成本高|难以|困难|无法|不能|不适合|不稳定|不可靠|易于?损坏|受限|局限|过高|过低|过大|过小|运行中发现/u,
};

/** Names a difficulty to say that there is none, or that it is overcome; one that is told behind it stays. */
const NO_LIMIT: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:not|without|no)\b(?: by way of| any| as an?| intended as an?){0,2} limitations?\b/giu,
  zh: /(?:针对|为了?(?:解决|克服|避免)?|解决了?|克服了?|避免了?|消除了?|弥补了?)[^，。；]{0,40}?(?:不足|缺陷|缺点|困难)(?![^。]{0,60}技术问题)/gu,
};

/** Begins within a sentence: a piece of a claim, in which a value is limited and nothing fails. */
const BEGINS_WITHIN = /^\s*(?:and|or|wherein|whereby|whereas|which|that|said|the|an?|[a-z]+ing)\s/u;

/** Whether a sentence tells what does not work, or works badly. */
export function tellsLimit(sentence: string): boolean {
  const lang = languageOf(sentence);
  return LIMIT[lang].test(sentence.replace(NO_LIMIT[lang], ' ')) && !BEGINS_WITHIN.test(sentence);
}

/** Whether a sentence speaks of another document, or of what was known. */
export const tellsOfOthers = (sentence: string): boolean =>
  namesDocument(sentence) || CUES[languageOf(sentence)].background.lead.test(sentence) || OF_OTHERS.test(sentence);

/** A piece of an English claim or list: it begins in the middle of a sentence, or another piece follows. */
const PIECE = /^\s*[a-z]|;\s*$/u;

/**
 * Whether a sentence speaks of its own document: no claim told again or in pieces, no figure alone, nothing known, no
 * problem.
 */
function saysOwn(sentence: string): boolean {
  const lang = languageOf(sentence);
  const { background, tech_problem } = CUES[lang];
  return (
    !(lang === 'en' && PIECE.test(sentence)) &&
    !CLAIM_TOLD.test(sentence) &&
    !MEASURED_ONLY.test(sentence) &&
    // a long Chinese sentence may tell how, and end on why that matters
    !(NEED.test(sentence) && !(lang === 'zh' && HOW.test(sentence))) &&
    !background.lead.test(sentence) &&
    !tech_problem.lead.test(sentence) &&
    !OF_OTHERS.test(sentence)
  );
}

/** Whether a sentence ties a means of its own document to what it brings. */
export function saysMeans(sentence: string): boolean {
  const lang = languageOf(sentence);
  return TIES[lang].test(sentence) && MEANS[lang].test(sentence) && saysOwn(sentence);
}

/**
 * Whether a sentence tells what its document's means are or bring, and not what it is made of or where it is claimed.
 */
export const tellsMeans = (sentence: string): boolean =>
  saysOwn(sentence) &&
  !namesDocument(sentence) &&
  !TELLS_PARTS.test(sentence) &&
  !CUES[languageOf(sentence)].embodiment.lead.test(sentence);

/** Words of a wish that say which way something is to go, and not what. */
const DIRECTIONS =
  /^(?:prevent|reduc|improv|increas|avoid|eliminat|lower|minimi[sz]|rais|enhanc|decreas|suppress|keep|kept|maintain|mak|made|achiev|obtain|enabl|allow)|^(?:提高|提升|降低|减少|减小|避免|防止|改善|增强|增加|抑制|延长|缩短|保持|实现|能够|可以|有效)/iu;

/** Whether a word says which way something goes: reduce, prevent. */
export const isDirection = (word: string): boolean => DIRECTIONS.test(word);
