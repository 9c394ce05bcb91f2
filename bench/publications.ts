import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import type { BenchDocument } from './corpus.ts';

/** A thousand documents at a time. */
export function* batches(documents: Iterable<BenchDocument>): Generator<BenchDocument[]> {
  let batch: BenchDocument[] = [];
  for (const document of documents) {
    if (batch.push(document) < 1000) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** A generated document as a record of the service. */
export function toPatent(d: BenchDocument): Patent {
  const number = d.id.slice(1);
  return {
    ...emptyLists(),
    ...{
      publication_number: `${d.office}${number}A`,
      authority: d.office,
      doc_number: number,
      kind_code: 'A',
      patent_type: 'A',
    },
    ...{
      publication_date: d.date,
      // publications of one application may be of several offices here
      application_number: `US${d.application}`,
      stated_simple_family: String(d.family),
    },
    ...{
      titles: [{ lang: 'en', origin: 'original', text: d.title }],
      abstracts: [{ lang: 'en', origin: 'original', text: d.abstract }],
    },
    claims: [
      { lang: 'en', origin: 'original', claims: [{ number: 1, text: d.claims, independent: true, parents: [] }] },
    ],
    applicants: [{ name: d.assignee }],
    ipc: [...d.ipc],
    provenance: [{ source: 'bench', fields: [] }],
  };
}
