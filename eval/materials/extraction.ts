import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecipe } from '#language/recipes.ts';

/**
 * Extraction of compositions, operations, conditions and properties against passages that people have marked:
 * `annotated-syntheses` (recipes) and `sofc-exp-corpus` (experiments). Precision and recall by overlap with a mark.
 * Usage: node eval/materials/extraction.ts <folder of materials> [passages]
 */
const [folder = '../shared/data/materials', limit = '1000'] = process.argv.slice(2);
const unpacked = mkdtempSync(join(tmpdir(), 'priora-eval-'));
const unpack = (name: string, archive: string): string => {
  execFileSync('tar', ['--zstd', '-xf', join(folder, name, archive), '-C', unpacked]);
  return unpacked;
};

interface Mark {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

class Score {
  right = 0;
  wrong: string[] = [];
  missed: string[] = [];
  add(
    found: readonly (Mark | { start: number; end: number; text: string })[],
    marked: readonly Mark[],
    within = marked,
  ) {
    for (const one of found)
      if (within.some((mark) => overlaps(one, mark))) this.right++;
      else this.wrong.push(one.text);
    for (const mark of marked) if (!found.some((one) => overlaps(one, mark))) this.missed.push(mark.text);
    this.marked += marked.length;
  }
  marked = 0;
  line(name: string): string {
    const precision = this.right / Math.max(1, this.right + this.wrong.length);
    const recall = 1 - this.missed.length / Math.max(1, this.marked);
    return `${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${this.right + this.wrong.length} found, ${this.marked} marked)\n  wrong: ${sample(this.wrong)}\n  missed: ${sample(this.missed)}`;
  }
}
const sample = (all: readonly string[]) =>
  [...Map.groupBy(all, (text) => text.slice(0, 40))]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 14)
    .map(([text, { length }]) => `${text}${length > 1 ? ` x${length}` : ''}`)
    .join(' | ');

const root = unpack('annotated-syntheses', 'annotated-syntheses.tar.zst');
const [formulas, operations, conditions] = [new Score(), new Score(), new Score()];
const files = readdirSync(root)
  .filter((file) => file.endsWith('.ann'))
  .sort()
  .slice(0, Number(limit));
for (const file of files) {
  const text = readFileSync(join(root, file.replace(/\.ann$/, '.txt')), 'utf8');
  const marks = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line): Mark[] => {
      const match = /^T\d+\t(\S+) (\d+)(?: \d+;\d+)* (\d+)\t(.*)$/.exec(line);
      return match ? [{ kind: match[1]!, start: Number(match[2]), end: Number(match[3]), text: match[4]! }] : [];
    });
  // titles and identifiers before the paragraph are not marked
  const from =
    Math.min(...marks.filter(({ kind }) => kind === 'Operation').map(({ start }) => start), text.length) - 400;
  const here = <T extends { start: number }>(all: readonly T[]) => all.filter(({ start }) => start >= from);
  const recipe = readRecipe(text);
  const isFormula = (mark: Mark) =>
    mark.kind.endsWith('Material') && /^(?=.*\d)(?:[A-Z][a-z]?\d*(?:\.\d+)?){2,}$/.test(mark.text);
  formulas.add(
    here(recipe.substances.filter(({ kind }) => kind !== 'words')),
    here(marks.filter(isFormula)),
    marks.filter(({ kind }) => kind !== 'Operation'),
  );
  operations.add(
    here(recipe.steps),
    here(marks.filter(({ kind }) => kind === 'Operation')),
    marks.filter(({ kind }) => kind === 'Operation'),
  );
  const units = marks.filter(({ kind, text: unit }) => kind === 'Condition-Unit' && !/^(?:%|V)$/.test(unit));
  const numbers = marks.filter(
    ({ kind }) =>
      kind === 'Number' || kind === 'Condition-Unit' || kind.startsWith('Property') || kind.startsWith('Apparatus'),
  );
  conditions.add(here(recipe.steps.flatMap((step) => step.conditions)), here(units), numbers);
}
console.log(`annotated-syntheses, ${files.length} passages`);
console.log(formulas.line('formulas'));
console.log(operations.line('operations'));
console.log(conditions.line('conditions'));

const sofc = unpack('sofc-exp-corpus', 'sofc-exp-corpus.tar.zst');
const frames = join(sofc, 'annotations/frames');
const properties = new Score();
let passages = 0;
for (const file of readdirSync(frames).sort()) {
  const text = readFileSync(join(sofc, 'texts', file.replace('.csv', '.txt')), 'utf8');
  const sentences = new Map(
    readFileSync(join(sofc, 'annotations/sentences', file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t').map(Number))
      .map(([id, , start, end]) => [id!, { start: start!, end: end! }]),
  );
  const rows = readFileSync(join(frames, file), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  const spans = new Map(rows.filter(([kind]) => kind === 'SPAN').map((row) => [row[1]!, row]));
  const marks: Mark[] = [];
  const within: Mark[] = [];
  for (const [, , kind, sentence, start, end] of spans.values()) {
    const base = sentences.get(Number(sentence));
    if (!base) continue;
    const span = { start: base.start + Number(start), end: base.start + Number(end) };
    if (kind === 'VALUE') within.push({ kind, ...span, text: text.slice(span.start, span.end) });
  }
  for (const one of within)
    if (/(?:m?W\s?\/?\s?cm|S\s?\/?\s?cm|mA\s?\/?\s?cm|A\s?\/?\s?cm)/.test(one.text)) marks.push(one);
  const wanted = readRecipe(text).properties.filter(({ property }) =>
    ['power_density', 'current_density', 'electrical_conductivity'].includes(property),
  );
  const marked = [...sentences.values()].filter(({ start, end }) =>
    within.some((mark) => mark.start >= start && mark.end <= end),
  );
  passages += marked.length;
  properties.add(
    wanted
      .map(({ quantity }) => ({ start: quantity.start, end: quantity.end, text: quantity.text }))
      .filter((one) => marked.some((span) => overlaps(one, span))),
    marks,
    within,
  );
}
console.log(`sofc-exp-corpus, ${passages} sentences with values`);
console.log(properties.line('power density, current density, conductivity'));
rmSync(unpacked, { recursive: true });
