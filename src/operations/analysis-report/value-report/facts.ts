import type { RenewalParameters } from '#analytics/valuation/renewal.ts';
import { type Valuation, valuationsOf } from '#analytics/valuation/valuation.ts';
import { lastYears } from '#analytics/years.ts';
import type { Conveyance } from '#collections/conveyances/conveyances.ts';
import { documentOf } from '#collections/patents/families/facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { type PatentRelations, relationsOf } from '#collections/patents/relations.ts';
import { type SimilarPatent, similarPatents } from '#collections/patents/similar/similar.ts';
import type { Aggregate } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import type { StepContext } from '#flows/flow.ts';
import { indicatorsOf, type PatentIndicators } from '#indicators/patent-indicators.ts';
import { ownerships } from '#operations/shared/ownership.ts';
import { Counts } from '#operations/shared/report-counts.ts';
import { snapshotOf } from '#operations/shared/snapshot.ts';

import type { Ownership } from '#patents/ownership.ts';
import type { ValueReportData } from './data.ts';
import { VALUE_WORDS, type ValueWords } from './words.ts';

/** Nearest patents, and publications of a citation list, that are shown. */
const NEAREST = 10;
export const MOST_CITATIONS = 40;
const YEARS = 15;

/** A count, and the mark under which the appendix has its query. */
export interface Marked {
  readonly counted: Aggregate;
  readonly mark: string;
}

/** Everything that the report says, before any word of it is written. */
export interface ValueFacts {
  readonly words: ValueWords;
  readonly lang: ValueReportData['lang'];
  readonly patent: Patent;
  readonly valuation: Valuation;
  readonly renewal: RenewalParameters | undefined;
  /** The mark of the cohort's query. */
  readonly cohort_mark: string | undefined;
  readonly indicators: PatentIndicators;
  readonly relations: PatentRelations;
  /** Stored records among family, cited and citing publications, by number without kind code and by number. */
  readonly stored: ReadonlyMap<string, Patent>;
  readonly citing: Marked;
  readonly family: Marked;
  /** Applications in the patent's main group, by filing year. */
  readonly group: (Marked & { readonly symbol: string }) | undefined;
  readonly nearest: readonly { readonly hit: SimilarPatent; readonly patent: Patent }[];
  /** Why there are no nearest ones. */
  readonly without_nearest: string | undefined;
  readonly ownership: Ownership<Conveyance>;
  readonly counts: Counts;
  readonly snapshot: { readonly records: number; readonly seq: number };
  readonly now: number;
  /** The service's address, for links to documents. */
  readonly address: string;
}

/** Reads and counts what a report on a patent says. @throws ServiceError `not_found` where it is no longer stored. */
export async function valueFacts(data: ValueReportData, context: StepContext): Promise<ValueFacts> {
  const { services, signal } = context;
  const { corpus } = services;
  const { publication_number: number, lang, renewal } = data;
  const words = VALUE_WORDS[lang];
  const now = services.clock();
  const [patent] = await corpus.get(patents, [number]);
  if (!patent) throw new ServiceError('not_found', `${number} is no longer in the corpus.`);
  const counts = new Counts(corpus, signal);
  const asked = { now, signal, ...(renewal && { renewal }) };
  const [valuation] = await valuationsOf(corpus, [patent], asked);
  const [indicators] = await indicatorsOf(corpus, [patent]);
  const relations = (await relationsOf(corpus, [number])).get(number)!;
  const { scores } = valuation!;
  const cohort_mark = scores && counts.note(words.counts.cohort, scores.cohort_query, scores.members);
  const family = await counts.count(words.counts.family, field('FAM_ID', `${relations.simple_family.family_id}`), {
    by: { offices: { axis: 'values', field: 'AUTHORITY', top: 20 } },
  });
  const citing = { kind: 'term', field: 'B_CITES', text: number } as const;
  return {
    ...{ words, lang, patent, renewal, cohort_mark, relations, family, counts, now },
    valuation: valuation!,
    indicators: indicators!,
    stored: await storedOf(corpus, patent, relations),
    citing: await counts.count(words.counts.citing, citing, {
      by: { years: { axis: 'years', field: 'PBD', ...lastYears(YEARS, now) } },
    }),
    group: await groupOf(patent, counts, words, now),
    ...(await nearestOf(corpus, patent, signal)),
    ownership: (await ownerships(corpus, [patent]))[0]!,
    snapshot: await snapshotOf(corpus),
    address: services.base_url(),
  };
}

const field = (name: string, value: string): Query => ({ kind: 'values', field: name, values: [value] });

async function groupOf({ ipc }: Patent, counts: Counts, words: ValueWords, now: number) {
  const symbol = ipc[0]?.split('/')[0];
  if (symbol === undefined) return undefined;
  const years = { axis: 'years', field: 'APD', ...lastYears(YEARS, now) } as const;
  const tree = { unit: 'APNO', by: { years } } as const;
  return { symbol, ...(await counts.count(words.counts.group(symbol), field('IPC_GROUP', symbol), tree)) };
}

async function storedOf(corpus: Corpus, patent: Patent, { simple_family, cited_by }: PatentRelations) {
  const named = [...simple_family.members, ...cited_by.slice(-MOST_CITATIONS)];
  const ids = named.filter(({ stored }) => stored).map(({ publication_number }) => publication_number);
  const cited = patent.cites.slice(0, MOST_CITATIONS).map(({ publication_number }) => publication_number);
  const records = [...(await corpus.get(patents, ids)), ...(await corpus.lookup(patents, 'number', cited))];
  return new Map(
    records.flatMap((record) => [
      [documentOf(record.publication_number), record] as const,
      [record.publication_number, record] as const,
    ]),
  );
}

async function nearestOf(corpus: Corpus, patent: Patent, signal: AbortSignal) {
  try {
    const { hits } = await similarPatents(corpus, { patent, limit: NEAREST, signal });
    const shown = hits.slice(0, NEAREST);
    const records = new Map(
      (
        await corpus.get(
          patents,
          shown.map(({ id }) => id),
        )
      ).map((record) => [record.publication_number, record]),
    );
    const nearest = shown.flatMap((hit) => {
      const record = records.get(hit.id);
      return record ? [{ hit, patent: record }] : [];
    });
    return { nearest, without_nearest: undefined };
  } catch (error) {
    // a record without any text is like none
    if (!(error instanceof ServiceError && error.code === 'invalid_request')) throw error;
    return { nearest: [], without_nearest: error.message };
  }
}
