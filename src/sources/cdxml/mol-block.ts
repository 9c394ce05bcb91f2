import { SYMBOLS } from '#chemistry/elements.ts';
import { XmlElement } from '../xml-element.ts';

/** A drawn structure as a MOL block: atoms and bonds of fragments, what stands behind abbreviations drawn out. */

interface Atom {
  readonly symbol: string;
  x: number;
  y: number;
  readonly charge: number;
  readonly isotope: number;
  readonly radical: number;
  /** Absent where the drawing leaves it to the valence. */
  readonly hydrogens: number | undefined;
}

interface Bond {
  readonly from: number;
  readonly to: number;
  readonly order: number;
  readonly stereo: number;
}

/** An atom that stands for anything. */
const ANY = '*';
/** What a MOL block can count. */
const MOST = 999;
/** Orders as the block writes them; one that points from a donor to a metal is 9. */
const ORDERS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, '1.5': 4, dative: 9 };
/** How a bond is drawn: the block's mark, and whether the narrow end is where the bond ends. */
const DISPLAYS: Readonly<Record<string, { readonly stereo: number; readonly turned: boolean }>> = {
  WedgeBegin: { stereo: 1, turned: false },
  WedgeEnd: { stereo: 1, turned: true },
  HollowWedgeBegin: { stereo: 1, turned: false },
  HollowWedgeEnd: { stereo: 1, turned: true },
  WedgedHashBegin: { stereo: 6, turned: false },
  WedgedHashEnd: { stereo: 6, turned: true },
  Wavy: { stereo: 4, turned: false },
};
const EITHER_DOUBLE = 3;
const RADICALS: Readonly<Record<string, number>> = { Singlet: 1, Doublet: 2, Triplet: 3 };

const elementsOf = (parent: XmlElement, name: string): XmlElement[] =>
  parent.nodes.filter((node): node is XmlElement => node instanceof XmlElement && node.name === name);

const labelOf = (node: XmlElement) => {
  const label = elementsOf(node, 't')
    .map((text) => text.raw())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return label === '' ? 'without text' : `"${label.slice(0, 60)}"`;
};

const numberOf = (element: XmlElement, name: string): number => Number(element.attributes[name] ?? 0) || 0;
const listOf = (element: XmlElement, name: string): string[] =>
  (element.attributes[name] ?? '').split(/\s+/).filter((id) => id !== '' && id !== '0');

function placeOf(node: XmlElement): { x: number; y: number } {
  const [x = 0, y = 0] = (node.attributes.p ?? node.attributes.xyz ?? '').trim().split(/\s+/).map(Number);
  // pages count downwards
  return { x: x || 0, y: -y || 0 };
}

/** Ends of an abbreviation's inside: the atom behind each place where something is joined to it, in their order. */
type Ends = readonly number[];

class Builder {
  readonly #atoms: Atom[] = [];
  readonly #bonds: Bond[] = [];

  /** @throws RangeError with the reason for what is no structure. */
  add(fragment: XmlElement, within: boolean): Ends {
    const bonds = elementsOf(fragment, 'b');
    const atBond = new Map<string, string[]>();
    for (const { attributes } of bonds)
      for (const id of [attributes.B ?? '', attributes.E ?? '']) {
        const others = atBond.get(id);
        if (others) others.push(attributes.id ?? '');
        else atBond.set(id, [attributes.id ?? '']);
      }
    const atoms = new Map<string, (bond: string) => number>();
    const open = new Map<string, number | undefined>();
    for (const node of elementsOf(fragment, 'n')) {
      const id = node.attributes.id ?? '';
      if (within && node.attributes.NodeType === 'ExternalConnectionPoint') open.set(id, undefined);
      else atoms.set(id, this.#node(node, atBond.get(id) ?? []));
    }
    for (const bond of bonds) this.#bond(bond, atoms, open);
    const order = listOf(fragment, 'ConnectionOrder');
    const ids = order.length === open.size ? order : [...open.keys()];
    return ids.flatMap((id) => open.get(id) ?? []);
  }

  /** The atom that each bond of a node goes to. */
  #node(node: XmlElement, bonds: readonly string[]): (bond: string) => number {
    const type = node.attributes.NodeType ?? 'Element';
    if (type === 'Fragment' || type === 'Nickname') return this.#abbreviation(node, bonds);
    const any = type === 'GenericNickname' || type === 'ExternalConnectionPoint';
    if (!any && type !== 'Element') throw new RangeError(`a label ${labelOf(node)} is no structure (${type})`);
    const symbol = any ? ANY : SYMBOLS[node.attributes.Element === undefined ? 6 : numberOf(node, 'Element')];
    if (symbol === undefined) throw new RangeError(`there is no element ${node.attributes.Element}`);
    const at = this.#atoms.length;
    if (at === MOST) throw new RangeError(`it has more than ${MOST} atoms`);
    const given = node.attributes.NumHydrogens;
    this.#atoms.push({
      symbol,
      ...placeOf(node),
      charge: numberOf(node, 'Charge'),
      isotope: numberOf(node, 'Isotope'),
      radical: RADICALS[node.attributes.Radical ?? ''] ?? 0,
      hydrogens: any || given === undefined ? undefined : Number(given),
    });
    return () => at;
  }

  /** What an abbreviation stands for is drawn inside it: `OBn` with its atoms, and where they go on. */
  #abbreviation(node: XmlElement, bonds: readonly string[]): (bond: string) => number {
    const [inside] = elementsOf(node, 'fragment');
    if (!inside) throw new RangeError(`what a label ${labelOf(node)} stands for is not told`);
    const first = this.#atoms.length;
    const ends = this.add(inside, true);
    const [end = first] = ends;
    const [outer, inner] = [placeOf(node), this.#atoms[end]];
    if (!inner) throw new RangeError(`what a label ${labelOf(node)} stands for has no atoms`);
    // it is drawn anywhere: its end lies where the label stands
    const [dx, dy] = [outer.x - inner.x, outer.y - inner.y];
    for (const atom of this.#atoms.slice(first)) {
      atom.x += dx;
      atom.y += dy;
    }
    if (ends.length === 1 || bonds.length === 0) return () => end;
    const order = listOf(node, 'BondOrdering');
    const ordered = order.length === bonds.length && listOf(inside, 'ConnectionOrder').length === ends.length;
    if (!ordered || ends.length !== bonds.length)
      throw new RangeError(`which bond goes where in a label ${labelOf(node)} is not told`);
    return (bond) => ends[order.indexOf(bond)]!;
  }

  #bond(
    { attributes }: XmlElement,
    atoms: ReadonlyMap<string, (bond: string) => number>,
    open: Map<string, number | undefined>,
  ): void {
    const { id = '', B = '', E = '', Order = '1', Display = '' } = attributes;
    const [from, to] = [atoms.get(B)?.(id), atoms.get(E)?.(id)];
    if (from === undefined && open.has(B) && to !== undefined) open.set(B, to);
    else if (to === undefined && open.has(E) && from !== undefined) open.set(E, from);
    else if (from === undefined || to === undefined)
      throw new RangeError(`a bond goes to "${from === undefined ? B : E}", which is no atom`);
    else {
      const order = ORDERS[Order];
      if (order === undefined) throw new RangeError(`a bond has the order "${Order.slice(0, 40)}"`);
      if (this.#bonds.length === MOST) throw new RangeError(`it has more than ${MOST} bonds`);
      const { stereo, turned } = DISPLAYS[Display] ?? { stereo: 0, turned: false };
      const mark = order === 1 ? stereo : order === 2 && Display === 'Wavy' ? EITHER_DOUBLE : 0;
      this.#bonds.push(turned ? { from: to, to: from, order, stereo: mark } : { from, to, order, stereo: mark });
    }
  }

  /** Bonds and hydrogens of each atom together, where all of them are whole and told. */
  #valences(): (number | undefined)[] {
    const sums = this.#atoms.map(({ hydrogens }) => hydrogens);
    for (const { from, to, order } of this.#bonds)
      for (const at of [from, to]) if (sums[at] !== undefined) sums[at] = order > 3 ? undefined : sums[at]! + order;
    return sums;
  }

  block(): string {
    if (this.#atoms.length === 0) throw new RangeError('it has no atoms');
    if (this.#atoms.every(({ symbol }) => symbol === ANY)) throw new RangeError('all of its atoms stand for any');
    const number = (value: number) => (value / 10).toFixed(4).padStart(10);
    const three = (value: number) => String(value).padStart(3);
    const valences = this.#valences();
    // 15 says that there is none
    const valence = (at: number) => {
      const sum = valences[at];
      return sum === undefined || sum > 14 ? 0 : sum === 0 ? 15 : sum;
    };
    const marked = (name: string, of: (atom: Atom) => number) =>
      this.#atoms.flatMap((atom, at) =>
        of(atom) === 0 ? [] : [`M  ${name}  1 ${three(at + 1)} ${String(of(atom)).padStart(3)}`],
      );
    return [
      ...['', '  drawing', ''],
      `${three(this.#atoms.length)}${three(this.#bonds.length)}  0  0  0  0  0  0  0  0999 V2000`,
      ...this.#atoms.map(
        ({ symbol, x, y }, at) =>
          `${number(x)}${number(y)}${number(0)} ${symbol.padEnd(3)} 0  0  0  0  0${three(valence(at))}  0  0  0  0  0  0`,
      ),
      ...this.#bonds.map(
        ({ from, to, order, stereo }) => `${three(from + 1)}${three(to + 1)}${three(order)}${three(stereo)}  0  0  0`,
      ),
      ...marked('CHG', ({ charge }) => charge),
      ...marked('ISO', ({ isotope }) => isotope),
      ...marked('RAD', ({ radical }) => radical),
      'M  END\n',
    ].join('\n');
  }
}

/** The MOL block of a fragment, or of several that are one substance. @throws RangeError with the reason. */
export function molBlockOf(fragments: readonly XmlElement[]): string {
  const builder = new Builder();
  for (const fragment of fragments) builder.add(fragment, false);
  return builder.block();
}
