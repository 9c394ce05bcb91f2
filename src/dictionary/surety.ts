import type { EntityKind } from '#collections/entities/entities.ts';
import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { isOfAName } from './described.ts';
import type { NameSpan } from './spans.ts';
import { namesPathogen } from './tagging/tag.ts';

/**
 * How sure it is that a name found in an English text is one, and ends where it ends: by where it comes from and by the
 * words on either side. Counted on the halves for tuning of BC5CDR and of the NCBI disease corpus, read sentence by
 * sentence (eval/tagging): names of the dictionary are right in .94, descriptions in .84, longer names than the
 * dictionary has in .73; what is left out here in some .7.
 */
type Name = NameSpan & { readonly kind: EntityKind };

/** The word directly before a name, and what is between. */
const BEFORE = /([\p{L}\p{N}][\p{L}\p{N}'’-]{0,39})([ -])$/u;
const LONGEST = 40;
/** What somebody does or has done with an illness: no part of its name. */
const VERB = /(?:ed|ing)$/;

/**
 * The names that are sure.
 * @param known Names of the dictionary in the text; the others are described by words.
 */
export function sureNames<N extends Name>(names: readonly N[], known: readonly Name[], text: string): N[] {
  return names.filter((one) => {
    if (one.kind === 'target') return true;
    const own = known.filter(({ kind, start, end }) => kind === one.kind && start < one.end && one.start < end);
    const isKnown = own.some(({ start, end }) => start === one.start && end === one.end);
    return one.kind === 'disease' ? isSureDisease(text, one, own, isKnown) : isSureDrug(text, one, isKnown);
  });
}

function isSureDisease(text: string, one: NameSpan, own: readonly NameSpan[], isKnown: boolean): boolean {
  if (namesPathogen(text.slice(one.end, one.end + 16))) return false;
  const [, word, between] = BEFORE.exec(text.slice(Math.max(0, one.start - LONGEST), one.start)) ?? [];
  if (word !== undefined && (between === '-' || mayBelong(word.toLowerCase()))) return false;
  if (isKnown) return true;
  const [inner] = own;
  // longer than the dictionary has it by one word, or by the place that it is of
  if (inner) {
    const more = text.slice(one.start, inner.start).trim().split(/[ -]/).filter(Boolean).length;
    const behind = text.slice(inner.end, one.end).trim().split(/[ -]/).filter(Boolean).length;
    return own.length === 1 && more !== 1 && behind < 3;
  }
  return word === undefined || saysNothingOfIt(word) || SHORT.test(text.slice(one.start, one.end));
}
/** A short form has no adjective that belongs to it. */
const SHORT = /^[A-Z][A-Za-z]?[A-Z\d-]{0,6}s?$/;

/** An adjective that names of illnesses have as well as texts: `postoperative`. */
const mayBelong = (word: string): boolean =>
  isOfAName(word) || /(?<!act|posit|negat|progress|mass|respect|consecut|effect|excess|extens|^f)ive$/.test(word);

const saysNothingOfIt = (word: string): boolean =>
  ENGLISH_FUNCTION_WORDS.has(word.toLowerCase()) || VERB.test(word) || /\d|^\p{Ll}.*['’]s?$/u.test(word);

function isSureDrug(text: string, { start, end }: NameSpan, isKnown: boolean): boolean {
  if (isMeasured(text, start, end)) return false;
  const [, word, between] = BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start)) ?? [];
  if (between === '-') return false;
  return isKnown || word === undefined || saysNothingOfIt(word);
}

/** What a body has by itself and laboratories find in it: measured more often than given. */
const OF_THE_BODY =
  /^(?:albumin|bilirubin|(?:blood )?(?:glucose|sugar)|calcium|(?:[HL]DL )?cholesterol|cortisol|creatinine|estradiol|fibrinogen|follicle[- ]stimulating hormone|ha?emoglobin|homocysteine|insulin|iron|lactate|luteinizing hormone|nitrogen|phosph(?:ate|orus)|potassium|progesterone|prolactin|sodium|testosterone|thyroid hormones?|thyrotropin|triglycerides?|urea|uric acid|vitamin D|白蛋白|胆红素|胆固醇|肌酐|尿素|尿酸|葡萄糖|甘油三酯|血红蛋白)$/i;
const MEASURED_BEFORE =
  /(?:^|[^\p{L}])(?:serum|plasma|blood|urin(?:e|ary)|total|(?:in)?direct|fasting|basal|baseline|mean|levels? of|concentrations? of|[HL]DL)[ -]$|(?:血[清浆]|尿|[总血]|测定|检测)$/iu;
const MEASURED_BEHIND =
  /^[ -](?:levels?|concentrations?|clearances?|excretion|values?|ratios?|status|homeostasis|metabolism|contents?|secretion|release|resistance|sensitivity|measurements?|tests?|tolerance|monitoring|control|nitrogen)(?!\p{L})|^(?:[(（][A-Za-z]{1,5}[)）])?(?:水平|含量|浓度|值|清除率|升高|降低|增高|下降|测定)/iu;

/** Whether a substance of the body is spoken of as it is found there. */
export const isMeasured = (text: string, start: number, end: number): boolean =>
  OF_THE_BODY.test(text.slice(start, end)) &&
  (MEASURED_BEFORE.test(text.slice(Math.max(0, start - 20), start)) || MEASURED_BEHIND.test(text.slice(end, end + 20)));
