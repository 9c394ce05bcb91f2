import type { Group } from '#operation.ts';
import d005 from './d005-query-search-patent-v3.ts';
import d006 from './d006-query-search-patent-facet.ts';
import d007 from './d007-patent-detail.ts';
import d008 from './d008-patent-pdf.ts';
import d009 from './d009-query-search-patent-detail.ts';
import d010 from './d010-query-search-facet.ts';
import d101 from './d101-life-cycle.ts';
import d102 from './d102-applicant-rank.ts';
import d103 from './d103-applicant-technology-analysis.ts';
import d104 from './d104-applicant-trend.ts';
import d105 from './d105-cooperation-applicant-analysis.ts';
import d106 from './d106-patent-trend.ts';
import d107 from './d107-technology-applicant-distribution.ts';
import d108 from './d108-technology-constitute.ts';
import d109 from './d109-rec-office.ts';
import d110 from './d110-rec-office-year.ts';
import d111 from './d111-refered-rank.ts';
import d112 from './d112-famn-rank.ts';
import d113 from './d113-patent-list.ts';
import d114 from './d114-patent-info.ts';
import d115 from './d115-domain-map.ts';
import d116 from './d116-3d-map.ts';
import d201 from './d201-patent-detail-text.ts';
import d301 from './d301-patent-detail-aggregation.ts';
import statement from './statement.ts';

export default {
  tag: 'Custom Aggregate Data',
  description:
    'Searches that answer more in one call: rows with families, values counted, patents in full, the charts of reports.',
  // biome-ignore format: read it as a table
  operations: [
    d005, d006, d007, d008, d009, d010,
    d101, d102, d103, d104, d105, d106, d107, d108, d109, d110, d111, d112, d113, d114, d115, d116,
    d201, d301, statement],
} satisfies Group;
