import type { Group } from '#operation.ts';
import ai37n1 from './ai37-1-init.ts';
import ai37n2 from './ai37-2-init-result.ts';
import ai37n3 from './ai37-3-extract-feature.ts';
import ai37n4 from './ai37-4-generate-report.ts';
import ai37n5 from './ai37-5-download-report.ts';

export default {
  tag: 'Specification Drafting',
  description:
    'From claims and an inventor’s disclosure to a patent specification: claims are checked first; what is written has its words from claims and disclosure, what is missing is marked.',
  operations: [ai37n1, ai37n2, ai37n3, ai37n4, ai37n5],
} satisfies Group;
