import type { Group } from '#operation.ts';
import ai66n1 from './ai66-1-submit.ts';
import ai66n2 from './ai66-2-feature-extract.ts';
import ai66n3 from './ai66-3-feature-confirm.ts';
import ai66n4 from './ai66-4-search-agent.ts';
import ai66n5 from './ai66-5-agent-result.ts';
import ai66n6 from './ai66-6-report-create.ts';
import ai66n7 from './ai66-7-report-get.ts';
import ai66n8 from './ai66-8-feature-comparison.ts';

export default {
  tag: 'FTO Search',
  description:
    'From a product to the rights in its way: claims taken apart, each element with the words of both sides, what is open as a question.',
  operations: [ai66n1, ai66n2, ai66n3, ai66n4, ai66n5, ai66n6, ai66n7, ai66n8],
} satisfies Group;
