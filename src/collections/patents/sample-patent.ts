import { documentOf } from './families/facts.ts';
import { emptyLists, type Patent } from './patent.ts';

/** For tests: a valid record of a publication that says nothing but its number, plus what the test needs. */
export function samplePatent(publicationNumber: string, fields: Partial<Patent> = {}): Patent {
  const document = documentOf(publicationNumber);
  const kind = publicationNumber.slice(document.length);
  return {
    publication_number: publicationNumber,
    authority: publicationNumber.slice(0, 2),
    doc_number: document.slice(2),
    ...(kind && { kind_code: kind }),
    patent_type: kind.startsWith('B') ? 'B' : 'A',
    ...emptyLists(),
    ...fields,
  };
}
