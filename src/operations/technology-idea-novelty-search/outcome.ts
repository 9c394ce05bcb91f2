import { rounded } from '#rounded.ts';
import { type AssessedDocument, assess } from '../novelty-search/assessment.ts';
import type { ConfirmedFeature } from '../novelty-search/data.ts';
import type { NoveltyCheckData } from './data.ts';

/** A share in percent, as answers of the group give scores. */
export const percent = (share: number): number => rounded(100 * share, 1);

const WEIGHTS = { topic: 1, key: 0.7, supplementary: 0.4 } as const;
const weightOf = ({ weight, weight_value }: ConfirmedFeature) => weight_value ?? WEIGHTS[weight];

/** What a check came to: nothing of it says whether a patent will be granted. */
export interface Outcome {
  /** Share of the idea, by the weights of its features, that no single document discloses by wording: 0 to 1. */
  readonly not_found: number;
  /** The same of the document that discloses most. */
  readonly not_in_nearest: number;
  readonly level: 'high' | 'medium' | 'low';
  /** Prior art, the nearest first; what only a title is stored of last. */
  readonly documents: readonly AssessedDocument[];
  /** The first of them, if more than its title is stored. */
  readonly nearest?: string;
  readonly features: readonly FeatureOutcome[];
}
export interface FeatureOutcome {
  readonly feature: ConfirmedFeature;
  /** The document that discloses it, or else comes nearest. */
  readonly by?: AssessedDocument;
  readonly verdict: 'disclosed' | 'partly' | 'not_found';
}

/** From this share on an idea stands apart from what is stored, or does so in part. */
const HIGH = 0.5;
const MEDIUM = 0.2;

/** Something is always nearest: to a feature that is not found no document with less than this score comes near. */
const LEAST_NEAR = 20;

/** What the comparison says of the idea as a whole; undefined before it was made. */
export function outcomeOf(data: NoveltyCheckData): Outcome | undefined {
  if (!data.documents) return undefined;
  const features = (data.confirmed_features ?? []).filter(({ selected }) => selected);
  const { documents } = assess(features, data.documents, data.reference_date);
  const prior = documents.filter(({ category }) => category !== 'E' && category !== 'T');
  const total = features.reduce((sum, feature) => sum + weightOf(feature), 0) || 1;
  const told = features.map((feature): FeatureOutcome => {
    const views = prior.flatMap((by) => {
      const view = by.views.find((one) => one.feature.number === feature.number);
      return view ? [{ by, view }] : [];
    });
    const [best] = views.toSorted((a, b) => b.view.score - a.view.score);
    const shown = best && (best.view.verdict !== 'not_found' || best.view.score >= LEAST_NEAR) ? { by: best.by } : {};
    return { feature, verdict: best?.view.verdict ?? 'not_found', ...shown };
  });
  // one of five features is a fifth, whatever sums of weights come to in binary
  const missing = (in_no: readonly ConfirmedFeature[]) =>
    Math.round((in_no.reduce((sum, feature) => sum + weightOf(feature), 0) / total) * 1e9) / 1e9;
  const not_found = missing(told.filter(({ verdict }) => verdict !== 'disclosed').map(({ feature }) => feature));
  const nearest = Math.min(
    1,
    ...prior.map(({ views }) =>
      missing(views.filter(({ verdict }) => verdict !== 'disclosed').map(({ feature }) => feature)),
    ),
  );
  const level = nearest === 0 ? 'low' : not_found >= HIGH ? 'high' : not_found >= MEDIUM ? 'medium' : 'low';
  const read = prior.filter(({ document }) => !document.title_only);
  return {
    ...{ not_found, not_in_nearest: nearest, level, features: told },
    documents: [...read, ...prior.filter((one) => !read.includes(one))],
    ...(read[0] && { nearest: read[0].document.publication_number }),
  };
}

/** Whether no document discloses any feature: the corpus may hold nothing of the idea's field. */
export const nothingNear = ({ documents }: Outcome): boolean => documents.every(({ disclosed }) => disclosed === 0);

/** Features that no document discloses, the weightiest first: what distinguishes the idea. */
export const distinguishing = ({ features }: Outcome): ConfirmedFeature[] =>
  features
    .filter(({ verdict }) => verdict !== 'disclosed')
    .map(({ feature }) => feature)
    .toSorted((a, b) => weightOf(b) - weightOf(a));

export const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`;
