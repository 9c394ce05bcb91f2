import type { View } from '#analytics/pictures/views.ts';
import { type Compared, compareDrawn, localLikeness } from '#pictures/compare.ts';
import { type Drawn, SIDE } from '#pictures/drawn.ts';
import type { Weighed } from './design-risk.ts';

/** A drawing as a task keeps it. */
export interface KeptDrawing {
  readonly lines: string;
  readonly silhouette: string;
  readonly aspect: number;
  readonly filled: number;
  readonly ink: number;
}

const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64');
const plane = (text: string) => {
  const data = new Uint8Array(SIDE * SIDE);
  data.set(Buffer.from(text, 'base64').subarray(0, SIDE * SIDE));
  return { width: SIDE, height: SIDE, data };
};

export const keptDrawing = ({ lines, silhouette, aspect, filled, ink }: Drawn): KeptDrawing => ({
  lines: base64(lines.data),
  silhouette: base64(silhouette.data),
  aspect,
  filled,
  ink,
});
export const drawingOf = ({ lines, silhouette, ...more }: KeptDrawing): Drawn => ({
  ...more,
  lines: plane(lines),
  silhouette: plane(silhouette),
  blank: false,
});

/** A patent's view that comes nearest to a drawing. */
export interface BestView {
  readonly figure: string;
  readonly caption: string | undefined;
  readonly compared: Compared;
  readonly local: number;
}

/** Views of a patent against a drawing, the nearest first. */
export const nearestViews = (drawn: Drawn, views: readonly View[]): BestView[] =>
  views
    .map(({ id, caption, drawn: view }) => {
      const compared = compareDrawn(drawn, view);
      return { figure: id, caption, compared, local: localLikeness(compared) };
    })
    .sort((a, b) => b.local - a.local);

const ALIKE = 0.7;

/** A comparison weighed by other near designs: for each field the share of them that are alike there. */
export function weighed(compared: Compared, others: readonly Compared[]): Weighed {
  const common = compared.fields.map((_value, index) => {
    const known = others.flatMap(({ fields }) => fields[index] ?? []);
    return known.length === 0 ? undefined : known.filter((value) => value >= ALIKE).length / known.length;
  });
  return { compared, common, others: others.length };
}
