import type { Group } from '#operation.ts';
import a001 from './a001-patent-trends.ts';
import a002 from './a002-word-cloud.ts';
import a003 from './a003-wheel-of-innovation.ts';
import a004 from './a004-priority-country.ts';
import a005 from './a005-most-cited.ts';
import a006 from './a006-inventor-ranking.ts';
import a007 from './a007-applicant-ranking.ts';
import a008 from './a008-simple-legal-status.ts';
import a009 from './a009-most-asserted.ts';
import a010 from './a010-portfolio-value.ts';
import a011 from './a011-patent-type-trend.ts';
import a012 from './a012-technology-effect-distribution.ts';
import a101 from './a101-word-cloud.ts';
import a102 from './a102-strategy-map.ts';
import a103 from './a103-key-technology-overview.ts';
import a104 from './a104-patent-trends.ts';
import a105 from './a105-patent-portfolio-overview.ts';
import a106 from './a106-most-cited-latest.ts';
import a107 from './a107-most-cited.ts';
import a108 from './a108-largest-patent-family.ts';
import a109 from './a109-simple-legal-status.ts';
import a110 from './a110-acquisition-divestiture.ts';
import a201 from './a201-technology-effect-distribution.ts';
import a202 from './a202-technology-field-word-cloud.ts';

export default {
  tag: 'Technology Key Report',
  description: 'Charts of a technology or of a company: trends, rankings, words, status. Counts are exact.',
  operations: [
    a001,
    a002,
    a003,
    a004,
    a005,
    a006,
    a007,
    a008,
    a009,
    a010,
    a011,
    a012,
    a101,
    a102,
    a103,
    a104,
    a105,
    a106,
    a107,
    a108,
    a109,
    a110,
    a201,
    a202,
  ],
} satisfies Group;
