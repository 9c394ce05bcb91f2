import type { Raster } from '#pictures/raster.ts';
import { assemble, type Circle, type Drawn, type Outcome } from './assemble.ts';
import { bondsOf, hashesOf } from './bonds.ts';
import { type Component, componentsOf, heightOf, isBar, thicknessOf, widthOf } from './components.ts';
import { type Ink, inkOf } from './ink.ts';
import { barsOf, capitalOf, labelsOf, lettersOf, likeLetters } from './labels.ts';
import { type LineGraph, linesOf } from './skeleton.ts';
import { type Scale, strokesOf } from './strokes.ts';

/** Components of a picture that are looked at: a page of text has some thousand. */
const MOST_COMPONENTS = 6_000;
const MOST_SEGMENTS = 4_000;
/**
 * Pixels of the picture that capitals are high and bonds long at least: smaller letters run into lines, and are lost
 * without a trace.
 */
const [LEAST_CAPITAL, LEAST_BOND] = [13, 36];
/** What is so many times as thick as lines is no line: arrow heads, logos, pictures. */
const MOST_THICK = 6;

/** All lines of some components as one graph. */
function graphOf(components: readonly Component[], { width, stroke }: Ink): LineGraph {
  const whole: LineGraph = { nodes: [], segments: [] };
  for (const component of components) {
    const { nodes, segments } = linesOf(component, width, stroke);
    const offset = whole.nodes.length;
    whole.nodes.push(...nodes);
    for (const { from, to, thick } of segments) whole.segments.push({ from: from + offset, to: to + offset, thick });
  }
  return whole;
}

/** The circle that an aromatic ring is drawn with. */
function circleOf(component: Component, across: number, { bond, line }: Scale): Circle | undefined {
  const [w, h] = [widthOf(component), heightOf(component)];
  if (Math.abs(w - h) > 0.12 * Math.max(w, h) || w < 0.6 * bond || w > 2.2 * bond) return undefined;
  const at = { x: (component.x0 + component.x1 - 1) / 2, y: (component.y0 + component.y1 - 1) / 2 };
  const radius = (w + h) / 4 - line / 2;
  for (const pixel of component.pixels) {
    const x = pixel % across;
    const far = Math.hypot(x - at.x, (pixel - x) / across - at.y);
    if (Math.abs(far - radius) > line * 0.9 + 0.05 * radius) return undefined;
  }
  return { at, radius };
}

/** Lines, letters and circles of a picture, and small ink that is none of them; undefined where there is no drawing. */
export function drawnOf(ink: Ink): (Drawn & { readonly lost: readonly Component[] }) | undefined {
  const { width, height, data, stroke } = ink;
  const grain = Math.max(2, stroke * stroke * 0.3);
  const components = componentsOf(data, width, height).filter(
    (one) => one.pixels.length >= grain && thicknessOf(one, data, width) < MOST_THICK * stroke,
  );
  if (components.length === 0 || components.length > MOST_COMPONENTS) return undefined;
  const candidates = likeLetters(components, width, stroke);
  const sure = graphOf(
    components.filter((one) => !candidates.has(one) && isLine(one, stroke)),
    ink,
  );
  // strokes are compared with each other: squared paper would take half a minute
  if (sure.segments.length > MOST_SEGMENTS) return undefined;
  const first = strokesOf(sure, stroke);
  if (!(first.scale.bond > 4 * stroke)) return undefined;
  const capital = capitalOf(candidates, first.scale.bond);
  const letters = capital === undefined ? [] : lettersOf(components, candidates, capital, width, stroke);
  const used = new Set(letters.flatMap(({ component }) => component.pixels[0]!));
  let rest = components.filter(({ pixels }) => !pixels.some((at) => used.has(at)));
  const { bonds: hashes, used: dashes } = hashesOf(rest, first.scale);
  rest = rest.filter((one) => !dashes.has(one));
  const bars = capital === undefined ? [] : barsOf(rest, letters, capital);
  rest = rest.filter((one) => !bars.some(({ component }) => component === one));
  const circles = rest.flatMap((one) => {
    const circle = circleOf(one, width, first.scale);
    return circle ? [{ ...circle, one }] : [];
  });
  rest = rest.filter((one) => !circles.some((circle) => circle.one === one));
  const lines = rest.filter((one) => Math.max(widthOf(one), heightOf(one)) > 0.2 * first.scale.bond);
  const graph = graphOf(lines, ink);
  if (graph.segments.length === 0 || graph.segments.length > MOST_SEGMENTS) return undefined;
  const { strokes, scale } = strokesOf(graph, stroke);
  const high = capital ?? 0.4 * scale.bond;
  return {
    bonds: [...bondsOf(strokes, scale), ...hashes],
    labels: labelsOf([...letters, ...bars], high),
    circles,
    capital: high,
    scale,
    lost: rest.filter((one) => unexplained(one, ink, scale)),
  };
}

/** Structures drawn in a picture, and drawings that could not be read, with their places in pixels. */
export function readDepictions(raster: Raster): Outcome[] {
  const ink = inkOf(raster);
  const drawn = drawnOf(ink);
  if (!drawn) return [];
  const fine = drawn.capital >= LEAST_CAPITAL * ink.scale && drawn.scale.bond >= LEAST_BOND * ink.scale;
  return assemble(drawn).map((outcome) => ({
    ...outcome,
    ...withLoss(outcome, drawn.lost, drawn.scale, fine ? 1 : 0.5),
    ...placed(outcome, ink.scale),
  }));
}

/**
 * Whether nothing was made of a component: smaller than a bond and no straight line, as letters are that were not
 * recognised; or ink between a speck and a line.
 */
function unexplained(one: Component, { width, stroke }: Ink, { bond }: Scale): boolean {
  if (Math.max(widthOf(one), heightOf(one)) > 0.7 * bond) return false;
  return isBar(one, width, stroke)
    ? heightOf(one) + widthOf(one) < 0.4 * bond
    : one.pixels.length > 1.5 * stroke * stroke;
}

const isLine = (one: Component, stroke: number): boolean => Math.max(widthOf(one), heightOf(one)) > 5 * stroke;

/** Small ink inside a structure that nothing explains makes it less sure. */
function withLoss(outcome: Outcome, lost: readonly Component[], { bond }: Scale, share: number): Partial<Outcome> {
  if (!outcome.structure) return {};
  const inside = lost.filter(
    ({ x0, x1, y0, y1 }) =>
      x1 > outcome.x0 - 0.3 * bond &&
      x0 < outcome.x1 + 0.3 * bond &&
      y1 > outcome.y0 - 0.3 * bond &&
      y0 < outcome.y1 + 0.3 * bond,
  );
  return {
    structure: {
      ...outcome.structure,
      confidence: share * outcome.structure.confidence * 0.55 ** Math.min(8, inside.length),
    },
  };
}

const placed = ({ x0, y0, x1, y1 }: Outcome, times: number) => ({
  x0: x0 / times,
  y0: y0 / times,
  x1: x1 / times,
  y1: y1 / times,
});
