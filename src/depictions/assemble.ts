import { BESIDE } from './abbreviations.ts';
import { across, type DrawnBond } from './bonds.ts';
import { type Group, groupOf, groupOfSmiles } from './groups.ts';
import { type Label, middleOf, textsOf } from './labels.ts';
import type { Point } from './skeleton.ts';
import { angleAt, distance, type Scale } from './strokes.ts';

/** A structure as read from lines and letters, not yet checked by a toolkit. */
export interface Assembled {
  readonly molfile: string;
  readonly atoms: number;
  /** How sure letters and lines are, from 0 to 1. */
  readonly confidence: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Why lines and letters make no structure, in words for whoever sent the picture. */
export class DepictionError extends RangeError {}

/** A place where bonds meet, with a label or none (a carbon). */
interface Corner {
  at: Point;
  readonly ends: { readonly bond: number; readonly end: 0 | 1 }[];
  label?: { readonly index: number; readonly letter: number };
}

interface Atom {
  readonly element: string;
  readonly charge: number;
  readonly at: Point;
}
interface Bond {
  readonly from: number;
  readonly to: number;
  readonly order: number;
  readonly stereo: number;
}

const endOf = (bond: DrawnBond, end: 0 | 1): Point => (end ? bond.b : bond.a);

/**
 * Ends that are one place: those of one node, and those so near that no bond lies between. A bond that short is none.
 */
function cornersOf(bonds: readonly DrawnBond[], scale: Scale): Corner[] {
  const ends = bonds.flatMap((_, bond) => [
    { bond, end: 0 as 0 | 1 },
    { bond, end: 1 as 0 | 1 },
  ]);
  const leader = ends.map((_, at) => at);
  const find = (at: number): number => (leader[at] === at ? at : find(leader[at]!));
  const members = (top: number) => ends.filter(({ bond }, at) => find(at) === top && !tiny(bonds[bond]!));
  const unite = (i: number, j: number) => {
    const [a, b] = [find(i), find(j)];
    if (a === b) return;
    // never both ends of one bond
    const of = new Set(members(a).map(({ bond }) => bond));
    if (!members(b).some(({ bond }) => of.has(bond))) leader[b] = a;
  };
  const point = (at: number) => endOf(bonds[ends[at]!.bond]!, ends[at]!.end);
  const node = (at: number) => bonds[ends[at]!.bond]!.nodes?.[ends[at]!.end];
  const tiny = (bond: DrawnBond) =>
    bond.order === 1 && bond.look === 'plain' && distance(bond.a, bond.b) < 0.25 * scale.bond;
  bonds.forEach((bond, at) => {
    if (tiny(bond)) leader[find(2 * at + 1)] = find(2 * at);
  });
  for (let i = 0; i < ends.length; i++)
    for (let j = i + 1; j < ends.length; j++) if ((node(i) ?? -1) >= 0 && node(i) === node(j)) unite(i, j);
  const pairs: [number, number, number][] = [];
  for (let i = 0; i < ends.length; i++)
    for (let j = i + 1; j < ends.length; j++) {
      const apart = distance(point(i), point(j));
      const loose = [i, j].some((at) => /hash/.test(bonds[ends[at]!.bond]!.look)) ? 0.3 : 0.23;
      if (apart < loose * scale.bond) pairs.push([apart, i, j]);
    }
  for (const [, i, j] of pairs.sort((a, b) => a[0] - b[0])) unite(i, j);
  const corners = new Map<number, Corner>();
  ends.forEach((end, at) => {
    if (tiny(bonds[end.bond]!)) return;
    const corner = corners.get(find(at)) ?? { at: { x: 0, y: 0 }, ends: [] };
    corner.ends.push(end);
    corners.set(find(at), corner);
  });
  for (const corner of corners.values()) {
    const points = corner.ends.map(({ bond, end }) => endOf(bonds[bond]!, end));
    corner.at = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
  }
  return [...corners.values()];
}

/** Distance of a point from a box. */
const toBox = (
  { x, y }: Point,
  box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
): number => Math.hypot(Math.max(box.x0 - x, 0, x - box.x1), Math.max(box.y0 - y, 0, y - box.y1));

/** The letter that a bond ends at: near its end, in its direction. */
function letterAt(bond: DrawnBond, end: 0 | 1, labels: readonly Label[], capital: number, scale: Scale) {
  const tip = endOf(bond, end);
  const tail = endOf(bond, end ? 0 : 1);
  const length = Math.max(1e-9, distance(tip, tail));
  const u = { x: (tip.x - tail.x) / length, y: (tip.y - tail.y) / length };
  let best: { index: number; letter: number; off: number } | undefined;
  const reach = Math.max(0.42 * scale.bond, 0.75 * capital);
  labels.forEach((label, index) => {
    label.letters.forEach((one, letter) => {
      const far = toBox(tip, one.component);
      if (far > reach) return;
      const middle = middleOf(one);
      if (angleAt(tip, middle, { x: tip.x + u.x, y: tip.y + u.y }) > 75) return;
      const aside = Math.abs(across(middle, tip, u));
      const { x0, x1, y0, y1 } = one.component;
      const wide = (Math.abs(u.y) * (x1 - x0) + Math.abs(u.x) * (y1 - y0)) / 2;
      if (aside > wide + 0.3 * capital) return;
      // hydrogens and digits are beside what is bound
      const bound = one.level === 'main' && /^[A-Z]/.test(one.readings[0]!.letter) && one.readings[0]!.letter !== 'H';
      const off = far + 0.5 * Math.max(0, aside - 0.25 * capital) + (bound ? 0 : 0.7 * capital);
      if (!best || off < best.off) best = { index, letter, off };
    });
  });
  return best;
}

/** Puts labels at the corners whose bonds end at them. */
function attach(
  corners: readonly Corner[],
  bonds: readonly DrawnBond[],
  labels: readonly Label[],
  capital: number,
  scale: Scale,
): void {
  for (const corner of corners) {
    if (corner.ends.length > 1 && labels.every((label) => toBox(corner.at, label) > 0.2 * capital)) continue;
    const [first] = corner.ends;
    const found = letterAt(bonds[first!.bond]!, first!.end, labels, capital, scale);
    if (found) corner.label = { index: found.index, letter: found.letter };
  }
}

/** Marks of the bond block. @see CTfile formats, bond stereo */
const STEREO = { plain: 0, wedge: 1, hash: 6, wavy: 4 } as const;

/** Atoms and bonds put together. */
class Builder {
  readonly atoms: Atom[] = [];
  readonly bonds: Bond[] = [];
  confidence = 1;
  readonly scale: Scale;
  constructor(scale: Scale) {
    this.scale = scale;
  }

  atom(element: string, charge: number, at: Point): number {
    return this.atoms.push({ element, charge, at }) - 1;
  }

  /** The atoms of a group around a place, the bound one on it. */
  group(group: Group, at: Point, away: Point): number {
    const first = this.atoms.length;
    const { bond } = this.scale;
    group.atoms.forEach(({ element, charge }, i) => {
      // behind the bound atom, fanned out: where they lie says nothing but must not coincide
      const turn = Math.atan2(away.y, away.x) + (i % 2 ? 0.45 : -0.45) * Math.min(2, i);
      const far = i === 0 ? 0 : bond * (0.6 + 0.4 * i);
      this.atom(element, charge, { x: at.x + far * Math.cos(turn), y: at.y + far * Math.sin(turn) });
    });
    for (const [from, to, order] of group.bonds)
      this.bonds.push({ from: from + first, to: to + first, order, stereo: 0 });
    return first;
  }

  molfile(): string {
    const { bond } = this.scale;
    const number = (value: number) => value.toFixed(4).padStart(10);
    const three = (value: number) => String(value).padStart(3);
    const charged = this.atoms.flatMap(({ charge }, at) => (charge === 0 ? [] : [[at + 1, charge] as const]));
    const lines = [
      '',
      '  drawing',
      '',
      `${three(this.atoms.length)}${three(this.bonds.length)}  0  0  1  0  0  0  0  0999 V2000`,
      ...this.atoms.map(
        ({ element, at }) =>
          `${number((at.x / bond) * 1.5)}${number((-at.y / bond) * 1.5)}${number(0)} ${element.padEnd(3)} 0  0  0  0  0  0  0  0  0  0  0  0`,
      ),
      ...this.bonds.map(
        ({ from, to, order, stereo }) => `${three(from + 1)}${three(to + 1)}${three(order)}${three(stereo)}  0  0  0`,
      ),
    ];
    for (let i = 0; i < charged.length; i += 8) {
      const part = charged.slice(i, i + 8);
      lines.push(`M  CHG${three(part.length)}${part.map(([at, charge]) => ` ${three(at)} ${three(charge)}`).join('')}`);
    }
    return `${[...lines, 'M  END'].join('\n')}\n`;
  }
}

/** The group of a label by the corners at it; the atom of each corner. */
function placeLabel(
  label: Label,
  corners: readonly Corner[],
  bonds: readonly DrawnBond[],
  builder: Builder,
): Map<Corner, number> {
  const orders = (some: readonly Corner[]) =>
    some.reduce((sum, { ends }) => sum + ends.reduce((all, { bond }) => all + bonds[bond]!.order, 0), 0);
  const middle = { x: (label.x0 + label.x1) / 2, y: (label.y0 + label.y1) / 2 };
  const letterOf = (corner: Corner) => corner.label!.letter;
  const last = label.letters.length - 1;
  const mean = corners.reduce((sum, corner) => sum + letterOf(corner), 0) / corners.length;
  const leftFirst = mean <= last / 2;
  for (const { text, score } of textsOf(label)) {
    if (score < LEAST_LETTER) break;
    const taken = orders(corners);
    for (const turned of leftFirst ? [false, true] : [true, false]) {
      const group = groupOf(text, { taken, turned });
      if (!group) continue;
      const own = middleOf(label.letters[Math.round(mean)]!);
      const first = builder.group(group, own, { x: middle.x - corners[0]!.at.x, y: middle.y - corners[0]!.at.y });
      builder.confidence = Math.min(builder.confidence, sureness(score));
      return new Map(corners.map((corner) => [corner, first]));
    }
    const [left, right] = [corners.filter(({ at }) => at.x < middle.x), corners.filter(({ at }) => at.x >= middle.x)];
    if (left.length === 0 || right.length === 0 || last === 0) continue;
    const group = groupOf(text, { taken: orders(left), onward: orders(right) });
    if (group?.out === undefined) continue;
    const first = builder.group(group, middleOf(label.letters[0]!), { x: 1, y: 0 });
    builder.confidence = Math.min(builder.confidence, sureness(score));
    return new Map([...left.map((c) => [c, first] as const), ...right.map((c) => [c, first + group.out!] as const)]);
  }
  throw new DepictionError(
    `the label ${JSON.stringify(textsOf(label)[0]?.text ?? '')} is no group with as many bonds as are drawn to it`,
  );
}

/** What no letter is surer than is not read. */
const LEAST_LETTER = 0.66;

/** Letters as like as .95 are sure; at .7 they are a guess. */
const sureness = (score: number): number => Math.max(0.2, Math.min(1, 1 - (0.92 - score) * 2.2));

/** Corners that hang together by bonds and labels. */
function partsOf(corners: readonly Corner[], bonds: readonly DrawnBond[]): Corner[][] {
  const leader = corners.map((_, at) => at);
  const find = (at: number): number => (leader[at] === at ? at : find(leader[at]!));
  const byBond = new Map<number, number>();
  const byLabel = new Map<number, number>();
  corners.forEach(({ ends, label }, at) => {
    for (const { bond } of ends) {
      const other = byBond.get(bond);
      if (other === undefined) byBond.set(bond, at);
      else leader[find(at)] = find(other);
    }
    if (!label) return;
    const other = byLabel.get(label.index);
    if (other === undefined) byLabel.set(label.index, at);
    else leader[find(at)] = find(other);
  });
  const parts = new Map<number, Corner[]>();
  corners.forEach((corner, at) => void parts.set(find(at), [...(parts.get(find(at)) ?? []), corner]));
  return bonds.length === 0 ? [] : [...parts.values()];
}

/**
 * Where a bond begins, and its stereo: a hash that is as wide all along belongs to the only centre it may belong to.
 */
function directed(
  bond: DrawnBond,
  from: number,
  to: number,
  centre: (atom: number) => boolean,
): [number, number, number] {
  if (bond.look !== 'hash without direction') return [from, to, STEREO[bond.look]];
  if (centre(from) === centre(to)) return [from, to, STEREO.wavy];
  return centre(from) ? [from, to, STEREO.hash] : [to, from, STEREO.hash];
}

/** A part's atoms, bonds and how sure they are. */
function build(
  part: readonly Corner[],
  bonds: readonly DrawnBond[],
  labels: readonly Label[],
  circles: readonly Circle[],
  scale: Scale,
): Builder {
  const builder = new Builder(scale);
  const atomOf = new Map<Corner, number>();
  const labelled = Map.groupBy(
    part.filter(({ label }) => label),
    ({ label }) => label!.index,
  );
  for (const [index, corners] of labelled)
    for (const [corner, atom] of placeLabel(labels[index]!, corners, bonds, builder)) atomOf.set(corner, atom);
  for (const corner of part) if (!corner.label) atomOf.set(corner, builder.atom('C', 0, corner.at));
  const ends = new Map<number, [number?, number?]>();
  for (const corner of part)
    for (const { bond, end } of corner.ends) {
      const both = ends.get(bond) ?? [];
      both[end] = atomOf.get(corner)!;
      ends.set(bond, both);
    }
  const inCircle = ({ a, b }: DrawnBond) =>
    circles.some(({ at, radius }) =>
      [a, b].every((end) => Math.abs(distance(end, at) - 1.62 * radius) < 0.75 * radius && distance(end, at) > radius),
    );
  const centre = (atom: number): boolean => {
    const at = [...ends].filter(([, pair]) => pair.includes(atom));
    return at.length >= 3 && at.every(([index]) => bonds[index]!.order === 1);
  };
  for (const [index, [from, to]] of ends) {
    const bond = bonds[index]!;
    if (from === undefined || to === undefined || from === to) throw new DepictionError('a bond ends where it begins');
    const [begin, end, stereo] = directed(bond, from, to, centre);
    const aromatic = bond.order === 1 && circles.length > 0 && inCircle(bond);
    builder.bonds.push({ from: begin, to: end, order: aromatic ? 4 : bond.order, stereo });
    const length = distance(builder.atoms[from]!.at, builder.atoms[to]!.at) / scale.bond;
    if (length < 0.45) builder.confidence *= 0.55;
    else if (length < 0.6 || length > 1.9) builder.confidence *= 0.85;
  }
  return builder;
}

/** The circle in an aromatic ring. */
export interface Circle {
  readonly at: Point;
  readonly radius: number;
}

/** What was read of a picture. */
export interface Drawn {
  readonly bonds: readonly DrawnBond[];
  readonly labels: readonly Label[];
  readonly circles: readonly Circle[];
  readonly capital: number;
  readonly scale: Scale;
}

export interface Outcome extends Pick<Assembled, 'x0' | 'y0' | 'x1' | 'y1'> {
  readonly structure?: Assembled;
  /** Why there is none. */
  readonly reason?: string;
}

/** Structures of lines and letters, those that do not hang together apart. */
export function assemble({ bonds, labels, circles, capital, scale }: Drawn): Outcome[] {
  const corners = cornersOf(bonds, scale);
  attach(corners, bonds, labels, capital, scale);
  const taken = new Set(corners.flatMap(({ label }) => (label ? [label.index] : [])));
  const parts = partsOf(corners, bonds).filter((part) => !ornament(part, bonds, scale));
  const outcomes = parts.map((part): Outcome => {
    const used = part.flatMap(({ label, at }) => [
      { x0: at.x, y0: at.y, x1: at.x, y1: at.y },
      ...(label ? [labels[label.index]!] : []),
    ]);
    const box = {
      x0: Math.min(...used.map((u) => u.x0)),
      y0: Math.min(...used.map((u) => u.y0)),
      x1: Math.max(...used.map((u) => u.x1)),
      y1: Math.max(...used.map((u) => u.y1)),
    };
    try {
      const builder = build(part, bonds, labels, circles, scale);
      // a label right beside a structure that no bond ends at was part of it
      const lost = labels.some(
        (label, index) =>
          !taken.has(index) &&
          corners.some(
            (corner) => part.includes(corner) && toBox(corner.at, label) < Math.max(0.75 * capital, 0.5 * scale.bond),
          ),
      );
      return {
        ...box,
        structure: {
          ...box,
          molfile: builder.molfile(),
          atoms: builder.atoms.length,
          confidence: builder.confidence * (lost ? 0.4 : 1),
        },
      };
    } catch (error) {
      if (!(error instanceof DepictionError)) throw error;
      return { ...box, reason: error.message };
    }
  });
  const beside = labels.flatMap((label, index): Outcome[] => {
    if (taken.has(index)) return [];
    const known = textsOf(label).find(({ text, score }) => score > 0.7 && text in BESIDE);
    if (!known) return [];
    const builder = new Builder(scale);
    builder.group(
      groupOfSmiles(BESIDE[known.text]!),
      { x: (label.x0 + label.x1) / 2, y: (label.y0 + label.y1) / 2 },
      { x: 1, y: 0 },
    );
    const { x0, y0, x1, y1 } = label;
    return [
      {
        x0,
        y0,
        x1,
        y1,
        structure: {
          x0,
          y0,
          x1,
          y1,
          molfile: builder.molfile(),
          atoms: builder.atoms.length,
          confidence: sureness(known.score),
        },
      },
    ];
  });
  return [...outcomes, ...beside];
}

/** A line by itself: an underline, an arrow, a frame; no structure is drawn as one line without letters. */
function ornament(part: readonly Corner[], bonds: readonly DrawnBond[], scale: Scale): boolean {
  const [only, more] = new Set(part.flatMap(({ ends }) => ends.map(({ bond }) => bond)));
  if (only === undefined || more !== undefined) return only === undefined;
  const bond = bonds[only]!;
  const short = distance(bond.a, bond.b) < 0.55 * scale.bond;
  return bond.order === 1 && (part.every(({ label }) => !label) || (short && part.some(({ label }) => !label)));
}
