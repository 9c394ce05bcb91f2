import { documentOf } from '#collections/patents/families/facts.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { daysBetween } from '#patents/days.ts';
import {
  citedAges,
  generality,
  median,
  type OnPairs,
  originality,
  radicalness,
  type Subclasses,
  subclassesOf,
} from './citations.ts';

/**
 * Figures about a patent that research has defined in print; what is not known is absent. By default as in
 * Squicciarini, Dernis, Criscuolo, "Measuring Patent Quality", OECD STI Working Papers 2013/03. Citations and families
 * are those stored.
 */
export interface PatentIndicators {
  /** Distinct IPC subclasses (Lerner 1994). */
  readonly scope: number;
  readonly main_groups: number;
  readonly sections: number;
  /** Days from filing to grant. */
  readonly grant_lag_days?: number;
  /** Of the claims as published. */
  readonly claims?: number;
  readonly independent_claims?: number;
  readonly backward_citations: number;
  readonly examiner_citations: number;
  readonly literature_citations: number;
  /** Stored publications that cite it, whatever its kind code. */
  readonly forward_citations: number;
  /** Of the stored patents that it cites, those of the same owner by standard name. */
  readonly self_citations: number;
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
const ownersOf = (patent: Patent) => currentOwners(patent).map(({ name, standard_name = name }) => standard_name);

/** The figures of some patents, in their order. */
export async function indicatorsOf(
  corpus: Pick<Corpus, 'get' | 'links' | 'lookup'>,
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
      corpus.lookup(
        patents,
        'number',
        patent.cites.slice(0, MOST_READ).map((cite) => cite.publication_number),
      ),
      corpus.get(patents, members),
    ]);
    found.push({ ...ofRecord(patent), ...ofCitations(patent, citing.length, citingRecords, citedRecords), family });
  }
  return found;
}

function ofRecord(patent: Patent) {
  const { ipc, cites, cites_literature, filing_date, grant_date } = patent;
  const claims = patent.claims.find(({ origin }) => origin === 'original')?.claims;
  const distinct = (of: (symbol: string) => string) => new Set(ipc.map(of)).size;
  return {
    scope: subclassesOf(ipc).length,
    main_groups: distinct((symbol) => symbol.split('/')[0]!),
    sections: distinct((symbol) => symbol.slice(0, 1)),
    ...(filing_date !== undefined &&
      grant_date !== undefined && { grant_lag_days: daysBetween(filing_date, grant_date) }),
    ...(claims && {
      claims: claims.length,
      independent_claims: claims.filter(({ independent }) => independent).length,
    }),
    backward_citations: cites.length,
    examiner_citations: cites.filter(({ phase }) => phase !== undefined && EXAMINERS.has(phase)).length,
    literature_citations: cites_literature.length,
  };
}

/** Phases in which an office cites. */
const EXAMINERS: ReadonlySet<string> = new Set(['examiner', 'search_report', 'international_search']);

/**
 * Subclasses of each cited patent: those of its own record, else those that the citing grant prints with it, so that
 * nothing has to be stored of it.
 */
function citedSubclasses({ cites }: Patent, cited: readonly Patent[]): Subclasses[] {
  const stored = new Set(cited.filter(({ ipc }) => ipc.length > 0).map((one) => documentOf(one.publication_number)));
  const printed = cites.flatMap(({ publication_number, cpc }) =>
    cpc && !stored.has(documentOf(publication_number)) ? [subclassesOf(cpc)] : [],
  );
  return [...cited.filter(({ ipc }) => ipc.length > 0).map(({ ipc }) => subclassesOf(ipc)), ...printed];
}

function ofCitations(patent: Patent, forward: number, citing: readonly Patent[], cited: readonly Patent[]) {
  const own = new Set(ownersOf(patent));
  const classes = citedSubclasses(patent, cited);
  const known = {
    technology_cycle_time: median(citedAges(patent)),
    originality: originality(classes),
    generality: generality(citing.map(({ ipc }) => subclassesOf(ipc))),
    radicalness: radicalness(subclassesOf(patent.ipc), classes),
  };
  return {
    forward_citations: forward,
    self_citations: cited.filter((each) => ownersOf(each).some((owner) => own.has(owner))).length,
    ...(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as {
      technology_cycle_time?: number;
      originality?: OnPairs;
      generality?: OnPairs;
      radicalness?: OnPairs;
    }),
  };
}
