import { ownerTrees } from '#analytics/companies/owner-trees.ts';
import { documentOf, ownersAtPublication } from '#collections/patents/families/facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { examinerCitations, patents, publishedClaims } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Cited, citationFigures, citedAges, median, type OnPairs, subclassesOf } from '#patents/citations.ts';
import { daysBetween } from '#patents/days.ts';

/**
 * Figures about a patent that research has defined in print; what is not known is absent. By default as in
 * Squicciarini, Dernis, Criscuolo, "Measuring Patent Quality", OECD STI Working Papers 2013/03. Citations and families
 * are those stored.
 */
export interface PatentIndicators {
  /** Distinct IPC subclasses (Lerner 1994). */
  readonly scope?: number;
  readonly main_groups?: number;
  readonly sections?: number;
  /** Days from filing to grant. */
  readonly grant_lag_days?: number;
  /** Of the claims as published. */
  readonly claims?: number;
  readonly independent_claims?: number;
  /** As sources tell them; none told is no 0. Those by an office: absent where no citation says who cites. */
  readonly backward_citations?: number;
  readonly examiner_citations?: number;
  readonly literature_citations?: number;
  /** Stored publications that cite it, whatever its kind code. */
  readonly forward_citations: number;
  /** Of these, published no later than five years after it. */
  readonly forward_5_years?: number;
  /**
   * Of the stored patents that it cites, those of the same owner, both when they were published: of one group where
   * registers tell of groups, else of one standard name. Absent where no source tells what it cites, or whose it is.
   */
  readonly self_citations?: number;
  /** Median age of the cited patents when it was published, in years (Kayal and Waters 1999). */
  readonly technology_cycle_time?: number;
  readonly originality?: OnPairs;
  readonly generality?: OnPairs;
  readonly radicalness?: OnPairs;
  /** Stored publications of the simple family; of these, granted rights and authorities. */
  readonly family: readonly Patent[];
}

/** Citing publications, and cited ones, that are read of one patent. */
const MOST_READ = 2_000;

/** The figures of some patents, in their order. */
export async function indicatorsOf(
  corpus: Pick<Corpus, 'get' | 'identify' | 'links' | 'lookup'>,
  records: readonly Patent[],
): Promise<PatentIndicators[]> {
  const ids = records.map(({ publication_number }) => publication_number);
  const [citedBy, families] = await Promise.all([
    corpus.links(patents, ids, 'cited_by'),
    corpus.links(patents, ids, 'simple_family'),
  ]);
  const found: PatentIndicators[] = [];
  for (const patent of records) {
    const { publication_number: id } = patent;
    const citing = (citedBy.get(id)?.records ?? []).map((record) => record.id);
    const members = (families.get(id)?.records ?? []).filter(({ stored }) => stored).map((record) => record.id);
    const [citingRecords, citedRecords, family] = await Promise.all([
      corpus.get(patents, citing.slice(0, MOST_READ)),
      corpus.lookup(patents, 'number', citedDocuments(patent)),
      corpus.get(patents, members),
    ]);
    const groupOf = await ownerTrees(corpus, [patent, ...citedRecords].flatMap(ownersAtPublication));
    const cited = { forward: citing.length, citing: citingRecords, cited: citedRecords };
    found.push({ ...ofRecord(patent), ...ofCitations(patent, cited, groupOf), family });
  }
  return found;
}

function ofRecord(patent: Patent) {
  const { ipc, cites, cites_literature, filing_date, grant_date } = patent;
  const claims = publishedClaims(patent)?.claims;
  const distinct = (of: (symbol: string) => string) => new Set(ipc.map(of)).size;
  const examined = examinerCitations(patent);
  return {
    ...(ipc.length > 0 && {
      scope: subclassesOf(ipc).length,
      main_groups: distinct((symbol) => symbol.split('/')[0]!),
      sections: distinct((symbol) => symbol.slice(0, 1)),
    }),
    ...(filing_date !== undefined &&
      grant_date !== undefined && { grant_lag_days: daysBetween(filing_date, grant_date) }),
    ...(claims && {
      claims: claims.length,
      independent_claims: claims.filter(({ independent }) => independent).length,
    }),
    ...(cites.length > 0 && { backward_citations: cites.length }),
    ...(examined !== undefined && { examiner_citations: examined }),
    ...(cites_literature.length > 0 && { literature_citations: cites_literature.length }),
  };
}

/** Each document once, whatever kind code it is cited with. */
const citedDocuments = ({ cites }: Patent) =>
  [...new Set(cites.map(({ publication_number }) => documentOf(publication_number)))].slice(0, MOST_READ);

/**
 * What the patent cites: subclasses by the record of each document, else those that the citing grant prints with it, so
 * that nothing has to be stored of it.
 */
function citedOf(patent: Patent, records: readonly Patent[], groupOf: (owner: string) => string): Cited[] {
  const stored = new Map(records.map((record) => [documentOf(record.publication_number), record]));
  const printed = Map.groupBy(patent.cites, ({ publication_number }) => documentOf(publication_number));
  return citedDocuments(patent).map((document) => {
    const record = stored.get(document);
    const own = subclassesOf(record?.ipc ?? []);
    return {
      subclasses: own.length > 0 ? own : subclassesOf(printed.get(document)!.flatMap(({ cpc = [] }) => cpc)),
      owners: record ? ownersAtPublication(record).map(groupOf) : [],
    };
  });
}

function ofCitations(
  patent: Patent,
  { forward, citing, cited }: { forward: number; citing: readonly Patent[]; cited: readonly Patent[] },
  groupOf: (owner: string) => string,
) {
  const { ipc, publication_date } = patent;
  const own = { subclasses: subclassesOf(ipc), owners: ownersAtPublication(patent).map(groupOf), publication_date };
  const { self, forward_5_years, ...on } = citationFigures(
    own,
    citedOf(patent, cited, groupOf),
    citing.map((each) => ({ subclasses: subclassesOf(each.ipc), publication_date: each.publication_date })),
  );
  const technology_cycle_time = median(citedAges(patent));
  return {
    forward_citations: forward,
    ...(patent.cites.length > 0 && own.owners.length > 0 && { self_citations: self }),
    ...(forward_5_years !== undefined && { forward_5_years }),
    ...(technology_cycle_time !== undefined && { technology_cycle_time }),
    ...on,
  };
}
