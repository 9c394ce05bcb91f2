import type { FtoData } from '../../../../../src/operations/fto-search/data.ts';
import type { Asked, Of, Operation, Sent } from '../../../api.ts';

/** What a search for rights in the way knows. */
export type RightsData = Sent<FtoData>;
export type ProductFeature = Of<NonNullable<RightsData['generated_features']>>;

type Answered = Of<NonNullable<Operation<'POST /ai/fto/search/agent/result'>['final_result']>>;
/** The interface takes the same shape with less in it; what it answers has these always. */
type Stated<T, Names extends keyof T> = T & { readonly [N in Names]-?: NonNullable<T[N]> };

/** A right, and how the product stands to its claims. */
export type Right = Stated<Answered, 'patent_id' | 'document' | 'title' | 'features'>;
/** One element of a claim, read on the product. */
export type Element = Of<Right['features']>;
/** A right as the report takes it. */
export type Chosen = Of<Asked<'POST /ai/fto/report/create'>['final_res']>;

/** What an element can be, and the signs that say in grey what the colours say. */
export const VERDICTS = ['literal', 'equivalent', 'unclear', 'missing'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const SIGNS: Readonly<Record<Verdict, string>> = { literal: '●', equivalent: '◐', unclear: '?', missing: '○' };
/** What a verdict stands for on the interface, where 60 and more is met. */
const SCORES: Readonly<Record<Verdict, number>> = { literal: 100, equivalent: 80, unclear: 40, missing: 0 };
export const verdictOf = (word: string | undefined): Verdict => VERDICTS.find((one) => one === word) ?? 'unclear';

export const RISKS = ['High', 'Medium', 'Low'] as const;
export type Risk = (typeof RISKS)[number];
export const riskOf = ({ risk_level }: Right): Risk => RISKS.find((one) => one === risk_level) ?? 'Low';

/** Rights of a report at most. */
export const MOST_CHOSEN = 5;

/** What a person has decided of the rights: those of the report, and verdicts of their own by right and element. */
export interface Decided {
  readonly chosen: readonly string[];
  readonly verdicts: Readonly<Record<string, Readonly<Record<string, Verdict>>>>;
  /** Publications that a person named beside what was found. */
  readonly added: readonly string[];
}

/** What stands until a person decides: what the service proposes. */
export const proposed = (rights: readonly Right[]): Decided => ({
  chosen: rights.filter(({ selected }) => selected).map(({ document }) => document),
  verdicts: {},
  added: [],
});

/** The rights as the report takes them: by number, with a person's own verdicts. */
export const toReport = ({ chosen, verdicts }: Decided): Chosen[] =>
  chosen.slice(0, MOST_CHOSEN).map((document) => ({
    patent_id: document,
    public_score: 0,
    feature_match_num: 0,
    comparison_conclusion: {},
    selected: true,
    features: Object.entries(verdicts[document] ?? {}).map(([element, type_for_user]) => ({
      element,
      type_for_user,
      score: SCORES[type_for_user],
      tech_feature: '',
    })),
  }));
