import { quoteOf, type TextDocument } from '#collections/patents/evidence.ts';
import { sentences } from '#corpus/text/sentences.ts';
import type { Passage, ReadDocument } from '#language/passages.ts';
import { trimSpan, wholeCharacters } from '#language/spans.ts';
import type { QuoteShape } from '../types.ts';
import type { PreparedFeature } from './prepare.ts';
import type { PatentUnit } from './units.ts';

const LONGEST_QUOTE = 700;
const MOST_SENTENCES = 3;
const MOST_OTHERS = 2;

/** A run of whole sentences of one unit (or a clip of a very long one), and the worth of the feature's words in it. */
interface Run {
  readonly unit: number;
  readonly start: number;
  readonly end: number;
  readonly ids: ReadonlySet<number>;
  readonly worth: number;
}

/**
 * The shortest run of sentences that holds most of a feature's words in a passage, with the words that it has, and up
 * to two further sentences with the rest.
 */
export function quotePassage(
  patent: TextDocument,
  document: ReadDocument,
  passage: Passage,
  prepared: PreparedFeature,
  alternateIds: readonly number[],
): { quote: QuoteShape; also: QuoteShape[]; ids: ReadonlySet<number> } | undefined {
  const worthOf = new Map(prepared.words.map(({ id, worth }) => [id, worth]));
  for (const id of alternateIds) if (!worthOf.has(id)) worthOf.set(id, 1);
  const single = passage.pieces.flatMap(({ unit, start, end }) => {
    const { text } = document.units[unit]!;
    return sentences(text.slice(start, end)).map((s) => ({ unit, start: start + s.start, end: start + s.end }));
  });
  const inSpan = (unit: number, start: number, end: number): Run => {
    const ids = new Set<number>();
    let worth = 0;
    for (let i = passage.from; i < passage.to; i++) {
      if (
        document.unitOf[i] !== unit ||
        document.starts[i]! < start ||
        document.ends[i]! > end ||
        document.exact[i] !== 1
      )
        continue;
      const id = document.ids[i]!;
      const value = worthOf.get(id);
      if (value === undefined || ids.has(id)) continue;
      ids.add(id);
      worth += value;
    }
    return { unit, start, end, ids, worth };
  };
  let best: Run | undefined;
  const better = (run: Run) =>
    !best ||
    run.worth > best.worth * 1.05 + 1e-9 ||
    (run.worth >= best.worth && run.end - run.start < best.end - best.start);
  for (let i = 0; i < single.length; i++) {
    const first = single[i]!;
    for (let n = 0; n < MOST_SENTENCES && i + n < single.length; n++) {
      const last = single[i + n]!;
      if (last.unit !== first.unit) break;
      if (last.end - first.start > LONGEST_QUOTE) {
        if (n === 0) {
          const clip = clipped(document, passage, first, worthOf);
          const run = inSpan(first.unit, clip.start, clip.end);
          if (better(run)) best = run;
        }
        break;
      }
      const run = inSpan(first.unit, first.start, last.end);
      if (better(run)) best = run;
    }
  }
  if (!best || best.worth === 0) return undefined;
  const main = best;
  const covered = new Set(main.ids);
  const others: Run[] = [];
  for (let round = 0; round < MOST_OTHERS; round++) {
    let next: { run: Run; gain: number } | undefined;
    for (const sentence of single) {
      if (sentence.unit === main.unit && sentence.start < main.end && sentence.end > main.start) continue;
      const span =
        sentence.end - sentence.start > LONGEST_QUOTE
          ? { unit: sentence.unit, ...clipped(document, passage, sentence, worthOf, covered) }
          : sentence;
      const run = inSpan(span.unit, span.start, span.end);
      let gain = 0;
      for (const id of run.ids) if (!covered.has(id)) gain += worthOf.get(id)!;
      if (gain > 0 && (!next || gain > next.gain)) next = { run, gain };
    }
    if (!next) break;
    others.push(next.run);
    for (const id of next.run.ids) covered.add(id);
  }
  const read = ({ unit, start, end }: Run): QuoteShape => {
    const { locator, text } = document.units[unit] as PatentUnit;
    return quoteOf(patent, { ...locator, ...wholeCharacters(text, trimSpan(text, { start, end })) });
  };
  return { quote: read(main), also: others.map(read), ids: main.ids };
}

/**
 * The part of a very long sentence around most of the feature's words, from the start of a clause to the end of one
 * where they are near.
 */
function clipped(
  document: ReadDocument,
  passage: Passage,
  { unit, start, end }: { unit: number; start: number; end: number },
  worthOf: ReadonlyMap<number, number>,
  covered: ReadonlySet<number> = new Set(),
): { start: number; end: number } {
  const places: { start: number; end: number; id: number }[] = [];
  for (let i = passage.from; i < passage.to; i++) {
    const id = document.ids[i]!;
    if (document.unitOf[i] !== unit || document.starts[i]! < start || document.ends[i]! > end) continue;
    if (document.exact[i] === 1 && worthOf.has(id) && !covered.has(id))
      places.push({ start: document.starts[i]!, end: document.ends[i]!, id });
  }
  let from = start;
  let most = 0;
  let to = Math.min(end, start + LONGEST_QUOTE);
  const margin = 120;
  for (let i = 0; i < places.length; i++) {
    const ids = new Set<number>();
    let worth = 0;
    let last = places[i]!.end;
    for (let j = i; j < places.length && places[j]!.end - places[i]!.start <= LONGEST_QUOTE - 2 * margin; j++) {
      last = places[j]!.end;
      if (ids.has(places[j]!.id)) continue;
      ids.add(places[j]!.id);
      worth += worthOf.get(places[j]!.id)!;
    }
    if (worth > most) {
      most = worth;
      from = places[i]!.start;
      to = last;
    }
  }
  const { text } = document.units[unit]!;
  return {
    start: clauseStart(text, from, Math.max(start, from - margin)),
    end: clauseEnd(text, to, Math.min(end, to + margin)),
  };
}

const CLAUSE = /[,;:.，；：。、\n]/;
const BREAK = /[\s,;:.，；：。、]/;

function clauseStart(text: string, from: number, floor: number): number {
  for (let at = from; at > floor; at--) if (CLAUSE.test(text[at - 1]!)) return at;
  for (let at = floor; at < from; at++) if (at === 0 || BREAK.test(text[at - 1]!)) return at;
  return floor;
}

function clauseEnd(text: string, to: number, ceiling: number): number {
  for (let at = to; at < ceiling; at++) if (CLAUSE.test(text[at]!)) return at;
  for (let at = ceiling; at > to; at--) if (at >= text.length || BREAK.test(text[at]!)) return at;
  return ceiling;
}
