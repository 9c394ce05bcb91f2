import type { SpecificationData } from '../../../../../src/operations/specification-drafting/data.ts';
import type { Asked, Of, Operation, Sent } from '../../../api.ts';

/** What the drafting of a specification knows. */
export type DraftingData = Sent<SpecificationData>;

export type Checks = Operation<'POST /ai/specification/init-result/cnipa'>;
export type Fault = Of<NonNullable<Checks['faults']>>;
export type Support = Of<NonNullable<Checks['support']>>;
export type Claim = Of<NonNullable<Checks['claims']>>;

type Request = Asked<'POST /ai/specification/generate-report/cnipa'>;
type Stated<T> = { -readonly [Name in keyof T]-?: NonNullable<T[Name]> };

/** What a person decides before the specification is written; sent as it stands. */
export type Draft = Stated<
  Pick<
    Request,
    'title' | 'category' | 'technical_problem' | 'benefit' | 'terms' | 'feature_tree' | 'embodiments' | 'urls'
  >
>;

export const CATEGORIES = ['Machine', 'Process', 'Manufacture', 'Composition of matter'] as const;

/** The text that a person begins with. */
export interface Texts {
  readonly claim: string;
  readonly disclosure: string;
}

const lines = (sentences: readonly string[] = []) => sentences.join('\n');
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const copyOf = {
  terms: (terms: DraftingData['terms'] = []): Draft['terms'] => terms.map((term) => ({ ...term })),
  feature_tree: (claims: DraftingData['feature_tree'] = []): Draft['feature_tree'] =>
    claims.map((claim) => ({
      ...claim,
      claim_features: claim.claim_features.map(({ concepts, feature, feature_deleted }) => ({
        feature,
        concepts: [...concepts],
        feature_deleted: feature_deleted === 1 ? 1 : 0,
      })),
    })),
  embodiments: (
    embodiments: readonly { readonly text: string; readonly claim_numbers: readonly number[] }[] = [],
  ): Draft['embodiments'] =>
    embodiments.map(({ text, claim_numbers }) => ({ text, claim_numbers: [...claim_numbers] })),
};

/** As the service has read it; the title is what the first claim calls its thing. */
export const asRead = ({ category = 'Machine', embodiments, feature_tree, said, terms }: DraftingData): Draft => ({
  title: capital(terms?.[0]?.name ?? ''),
  category,
  technical_problem: lines(said?.problem),
  benefit: lines(said?.effects),
  terms: copyOf.terms(terms),
  feature_tree: copyOf.feature_tree(feature_tree),
  embodiments: copyOf.embodiments(embodiments),
  urls: [],
});

/** What was sent to be written. Addresses of drawings are not kept: they are uploaded again. */
export const asSent = (data: DraftingData): Draft | undefined => {
  if (!data.edits) return undefined;
  const { benefit, category, embodiments, feature_tree, technical_problem, terms, title } = data.edits;
  const read = asRead(data);
  return {
    ...read,
    title,
    category,
    ...(technical_problem !== undefined && { technical_problem }),
    ...(benefit !== undefined && { benefit }),
    ...(terms && { terms: copyOf.terms(terms) }),
    ...(feature_tree && { feature_tree: copyOf.feature_tree(feature_tree) }),
    ...(embodiments && { embodiments: copyOf.embodiments(embodiments) }),
  };
};
