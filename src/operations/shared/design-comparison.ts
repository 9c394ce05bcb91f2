import { type View, viewsOf } from '#analytics/pictures/views.ts';
import { type Patent, priorityDate } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Compared, compareDrawn, localLikeness } from '#pictures/compare.ts';
import { type Drawn, SIDE } from '#pictures/drawn.ts';
import { pngUri } from '#pictures/png.ts';
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

const keptDrawing = ({ lines, silhouette, aspect, filled, ink }: Drawn): KeptDrawing => ({
  lines: base64(lines.data),
  silhouette: base64(silhouette.data),
  aspect,
  filled,
  ink,
});
/** A picture as a task keeps it: what is drawn, and its parts. */
export const keptForms = ({ drawn, parts }: { readonly drawn: Drawn; readonly parts: readonly Drawn[] }) => ({
  drawing: keptDrawing(drawn),
  parts: parts.map(keptDrawing),
});
/** The forms of a picture that was kept; a task of an earlier release has the whole alone. */
export const formsOf = (kept: { readonly drawing: KeptDrawing; readonly parts?: readonly KeptDrawing[] }): Drawn[] =>
  [kept.drawing, ...(kept.parts ?? [])].map(drawingOf);
/** The picture cleaned to lines, as a data URI. */
export const lineDrawingOf = (kept: { readonly drawing: KeptDrawing; readonly line_drawing?: string }): string =>
  kept.line_drawing ?? pngUri(drawingOf(kept.drawing).lines);
const drawingOf = ({ lines, silhouette, ...more }: KeptDrawing): Drawn => ({
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

/** Views of a patent against a drawing, by whichever of its forms comes nearest to each; the nearest first. */
export const nearestViews = (forms: readonly Drawn[], views: readonly View[]): BestView[] =>
  views
    .map(({ id, caption, drawn: view }) => {
      const [nearest] = forms
        .map((drawn) => compareDrawn(drawn, view))
        .map((compared) => ({ compared, local: localLikeness(compared) }))
        .sort((a, b) => b.local - a.local);
      return { figure: id, caption, ...nearest! };
    })
    .sort((a, b) => b.local - a.local);

/** Near designs that are kept to tell what was known before a right. */
export const KNOWN_SPACE = 100;
/** Of these the nearest ones that are earlier. */
const EARLIER = 20;

const familyOf = (patent: Patent) =>
  patent.stated_simple_family ?? patent.application_number ?? patent.publication_number;

/** Of near designs the nearest of others that were published before a right was applied for. */
function before(right: Patent, near: readonly Patent[]): Patent[] {
  const from = priorityDate(right);
  if (from === undefined) return [];
  return near
    .filter(
      (one) => one.publication_date !== undefined && one.publication_date < from && familyOf(one) !== familyOf(right),
    )
    .slice(0, EARLIER);
}

/**
 * What was known when each of some rights was applied for: how the nearest earlier designs compare with a drawing.
 * @param forms The drawing, and its parts.
 * @param near Designs with the view of each that is nearest, the nearest first.
 * @param compared Of designs that were compared before, by publication.
 */
export async function knownBefore(
  forms: readonly Drawn[],
  rights: readonly Patent[],
  near: readonly { readonly record: string; readonly figure: string }[],
  compared: ReadonlyMap<string, Compared>,
  corpus: Pick<Corpus, 'get' | 'links'>,
): Promise<Compared[][]> {
  const records = await corpus.get(
    patents,
    near.map(({ record }) => record),
  );
  const earlier = rights.map((right) => before(right, records));
  // a picture is decoded for those alone that count
  const missing = [...new Set(earlier.flat())].filter(({ publication_number }) => !compared.has(publication_number));
  const figures = new Map(near.map(({ record, figure }) => [record, figure]));
  const views = await viewsOf(corpus, missing, figures);
  const made = new Map(
    missing.map(({ publication_number }, index) => [
      publication_number,
      nearestViews(forms, views[index]!)[0]?.compared,
    ]),
  );
  return earlier.map((all) => all.flatMap(({ publication_number: pn }) => compared.get(pn) ?? made.get(pn) ?? []));
}

const ALIKE = 0.7;

/** A comparison weighed by what was known before: for each field the share of them that are alike there. */
export function weighed(compared: Compared, others: readonly Compared[]): Weighed {
  const common = compared.fields.map((_value, index) => {
    const known = others.flatMap(({ fields }) => fields[index] ?? []);
    return known.length === 0 ? undefined : known.filter((value) => value >= ALIKE).length / known.length;
  });
  return { compared, common, others: others.length };
}
