import { dayText } from '#clock.ts';
import type { RecordQuote } from '#corpus/quote.ts';
import type { PaperFound } from './find-papers.ts';
import type { NearestHeading } from './nearest-headings.ts';

/** Papers as an answer shows them: the sentence word for word, then what it stands in. Markdown, a line at a time. */
export function* papersInWords(papers: readonly PaperFound[], lang: 'zh' | 'en'): Generator<string> {
  if (papers.length === 0) return;
  const zh = lang === 'zh';
  const nearest = papers.every((paper) => paper.nearest);
  if (nearest)
    yield zh
      ? '\n没有论文完整回答这个问题。最接近的论文原文：\n'
      : '\nNo paper covers the whole question. The nearest ones say, word for word:\n';
  else yield zh ? '\n论文中的原文：\n' : '\nPapers say, word for word:\n';
  const quoted = ({ text }: RecordQuote, number: number) => `“${text.replace(/(?<!\s)\s*\n\s*/g, ' ')}” [P${number}]`;
  for (const { number, quote, further = [] } of papers)
    yield `- ${[quote, ...further].map((one) => quoted(one, number)).join(' ')}\n`;
  yield '\n';
  for (const paper of papers) yield `${paperLine(paper, zh)}\n`;
}

/** A paper in one line, with what a reader must know of it before relying on it. */
function paperLine(paper: PaperFound, zh: boolean): string {
  const { number, title, authors, venue, published, name, quote, design, size } = paper;
  const date = published === undefined ? undefined : dayText(published);
  const study = [design, size].filter(Boolean).join(', ');
  const about = [authors.join(', '), venue, date, name].filter(Boolean).join(zh ? '，' : ', ');
  const marks = [
    paper.retracted && (zh ? '已撤稿' : 'RETRACTED'),
    paper.superseded && (zh ? '已有更新版本' : 'a newer version is published'),
    study && (zh ? `研究：${study}` : `study: ${study}`),
    paper.abstract_only && (zh ? '仅有摘要' : 'abstract only'),
  ].filter(Boolean);
  const where = quote.part === 'abstract' ? (zh ? '摘要' : 'abstract') : quote.unit;
  return `[P${number}] ${title}${about ? (zh ? `（${about}）` : ` (${about})`) : ''}${zh ? '，' : ', '}${where}${marks.length > 0 ? `; ${marks.join('; ')}` : ''}`;
}

/** A paper that an answer shows, as its line names it. */
export interface PaperShown {
  readonly name?: string;
  readonly title: string;
}

/** A line of `paperLine`: the title, what is told in brackets, and where the sentence stands. */
const LINE = /^\[P\d{1,2}\] (.+?)(?: \(([^()\n]*)\)|（([^（）\n]*)）)?(?:, |，)(?:abstract|摘要|[\w:.-]+)(?:; .*)?$/gmu;
const NAME = /(?<![^\s，])(?:doi|pmid|arxiv):[^\s，]+$/u;

/** The papers that an answer shows, in its order. */
export const papersShownIn = (answer: string): PaperShown[] =>
  [...answer.matchAll(LINE)].map(([, title, en, zh]) => {
    const name = NAME.exec(en ?? zh ?? '')?.[0];
    return { title: title!, ...(name !== undefined && { name }) };
  });

/** Where papers stand that come nearest to a question which none answers. Markdown, one paragraph. */
export function headingsInWords(headings: readonly NearestHeading[], lang: 'zh' | 'en'): string {
  if (headings.length === 0) return '';
  const zh = lang === 'zh';
  const named = headings.map(({ heading, papers }) =>
    zh ? `${heading}（${papers} 篇）` : `${heading} (${papers} ${papers === 1 ? 'paper' : 'papers'})`,
  );
  return zh
    ? `\n没有论文说到这一点。最接近的论文的主题词：${named.join('、')}。\n`
    : `\nNo paper says anything on it. Headings of the papers that come nearest: ${named.join(', ')}.\n`;
}
