import { type Component, heightOf, isBar, widthOf } from './components.ts';
import { type Reading, readGlyph } from './glyphs.ts';
import type { Point } from './skeleton.ts';

/** A letter of a label; what it may be, best first. */
export interface Letter {
  readonly component: Component;
  readonly readings: readonly Reading[];
  /** Where it stands against the line of its label. */
  readonly level: 'main' | 'sub' | 'sup';
}

/** Letters that belong together, from left to right. */
export interface Label {
  readonly letters: readonly Letter[];
  /** Hydrogens that are written above or below. */
  readonly hydrogens: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

type Box = Pick<Component, 'x0' | 'y0' | 'x1' | 'y1'>;
interface Raw {
  readonly component: Component;
  readonly readings: readonly Reading[];
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const LIKE = 0.72;
const SURE = 0.8;

/** Components that look like letters at all, before it is known how large letters are. */
export function likeLetters(
  components: readonly Component[],
  across: number,
  stroke: number,
): Map<Component, readonly Reading[]> {
  const found = new Map<Component, readonly Reading[]>();
  for (const component of components) {
    const [w, h] = [widthOf(component), heightOf(component)];
    if (h < 2.5 * stroke || h < 6 || w < 3 || Math.max(w, h) > 60 * stroke || isBar(component, across, stroke))
      continue;
    const readings = readGlyph(component, across);
    if ((readings[0]?.score ?? 0) >= LIKE) found.set(component, readings);
  }
  return found;
}

/** Height of capitals, by the surest letters; undefined where there are none of a size that fits the bonds. */
export function capitalOf(candidates: ReadonlyMap<Component, readonly Reading[]>, bond: number): number | undefined {
  const heights = [...candidates.values()].flatMap(([best]) =>
    best && best.score >= SURE && /[A-Z]/.test(best.letter) && best.capital > 0.06 * bond && best.capital < 0.85 * bond
      ? [best.capital]
      : [],
  );
  return heights.length === 0 ? undefined : median(heights);
}

/** Letters of the right size, those that touch each other cut apart. */
export function lettersOf(
  components: readonly Component[],
  candidates: ReadonlyMap<Component, readonly Reading[]>,
  capital: number,
  across: number,
  stroke: number,
): Raw[] {
  const fits = ({ capital: own }: Reading) => own > 0.48 * capital && own < 1.3 * capital;
  const found: Raw[] = [];
  for (const component of components) {
    const [w, h] = [widthOf(component), heightOf(component)];
    if (h > 1.9 * capital || h < 0.4 * capital || w > 6 * capital) continue;
    const readings = (candidates.get(component) ?? []).filter(fits);
    const single = readings[0]?.score ?? 0;
    if (w > 1.15 * capital || (h > 1.12 * capital && w > 0.8 * capital) || (single < SURE && w > 0.9 * capital)) {
      const parts = cutApart(component, capital, across, stroke).filter(({ readings: [best] }) => best && fits(best));
      const score = parts.length < 2 ? 0 : Math.min(...parts.map(({ readings: [best] }) => best!.score));
      if (score > Math.max(0.74, single)) {
        found.push(...parts);
        continue;
      }
    }
    if (single >= LIKE) found.push({ component, readings });
  }
  return found;
}

/** A component cut where little ink holds it together, so that its parts are most like letters. */
function cutApart(component: Component, capital: number, across: number, stroke: number): Raw[] {
  const w = widthOf(component);
  const counts = new Uint16Array(w + 1);
  for (const at of component.pixels) counts[(at % across) - component.x0]!++;
  const cuts = [0];
  for (let x = Math.ceil(0.2 * capital); x < w - 0.15 * capital; x++) {
    const low = counts[x]! <= 2.2 * stroke && counts[x]! <= Math.min(counts[x - 1]!, counts[x + 1]!);
    if (low && x - cuts.at(-1)! >= 2) cuts.push(x);
  }
  cuts.push(w);
  if (cuts.length > 40) return [];
  const best: ({ score: number; parts: Raw[] } | undefined)[] = [{ score: 0, parts: [] }];
  for (let to = 1; to < cuts.length; to++)
    for (let from = 0; from < to; from++) {
      const wide = cuts[to]! - cuts[from]!;
      const before = best[from];
      if (!before || wide > 1.25 * capital || wide < 0.14 * capital) continue;
      const part = partOf(component, component.x0 + cuts[from]!, component.x0 + cuts[to]!, across);
      if (!part || heightOf(part) < 0.4 * capital) continue;
      const readings = readGlyph(part, across).filter(
        ({ capital: own }) => own > 0.48 * capital && own < 1.3 * capital,
      );
      const score = before.score + ((readings[0]?.score ?? 0) - 0.2) * wide;
      if (score > (best[to]?.score ?? 0)) best[to] = { score, parts: [...before.parts, { component: part, readings }] };
    }
  return best.at(-1)?.parts ?? [];
}

function partOf(component: Component, from: number, to: number, across: number): Component | undefined {
  const pixels = component.pixels.filter((at) => at % across >= from && at % across < to);
  if (pixels.length === 0) return undefined;
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const at of pixels) {
    const x = at % across;
    const y = (at - x) / across;
    [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
  }
  return { x0, y0, x1: x1 + 1, y1: y1 + 1, pixels };
}

/** Bars that are letters by where they stand: the l of Cl and Br's neighbours, a minus, an i. */
export function barsOf(components: readonly Component[], letters: readonly Raw[], capital: number): Raw[] {
  const reading = (letter: string, foot: number): Reading[] => [{ letter, score: 0.85, capital, foot }];
  return components.flatMap((component): Raw[] => {
    const [w, h] = [widthOf(component), heightOf(component)];
    const upright = h > 0.75 * capital && h < 1.3 * capital && w < 0.34 * capital;
    const level = w > 0.22 * capital && w < 0.85 * capital && h < 0.26 * capital;
    if (!upright && !level) return [];
    const left = letters.find(
      ({ component: one, readings: [best] }) =>
        best &&
        component.x0 - one.x1 < 0.42 * capital &&
        component.x0 - one.x1 > -0.1 * capital &&
        overlap(one.y0 - 0.3 * capital, one.y1, component.y0, component.y1) > 0,
    );
    const best = left?.readings[0];
    if (!best) return [];
    const middle = (component.y0 + component.y1) / 2;
    if (upright && /[Cc]/.test(best.letter) && Math.abs(component.y1 - best.foot) < 0.2 * capital)
      return [{ component, readings: reading('l', component.y1) }];
    if (level && middle < best.foot - 0.55 * capital) return [{ component, readings: reading('-', best.foot) }];
    return [];
  });
}

const overlap = (a0: number, a1: number, b0: number, b1: number): number => Math.min(a1, b1) - Math.max(a0, b0);

const boxOf = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
});

/** Letters side by side as labels; hydrogens above or below an atom are told with it. */
export function labelsOf(letters: readonly Raw[], capital: number): Label[] {
  const leader = letters.map((_, at) => at);
  const find = (at: number): number => (leader[at] === at ? at : find(leader[at]!));
  letters.forEach(({ component: one }, i) => {
    letters.forEach(({ component: other }, j) => {
      if (i === j || other.x0 < one.x0) return;
      const gap = other.x0 - one.x1;
      const shared = overlap(one.y0, one.y1, other.y0, other.y1);
      if (gap < 0.48 * capital && gap > -0.5 * capital && shared > 0.18 * Math.min(heightOf(one), heightOf(other)))
        leader[find(j)] = find(i);
    });
  });
  const words = new Map<number, Raw[]>();
  letters.forEach((letter, at) => void words.set(find(at), [...(words.get(find(at)) ?? []), letter]));
  const labels = [...words.values()].map((word) => labelOf(word, capital));
  return stacked(labels, capital);
}

function labelOf(word: readonly Raw[], capital: number): Label {
  const sorted = [...word].sort((a, b) => a.component.x0 + a.component.x1 - b.component.x0 - b.component.x1);
  const main = sorted.filter(
    ({ readings: [best] }) => best && best.capital > 0.82 * capital && /[A-Za-z]/.test(best.letter),
  );
  const foot = median((main.length > 0 ? main : sorted).map(({ readings: [best] }) => best!.foot));
  const leveled = sorted.map(({ component, readings }): Letter => {
    const middle = (component.y0 + component.y1) / 2;
    const low = component.y1 > foot + 0.12 * capital && middle > foot - 0.35 * capital;
    const high = component.y1 < foot - 0.3 * capital && heightOf(component) < 0.85 * capital;
    const level = low ? 'sub' : high ? 'sup' : 'main';
    return { component, level, readings: weighed(readings, level, foot, capital) };
  });
  return { letters: leveled, hydrogens: 0, ...boxOf(sorted.map(({ component }) => component)) };
}

/** Readings with what their size and place say: an O is no o, a 2 below the line is no Z. */
function weighed(readings: readonly Reading[], level: Letter['level'], foot: number, capital: number): Reading[] {
  return readings
    .map((reading) => {
      const size = Math.abs(Math.log(reading.capital / capital));
      const digit = /[0-9]/.test(reading.letter);
      let less = 0;
      if (level === 'main') {
        less = Math.max(0, size - 0.1) * 0.8 + Math.max(0, Math.abs(reading.foot - foot) / capital - 0.1) * 0.5;
        if (digit) less += 0.1;
      } else if (level === 'sub') less = digit ? 0 : 0.25;
      else less = /[+\-0-9]/.test(reading.letter) ? 0 : 0.25;
      return { ...reading, score: reading.score - less };
    })
    .sort((a, b) => b.score - a.score);
}

/** `H` and `H2` written above or below the atom that they belong to. */
function stacked(labels: readonly Label[], capital: number): Label[] {
  const rest = [...labels];
  for (const small of labels) {
    const text = small.letters.map(({ readings: [best] }) => best!.letter).join('');
    if (!/^H[23]?$/.test(text)) continue;
    const owner = rest.find((one) => {
      if (one === small) return false;
      const gap = Math.max(small.y0 - one.y1, one.y0 - small.y1);
      const first = one.letters.find(({ level }) => level === 'main');
      return (
        first &&
        gap < 0.5 * capital &&
        gap > -0.2 * capital &&
        one.letters.some(({ component }) => overlap(component.x0, component.x1, small.x0, small.x1) > 0.3 * capital)
      );
    });
    if (!owner) continue;
    const count = Number(text[1] ?? 1);
    rest.splice(rest.indexOf(small), 1);
    rest[rest.indexOf(owner)] = { ...owner, hydrogens: owner.hydrogens + count, ...boxOf([owner, small]) };
  }
  return rest;
}

/** A text that a label may be. */
export interface LabelText {
  readonly text: string;
  /** That of its least sure letter. */
  readonly score: number;
}

const MOST_TEXTS = 48;

/** Texts that a label may be, the surest first; hydrogens from above and below behind their atom. */
export function textsOf({ letters, hydrogens }: Label): LabelText[] {
  let texts: LabelText[] = [{ text: '', score: 1 }];
  for (const { readings } of letters) {
    const best = readings[0]?.score ?? 0;
    const likely = readings.filter(({ score }) => score > best - 0.22).slice(0, 3);
    texts = texts
      .flatMap(({ text, score }) =>
        likely.map((one) => ({ text: text + one.letter, score: Math.min(score, one.score) - (best - one.score) })),
      )
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_TEXTS);
  }
  if (hydrogens === 0) return texts;
  const more = `H${hydrogens > 1 ? hydrogens : ''}`;
  return texts.flatMap(({ text, score }) => {
    const place = /^[A-Z][a-z]?/.exec(text)?.[0];
    return place === undefined ? [] : [{ text: place + more + text.slice(place.length), score }];
  });
}

/** The middle of a letter. */
export const middleOf = ({ component: { x0, y0, x1, y1 } }: Letter): Point => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
