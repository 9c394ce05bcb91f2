import type { AlikeSentence, MeantWord, WeighedText } from '#corpus/meaning.ts';
import type { EncodedText } from '#encoder/context/context-encoder.ts';

/** A word longer than this is told by the part of it that was met. */
const LONGEST_TOLD = 40;

/** A piece of a weighed word, and what of a text it is most like. */
interface Met {
  readonly likeness: number;
  readonly piece: number;
}

/**
 * Of `among` the text that says most of `text`, word by word: of each weighed word of it the likeness of its pieces
 * with the pieces most like them, meant by worth. Undefined where nothing of it is weighed.
 * @see Khattab and Zaharia, ColBERT, SIGIR 2020 (late interaction)
 */
export function likestInContext(
  { text, words }: WeighedText,
  own: EncodedText,
  among: readonly { readonly text: string; readonly encoded: EncodedText }[],
): AlikeSentence | undefined {
  const weighed = words.flatMap(({ start, end, worth }) => {
    const at = own.pieces.flatMap((piece, i) => (piece.start < end && piece.end > start ? [i] : []));
    return at.length > 0 && worth > 0 ? [{ start, end, worth, at }] : [];
  });
  const whole = weighed.reduce((sum, { worth }) => sum + worth, 0);
  if (whole === 0) return undefined;
  const asked = [...new Set(weighed.flatMap(({ at }) => at))];
  let best: { at: number; likeness: number; met: ReadonlyMap<number, Met> } | undefined;
  const all: number[] = [];
  for (const [at, { encoded }] of among.entries()) {
    all.push(0);
    if (encoded.pieces.length === 0) continue;
    const met = new Map(asked.map((piece) => [piece, likestPiece(own, piece, encoded)]));
    const likeness = weighed.reduce((sum, word) => sum + word.worth * likenessOf(word.at, met), 0) / whole;
    all[at] = likeness;
    if (!best || likeness > best.likeness) best = { at, likeness, met };
  }
  if (!best) return undefined;
  const { met, at, likeness } = best;
  const meant = weighed.map((word): MeantWord => {
    const start = Math.min(...word.at.map((piece) => own.pieces[piece]!.start));
    const end = Math.max(...word.at.map((piece) => own.pieces[piece]!.end));
    return {
      word: text.slice(Math.max(start, word.start), Math.min(end, word.end)),
      as: told(among[at]!.text, among[at]!.encoded, word.at, met),
      likeness: likenessOf(word.at, met),
      worth: word.worth,
    };
  });
  return { at, likeness, words: meant, all };
}

const likenessOf = (pieces: readonly number[], met: ReadonlyMap<number, Met>) =>
  pieces.reduce((sum, piece) => sum + met.get(piece)!.likeness, 0) / pieces.length;

function likestPiece(own: EncodedText, piece: number, { pieces, vectors }: EncodedText): Met {
  const wide = vectors.length / pieces.length;
  const from = piece * wide;
  let best: Met = { likeness: Number.NEGATIVE_INFINITY, piece: 0 };
  for (let other = 0; other < pieces.length; other++) {
    let likeness = 0;
    for (let i = 0; i < wide; i++) likeness += own.vectors[from + i]! * vectors[other * wide + i]!;
    if (likeness > best.likeness) best = { likeness, piece: other };
  }
  return best;
}

/** The words of a text that the pieces of one word have met, from the first to the last if they stand together. */
function told(text: string, { pieces }: EncodedText, asked: readonly number[], met: ReadonlyMap<number, Met>): string {
  const found = asked.map((piece) => met.get(piece)!).sort((a, b) => b.likeness - a.likeness);
  const wordOf = ({ piece }: Met) => pieces[piece]!.word;
  const near = found.filter((one) => Math.abs(wordOf(one) - wordOf(found[0]!)) < asked.length);
  const [first, last] = [Math.min(...near.map(wordOf)), Math.max(...near.map(wordOf))];
  const within = pieces.filter(({ word }) => word >= first && word <= last);
  const span = text.slice(within[0]!.start, within.at(-1)!.end);
  if (span.length <= LONGEST_TOLD) return span;
  const { start, end } = pieces[found[0]!.piece]!;
  return text.slice(start, end);
}
