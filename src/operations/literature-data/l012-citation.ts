import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { referenceKeys, works } from '#collections/works/works.ts';
import { l012LiteratureCitation } from '#contract/generated/literature-data.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import { paperLookup } from './paper-lookup.ts';
import { citationText, noteRetracted, referenceText } from './words.ts';

/** Rows of each list on a page; the counts are of all. */
const PAGE = 100;

const names = (parties: readonly { readonly name: string }[]) => parties.map(({ name }) => name);

const patentRow = (patent: Patent) => ({
  pn: patent.publication_number,
  patent_id: patentId(patent.publication_number),
  title: shownTitle(patent.titles),
  apno: patent.application_number,
  apdt: patent.filing_date,
  pbdt: patent.publication_date,
  original_assignee: names(originalOwners(patent)),
  current_assignee: names(currentOwners(patent)),
  inventor: names(patent.inventors),
});

export default paperLookup({
  contract: l012LiteratureCitation,
  path: '/literature/citation',
  summary: 'What papers cite, and who cites them',
  description:
    '`reference_no` is the number of references that the paper has; `np_citation_no` and `patent_citation_no` count stored papers and patents that cite it. ' +
    'Each list has 100 rows a page. A citation without DOI or PubMed id is resolved where title, year and first author agree.',
  async row(work, { asked, note }, { corpus }) {
    noteRetracted(work, note);
    const from = ((asked.page_number ?? 1) - 1) * PAGE;
    const page = <T>(all: readonly T[]): readonly T[] => all.slice(from, from + PAGE);
    // a work that names itself among its references is cited by nobody for that
    const of = async (link: string) =>
      ((await corpus.links(works, [work.id], link)).get(work.id)?.records ?? [])
        .map(({ id }) => id)
        .filter((id) => id !== work.id);
    const [papers, publications] = await Promise.all([of('cited_by'), of('cited_by_patents')]);
    const references = page(work.references);
    const keys = references.map((reference) => referenceKeys(reference, work.demo));
    const found = await corpus.identify(works, 'key', [...new Set(keys.flat())]);
    const [citing, patentsCiting] = await Promise.all([
      corpus.get(works, page(papers)),
      corpus.get(patents, page(publications)),
    ]);
    const stated = Math.max(work.references.length, work.reference_count ?? 0);
    if (stated > work.references.length)
      note(`${stated - work.references.length} of ${stated} references are only counted by the source.`);
    return {
      reference_no: stated,
      reference_data: references.map((reference, i) => ({
        sequence: from + i + 1,
        citation_text: referenceText(reference),
        paper_id: keys[i]!.map((key) => found.get(key)?.[0]).find((id) => id !== undefined),
      })),
      np_citation_no: papers.length,
      np_citation_data: citing.map((each) => ({ paper_id: each.id, citation_text: citationText(each) })),
      patent_citation_no: publications.length,
      patent_citation_data: patentsCiting.map(patentRow),
    };
  },
});
