import { documentOf } from '../relations/facts.ts';
import type { Patent } from './patent.ts';

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
    priorities: [],
    related_documents: [],
    stated_family_members: [],
    titles: [],
    abstracts: [],
    claims: [],
    descriptions: [],
    applicants: [],
    assignees: [],
    current_assignees: [],
    inventors: [],
    agents: [],
    agencies: [],
    examiners: [],
    ipc: [],
    cpc: [],
    locarno: [],
    us_classes: [],
    fi: [],
    f_terms: [],
    cites: [],
    cites_literature: [],
    legal_events: [],
    figures: [],
    provenance: [],
    ...fields,
  };
}
