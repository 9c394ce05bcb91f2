import { type Static, Type } from '#typebox.mjs';
import { Right } from '../fto-search/data.ts';
import { NoveltySearchData } from '../novelty-search/data.ts';

/** A novelty search that asks nobody, and the rights that were read on the proposal. */
export const FeasibilityData = Type.Object({
  ...NoveltySearchData.properties,
  rights: Type.Optional(Type.Array(Right)),
  /** Families whose claims were read, and those that have none here. */
  rights_read: Type.Optional(Type.Integer()),
  no_claims: Type.Optional(Type.Array(Type.String())),
});
export type FeasibilityData = Static<typeof FeasibilityData>;
