/** What stands for a space within pieces. */
export const SPACE = '▁';

/**
 * Text as the vocabulary was made of it: forms of one character written alike, runs of spaces as one, a space before
 * the first word.
 * @see Kudo and Richardson, SentencePiece, EMNLP 2018; double array: Aoe 1989, in the layout of darts-clone
 */
export class Normaliser {
  readonly #units: Uint32Array | undefined;
  readonly #texts: Uint8Array;
  readonly #replacements = new Map<number, string>();

  constructor(charsmap: Uint8Array | undefined) {
    const size = charsmap ? new DataView(charsmap.buffer, charsmap.byteOffset).getUint32(0, true) : 0;
    if (charsmap && size + 4 > charsmap.length) throw new Error('The table of characters is cut off.');
    this.#units = charsmap && new Uint32Array(new Uint8Array(charsmap.subarray(4, 4 + size)).buffer);
    this.#texts = charsmap?.subarray(4 + size) ?? new Uint8Array();
  }

  normalise(text: string): string {
    const bytes = Buffer.from(text, 'utf8');
    let out = '';
    let from = 0;
    // what no rule changes is copied in one piece
    const copied = (to: number) => {
      if (to > from) out += bytes.toString('utf8', from, to);
    };
    for (let at = 0; at < bytes.length; ) {
      const rule = this.#rule(bytes, at);
      if (!rule) {
        at++;
        // a rule begins where a character does
        while (at < bytes.length && (bytes[at]! & 0xc0) === 0x80) at++;
        continue;
      }
      copied(at);
      out += rule.text;
      at += rule.length;
      from = at;
    }
    copied(bytes.length);
    const words = out.split(' ').filter((word) => word !== '');
    return words.map((word) => SPACE + word).join('');
  }

  /** The longest rule for what begins here. */
  #rule(bytes: Uint8Array, from: number): { length: number; text: string } | undefined {
    const units = this.#units;
    if (!units) return undefined;
    const root = units[0]!;
    let node = (root >>> 10) << ((root & 0x200) >>> 6);
    let length = 0;
    let value = 0;
    for (let at = from; at < bytes.length; ) {
      const byte = bytes[at]!;
      node ^= byte;
      const unit = units[node];
      if (unit === undefined || (unit & 0x800000ff) >>> 0 !== byte) break;
      node ^= (unit >>> 10) << ((unit & 0x200) >>> 6);
      at++;
      if ((unit & 0x100) !== 0) {
        length = at - from;
        value = (units[node] ?? 0) & 0x7fffffff;
      }
    }
    if (length === 0 || value >= this.#texts.length) return undefined;
    let text = this.#replacements.get(value);
    if (text === undefined) {
      const end = this.#texts.indexOf(0, value);
      text = Buffer.from(this.#texts.subarray(value, end < 0 ? undefined : end)).toString('utf8');
      this.#replacements.set(value, text);
    }
    return { length, text };
  }
}
