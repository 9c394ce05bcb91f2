import { type Clock, dayAt } from '#clock.ts';
import type { TextDocument } from '#collections/patents/evidence.ts';
import { isTitleAlone, originalOwners, type Patent, priorityDate } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { PatentRelations } from '#collections/patents/relations.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { idOf } from '#collections/works/ids.ts';
import { namesPaper, type PaperDocument, papersNamed } from '#collections/works/paper-document.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type AskingSkill, ask } from '#operations/shared/ask-skill.ts';
import { joinNames, shownTitle } from '#operations/shared/wire-text.ts';
import { daysMeant } from '#patents/days.ts';
import { publishedByNumber } from '#patents/publication-dates.ts';
import { likestOf, meaningsOf, withMeaning } from '#skills/compare-features/by-meaning.ts';
import { compareDocument, compareFeatures, prepareWithCorpus } from '#skills/compare-features/compare-features.ts';
import type { Candidate } from '#skills/search-prior-art/fuse.ts';
import { LITERATURE } from '#skills/search-prior-art/strategies.ts';
import type { AnswerLanguage, DocumentComparison, Feature } from '#skills/types.ts';
import type { ComparedDocument, ConfirmedFeature } from './data.ts';

export const selectedFeatures = (features: readonly ConfirmedFeature[]) => features.filter(({ selected }) => selected);

/** Whether a document discloses every feature that it was compared with. */
export const disclosesAll = ({ comparison }: Pick<ComparedDocument, 'comparison'>): boolean =>
  comparison.features.every(({ verdict }) => verdict === 'disclosed');

/** The order of documents of which only the first are kept: those that disclose everything, then the nearest. */
export const byDisclosure = (
  a: Pick<ComparedDocument, 'comparison'>,
  b: Pick<ComparedDocument, 'comparison'>,
): number => Number(disclosesAll(b)) - Number(disclosesAll(a)) || b.comparison.public_score - a.comparison.public_score;

/** Compares a document with the features: by the model if there is one, else by wording. */
export async function compared(
  record: Patent | PaperDocument,
  features: readonly ConfirmedFeature[],
  lang: AnswerLanguage,
  asking: AskingSkill,
): Promise<ComparedDocument> {
  const { publication_number } = record;
  const input = { features: features.map(asFeature), publication_number, lang };
  const { services, signal } = asking;
  const { corpus } = services;
  const prepared = await prepareWithCorpus(input.features, { corpus, signal });
  const meanings = await meaningsOf(() => prepared, corpus, signal);
  const by_wording = compareDocument(prepared, record, lang);
  const known = meanings ? withMeaning(by_wording, await likestOf(record, meanings, corpus, signal), lang) : by_wording;
  const comparison = await ask(compareFeatures, { ...input, known }, asking, { publication_number });
  if ('work' in record) return describePaper(record, comparison, asking.services.clock);
  const families = await relationsOf(asking.services.corpus, [publication_number]);
  return withFamily(describe(record, comparison, asking.services.clock), families);
}

/** A feature as skills take it. */
export const asFeature = ({ selected: _, user_added: __, ...feature }: ConfirmedFeature): Feature => feature;

export const withFamily = (
  document: ComparedDocument,
  relations: ReadonlyMap<string, PatentRelations>,
): ComparedDocument => {
  const family = relations.get(document.publication_number)?.simple_family;
  return family ? { ...document, family_id: family.family_id } : document;
};

/** What is kept of a document and its comparison; `found`: of a candidate of the search. */
export function describe(
  record: Patent,
  comparison: DocumentComparison,
  clock: Clock,
  found?: { readonly rank: number; readonly candidate: Candidate },
): ComparedDocument {
  const priority_date = priorityDate(record);
  const quoted = comparison.features.find(({ quote }) => quote)?.quote?.lang;
  const owners = originalOwners(record);
  return {
    publication_number: record.publication_number,
    title: shownTitle(record.titles),
    lang: quoted ?? record.titles[0]?.lang ?? 'en',
    ...(record.publication_date === undefined
      ? { published: published(record.publication_number, priority_date, clock) }
      : publishedWhen(record.publication_date, clock)),
    ...(priority_date !== undefined && { priority_date }),
    applicants: owners.map((owner) => joinNames([owner])),
    ...(isTitleAlone(record) && { title_only: true as const }),
    ...claimsQuoted(record, comparison),
    ...(found && { rank: found.rank }),
    found_by: found?.candidate.found_by.map(({ strategy }) => strategy) ?? [],
  };
}

/** What is kept of a paper and its comparison. */
export function describePaper(
  record: PaperDocument,
  comparison: DocumentComparison,
  clock: Clock,
  found?: { readonly rank: number },
): ComparedDocument {
  const { work } = record;
  const doi = idOf(work, 'doi');
  const quoted = comparison.features.find(({ quote }) => quote)?.quote?.lang;
  return {
    publication_number: record.publication_number,
    title: shownTitle(record.titles),
    lang: quoted ?? record.titles[0]?.lang ?? 'und',
    ...publishedWhen(work.published, clock),
    applicants: work.authors.map(({ name }) => name),
    ...claimsQuoted(record, comparison),
    ...(found && { rank: found.rank }),
    found_by: found ? [LITERATURE] : [],
    paper: {
      id: work.id,
      ...(doi && { doi }),
      ...(work.venue?.name && { venue: work.venue.name }),
      ...(work.body.length === 0 && { abstract_only: true as const }),
      ...(work.retracted && { retracted: true as const }),
      ...(work.notices.some(({ kind, side }) => kind === 'update' && side === 'by') && { superseded: true as const }),
    },
  };
}

/** The day of publication; of a month or year alone the days that it may mean; else any day until now. */
function publishedWhen(
  day: number | undefined,
  clock: Clock,
): Pick<ComparedDocument, 'publication_date' | 'published'> {
  const today = dayAt(clock());
  if (day === undefined) return { published: { to: today, basis: 'corpus' } };
  if (day % 100 !== 0) return { publication_date: day };
  return { published: { ...daysMeant(day), basis: 'record' } };
}

/** Patents and papers of the corpus by the names that comparisons give them; what is not stored is left out. */
export async function documentsOf(
  corpus: Corpus,
  names: readonly string[],
): Promise<ReadonlyMap<string, Patent | PaperDocument>> {
  const [records, papers] = await Promise.all([
    corpus.get(
      patents,
      names.filter((name) => !namesPaper(name)),
    ),
    papersNamed(corpus, names),
  ]);
  return new Map<string, Patent | PaperDocument>([
    ...records.map((record) => [record.publication_number, record] as const),
    ...papers,
  ]);
}

/** A comparison with the claims that its quotes stand in, by feature number. */
export function claimsQuoted(
  { claims: sets }: TextDocument,
  comparison: DocumentComparison,
): Pick<ComparedDocument, 'comparison' | 'claims'> {
  const claims = Object.fromEntries(
    comparison.features.flatMap(({ feature_number, quote }) => {
      if (quote?.part !== 'claim') return [];
      const set = sets.find(({ lang, origin }) => lang === quote.lang && origin === quote.origin);
      const claim = set?.claims.find(({ number }) => number === quote.claim_number);
      return claim ? [[feature_number, { number: claim.number, independent: claim.independent }]] : [];
    }),
  );
  return { comparison, claims };
}

/**
 * Between which days a publication without a date was published: by its number where that tells, else after its
 * earliest date and, since it is in the corpus, by now.
 */
function published(
  publicationNumber: string,
  earliest: number | undefined,
  clock: Clock,
): NonNullable<ComparedDocument['published']> {
  const today = dayAt(clock());
  const told = publishedByNumber(publicationNumber);
  const from = Math.max(told?.from ?? 0, earliest ?? 0);
  return {
    ...(from > 0 && { from }),
    to: Math.min(told?.to ?? today, today),
    basis: told ? 'number' : 'corpus',
  };
}
