/**
 * Which characters the first ones of a match may be, or the last ones: so much of an expression that most texts are
 * told from it by three letters, without asking it. Read off its source; never too few, where it says more than is read
 * (assertions, characters beyond ASCII) all. Of all expressions of one edge at once: a text is read there once, however
 * many are asked of it, since memory that is looked at costs more than what is done there.
 */
export class EdgeLetters {
  readonly #edge: 'start' | 'end';
  /** For each place from the edge and each ASCII character there, the expressions that have it, a bit each. */
  readonly #may = new Int32Array(PLACES * ASCII * WORDS);
  readonly #found = [new Found(), new Found()] as const;
  #last = 0;
  #expressions = 0;

  constructor(edge: 'start' | 'end') {
    this.#edge = edge;
  }

  /**
   * Takes up an expression and returns its number.
   * @param pattern Anchored at this edge in each of its alternatives.
   * @throws Error for one that is not, or that has what is not read (references to groups); for too many.
   */
  add(pattern: RegExp): number {
    const atEnd = this.#edge === 'end';
    const whole = new Reader(pattern).whole();
    if (!isAnchored(whole, atEnd)) throw new Error(`not anchored at its ${this.#edge}: ${pattern}`);
    if (this.#expressions === WORDS * BITS) throw new Error('no more expressions at an edge');
    const number = this.#expressions++;
    const may = Array.from({ length: PLACES }, () => new Uint8Array(ASCII));
    const ends = walk(whole, 1, may, atEnd);
    // behind a match that is shorter anything may stand
    const shortest = may.findIndex((_, place) => (ends & (1 << place)) !== 0);
    if (shortest >= 0) for (const each of may.slice(shortest)) each.fill(1);
    for (const [place, letters] of may.entries())
      for (let code = 0; code < ASCII; code++)
        if (letters[code] === 1) this.#may[(place * ASCII + code) * WORDS + (number >> 5)]! |= 1 << (number & 31);
    for (const found of this.#found) found.text = undefined;
    return number;
  }

  /** False where the expression of a number has no match, by the letters at the edge of a text. */
  mayMatch(number: number, text: string): boolean {
    let found = this.#found[this.#last as 0 | 1];
    if (found.text !== text) {
      this.#last = 1 - this.#last;
      found = this.#found[this.#last as 0 | 1];
      if (found.text !== text) this.#read(text, found.masks);
      found.text = text;
    }
    return (found.masks[number >> 5]! & (1 << (number & 31))) !== 0;
  }

  #read(text: string, masks: Int32Array): void {
    for (let word = 0; word < WORDS; word++) masks[word] = -1;
    const { length } = text;
    if (length < PLACES) return;
    for (let place = 0; place < PLACES; place++) {
      const code = text.charCodeAt(this.#edge === 'end' ? length - 1 - place : place);
      // places are those of characters, some of which are two units long
      if (code >= ASCII) return;
      const from = (place * ASCII + code) * WORDS;
      for (let word = 0; word < WORDS; word++) masks[word]! &= this.#may[from + word]!;
    }
  }
}

/** Characters that are looked at. */
const PLACES = 3;
const ASCII = 128;
/** All places behind these. */
const BEYOND = 1 << PLACES;
/** Expressions of one edge at most: so many numbers of so many bits. */
const WORDS = 4;
const BITS = 32;

/** A text that was read, and the expressions that may match there. */
class Found {
  text: string | undefined;
  readonly masks = new Int32Array(WORDS);
}

/** What an expression is made of, as far as its letters go. */
type Part =
  | { readonly letters: Uint8Array }
  | { readonly sequence: readonly Part[] }
  | { readonly alternatives: readonly Part[] }
  | { readonly repeated: Part; readonly least: number; readonly most: number }
  | { readonly anchor: '^' | '$' }
  | { readonly assertion: true };

/**
 * Marks what may stand at each place, and tells where the part may end: places are bits, the last one stands for all
 * further ones.
 */
function walk(part: Part, from: number, may: readonly Uint8Array[], backwards: boolean): number {
  // nothing before the places is left, or nothing behind them is told apart
  if (from === 0 || from === BEYOND || 'assertion' in part || 'anchor' in part) return from;
  if ('letters' in part) {
    for (let place = 0; place < PLACES; place++)
      if ((from & (1 << place)) !== 0)
        for (let code = 0; code < ASCII; code++) if (part.letters[code] === 1) may[place]![code] = 1;
    return ((from << 1) | (from & BEYOND)) & (2 * BEYOND - 1);
  }
  if ('alternatives' in part) return part.alternatives.reduce((ends, one) => ends | walk(one, from, may, backwards), 0);
  if ('sequence' in part) {
    const { sequence } = part;
    let reached = from;
    for (let at = 0; at < sequence.length && reached !== BEYOND; at++)
      reached = walk(sequence[backwards ? sequence.length - 1 - at : at]!, reached, may, backwards);
    return reached;
  }
  // more repetitions than places say nothing new
  const [least, most] = [Math.min(part.least, PLACES + 1), Math.min(part.most, PLACES + 1)];
  let [ends, reached] = [least === 0 ? from : 0, from];
  for (let times = 1; times <= most; times++) {
    reached = walk(part.repeated, reached, may, backwards);
    if (times >= least) ends |= reached;
  }
  return ends;
}

function isAnchored(part: Part, atEnd: boolean): boolean {
  if ('anchor' in part) return part.anchor === (atEnd ? '$' : '^');
  if ('alternatives' in part) return part.alternatives.every((one) => isAnchored(one, atEnd));
  if (!('sequence' in part)) return false;
  const edge = part.sequence.at(atEnd ? -1 : 0);
  return edge !== undefined && isAnchored(edge, atEnd);
}

/** Reads the source of an expression. */
class Reader {
  readonly #source: string;
  readonly #flags: string;
  readonly #known: Map<string, Part>;
  #at = 0;

  constructor({ source, flags }: RegExp) {
    this.#source = source;
    this.#flags = flags.replace(/[gy]/g, '');
    this.#known = KNOWN.get(this.#flags) ?? new Map();
    KNOWN.set(this.#flags, this.#known);
  }

  whole(): Part {
    const alternatives = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      alternatives.push(this.#sequence());
    }
    return alternatives.length === 1 ? alternatives[0]! : { alternatives };
  }

  #sequence(): Part {
    const sequence: Part[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!))
      sequence.push(this.#times(this.#one()));
    return { sequence };
  }

  #one(): Part {
    const atom = this.#read(ATOM) ?? this.#source[this.#at++]!;
    if (!atom.startsWith('(')) return this.#alone(atom);
    const inside = this.whole();
    this.#at += 1;
    return /^\(\?<?[=!]/.test(atom) ? { assertion: true } : inside;
  }

  /** A character, a class, an escape or an anchor: read once for all expressions. */
  #alone(atom: string): Part {
    let part = this.#known.get(atom);
    if (part === undefined) {
      if (/^\\(?:[1-9]|k)/.test(atom)) throw new Error(`a reference to a group is not read: ${this.#source}`);
      if (atom === '^' || atom === '$') part = { anchor: atom };
      else if (/^\\b$/i.test(atom)) part = { assertion: true };
      else part = { letters: lettersOf(new RegExp(`^${atom}$`, this.#flags)) };
      this.#known.set(atom, part);
    }
    return part;
  }

  #times(repeated: Part): Part {
    const written = this.#read(TIMES);
    if (written === undefined) return repeated;
    const sign = written[0]!;
    if (sign === '?') return { repeated, least: 0, most: 1 };
    if (sign !== '{') return { repeated, least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY };
    const [least, most] = written.replace(/[{}?]/g, '').split(',');
    const more = most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { repeated, least: Number(least), most: most === undefined ? Number(least) : more };
  }

  #read(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}
/**
 * What is more than one character of a source: what opens a group, a class, an escape; and how often something stands.
 */
const ATOM =
  /\((?:\?(?::|<?[=!]|<\w+>))?|\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)/suy;
const TIMES = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

/** Parts without others in them, by flags and as they are written. */
const KNOWN = new Map<string, Map<string, Part>>();

/** Which ASCII characters something of one character is. */
const lettersOf = (alone: RegExp): Uint8Array =>
  Uint8Array.from({ length: ASCII }, (_, code) => (alone.test(String.fromCharCode(code)) ? 1 : 0));
