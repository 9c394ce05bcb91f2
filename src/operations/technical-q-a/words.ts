const EN = {
  head: ['Who', 'For what, in the words of the document', 'Document'],
  no_paper: 'No paper of the corpus says anything on that question.',
  no_paper_on: (questions: readonly string[]) =>
    `No paper of the corpus says anything on: ${questions.map((each) => `“${each}”`).join(', ')}`,
  follow: (term: string, subject: string) => `What do documents say about ${term} in connection with ${subject}?`,
  searched: (query: string) => `Search: ${query}.`,
  counts: (corpus: number, matching: number) =>
    `${corpus} publications in the corpus, ${matching === 1 ? '1 family matches' : `${matching} families match`}.`,
  patents: (n: number) => (n === 1 ? '1 patent is quoted.' : `${n} patents are quoted.`),
  papers: (n: number) => (n === 1 ? '1 paper is quoted.' : `${n} papers are quoted.`),
  unknown: (words: string) => `In no document: ${words}.`,
  missing: (words: string) => `In no quoted passage: ${words}.`,
  website: 'Web pages: not searched, no web search is configured.',
  dropped: (n: number) => `${n} sentences of the model did not hold and were left out.`,
  by: { model: 'Written by the model from the quoted passages, each sentence checked.', ground: 'Quotations.' },
  confirmed: (n: number, all: number) =>
    all === 0
      ? 'No sentence answers the question: there was none to read again.'
      : `${n} of ${all} sentences were read again and stand in the documents that they name.`,
  unconfirmed: (sentence: string, why: string) => `Not confirmed: “${sentence}” (${why}).`,
  why: {
    none: 'it names no document',
    absent: 'no passage has most of its words',
    number: 'a number of it is not there',
  },
  suggestion: 'The question asks for a solution: an exploration of solutions lists directions with their documents.',
};
const ZH: typeof EN = {
  head: ['谁', '用于什么（文献原文）', '文献'],
  no_paper: '语料库中没有论文说到这个问题。',
  no_paper_on: (questions) => `语料库中没有论文说到：${questions.map((each) => `“${each}”`).join('、')}`,
  follow: (term, subject) => `在${subject}方面，文献对“${term}”有哪些记载？`,
  searched: (query) => `检索式：${query}。`,
  counts: (corpus, matching) => `语料库共有 ${corpus} 件公开文献，命中 ${matching} 个同族。`,
  patents: (n) => `引用专利 ${n} 件。`,
  papers: (n) => `引用论文 ${n} 篇。`,
  unknown: (words) => `没有任何文献含有：${words}。`,
  missing: (words) => `所引段落中没有：${words}。`,
  website: '网页：未检索，没有配置网页检索。',
  dropped: (n) => `模型的 ${n} 句不成立，已删去。`,
  by: { model: '由模型根据所引段落撰写，逐句核对。', ground: '引文。' },
  confirmed: (n, all) =>
    all === 0 ? '没有一句回答该问题，无可核对。' : `重新核对 ${all} 句，其中 ${n} 句见于其所引文献。`,
  unconfirmed: (sentence, why) => `未能确认：“${sentence}”（${why}）。`,
  why: { none: '没有注明文献', absent: '没有一段含有其大部分用词', number: '其中的数字不在原文中' },
  suggestion: '该问题在寻求解决方案：方案探索会列出各个方向及其文献。',
};
export const QUESTION_WORDS = { en: EN, zh: ZH } as const;
export type QuestionWords = typeof EN;
