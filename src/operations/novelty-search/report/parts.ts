import type { Tone } from '#documents/document.ts';
import { type AssessedDocument, type Assessment, assess, type Category, type Verdict } from '../assessment.ts';
import type { ComparedDocument, ConfirmedFeature, NoveltySearchData } from '../data.ts';
import { NOVELTY_WORDS, type NoveltyWords } from '../novelty-words.ts';
import type { QuoteCheck } from './quotes.ts';

/** What a report needs beside the data of its task. */
export interface ReportContext {
  readonly task_id: string;
  /** By `quoteKey`. */
  readonly quotes: ReadonlyMap<string, QuoteCheck>;
  /** The service's address, for links to documents. */
  readonly address: string;
  readonly now: Date;
}

/** What every part of a report is written from. */
export interface Parts {
  readonly data: NoveltySearchData;
  readonly words: NoveltyWords;
  readonly features: readonly ConfirmedFeature[];
  readonly assessment: Assessment;
  readonly chosen: readonly AssessedDocument[];
  /** `D1`, `D2` ... by publication number, for the chosen documents. */
  readonly label: ReadonlyMap<string, string>;
  readonly context: ReportContext;
}

/** What every part of a report on a search is written from. */
export function partsOf(data: NoveltySearchData, context: ReportContext): Parts {
  const features = (data.confirmed_features ?? []).filter(({ selected }) => selected);
  const assessment = assess(features, data.documents ?? [], data.reference_date, data.judgements);
  const chosen = assessment.documents.filter(({ selected }) => selected);
  const label = new Map(chosen.map(({ document }, index) => [document.publication_number, `D${index + 1}`]));
  return { data, words: NOVELTY_WORDS[data.lang], features, assessment, chosen, label, context };
}

/** What stands for a verdict in a chart. */
export const SIGNS: Readonly<Record<Verdict, string>> = { disclosed: '+', partly: '±', not_found: '–' };
/** As the console's chart: what is disclosed stands out, what is not found stays blank. */
export const TONES: Readonly<Partial<Record<Verdict, Tone>>> = { disclosed: 'good', partly: 'middling' };

/** The page of a document in the console. */
export const documentAddress = (
  { publication_number, paper }: Pick<ComparedDocument, 'publication_number' | 'paper'>,
  address: string,
): string => (paper ? `${address}/papers/${paper.id}` : `${address}/patents/${encodeURIComponent(publication_number)}`);

/** A document by its label and number. */
export const named = ({ label }: Parts, number: string): string =>
  label.has(number) ? `${label.get(number)} (${number})` : number;

/** Whether a category is one of prior art. */
export const isPrior = (category: Category) => category === 'X' || category === 'Y' || category === 'A';

/** Features that no document of prior art discloses, not even in part. */
export function unseen({ features, assessment }: Pick<Parts, 'features' | 'assessment'>): ConfirmedFeature[] {
  const prior = assessment.documents.filter(({ category }) => isPrior(category));
  return features.filter(({ number }) =>
    prior.every(({ views }) => views.find(({ feature }) => feature.number === number)?.verdict !== 'disclosed'),
  );
}
