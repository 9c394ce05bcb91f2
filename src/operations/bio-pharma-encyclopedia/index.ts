import type { Group } from '#operation.ts';
import ai681 from './ai68-1-ai-ls-chat.ts';
import ai682 from './ai68-2-ai-ls-stream.ts';

export default {
  tag: 'Bio-Pharma Encyclopedia Q&A',
  description: 'Conversations about life science: the documents first, then the answer as a stream.',
  operations: [ai681, ai682],
} satisfies Group;
