import type { Fault, FaultKind } from '#skills/draft-specification/types.ts';

type Texts = Readonly<Record<FaultKind, (fault: Fault) => string>>;
const listed = (also: readonly string[], mark: string) => also.join(mark);

const EN: Texts = {
  no_antecedent: ({ text }) =>
    `Nothing before it in this claim, or in a claim that it builds on, introduces “${text}”. Introduce it with “a”, or use the name that it has there.`,
  unsupported_term: ({ text, also }) =>
    also.length > 0
      ? `The disclosure says “${listed(also, '”, “')}” and nowhere “${text}”. Use one name for one thing.`
      : `No paragraph of the disclosure has “${text}”. Add a passage on it, or use the disclosure’s word.`,
  unsupported_feature: ({ also }) =>
    `Unsupported: no paragraph of the disclosure has most of its words; missing are ${listed(also, ', ')}.`,
  unsupported_number: ({ text, also }) =>
    also.length > 0
      ? `The disclosure says “${also[0]}” here, and “${text}” reaches beyond it. Claim what is disclosed, or add values for the rest.`
      : `The disclosure has no value that ${text} could rest on.`,
  numbering: ({ text, also }) =>
    also[0] === 'twice'
      ? `Several claims have the number ${text}, and only one of each was read. Number them one after the other.`
      : `The numbers of the claims have holes: ${text}. Number them one after the other.`,
  reference: ({ text }) => `“${text}” leads to no earlier claim. A claim refers to claims that stand before it.`,
  multiple_on_multiple: ({ also }) =>
    `A claim with several parents must not build on one with several parents (claim ${listed(also, ', ')}): rule 25 of the Chinese Implementing Regulations.`,
  category: ({ text, also }) =>
    `“${text}”: claim ${listed(also, ', ')} is of the other category, a method or a thing. Refer to a claim of the same category, or make it a claim of its own (“a method of making the … of claim ${listed(also, ', ')}”).`,
  vague: ({ text }) => `“${text}” leaves open where the claim ends. Give a value or a range, or drop it.`,
  no_unit: ({ text }) => `“${text}”: the unit is missing.`,
  sign_twice: ({ text, also }) =>
    `The sign ${text} stands for several things: ${listed(also, ', ')}. Give each thing a sign of its own.`,
  unity: ({ text, also }) =>
    `Claim ${text} shares hardly a word with claim ${listed(also, ', ')}: they may be two inventions. Check what common technical feature joins them.`,
};
const ZH: Texts = {
  no_antecedent: ({ text }) =>
    `“${text}”在本权利要求之前的内容及其引用的权利要求中没有出现过。请先引入该特征，或改用已有的名称。`,
  unsupported_term: ({ text, also }) =>
    also.length > 0
      ? `交底材料称“${listed(also, '”、“')}”，没有“${text}”。同一部件请使用同一名称。`
      : `交底材料中没有“${text}”。请补充说明，或改用交底材料的用词。`,
  unsupported_feature: ({ also }) =>
    `无支持：交底材料没有任何一段包含该特征的大部分用词；缺少：${listed(also, '、')}。`,
  unsupported_number: ({ text, also }) =>
    also.length > 0
      ? `交底材料此处为“${also[0]}”，“${text}”超出了该范围。请按公开的范围限定，或补充支持其余部分的数值。`
      : `交底材料中没有可以支持 ${text} 的数值。`,
  numbering: ({ text, also }) =>
    also[0] === 'twice'
      ? `编号 ${text} 重复，每个编号只读取了一项权利要求。请连续编号。`
      : `权利要求编号不连续，缺少：${text}。请连续编号。`,
  reference: ({ text }) => `“${text}”没有指向在前的权利要求。只能引用在前的权利要求。`,
  multiple_on_multiple: ({ also }) =>
    `多项从属权利要求不得引用多项从属权利要求（权利要求${listed(also, '、')}）：专利法实施细则第二十五条。`,
  category: ({ text, also }) =>
    `“${text}”：权利要求${listed(also, '、')}为另一类型（方法或产品）的权利要求。从属权利要求应与其引用的权利要求类型一致、主题名称一致；否则请写成独立权利要求。`,
  vague: ({ text }) => `“${text}”使保护范围不清楚。请给出数值或范围，或删去。`,
  no_unit: ({ text }) => `“${text}”缺少单位。`,
  sign_twice: ({ text, also }) => `附图标记 ${text} 对应多个名称：${listed(also, '、')}。每个部件应使用各自的标记。`,
  unity: ({ text, also }) =>
    `权利要求${text}与权利要求${listed(also, '、')}几乎没有相同用词，可能不属于一个总的发明构思。请核对相同或相应的特定技术特征。`,
};
const TEXTS = { en: EN, zh: ZH } as const;

/** What is wrong and how it is mended, for a reader. */
export const faultText = (fault: Fault, lang: 'en' | 'zh'): string => TEXTS[lang][fault.kind](fault);
