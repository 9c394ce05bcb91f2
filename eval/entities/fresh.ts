import { join } from 'node:path';
import { halfOf } from '../halves.ts';
import { type MarkedSentence, markedSentences } from '../tagging/sentences.ts';

/** Chinese sentences with their marks (`chinese-guideline.md`): those of a document are all in one half. */
export const chineseMarked = (half: 'tuning' | 'report'): MarkedSentence[] =>
  markedSentences(join(import.meta.dirname, 'chinese.jsonl')).filter(
    ({ file, document }) => halfOf(`${file} ${document}`) === half,
  );
