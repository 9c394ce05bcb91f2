import type { Group } from '#operation.ts';
import ai07 from './ai07-cc-gpt-stream.ts';
import ai20 from './ai20-pharm-gpt-stream.ts';
import ai50 from './ai50-pat-gpt-stream.ts';

export default {
  tag: 'LLM (chat)',
  description: 'Questions answered from the documents of the corpus, with references; streams.',
  operations: [ai07, ai20, ai50],
} satisfies Group;
