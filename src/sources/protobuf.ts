/**
 * A message of protocol buffers as it stands on the wire, without a description of its fields.
 * https://protobuf.dev/programming-guides/encoding/
 */
export class WireMessage {
  readonly #fields = new Map<number, (number | Uint8Array)[]>();
  readonly #left: { parts: number };

  /**
   * @param left How many fields and messages in it may still be read.
   * @throws RangeError with the byte for what is no message, and for one of too many parts.
   */
  constructor(bytes: Uint8Array, left = { parts: MOST_PARTS }) {
    this.#left = left;
    this.#count();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    const varint = (): number => {
      const [value, length] = readVarint(bytes.subarray(at, at + MOST_VARINT)) ?? [];
      if (length === undefined) throw new RangeError(`no number stands at byte ${at}`);
      at += length;
      return value!;
    };
    const held = (length: number): number => {
      if (at + length > bytes.length) throw new RangeError(`the message ends before byte ${at + length}`);
      at += length;
      return at - length;
    };
    while (at < bytes.length) {
      this.#count();
      const begin = at;
      const tag = varint();
      const number = Math.floor(tag / 8);
      const kind = tag % 8;
      let value: number | Uint8Array;
      if (kind === 0) value = varint();
      else if (kind === 1) value = view.getFloat64(held(8), true);
      else if (kind === 5) value = view.getFloat32(held(4), true);
      else if (kind === 2) {
        const length = varint();
        const from = held(length);
        value = bytes.subarray(from, from + length);
      } else throw new RangeError(`the field at byte ${begin} is of the kind ${kind}, which is not read`);
      const known = this.#fields.get(number);
      if (known) known.push(value);
      else this.#fields.set(number, [value]);
    }
  }

  #count(): void {
    if (this.#left.parts-- <= 0)
      throw new RangeError(`a message has at most ${MOST_PARTS} fields with all that is in it`);
  }

  /** The last value of a field, if it is a number. */
  number(field: number): number | undefined {
    const value = this.#fields.get(field)?.at(-1);
    return typeof value === 'number' ? value : undefined;
  }

  /** A text that says something. */
  text(field: number): string | undefined {
    const value = this.#fields.get(field)?.at(-1);
    return value instanceof Uint8Array ? TEXT.decode(value).trim() || undefined : undefined;
  }

  message(field: number): WireMessage | undefined {
    return this.messages(field).at(-1);
  }

  messages(field: number): WireMessage[] {
    const all = this.#fields.get(field) ?? [];
    return all.flatMap((value) => (value instanceof Uint8Array ? new WireMessage(value, this.#left) : []));
  }
}

const TEXT = new TextDecoder();
/**
 * Fields and messages that are read of one message and all that is in it, again where it is read again. A field takes
 * two bytes and becomes an object: megabytes of empty ones would take gigabytes.
 */
const MOST_PARTS = 200_000;
/** Bytes of the longest number. */
export const MOST_VARINT = 10;

/** A number in groups of seven bits, least first, and how many bytes it takes; undefined for what is none. */
export function readVarint(bytes: Uint8Array): readonly [value: number, length: number] | undefined {
  let value = 0;
  for (let at = 0; at < Math.min(MOST_VARINT, bytes.length); at++) {
    value += (bytes[at]! & 0x7f) * 2 ** (7 * at);
    if (bytes[at]! < 0x80) return [value, at + 1];
  }
  return undefined;
}

/** The shortest decimal of a number that was kept in four bytes: 88.5, not 88.50000190734863. */
export function shortest(value: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === value) return rounded;
  }
  return value;
}
