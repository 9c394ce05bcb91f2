import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ingredientsIn } from '#language/ingredients.ts';
import { isBeyondMarks } from './chinese.ts';

/**
 * Ingredients with amounts against passages that people have marked (`annotated-syntheses`). A found ingredient is
 * right when its name overlaps a material that is marked with an amount, and its amount a mark of one of that
 * material's amounts (amounts that they tied to nothing are not judged). The number is right when every number that is
 * marked for it stands in what was found. Half of the passages, by the hash of their names, is for looking at while the
 * reader is made; the other is for the report. Usage: node eval/recipes/annotated.ts [folder of materials] [develop |
 * report]
 */
const [folder = '../shared/data/materials', half = 'develop'] = process.argv.slice(2);

interface Mark {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
interface Marked {
  readonly material: Mark;
  readonly amounts: readonly (Mark & { readonly numbers: readonly Mark[] })[];
}

/**
 * Units that an amount of an ingredient can have, as the reader knows them (micro is written with two characters);
 * ratios and molarities are another thing.
 */
const UNITS =
  /^(?:g|mg|kg|[µμ]g|grams?|ml|mL|L|l|[µμ]L|cm3|mmol|mol|moles|wt\.? ?%\.?|mol ?%|mol\.%|vol\.? ?%|%(?: w\/w)?|weight %|mass ?%|at\.? ?%)$/u;

/** From this per cent on a share is a purity. */
const PURITY = 95;

/** Materials with the amounts that people tied to them. */
export function marksOf(ann: string): { marked: Marked[]; untied: readonly Mark[]; materials: readonly Mark[] } {
  const marks = new Map<string, Mark>();
  const ties: (readonly [kind: string, from: string, to: string])[] = [];
  for (const line of ann.split('\n')) {
    const [id = '', said = '', text = ''] = line.split('\t');
    if (id.startsWith('T')) {
      const [kind = '', start = '', end = ''] = said.split(/[ ;]/u);
      marks.set(id, { kind, start: Number(start), end: Number(said.split(/[ ;]/u).at(-1) ?? end), text });
    }
    const tie = /^(\w+) Arg1:(\w+) Arg2:(\w+)/u.exec(said);
    if (id.startsWith('R') && tie) ties.push([tie[1]!, tie[2]!, tie[3]!]);
  }
  const of = new Map<string, (Mark & { numbers: Mark[] })[]>();
  for (const [kind, from, to] of ties) {
    const [unit, material] = [marks.get(from), marks.get(to)];
    if (kind !== 'Amount_Of' || !unit || !material || !UNITS.test(unit.text.trim())) continue;
    const numbers = ties.flatMap(([tie, number, amount]) =>
      tie === 'Number_Of' && amount === from ? (marks.get(number) ?? []) : [],
    );
    // a purity is no amount of a recipe
    if (
      unit.text.includes('%') &&
      numbers.some((number) => Number.parseFloat(number.text.replace(/^\D{1,4}/u, '')) >= PURITY)
    )
      continue;
    of.set(to, [...(of.get(to) ?? []), { ...unit, numbers }]);
  }
  const marked = [...of].map(([id, amounts]) => ({ material: marks.get(id)!, amounts }));
  const tied = new Set(ties.flatMap(([kind, from]) => (kind === 'Amount_Of' ? [from] : [])));
  const all = [...marks];
  return {
    marked,
    untied: all.flatMap(([id, mark]) => (mark.kind.startsWith('Amount') && !tied.has(id) ? [mark] : [])),
    materials: all.flatMap(([, mark]) => (mark.kind === 'Material' ? [mark] : [])),
  };
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;
const isReport = (name: string) => createHash('sha256').update(name).digest()[0]! % 2 === 1;

const unpacked = mkdtempSync(join(tmpdir(), 'priora-eval-'));
execFileSync('tar', [
  '--zstd',
  '-xf',
  join(folder, 'annotated-syntheses', 'annotated-syntheses.tar.zst'),
  '-C',
  unpacked,
]);
const sum = { passages: 0, found: 0, right: 0, marked: 0, met: 0, numbers: 0, unread: 0 };
const [wrong, missed, misread]: string[][] = [[], [], []];
for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.ann'))) {
  if (isReport(file) !== (half === 'report')) continue;
  const text = readFileSync(join(unpacked, file.replace(/\.ann$/u, '.txt')), 'utf8');
  const { marked, untied, materials } = marksOf(readFileSync(join(unpacked, file), 'utf8'));
  sum.passages++;
  sum.marked += marked.length;
  const found = ingredientsIn(text);
  const met = new Set<Marked>();
  for (const one of found) {
    const at = text.indexOf(one.name, one.start);
    const name = { start: at, end: at + one.name.length };
    // a material and an amount that people have marked and tied to nothing: neither right nor wrong
    if (materials.some((mark) => overlap(mark, name)) && untied.some((mark) => overlap(mark, one.amount))) {
      sum.unread++;
      continue;
    }
    const hit = marked.find(
      ({ material, amounts }) => overlap(material, name) && amounts.some((amount) => overlap(amount, one.amount)),
    );
    if (!hit && isBeyondMarks(one.amount)) {
      sum.unread++;
      continue;
    }
    sum.found++;
    if (!hit) {
      wrong!.push(`${one.name} = ${one.amount.text}`);
      continue;
    }
    sum.right++;
    met.add(hit);
    const numbers = hit.amounts.filter((amount) => overlap(amount, one.amount)).flatMap((amount) => amount.numbers);
    if (numbers.every((number) => one.amount.text.includes(number.text.trim()))) sum.numbers++;
    else misread!.push(`${one.amount.text} for ${numbers.map((number) => number.text).join(', ')}`);
  }
  sum.met += met.size;
  for (const one of marked)
    if (!met.has(one))
      missed!.push(
        `${one.material.text} = ${one.amounts.map(({ numbers, text: unit }) => `${numbers.map((n) => n.text).join(' ')} ${unit}`).join(', ')}`,
      );
}
rmSync(unpacked, { recursive: true });
const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3);
console.log(
  `${half}: ${sum.passages} passages, ${sum.marked} ingredients marked, ${sum.found} found, ${sum.unread} more whose amount people have tied to nothing`,
);
console.log(
  `precision ${share(sum.right, sum.found)}, recall ${share(sum.met, sum.marked)}, numbers right ${share(sum.numbers, sum.right)}`,
);
if (half !== 'report') {
  console.log(`wrong: ${wrong!.slice(0, 60).join(' | ')}`);
  console.log(`missed: ${missed!.slice(0, 60).join(' | ')}`);
  console.log(`misread: ${misread!.slice(0, 20).join(' | ')}`);
}
