import { readAsked } from '#pictures/asked.ts';
import { compareDrawn, localLikeness, mirroredLikeness } from '#pictures/compare.ts';
import { DIMENSIONS, describe, likenesses, variants } from '#pictures/describe.ts';
import { type Drawn, drawnIn, mainParts } from '#pictures/drawn.ts';
import { greyOf, type Raster, resized } from '#pictures/raster.ts';
import { DISTORTIONS } from './distort.ts';

/** One picture of the collection: whose it is, and what it shows. */
export interface Item {
  /** Pictures of one group show the same design or mark. */
  readonly group: string;
  readonly raster: Raster;
}

/** A ranking of all items for a query, the best first. */
export type Ranking = (query: Raster) => number[];

const order = (scores: ArrayLike<number>): number[] =>
  Array.from(scores, (_score, index) => index).sort((a, b) => scores[b]! - scores[a]! || a - b);

/** What the figure of a stored mark alone counts beside the mark as it is. */
const WITHOUT_LETTERS = 0.98;

/** Ours: descriptors of the picture and of it turned and mirrored; of marks, their figures without letters, too. */
export function byDescriptors(items: readonly Item[], parts: 'whole' | 'figures' = 'whole'): Ranking {
  const column = new Int8Array(items.length * DIMENSIONS);
  const figures: { readonly item: number; readonly vector: Int8Array }[] = [];
  for (const [index, { raster }] of items.entries()) {
    column.set(describe(drawnIn(raster)), index * DIMENSIONS);
    if (parts === 'figures')
      for (const part of mainParts(raster)) figures.push({ item: index, vector: describe(part) });
  }
  return (query) => {
    const { drawn, parts: own } = readAsked(query);
    const forms = variants(drawn, own);
    const whole = likenesses(forms, column);
    if (parts === 'whole') return order(whole);
    for (const { item, vector } of figures)
      whole[item] = Math.max(whole[item]!, WITHOUT_LETTERS * likenesses(forms, vector)[0]!);
    return order(whole);
  };
}

const FUSED = 60;
/** Pictures that local lines are compared of. */
const RERANKED = 200;

/** As the design search ranks: the first by descriptors, ranked again by local lines, both ranks fused. */
export function byBoth(items: readonly Item[]): Ranking {
  const first = byDescriptors(items);
  const drawn = items.map(({ raster }) => drawnIn(raster));
  return (query) => {
    const { drawn: whole, parts } = readAsked(query);
    const order = first(query);
    const near = order.slice(0, RERANKED);
    const localOf = (at: number) =>
      Math.max(
        ...[whole, ...parts].map((own) => localLikeness(compareDrawn(own, drawn[at]!))),
        mirroredLikeness([whole, ...parts], drawn[at]!),
      );
    const local = new Map(near.map((at) => [at, localOf(at)]));
    const again = [...near].sort((a, b) => local.get(b)! - local.get(a)!);
    const places = new Map(again.map((at, place) => [at, place]));
    const fused = new Map(near.map((at, place) => [at, 1 / (FUSED + place + 1) + 1 / (FUSED + places.get(at)! + 1)]));
    return [...[...near].sort((a, b) => fused.get(b)! - fused.get(a)!), ...order.slice(RERANKED)];
  };
}

/** Directions of lines alone, as a histogram over a pyramid, compared by cosine. */
export function byOrientation(items: readonly Item[]): Ranking {
  const part = (drawn: Drawn) => describe(drawn).subarray(0, 168);
  const all = items.map(({ raster }) => part(drawnIn(raster)));
  return (query) => {
    const own = part(drawnIn(query));
    return order(all.map((each) => each.reduce((sum, value, index) => sum + value * own[index]!, 0)));
  };
}

/**
 * A perceptual hash: signs of the 64 lowest waves of a 32 by 32 picture (discrete cosine transform), compared by bits.
 */
export function byHash(items: readonly Item[]): Ranking {
  const waves = Array.from({ length: 8 }, (_, k) =>
    Array.from({ length: 32 }, (_, x) => Math.cos(((2 * x + 1) * k * Math.PI) / 64)),
  );
  const hash = (raster: Raster): boolean[] => {
    const { data } = resized(greyOf(raster), 32, 32);
    const values: number[] = [];
    for (let v = 0; v < 8; v++)
      for (let u = 0; u < 8; u++) {
        let sum = 0;
        for (let y = 0; y < 32; y++)
          for (let x = 0; x < 32; x++) sum += data[y * 32 + x]! * waves[u]![x]! * waves[v]![y]!;
        values.push(sum);
      }
    const rest = values.slice(1).sort((a, b) => a - b);
    const middle = rest[rest.length >> 1]!;
    return values.map((value) => value > middle);
  };
  const all = items.map(({ raster }) => hash(raster));
  return (query) => {
    const own = hash(query);
    return order(all.map((each) => each.reduce((same, bit, index) => same + (bit === own[index] ? 1 : 0), 0)));
  };
}

/** Share of queries whose own group is among the first n groups, by distortion. */
export function table(items: readonly Item[], queries: readonly number[], ranking: Ranking, tops: readonly number[]) {
  return Object.entries(DISTORTIONS).map(([name, distort]) => {
    const places = queries.map((index) => {
      const groups = [...new Set(ranking(distort(items[index]!.raster)).map((each) => items[each]!.group))];
      return groups.indexOf(items[index]!.group) + 1;
    });
    return {
      name,
      hits: tops.map((top) => places.filter((place) => place <= top).length / places.length),
      mrr: places.reduce((sum, place) => sum + 1 / place, 0) / places.length,
    };
  });
}
