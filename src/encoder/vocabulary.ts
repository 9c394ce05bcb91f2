/**
 * The vocabulary of a SentencePiece unigram model: pieces of text with the logarithm of their probability, and the
 * table by which text is normalised.
 * @see https://github.com/google/sentencepiece/blob/master/src/sentencepiece_model.proto (this model: an earlier
 * layout, with the table in field 3.2)
 */
export interface Vocabulary {
  readonly pieces: readonly string[];
  readonly scores: Float32Array;
  /** A double-array trie and the replacements that it leads to; undefined where text stays as it is. */
  readonly charsmap: Uint8Array | undefined;
}

/** @throws Error for bytes that are no such model. */
export function readVocabulary(bytes: Uint8Array): Vocabulary {
  const text = new TextDecoder();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const model = fields(bytes, 0, bytes.length);
  const scores: number[] = [];
  const pieces: string[] = [];
  for (const piece of model.get(1) ?? []) {
    const parts = fields(bytes, piece.start, piece.end);
    const name = parts.get(1)?.[0];
    if (!name) continue;
    pieces.push(text.decode(bytes.subarray(name.start, name.end)));
    const score = parts.get(2)?.[0];
    scores.push(score ? view.getFloat32(score.start, true) : 0);
  }
  const trainer = model.get(3)?.[0];
  const map = trainer && fields(bytes, trainer.start, trainer.end).get(2)?.[0];
  if (pieces.length < 3) throw new Error('The vocabulary has no pieces.');
  return {
    pieces,
    scores: Float32Array.from(scores),
    charsmap: map && map.end - map.start > 4 ? bytes.subarray(map.start, map.end) : undefined,
  };
}

interface Field {
  readonly start: number;
  readonly end: number;
}

/** Fields of a message, by number; of numbers that are no more than a byte long only the place. */
function fields(bytes: Uint8Array, start: number, end: number): Map<number, Field[]> {
  const found = new Map<number, Field[]>();
  const add = (field: number, from: number, to: number) => {
    if (to > end) throw new Error('The vocabulary is cut off.');
    const list = found.get(field);
    if (list) list.push({ start: from, end: to });
    else found.set(field, [{ start: from, end: to }]);
    return to;
  };
  for (let at = start; at < end; ) {
    const tag = varint(bytes, at, end);
    const field = tag.value >>> 3;
    const kind = tag.value & 7;
    if (kind === 0) at = add(field, tag.next, varint(bytes, tag.next, end).next);
    else if (kind === 1) at = add(field, tag.next, tag.next + 8);
    else if (kind === 5) at = add(field, tag.next, tag.next + 4);
    else if (kind === 2) {
      const length = varint(bytes, tag.next, end);
      at = add(field, length.next, length.next + length.value);
    } else throw new Error(`The vocabulary has a field of kind ${kind}.`);
  }
  return found;
}

function varint(bytes: Uint8Array, at: number, end: number): { value: number; next: number } {
  let value = 0;
  for (let i = 0; i < 5 && at + i < end; i++) {
    const byte = bytes[at + i]!;
    value += (byte & 0x7f) * 2 ** (7 * i);
    if (byte < 0x80) return { value, next: at + i + 1 };
  }
  throw new Error('The vocabulary is damaged.');
}
