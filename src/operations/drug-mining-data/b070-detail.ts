import { translational } from '#collections/translational/translational.ts';
import { b070MedicineDetail } from '#contract/generated/drug-mining-data.ts';
import { keyUuid } from '#corpus/assembly.ts';
import { uuids } from '#operations/shared/number-list.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';

const lang = (code: string | undefined) => (code === undefined ? {} : { lang: wireLanguage(code) });

export default recordLookup({
  collection: translational,
  names: [{ field: 'translational_medicine_id', by: 'id', read: uuids('finding') }],
  head: () => ({}),
  example: { translational_medicine_id: keyUuid('translational:demo:1') },
})({
  contract: b070MedicineDetail,
  path: '/synapse/translational/medicine/detail',
  summary: 'A finding of translational medicine: abstract, authors, where it stands',
  description:
    'As it was imported as a record of your own. `superscript` counts the institutions of an author, from 1, as `ordinal` does.',
  row: (record) => ({
    translational_medicine_title: record.titles.map((title) => ({ ...lang(title.lang), name: title.text })),
    abstract_text: record.abstracts.map((abstract) => ({ ...lang(abstract.lang), text: abstract.text })),
    author: record.authors.map(({ name, places }, index) => ({
      ordinal: index + 1,
      original_name: name,
      superscript: places,
    })),
    author_institution: record.institutions.map((name, index) => ({ ordinal: index + 1, original_name: name })),
    pubmed_url: record.pubmed.map((id) => `https://pubmed.ncbi.nlm.nih.gov/${id}/`),
    source_url: record.source_urls,
  }),
});
