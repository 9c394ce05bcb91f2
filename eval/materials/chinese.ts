import { readFileSync } from 'node:fs';
import { PROPERTY_NAMES, type PropertyName } from '#collections/materials/properties.ts';
import { readRecipe } from '#language/recipes.ts';

/**
 * Compositions and properties of Chinese passages against what a person reads in them (`chinese-passages.txt`). The
 * passages were written for this, since the shared data has hardly any Chinese text on materials. `node
 * eval/materials/chinese.ts` prints what is wrong and what is missed.
 */
interface Marked {
  readonly property: PropertyName;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}
export interface Passage {
  readonly text: string;
  readonly properties: readonly Marked[];
  readonly compositions: readonly string[];
}

const LINE = /^([a-z_]+)=(?:(-?[\d.]*?)(\.\.))?(-?[\d.]*) (\S+)$/;

function markOf(written: string): Marked {
  const [, property = '', from, range, to = '', unit = ''] = LINE.exec(written) ?? [];
  if (!PROPERTY_NAMES.includes(property as PropertyName)) throw new Error(`no mark: ${written}`);
  const low = range === undefined ? Number(to) : from === '' ? Number.NEGATIVE_INFINITY : Number(from);
  const high = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  return { property: property as PropertyName, low, high, unit };
}

export const passages = (): Passage[] =>
  readFileSync(new URL('./chinese-passages.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', marks = ''] = line.split(' | ');
      const all = marks
        .replace(/\s*\|$/, '')
        .split('; ')
        .map((mark) => mark.trim())
        .filter(Boolean);
      return {
        text: text.replace(/\s*\|$/, ''),
        properties: all.filter((mark) => !mark.startsWith('"')).map(markOf),
        compositions: all.filter((mark) => mark.startsWith('"')).map((mark) => mark.slice(1, -1)),
      };
    });

const near = (a: number, b: number) => a === b || Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));

export interface Outcome {
  right: number;
  readonly wrong: string[];
  readonly missed: string[];
}

/** Properties (name, both bounds, unit) and compositions (formulas, alloys, lists, as written) of all passages. */
export function judged(all: readonly Passage[]): { properties: Outcome; compositions: Outcome } {
  const properties: Outcome = { right: 0, wrong: [], missed: [] };
  const compositions: Outcome = { right: 0, wrong: [], missed: [] };
  for (const passage of all) {
    const read = readRecipe(passage.text);
    const open = [...passage.properties];
    for (const { property, low, high, unit } of read.properties) {
      const at = open.findIndex(
        (one) => one.property === property && near(one.low, low) && near(one.high, high) && one.unit === unit,
      );
      if (at >= 0) {
        properties.right++;
        open.splice(at, 1);
      } else properties.wrong.push(`${property} ${low}..${high} ${unit}: ${passage.text}`);
    }
    for (const { property, low, high, unit } of open)
      properties.missed.push(`${property} ${low}..${high} ${unit}: ${passage.text}`);
    const named = read.substances.filter(({ kind }) => kind !== 'words').map(({ text }) => text);
    for (const text of named)
      if (passage.compositions.includes(text)) compositions.right++;
      else compositions.wrong.push(`${text}: ${passage.text}`);
    for (const text of passage.compositions)
      if (!named.includes(text)) compositions.missed.push(`${text}: ${passage.text}`);
  }
  return { properties, compositions };
}

export const shareOf = ({ right, wrong, missed }: Outcome) => ({
  precision: right / Math.max(1, right + wrong.length),
  recall: right / Math.max(1, right + missed.length),
});

if (import.meta.main) {
  const all = passages();
  const found = judged(all);
  console.log(`${all.length} Chinese passages`);
  for (const [name, outcome] of Object.entries(found)) {
    const { precision, recall } = shareOf(outcome);
    console.log(`${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${outcome.right} right)`);
    for (const text of outcome.wrong) console.log(`  wrong  ${text}`);
    for (const text of outcome.missed) console.log(`  missed ${text}`);
  }
}
