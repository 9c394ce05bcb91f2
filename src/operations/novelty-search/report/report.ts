import type { BorneDocument } from '#documents/basis.ts';
import type { NoveltySearchData } from '../data.ts';
import type { NoveltyWords } from '../novelty-words.ts';
import { edits, featureList, question } from './asked.ts';
import { chart, documentList } from './documents.ts';
import { details } from './evidence.ts';
import { partsOf, type ReportContext } from './parts.ts';
import { combinations, facts, notFound, result } from './result.ts';
import { limits, recall, searchLog } from './search-log.ts';

/** What stands below a title: a title that says what it is does not stand there twice. */
export const subtitleOf = (title: string, day: string, words: Pick<NoveltyWords, 'report' | 'subtitle'>): string =>
  title.toLowerCase().includes(words.report.toLowerCase()) ? day : words.subtitle(day);

/**
 * The report of a search as a document: what was asked, found, not found, how it was searched, and what that does not
 * say.
 */
export function reportOf(data: NoveltySearchData, context: ReportContext): BorneDocument {
  const parts = partsOf(data, context);
  const { words } = parts;
  const title = data.title ?? words.report;
  const day = context.now.toISOString().slice(0, 10);
  return {
    title,
    lang: data.lang,
    subtitle: subtitleOf(title, day, words),
    facts: facts(parts),
    blocks: [
      ...result(parts),
      ...question(parts),
      ...featureList(parts),
      ...documentList(parts),
      ...chart(parts),
      ...details(parts),
      ...combinations(parts),
      ...recall(parts),
      ...searchLog(parts),
      ...notFound(parts),
      ...edits(parts),
      ...limits(parts),
    ],
  };
}
