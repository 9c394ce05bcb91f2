import { contentWords } from '#language/content-words.ts';
import { type MaterialKind, materialsOfKinds } from '#language/material-names.ts';
import { type Quantity, quantitiesOf } from '#language/quantities.ts';
import type { Span } from '#language/spans.ts';
import { valuesOfQuantity } from '../pick/quantity-asked.ts';
import type { Research } from '../pick/research.ts';
import type { Source } from '../pick/source.ts';
import { table } from './table.ts';

/** Words that were asked for, each with its worth. */
type SaidOf = Readonly<Record<string, number>>;

/** Fewer rows are read as quickly in their sentences. */
const FEWEST = 2;
/**
 * Of the worth of the words that were asked for, what a sentence must say before its value counts where it is not known
 * what is measured: by how much something is reduced has any unit.
 */
const SAID = 0.5;

/** What the quoted sentences name, as a table with their documents: values as they are written, or materials. */
export function* tabledRows({ lang, tabled, sources }: Research): Generator<string> {
  if (!tabled) return;
  const zh = lang === 'zh';
  const rows = namedIn(sources, tabled, zh);
  if (rows.length < FEWEST) return;
  const head =
    tabled.of === 'material'
      ? zh
        ? ['材料', '文献']
        : ['Material', 'Documents']
      : zh
        ? ['数值', '文献']
        : ['Value', 'Document'];
  yield zh ? '以下原文中给出的：\n\n' : 'Named in the sentences below:\n\n';
  yield* table(head, rows);
  yield '\n';
}

/** What sentences name of what was asked for, a row each with its documents. */
export const namedIn = (
  sources: readonly Source[],
  tabled: NonNullable<Research['tabled']>,
  zh: boolean,
): string[][] =>
  tabled.of === 'material' ? materialRows(sources, tabled.said_of, tabled.kinds, zh) : valueRows(sources, tabled, zh);

const inWords = ({ number, publication_number, applicant }: Source, zh: boolean): string =>
  `[${number}] ${publication_number}${applicant ? (zh ? `（${applicant}）` : ` (${applicant})`) : ''}`;

/** Materials by how many documents name them. */
function materialRows(
  sources: readonly Source[],
  said_of: SaidOf,
  kinds: readonly MaterialKind[] | undefined,
  zh: boolean,
): string[][] {
  const found = new Map<string, { name: string; sources: Set<Source> }>();
  for (const source of sources)
    for (const { text } of source.sentences)
      for (const { name } of nearestTo(said_of, text, materialsOfKinds(text, kinds))) {
        const words = contentWords(name).map((word) => word.key);
        // what a hydrogel is made of is no hydrogel
        if (words.every((word) => word in said_of)) continue;
        const key = words.join(' ');
        const row = found.get(key) ?? { name, sources: new Set() };
        row.sources.add(source);
        found.set(key, row);
      }
  return [...found.values()]
    .toSorted((a, b) => b.sources.size - a.sources.size)
    .map((row) => [row.name, [...row.sources].map(({ number }) => `[${number}]`).join(zh ? '、' : ', ')]);
}

/**
 * Values of what was asked, the smallest first, each as its document writes it. Where the question does not say what is
 * measured, those of sentences that say most of it, if all of them measure the same.
 */
function valueRows(
  sources: readonly Source[],
  { said_of, dimensions, measured }: Extract<NonNullable<Research['tabled']>, { of: 'quantity' }>,
  zh: boolean,
): string[][] {
  const found: { quantity: Quantity; source: Source }[] = [];
  for (const source of sources) {
    const seen = new Set<string>();
    for (const { text } of source.sentences) {
      if (dimensions.length === 0 && !saysMost(said_of, text)) continue;
      const ofDimension = quantitiesOf(text).filter(
        ({ dimension }) => dimensions.length === 0 || dimensions.includes(dimension),
      );
      const quantities = measured ? valuesOfQuantity(text, ofDimension, measured) : ofDimension;
      for (const quantity of nearestTo(said_of, text, quantities)) {
        const key = `${quantity.dimension} ${quantity.low} ${quantity.high}`;
        if (!seen.has(key)) found.push({ quantity, source });
        seen.add(key);
      }
    }
  }
  if (dimensions.length === 0 && new Set(found.map(({ quantity }) => quantity.dimension)).size > 1) return [];
  const least = ({ low, high }: Quantity) => (Number.isFinite(low) ? low : high);
  return found
    .toSorted(
      (a, b) => a.quantity.dimension.localeCompare(b.quantity.dimension) || least(a.quantity) - least(b.quantity),
    )
    .map(({ quantity, source }) => [quantity.text.replace(/\s+/g, ' '), inWords(source, zh)]);
}

/** Whether a sentence has most of the words that were asked for, by their worth. */
function saysMost(said_of: SaidOf, text: string): boolean {
  const keys = new Set(contentWords(text).map(({ key }) => key));
  const worth = (own: readonly [string, number][]) => own.reduce((sum, [, value]) => sum + value, 0);
  const asked = Object.entries(said_of);
  return worth(asked.filter(([key]) => keys.has(key))) >= SAID * worth(asked);
}

const CLAUSE = /[;；]|[,，](?!\d)|\bwhile\b|\bwhereas\b/giu;

/**
 * What of a sentence stands in the clauses that have most of the words that were asked for, or that go on without any;
 * those with fewer speak of something else. All of it, where that leaves nothing.
 */
function nearestTo<T extends Span>(said_of: SaidOf, text: string, spans: readonly T[]): readonly T[] {
  const ends = [...[...text.matchAll(CLAUSE)].map(({ index }) => index), text.length];
  const clauseOf = (at: number) => ends.findIndex((end) => at < end);
  const worth = new Float64Array(ends.length);
  const seen = new Set<string>();
  for (const { key, start } of contentWords(text)) {
    const at = `${clauseOf(start)} ${key}`;
    if (Object.hasOwn(said_of, key) && !seen.has(at)) worth[clauseOf(start)]! += said_of[key]!;
    seen.add(at);
  }
  const most = Math.max(...worth);
  const own = spans.filter(({ start }) => worth[clauseOf(start)] === most || worth[clauseOf(start)] === 0);
  return own.length > 0 ? own : spans;
}
