import { FeatureList } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';
import { NoveltySearchData } from '../novelty-search/data.ts';

/** What an earlier run of the same idea came to. */
export const EarlierRun = Type.Object({
  features: Type.Array(Type.String()),
  /** Share of the idea not found, 0 to 1. */
  not_found: Type.Number(),
  nearest: Type.Optional(Type.String()),
  documents: Type.Integer(),
});
export type EarlierRun = Static<typeof EarlierRun>;

/** A novelty search that asks nobody: what each stage has made is taken as it is. */
export const NoveltyCheckData = Type.Object({
  ...NoveltySearchData.properties,
  earlier: Type.Optional(Type.Array(EarlierRun)),
  left_out: Type.Optional(FeatureList.properties.left_out),
});
export type NoveltyCheckData = Static<typeof NoveltyCheckData>;
