import type { Group } from '#operation.ts';
import ai35n1 from './ai35-1-submit.ts';
import ai35n2 from './ai35-2-tech-solution-get.ts';
import ai35n3 from './ai35-3-tech-solution-update.ts';
import ai35n4 from './ai35-4-feature-extract.ts';
import ai35n5 from './ai35-5-feature-confirm.ts';
import ai35n6 from './ai35-6-retrieval-elements.ts';
import ai35n7 from './ai35-7-agent-search.ts';
import ai35n8 from './ai35-8-agent-result.ts';
import ai35n9 from './ai35-9-comparison-confirm.ts';
import ai35n10 from './ai35-10-export.ts';
import ai35n11 from './ai35-11-report-get.ts';
import ai35n12 from './ai35-12-comparison-generate.ts';

export default {
  tag: 'Novelty Search',
  description:
    'From an idea to a novelty report: features, search elements, prior art, comparison, each confirmed by you.',
  operations: [ai35n1, ai35n2, ai35n3, ai35n4, ai35n5, ai35n6, ai35n7, ai35n8, ai35n9, ai35n10, ai35n11, ai35n12],
} satisfies Group;
