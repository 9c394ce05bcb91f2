import type { Group } from '#operation.ts';
import ai01 from './ai01-ddt-ner.ts';
import ai03 from './ai03-news-ner.ts';
import ai30 from './ai30-similar-patent-comparison.ts';
import ai31 from './ai31-patent-core-invention-points.ts';
import ai71 from './ai71-export-link.ts';
import ai72Batch from './ai72-batch-history.ts';
import ai72 from './ai72-history.ts';
import ai88n1 from './ai88-1-company-monitors.ts';
import ai88n2 from './ai88-2-aggregated-info.ts';
import l016 from './l016-doc-parsing.ts';
import l017 from './l017-layout-parsing.ts';

export default {
  tag: 'Others',
  description: 'Single steps on one document, history of tasks, and the weekly reports of monitors.',
  operations: [ai01, ai03, ai30, ai31, ai71, ai72Batch, ai72, ai88n1, ai88n2, l016, l017],
} satisfies Group;
