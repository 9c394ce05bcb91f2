import { p069PatentPatentSearchPn } from '#contract/generated/patent-data-search.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { oneOf } from '#operations/shared/entity-filter.ts';
import { listed } from '#operations/shared/number-list.ts';
import { patentPage } from '#operations/shared/patent-row.ts';

export default patentPage({
  contract: p069PatentPatentSearchPn,
  path: '/search/patent/patent-search-pn',
  aliases: ['/search/patent/pn-search-patent/v2'],
  summary: 'Find patents by publication or application number',
  description:
    'Any common spelling of a number, with or without kind code (without one, all publications of the document number). Several numbers may be separated by commas.',
  example: { body: { pn: 'US19095411B2' } },
  sort: [{ field: 'PBD', order: 'desc' }],
  query({ pn, apno, authority = [] }) {
    // said as in an expression, so that they are read as one: a number with kind code finds what is stored without it
    const numbers = [...new Set(listed(pn))].map((text): Query => ({ kind: 'term', field: 'PN', text }));
    const alternatives = numbers.length > 0 ? [anyOf(...numbers)] : [];
    if (listed(apno).length > 0) alternatives.push({ kind: 'values', field: 'APNO', values: listed(apno) });
    if (alternatives.length === 0) {
      throw new ServiceError('invalid_request', 'Give pn or apno: a publication or application number to look for.', {
        field: 'pn',
      });
    }
    const offices = authority.map((office) => office.trim()).filter(Boolean);
    return allOf(...alternatives, oneOf('AUTHORITY', offices));
  },
});
