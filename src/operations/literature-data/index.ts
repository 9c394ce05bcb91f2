import type { Group } from '#operation.ts';
import l001 from './l001-query-search.ts';
import l010 from './l010-bibliography.ts';
import l011 from './l011-author-affiliation.ts';
import l012 from './l012-citation.ts';
import l014 from './l014-journal.ts';

export default {
  tag: 'Literature Data',
  description:
    'Scientific literature: searched by an expression, and looked up by DOI or id with authors, references, citations and journals.',
  operations: [l001, l010, l011, l012, l014],
} satisfies Group;
