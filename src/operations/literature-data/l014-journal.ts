import { type Journal, journals } from '#collections/journals/journals.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { l014LiteratureJournal } from '#contract/generated/literature-data.ts';
import { paperLookup } from './paper-lookup.ts';

const listed = (values: readonly string[] | undefined) => (values && values.length > 0 ? values.join('; ') : undefined);
const issns = (ids: readonly string[] | undefined) =>
  (ids ?? []).filter((id) => id.startsWith('issn:')).map((id) => id.slice(5));

/** What is known of the journal: its record, else what the paper itself says of it. */
function facts(work: Work, journal: Journal | undefined) {
  const [first] = issns(journal?.ids ?? work.venue?.ids);
  return {
    journal_name: journal?.name ?? work.venue?.name,
    issn: journal?.issn_print ?? (journal?.issn_electronic === first ? undefined : first),
    eissn: journal?.issn_electronic,
    cn: journal?.cn,
    publisher: journal?.publisher ?? work.publisher,
    organizer: journal?.organizer,
    supervising_agency: journal?.supervising_agency,
    country: journal?.country,
    lang: listed(journal?.languages),
    subject_area: listed(journal?.subjects),
    frequency: journal?.frequency,
    website: journal?.website,
    address: journal?.address,
    postal_code: journal?.postal_code,
    contact: journal?.contact,
  };
}

export default paperLookup({
  contract: l014LiteratureJournal,
  path: '/literature/journal',
  summary: 'Journals in which papers stand',
  description:
    'By one DOI or up to 100 paper ids. Facts come from the journal’s own record where one is stored, else from the paper.',
  async rows(papers, { note }, { corpus }) {
    const ids = papers.map(({ id }) => id);
    const links = await corpus.links(works, ids, 'published_in');
    const stored = papers.map(({ id }) => links.get(id)?.records.find((each) => each.stored)?.id);
    const records = await corpus.get(journals, [...new Set(stored.flatMap((id) => id ?? []))]);
    const byId = new Map(records.map((journal) => [journal.id, journal]));
    const without = stored.filter((id) => id === undefined).length;
    if (without > 0)
      note(
        `${without} of ${papers.length} papers have no journal record; DOAJ, OpenAlex sources or PubMed would give one.`,
      );
    return papers.map((work, i) => facts(work, stored[i] === undefined ? undefined : byId.get(stored[i])));
  },
});
