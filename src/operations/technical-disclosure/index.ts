import type { Group } from '#operation.ts';
import ai32n1 from './ai32-1-tech-means.ts';
import ai32n2 from './ai32-2-generate.ts';
import ai32n3 from './ai32-3-download.ts';

export default {
  tag: 'Technical Disclosure',
  description:
    'From an idea in plain words to a disclosure for a patent attorney: the inventor’s sentences, near documents, open questions.',
  operations: [ai32n1, ai32n2, ai32n3],
} satisfies Group;
