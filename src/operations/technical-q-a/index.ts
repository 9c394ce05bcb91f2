import type { Group } from '#operation.ts';
import ai36n1 from './ai36-1-submit.ts';
import ai36n2 from './ai36-2-report.ts';

export default {
  tag: 'Technical Q&A',
  description:
    'A technical question answered from patents and papers: a summary in quotes or checked sentences, who uses it for what, and what was searched.',
  operations: [ai36n1, ai36n2],
} satisfies Group;
