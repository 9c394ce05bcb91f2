import { MOST_PARTS, type Sides } from './reaction-smiles.ts';

/** Lines of a file, and the number of the first of them. */
export interface Lines {
  readonly lines: readonly string[];
  readonly first: number;
}

/** The sides of a reaction as MOL blocks, and the line after it. */
export interface RxnBlocks extends Sides {
  readonly next: number;
}

const at = ({ first }: Lines, line: number, problem: string) => new RangeError(`line ${first + line}: ${problem}`);

/**
 * Reads an RXN block, V2000 or V3000, that begins with `$RXN` in its first line. Format: CTfile formats, BIOVIA.
 * @throws RangeError with the line for what is none.
 */
export function rxnBlocks(of: Lines): RxnBlocks {
  const head = of.lines[0]?.trimEnd() ?? '';
  if (head === '$RXN') return oldBlocks(of);
  if (head === '$RXN V3000') return newBlocks(of);
  throw at(of, 0, 'a reaction begins with "$RXN" or "$RXN V3000"');
}

/** `  2  1` or `  2  1  1`: reactants, products, agents in three columns each. */
function oldCounts(of: Lines): readonly [reactants: number, products: number, agents: number] {
  const line = of.lines[4] ?? '';
  const [reactants, products, agents = 0] = [line.slice(0, 3), line.slice(3, 6), line.slice(6, 9)].map((text, i) =>
    /^ {0,2}\d{1,3}$/.test(text) ? Number(text) : i === 2 && text.trim() === '' ? 0 : undefined,
  );
  if (reactants === undefined || products === undefined || agents === undefined)
    throw at(of, 4, 'the numbers of reactants and products stand here, in three columns each');
  if (reactants + products + agents > MOST_PARTS) throw at(of, 4, `a reaction has at most ${MOST_PARTS} substances`);
  return [reactants, products, agents];
}

function oldBlocks(of: Lines): RxnBlocks {
  const [reactants, products, agents] = oldCounts(of);
  const blocks: string[] = [];
  let line = 5;
  while (blocks.length < reactants + products + agents) {
    if (of.lines[line]?.trimEnd() !== '$MOL')
      throw at(of, line, `"$MOL" is expected: ${blocks.length} of the announced substances are here`);
    const { block, next } = molBlock(of, line + 1);
    if (/V3000\s*$/.test(block.split('\n', 4)[3] ?? ''))
      throw at(of, line + 4, 'a substance of V3000 in a reaction of V2000');
    blocks.push(block);
    line = next;
  }
  return {
    reactants: blocks.slice(0, reactants),
    products: blocks.slice(reactants, reactants + products),
    agents: blocks.slice(reactants + products),
    next: line,
  };
}

/** A MOL block that begins in a line, and the line after it. @throws RangeError */
export function molBlock(of: Lines, from: number): { readonly block: string; readonly next: number } {
  for (let line = from; line < of.lines.length; line++) {
    if (of.lines[line]!.startsWith('M  END'))
      return { block: `${of.lines.slice(from, line + 1).join('\n')}\n`, next: line + 1 };
    if (of.lines[line]!.startsWith('$')) throw at(of, line, 'the structure before it has no "M  END"');
  }
  throw at(of, of.lines.length, 'the structure has no "M  END"');
}

const SIDES: Readonly<Record<string, keyof Sides>> = {
  REACTANT: 'reactants',
  PRODUCT: 'products',
  AGENT: 'agents',
};
const NEW_HEAD = '\n\n\n  0  0  0     0  0            999 V3000\n';

function newBlocks(of: Lines): RxnBlocks {
  const sides: Record<keyof Sides, string[]> = { reactants: [], products: [], agents: [] };
  const announced = /^M {2}V30 COUNTS {1,9}(\d{1,3}) {1,9}(\d{1,3})(?: {1,9}(\d{1,3}))?/.exec(of.lines[4] ?? '');
  if (!announced) throw at(of, 4, '"M  V30 COUNTS" with the numbers of reactants and products stands here');
  const said = announced.slice(1).map((each) => Number(each ?? 0));
  if (said.reduce((sum, count) => sum + count) > MOST_PARTS)
    throw at(of, 4, `a reaction has at most ${MOST_PARTS} substances`);
  let side: keyof Sides | undefined;
  let block: string[] | undefined;
  // R-groups and templates: their structures belong to no side
  let apart: string | undefined;
  for (let line = 5; line < of.lines.length; line++) {
    const text = of.lines[line]!.trimEnd();
    const [, opens = ''] = /^M {2}V30 BEGIN ([A-Z]{1,20})/.exec(text) ?? [];
    if (apart !== undefined) {
      if (text === `M  V30 END ${apart}`) apart = undefined;
    } else if (!block && SIDES[opens]) side = SIDES[opens];
    else if (!block && opens === 'CTAB') block = [text];
    else if (!block && opens !== '') apart = opens;
    else if (block) {
      block.push(text);
      if (text !== 'M  V30 END CTAB') continue;
      if (side) sides[side].push(`${NEW_HEAD}${block.join('\n')}\nM  END\n`);
      block = undefined;
    } else if (text.startsWith('M  END')) {
      const counts = [sides.reactants.length, sides.products.length, sides.agents.length];
      if (said.some((count, i) => count !== counts[i]))
        throw at(of, 4, `${said.join(', ')} substances are announced, ${counts.join(', ')} are here`);
      return { ...sides, next: line + 1 };
    }
  }
  throw at(of, of.lines.length, 'the reaction has no "M  END"');
}

/** Whether a MOL block has no atom: a substance that was not drawn. */
export function isEmptyBlock(block: string): boolean {
  const counts = /^M {2}V30 COUNTS (\d{1,9})/m.exec(block)?.[1] ?? block.split('\n', 4)[3]?.slice(0, 3) ?? '';
  return Number(counts.trim()) === 0;
}
