/** A piece of a text: its number in the vocabulary, and where it stands. */
export interface Piece {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Of which word of the text it is, counted from 0: what stands between spaces, signs and Han characters. */
  readonly word: number;
}

/** A word as the vocabulary writes it: one entry a character, with its place in the text. */
interface Word {
  readonly characters: string[];
  readonly starts: number[];
  readonly ends: number[];
}

/** Longer words are unknown, as the models were taught. */
const LONGEST_WORD = 100;
const CONTINUED = '##';

const WHITE = /[\p{White_Space}]/u;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\0\ufffd]/u;
const SIGN = /[!-/:-@[-`{-~\p{P}]/u;
const MARK = /\p{Mn}/gu;
/** The blocks whose characters are words of their own. */
const HAN =
  /[\u4e00-\u9fff\u3400-\u4dbf\u{20000}-\u{2a6df}\u{2a700}-\u{2b73f}\u{2b740}-\u{2b81f}\u{2b920}-\u{2ceaf}\uf900-\ufaff\u{2f800}-\u{2fa1f}]/u;

/**
 * Cuts text into the pieces of a vocabulary, the longest first, word by word.
 * @see Devlin et al., BERT, arXiv:1810.04805; Wu et al., arXiv:1609.08144 (WordPiece)
 */
export class WordPiece {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #lower: boolean;
  readonly #longest: number;
  readonly #unknown: number;
  /** Numbers of what stands before and behind every text. */
  readonly begin: number;
  readonly end: number;

  constructor(vocabulary: Readonly<Record<string, number>>, { lower }: { readonly lower: boolean }) {
    this.#ids = new Map(Object.entries(vocabulary));
    this.#lower = lower;
    this.#longest = Math.max(...[...this.#ids.keys()].map(({ length }) => length));
    this.#unknown = this.#special('[UNK]');
    this.begin = this.#special('[CLS]');
    this.end = this.#special('[SEP]');
  }

  /** From a `tokenizer.json`. @throws Error for one of another kind. */
  static read(json: Uint8Array): WordPiece {
    const { normalizer, model } = JSON.parse(Buffer.from(json).toString('utf8')) as {
      readonly normalizer?: { readonly type?: string; readonly lowercase?: boolean };
      readonly model?: { readonly type?: string; readonly vocab?: Readonly<Record<string, number>> };
    };
    if (model?.type !== 'WordPiece' || !model.vocab || normalizer?.type !== 'BertNormalizer')
      throw new Error('The vocabulary is not one of word pieces.');
    return new WordPiece(model.vocab, { lower: normalizer.lowercase === true });
  }

  #special(name: string): number {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`The vocabulary lacks ${name}.`);
    return id;
  }

  /** The first `most` pieces of a text. Time grows with the length of `text`: bound it. */
  pieces(text: string, most: number): Piece[] {
    const pieces: Piece[] = [];
    for (const [at, word] of this.#words(text).entries()) {
      if (pieces.length >= most) break;
      pieces.push(...this.#cut(word, at));
    }
    return pieces.slice(0, most);
  }

  #words(text: string): Word[] {
    const words: Word[] = [];
    let open: Word | undefined;
    const add = (characters: string, start: number, end: number, alone: boolean) => {
      if (alone || !open) {
        open = { characters: [], starts: [], ends: [] };
        words.push(open);
      }
      for (const character of characters) {
        open.characters.push(character);
        open.starts.push(start);
        open.ends.push(end);
      }
      if (alone) open = undefined;
    };
    let end = 0;
    for (const character of text) {
      const start = end;
      end += character.length;
      if (WHITE.test(character)) open = undefined;
      else if (!CONTROL.test(character)) {
        const written = this.#lower ? character.normalize('NFD').replace(MARK, '').toLowerCase() : character;
        if (written !== '') add(written, start, end, SIGN.test(written) || HAN.test(character));
      }
    }
    return words;
  }

  /** A word of which some part is in no vocabulary is unknown as a whole. */
  #cut({ characters, starts, ends }: Word, word: number): Piece[] {
    const whole = { id: this.#unknown, start: starts[0]!, end: ends.at(-1)!, word };
    if (characters.length > LONGEST_WORD) return [whole];
    const pieces: Piece[] = [];
    for (let from = 0; from < characters.length; ) {
      let to = Math.min(characters.length, from + this.#longest);
      let id: number | undefined;
      for (; to > from; to--) {
        id = this.#ids.get((from > 0 ? CONTINUED : '') + characters.slice(from, to).join(''));
        if (id !== undefined) break;
      }
      if (id === undefined) return [whole];
      pieces.push({ id, start: starts[from]!, end: ends[to - 1]!, word });
      from = to;
    }
    return pieces;
  }
}
