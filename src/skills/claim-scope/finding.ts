import type { Quantity } from '#language/quantities.ts';
import type { Span } from '#language/spans.ts';
import type { ClaimElement } from './elements.ts';
import type { Stands, Window } from './match.ts';
import type { Product } from './product.ts';
import type { ScopeBasis, ScopeVerdict } from './types.ts';

/** What was found of one element. */
export interface Finding {
  readonly verdict: ScopeVerdict;
  readonly basis: ScopeBasis;
  readonly score: number;
  /** In the product's text. */
  readonly product?: Span;
  /** Content words of the element that are not there. */
  readonly missing: readonly string[];
  /** What stands against what, or for what: words of the product and of the claim. */
  readonly against?: readonly { readonly claim: string; readonly product: string }[];
}

/** What a product is held against claims with. */
export interface Held {
  readonly product: Product;
  /** Words that a person holds to be the same. */
  readonly confirmed: readonly Stands[];
  /** Words that are known in general to mean much the same. */
  readonly known: readonly Stands[];
  readonly tolerance: number;
  /** Of elements that were looked for before, the places that say most of them. */
  readonly looked?: Map<ClaimElement, readonly Window[]>;
  /** Sentences that are told of another element: they say nothing against this one. */
  readonly taken?: ReadonlySet<number>;
}

/** Whether a number lies outside a range by no more than so many per cent of the nearer bound. */
export function isNear(claimed: Quantity, said: Quantity, tolerance: number): boolean {
  if (tolerance <= 0) return false;
  const slack = (bound: number) => Math.abs(bound) * (tolerance / 100);
  if (said.low > claimed.high) return said.high <= claimed.high + slack(claimed.high);
  return said.low >= claimed.low - slack(claimed.low);
}
