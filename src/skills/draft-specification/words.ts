import type { TextLanguage } from '#language/script.ts';

const EN = {
  parts: { abstract: 'Abstract', claims: 'Claims', description: 'Description', figures: 'Drawings' },
  h: {
    field: 'Technical Field',
    background: 'Background',
    summary: 'Summary',
    drawings: 'Brief Description of the Drawings',
    embodiments: 'Detailed Description',
    signs: 'List of reference signs',
  },
  field: (title: string) => `This disclosure is in the field of: ${title}.`,
  says: (number: string, title: string, quote: string) => `${number}${title ? ` (${title})` : ''} says: “${quote}”`,
  known: (number: string, title: string) => `A near document is ${number}${title ? ` (${title})` : ''}.`,
  problem: 'The problem to be solved is the following.',
  solution: 'The problem is solved as follows.',
  /** `has`: the addition begins with a verb that the fixed words stand before. */
  further: (addition: string, has?: string) =>
    has ? `In a further form, it ${has} ${addition}` : `In a further form: ${addition}`,
  effects: 'The effects stated are the following.',
  embodiment: (n: number, all: number, _examples: boolean) => (all > 1 ? `Embodiment ${n}` : 'Embodiment'),
  more: 'Further to the embodiments:',
  figure: (n: number | string) => `Fig. ${n}`,
  signs: (pairs: readonly (readonly [string, string])[]) => pairs.map(([sign, name]) => `${sign} ${name}`).join('; '),
  open: {
    background:
      'TO BE SUPPLIED: the known. The disclosure says nothing of it, and the corpus has no document near to it.',
    beyondProblem:
      'TO BE SUPPLIED: the known, beyond what the sentences on the problem say of it. The corpus has no document near to it.',
    problem: 'TO BE SUPPLIED: the problem to be solved. The disclosure states none.',
    effects: 'TO BE SUPPLIED: the effects, with what shows them. The disclosure states none, and none was made up.',
    drawings: (n: number) =>
      `TO BE SUPPLIED: what ${n === 1 ? 'the drawing shows' : `the ${n} drawings show`}. The disclosure says nothing of that.`,
    caption: (label: string) => `TO BE SUPPLIED: what ${label} shows.`,
    pictures: (labels: readonly string[]) =>
      `TO BE SUPPLIED: the drawing${labels.length > 1 ? 's' : ''} ${labels.join(', ')}, which the disclosure speaks of.`,
    lost: 'TO BE SUPPLIED: a drawing whose address has expired. Upload it again.',
    support: (claims: readonly number[]) =>
      claims.length > 1
        ? `TO BE SUPPLIED: how claims ${claims.join(', ')} are carried out. The disclosure has no passage on them.`
        : `TO BE SUPPLIED: how claim ${claims.join()} is carried out. The disclosure has no passage on it.`,
    title: (most: number) =>
      `TO BE SUPPLIED: a shorter title of the invention; an office takes at most ${most} characters.`,
  },
};
export type SpecificationWords = typeof EN;

const ZH: SpecificationWords = {
  parts: { abstract: '说明书摘要', claims: '权利要求书', description: '说明书', figures: '说明书附图' },
  h: {
    field: '技术领域',
    background: '背景技术',
    summary: '发明内容',
    drawings: '附图说明',
    embodiments: '具体实施方式',
    signs: '附图标记说明',
  },
  field: (title) => `本发明涉及${title}。`,
  says: (number, title, quote) => `${number}${title ? `（${title}）` : ''}记载：“${quote}”`,
  known: (number, title) => `接近的文献有${number}${title ? `（${title}）` : ''}。`,
  problem: '要解决的技术问题如下。',
  solution: '为解决上述技术问题，采用如下技术方案。',
  further: (addition) => `进一步地，${addition}`,
  effects: '有益效果如下。',
  // a disclosure with 实施例 of its own keeps their numbers for them
  embodiment: (n, all, examples) => `${examples ? '实施方式' : '实施例'}${all > 1 ? n : ''}`,
  more: '此外：',
  figure: (n) => `图${n}`,
  signs: (pairs) => pairs.map(([sign, name]) => `${sign}-${name}`).join('；'),
  open: {
    background: '待补充：背景技术。交底材料没有说明，语料库中也没有接近的文献。',
    beyondProblem: '待补充：背景技术。交底材料只在技术问题中提到现有情况，语料库中没有接近的文献。',
    problem: '待补充：要解决的技术问题。交底材料没有说明。',
    effects: '待补充：有益效果及其依据。交底材料没有说明，此处未作编写。',
    drawings: (n) => `待补充：${n}幅附图的说明。交底材料没有说明附图内容。`,
    caption: (label) => `待补充：${label}的说明。`,
    pictures: (labels) => `待补充：${labels.join('、')}。交底材料提到${labels.length > 1 ? '这些' : '该'}附图。`,
    lost: '待补充：一幅附图的地址已过期，请重新上传。',
    support: (claims) => `待补充：权利要求${claims.join('、')}的具体实施方式。交底材料没有相应内容。`,
    title: (most) => `待补充：更短的发明名称，发明名称不得超过${most}个字。`,
  },
};

export const SPECIFICATION_WORDS: Readonly<Record<TextLanguage, SpecificationWords>> = { en: EN, zh: ZH };
