import { beginningOf } from '#cut.ts';
import type { AnswerLanguage } from '../types.ts';
import type { ClaimElement } from './elements.ts';
import type { Finding } from './finding.ts';
import type { Spoken } from './product.ts';

const MOST_WORDS = 8;
const LONGEST = 200;

const list = (words: readonly string[], lang: AnswerLanguage) => {
  const shown = words.slice(0, MOST_WORDS).map((word) => (lang === 'zh' ? `“${word}”` : `"${word}"`));
  const more = words.length - shown.length;
  return (
    shown.join(lang === 'zh' ? '、' : ', ') +
    (more > 0 ? (lang === 'zh' ? ` 等 ${words.length} 处` : ` and ${more} more`) : '')
  );
};
const short = (text: string) => beginningOf(text, LONGEST, '…').replace(/\s+/gu, ' ');

const opening = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why an element was judged so: words of both sides, nothing else. */
export function reasonOf(
  element: ClaimElement,
  { basis, against = [], product }: Finding,
  missing: readonly string[],
  lang: AnswerLanguage,
  spoken: Spoken,
): string {
  const [pair = { claim: '', product: '' }] = against;
  const lacks = missing.length > 0;
  const text = spoken.text(lang, product);
  const whole = spoken.text(lang);
  const thing = spoken.thing[lang];
  const Text = opening(text);
  const en: Record<Finding['basis'], string> = {
    words: lacks
      ? `${Text} says it; of the element's words only ${list(missing, lang)} are not there.`
      : `${Text} says it in the words of the claim.`,
    alternative: `${Text} says one of the alternatives that the claim lists.`,
    synonym: `Held to be the same by you: ${against.map(({ claim, product }) => `"${claim}" = "${product}"`).join(', ')}.`,
    tolerance: `"${pair.product}" lies outside "${pair.claim}", but within the tolerance that you set.`,
    function: `A means for a function: ${text} states the same function in the same words. Whether the structure is equivalent to the one in the patent was not compared.`,
    excluded: `${Text} says that ${thing} does not have it, or does not do it.`,
    number: `${Text} says "${pair.product}"; the claim asks for "${pair.claim}".`,
    count: `${Text} says "${pair.product}"; the claim asks for "${pair.claim}".`,
    opposite: `${Text} says "${pair.product}" where the claim says "${pair.claim}".`,
    has_excluded: `The claim excludes it, and ${text} says that ${thing} has it.`,
    silent:
      element.kind === 'closed'
        ? `The claim is closed: it covers only what has nothing besides. ${opening(whole)} does not say whether there is anything else.`
        : `${opening(whole)} says nothing of it.`,
    some_words:
      pair.claim !== ''
        ? `${Text} states no number to compare with "${pair.claim}".`
        : lacks
          ? `The nearest passage lacks ${list(missing, lang)}.`
          : `Its words stand in ${whole}, but not together.`,
    unconfirmed_synonym: `${Text} says ${against.map(({ claim, product }) => `"${product}", the claim "${claim}"`).join('; ')}: often the same, by the list of synonyms, but nobody has confirmed it here.`,
    overlap: `"${pair.product}" lies partly within "${pair.claim}".`,
    other_language: `${opening(whole)} and the claims are in different languages: nothing was compared.`,
    other_claim: 'It is what another claim says, and not every element of that claim is met.',
    person: 'Judged by a person.',
  };
  const zh: Record<Finding['basis'], string> = {
    words: lacks ? `${text}写明了该要素，仅缺${list(missing, lang)}。` : `${text}以权利要求的用词写明了该要素。`,
    alternative: `${text}写明了权利要求所列可选项之一。`,
    synonym: `您已确认为相同：${against.map(({ claim, product }) => `“${claim}”=“${product}”`).join('、')}。`,
    tolerance: `“${pair.product}”不在“${pair.claim}”之内，但在您设定的容差之内。`,
    function: `功能性限定：${text}以相同的词写明了相同的功能；结构是否等同未作比较。`,
    excluded: `${text}写明${thing}没有该要素，或者不这样做。`,
    number: `${text}为“${pair.product}”，权利要求要求“${pair.claim}”。`,
    count: `${text}为“${pair.product}”，权利要求要求“${pair.claim}”。`,
    opposite: `${text}为“${pair.product}”，权利要求为“${pair.claim}”，含义相反。`,
    has_excluded: `权利要求将其排除，而${text}写明${thing}具有它。`,
    silent:
      element.kind === 'closed'
        ? `该权利要求为封闭式，只覆盖不含其他部分的${thing}；${whole}没有写明是否还有其他部分。`
        : `${whole}没有提到该要素。`,
    some_words:
      pair.claim !== ''
        ? `${text}没有可与“${pair.claim}”比较的数值。`
        : lacks
          ? `最接近的一段缺少${list(missing, lang)}。`
          : `这些词在${whole}中出现，但不在一处。`,
    unconfirmed_synonym: `${against.map(({ claim, product }) => `${text}为“${product}”，权利要求为“${claim}”`).join('；')}：按词表通常含义相近，但此处尚无人确认。`,
    overlap: `“${pair.product}”只有一部分落入“${pair.claim}”。`,
    other_language: `${whole}与权利要求的语言不同，未作比较。`,
    other_claim: '该要素即另一权利要求的内容，而该权利要求的要素未全部满足。',
    person: '由人判断。',
  };
  return (lang === 'zh' ? zh : en)[basis];
}

/** What must be known to decide an element that is unclear. */
export function questionOf(
  element: ClaimElement,
  { verdict, basis, against = [] }: Finding,
  missing: readonly string[],
  lang: AnswerLanguage,
): string | undefined {
  // what is asked of the other claim's elements settles it
  if (verdict !== 'unclear' || basis === 'other_claim') return undefined;
  const text = short(element.text);
  const [pair = { claim: '', product: '' }] = against;
  const zh = lang === 'zh';
  switch (basis) {
    case 'unconfirmed_synonym':
      return zh
        ? `产品中的“${pair.product}”是否就是权利要求所称的“${pair.claim}”？`
        : `Is the "${pair.product}" of the product what the claim calls "${pair.claim}"?`;
    case 'overlap':
      return zh
        ? `产品实际采用“${pair.product}”中的哪些值？落入“${pair.claim}”的值可能侵权。`
        : `Which values of "${pair.product}" does the product use? The claim covers "${pair.claim}".`;
    case 'other_language':
      return zh
        ? `请以权利要求的语言提供产品说明，或者自行判断：“${text}”`
        : `Describe the product in the language of the claims, or judge it yourself: "${text}"`;
    default:
      if (element.kind === 'closed')
        return zh
          ? '除所述部分之外，产品是否还有其他部分？'
          : 'Does the product have anything besides what it describes?';
      if (pair.claim !== '')
        return zh
          ? `产品的该数值是多少？权利要求要求“${pair.claim}”。`
          : `What is this value of the product? The claim asks for "${pair.claim}".`;
      return basis !== 'silent' && missing.length > 0 && missing.length <= 3
        ? zh
          ? `产品是否具有“${text}”？说明中没有${list(missing, lang)}。`
          : `Does the product have "${text}"? The description has no ${list(missing, lang)}.`
        : zh
          ? `产品是否具有“${text}”？`
          : `Does the product have "${text}"?`;
  }
}
