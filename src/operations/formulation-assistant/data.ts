import { AnswerLanguage, QuoteShape } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** What two recipes are opposed along. */
export const Dimension = Type.Object({
  kind: Type.Enum(['cost', 'function', 'component']),
  /** In words of the answer's language, or of the goal. */
  name: Type.String(),
  /** Words of the goal that ask for it; absent where the recipes themselves suggest it. */
  asked: Type.Optional(Type.String()),
});
export type Dimension = Static<typeof Dimension>;

/** What a goal says. */
export const Goal = Type.Object({
  /** What is to be made, in words of the goal. */
  product: Type.Array(Type.String()),
  /** What must not be in it, in words of the goal. */
  excluded: Type.Array(Type.String()),
  /** Amounts that the goal bounds: per cent, or parts. */
  bounds: Type.Array(
    Type.Object({
      name: Type.String(),
      text: Type.String(),
      low: Type.Optional(Type.Number()),
      high: Type.Optional(Type.Number()),
      /** Absent of shares. */
      basis: Type.Optional(Type.Literal('parts')),
    }),
  ),
  dimensions: Type.Array(Dimension),
});
export type Goal = Static<typeof Goal>;

export const RecipeIngredient = Type.Object({
  name: Type.String(),
  low: Type.Optional(Type.Number()),
  high: Type.Optional(Type.Number()),
  amount: Type.String(),
  function: Type.Optional(Type.String()),
  /** The ingredient that the text states it as an alternative to. */
  instead_of: Type.Optional(Type.String()),
});
export type RecipeIngredient = Static<typeof RecipeIngredient>;

/** A recipe as one claim or paragraph states it. */
export const StatedRecipe = Type.Object({
  publication_number: Type.String(),
  title: Type.String(),
  title_zh: Type.Optional(Type.String()),
  country: Type.String(),
  /** The whole passage, verbatim. */
  quote: QuoteShape,
  /** Of all of its ingredients. */
  basis: Type.Enum(['share', 'parts', 'mass', 'volume', 'moles']),
  ingredients: Type.Array(RecipeIngredient),
  /** Of shares: what they add up to, per cent. */
  sum: Type.Optional(
    Type.Object({ low: Type.Number(), high: Type.Number(), verdict: Type.Enum(['whole', 'rest_unstated', 'over']) }),
  ),
  /** A sentence of the document that speaks of low cost. */
  cost: Type.Optional(QuoteShape),
});
export type StatedRecipe = Static<typeof StatedRecipe>;

export const FormulationData = Type.Object({
  input: Type.String(),
  lang: AnswerLanguage,
  goal: Type.Optional(Goal),
  recipes: Type.Optional(Type.Array(StatedRecipe)),
  /** Documents read, and recipes left out by reason. */
  counts: Type.Optional(
    Type.Object({
      documents: Type.Integer(),
      recipes: Type.Integer(),
      excluded: Type.Integer(),
      out_of_bounds: Type.Integer(),
      over: Type.Integer(),
    }),
  ),
  pairs: Type.Optional(
    Type.Array(
      Type.Object({ dimension: Dimension, first: Type.Integer(), second: Type.Integer(), reason: Type.String() }),
    ),
  ),
});
export type FormulationData = Static<typeof FormulationData>;
