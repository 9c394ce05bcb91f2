import type { NoveltySearchData } from '../../../../../src/operations/novelty-search/data.ts';
import type { Of, Operation, Sent } from '../../../api.ts';

/** What a novelty search's task knows. */
export type NoveltyData = Sent<NoveltySearchData>;
export type Feature = Of<NonNullable<NoveltyData['generated_features']>['features']>;
export type ConfirmedFeature = Of<NonNullable<NoveltyData['confirmed_features']>>;
export type Weight = Feature['weight'];
export type Block = Of<NonNullable<NoveltyData['confirmed_blocks']>>;
/** A search that was run. */
export type Run = Of<NonNullable<NoveltyData['prior_art']>['runs']>;
export type ComparedDocument = Of<NonNullable<NoveltyData['documents']>>;
/** What the comparison found for one feature, with the words it rests on. */
export type Found = Of<ComparedDocument['comparison']['features']>;
export type Verdict = Found['verdict'];
export type Judgement = Of<NonNullable<NoveltyData['judgements']>>;
/** A person's own view of a cell; absent is as found. */
export type Own = Judgement['features'][string];

/** What the search's results say, where they are shown. */
export type Results = Operation<'POST /ai/novelty-search/agent-result'>;
/**
 * One document of the results. The interface takes the same shape with less in it; what it answers has these always.
 */
export type WireDocument = Stated<
  Omit<Of<NonNullable<Results['final_result']>>, 'features' | 'comparative_literature_type'>,
  'document' | 'title' | 'public_score' | 'selected' | 'user_added' | 'most_similar'
> & { readonly features: readonly WireCell[]; readonly comparative_literature_type: Category };
export type WireCell = Stated<
  Of<NonNullable<Of<NonNullable<Results['final_result']>>['features']>>,
  'feature_num' | 'score' | 'reason' | 'original_score' | 'original_reason'
>;
type Stated<T, Names extends keyof T> = T & { readonly [N in Names]-?: NonNullable<T[N]> };
/** Of the search report: X alone, Y in combination, A background; E, T and L are no prior art. */
export type Category = 'X' | 'Y' | 'A' | 'E' | 'T' | 'L';

export const selectedFeatures = ({ confirmed_features = [] }: NoveltyData): readonly ConfirmedFeature[] =>
  confirmed_features.filter(({ selected }) => selected);
