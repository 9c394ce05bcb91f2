import type { Part } from '#collections/reactions/reactions.ts';
import type { Substances } from './substances.ts';

/** Longest reaction that is read, and most substances of it. */
export const MOST_TEXT = 20_000;
export const MOST_PARTS = 200;

/** The three sides of a reaction as texts of substances: reactants, agents, products. */
export interface Sides {
  readonly reactants: readonly string[];
  readonly agents: readonly string[];
  readonly products: readonly string[];
}

/**
 * Reads reaction SMILES, `reactants>agents>products`, with the grouping of a CXSMILES ending: `|f:1.2|` says that the
 * parts 1 and 2, counted from 0 over the whole reaction, are one substance. Numbers of atoms are left out.
 * @throws RangeError for what is none.
 */
export function reactionSides(text: string): Sides {
  if (text.length > MOST_TEXT) throw new RangeError(`a reaction has at most ${MOST_TEXT} characters`);
  const [line = '', ...ending] = text.trim().split(' ');
  const sides = line.split('>');
  if (sides.length !== 3) throw new RangeError('is no reaction: it has not three parts between two ">"');
  const groups = (/(?:^|[|,])f:([\d.,]+)/.exec(ending.join(' '))?.[1] ?? '')
    .split(',')
    .map((group) => group.split('.').filter(Boolean).map(Number))
    .filter((group) => group.length > 1);
  let at = 0;
  const read = sides.map((side) => {
    const parts = side === '' ? [] : side.split('.');
    const first = at;
    at += parts.length;
    const taken = new Set<number>();
    return parts.flatMap((part, i) => {
      if (taken.has(i) || part === '') return [];
      const own = groups.find((group) => group.includes(first + i)) ?? [];
      const together = own.map((n) => n - first).filter((n) => n >= 0 && n < parts.length);
      for (const n of together) taken.add(n);
      return [(together.length > 0 ? together.map((n) => parts[n]!) : [part]).join('.')];
    });
  });
  if (at > MOST_PARTS) throw new RangeError(`a reaction has at most ${MOST_PARTS} substances`);
  const plain = (part: string) => part.replace(/:\d{1,4}\]/g, ']');
  const [reactants, agents, products] = read.map((side) => side.map(plain));
  if (products!.length === 0) throw new RangeError('has no product');
  return { reactants: reactants!, agents: agents!, products: products! };
}

/** The substances of a reaction. @throws RangeError for what is none. */
export async function reactionParts(text: string, substances: Substances): Promise<Record<keyof Sides, Part[]>> {
  const { reactants, agents, products } = reactionSides(text);
  const parts = async (side: readonly string[]) => {
    const made: Part[] = [];
    for (const each of side) made.push(await substances.part(each));
    return made;
  };
  return { reactants: await parts(reactants), agents: await parts(agents), products: await parts(products) };
}
