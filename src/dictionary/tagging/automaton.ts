import { createHash } from 'node:crypto';
import { ENTITY_KINDS, type Entity, type EntityKind, NAME_KINDS } from '#collections/entities/entities.ts';
import { nameForms } from './variants.ts';
import { canonical, spellings, Words, wordHashes } from './words.ts';

/** A thing as names are looked for. */
export interface Named {
  readonly id: string;
  readonly kind: EntityKind;
  readonly names: Entity['names'];
  /** Ids of all that it is a kind of, without its own. */
  readonly within: readonly string[];
  /** It is a descriptor of MeSH, by which registers and PubMed index. */
  readonly heading?: true;
}
/** The bit of a thing's kind that says that it is a heading. */
const HEADING = 0x100;

/** A place where a name of the dictionary may stand. Offsets are UTF-16, [start, end). */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** Numbers of the names that are written so, see `Automaton.name`. */
  readonly pattern: number;
}

/** A name of a thing. */
export interface AutomatonName {
  readonly entity: number;
  readonly text: string;
  readonly sort: (typeof NAME_KINDS)[number];
  /** Not as the dictionary has it, but by a rule of `nameForms`. */
  readonly derived: boolean;
  /** The first short form of a target: the symbol that its gene has in a nomenclature. */
  readonly symbol: boolean;
}

/** Its number is raised when names are read otherwise than before: what is kept on disk is made anew. */
const MAGIC = 'priora names 12\n';
const ARRAYS = [
  'words',
  'states',
  'edgeWord',
  'edgeTo',
  'patternFrom',
  'patternName',
  'nameEntity',
  'nameFrom',
  'nameSort',
  'entityKind',
  'withinFrom',
  'within',
] as const;
type Arrays = Record<(typeof ARRAYS)[number], Int32Array>;
/**
 * Numbers of one word in `words`, beside each other since each place of memory that is looked at costs more than what
 * is done there: its two hashes, its number, -1 for a place without a word, and the state of the names that begin with
 * it, 0 for none.
 */
const [SECOND, ID, ROOT, EACH] = [1, 2, 3, 4];
/**
 * Numbers of one state in `states`, beside each other for the same reason: where its edges begin, where to go on
 * without one, the next shorter name that ends here, the name that it is and how many words it has. One more state than
 * there are says where the last edges end.
 */
const [EDGES, FAIL, OUT, PATTERN, DEPTH, OF_STATE] = [0, 1, 2, 3, 4, 5];

/** What a file of names was made of: when one of it changes, it is made anew. */
export interface Origin {
  /** Last sequence number of the dictionary that was taken up. */
  readonly seq: number;
  readonly entities: number;
  readonly names: number;
  /** The dictionary of two languages whose words are names in it, by the hash of its file. */
  readonly translations?: string;
  /** Of all names and what they mean: of another state of the dictionary that says the same it is equal. */
  readonly digest: string;
}

/**
 * Makes the automaton of a dictionary: bytes as they are kept on disk, little endian. Some 3 µs a name.
 *
 * @see A. V. Aho and M. J. Corasick, "Efficient string matching", CACM 18 (1975), here over words instead of letters
 */
export function automatonBytes(things: readonly Named[], seq: number, translations?: string): Uint8Array<ArrayBuffer> {
  const known = new Map<string, number>();
  const written = new Map<string, number>();
  const idOf = (word: string): number => {
    const own = written.get(word);
    if (own !== undefined) return own;
    const form = canonical(word);
    let id = known.get(form);
    if (id === undefined) {
      id = known.size;
      known.set(form, id);
    }
    // a word that is written so in a name is that word, whatever else it may be a form of
    for (const each of spellings(word, form)) if (!written.has(each)) written.set(each, id);
    return id;
  };
  // the trie, its edges by state and word
  const edges = new Map<number, number>();
  const WORDS = 1 << 22;
  const depth: number[] = [0];
  const parent: number[] = [0];
  const viaWord: number[] = [-1];
  const pattern: number[] = [-1];
  const patternNames: number[][] = [];
  const names: { entity: number; text: string; sort: number }[] = [];
  const entityNumber = new Map(things.map(({ id }, at) => [id, at]));
  for (const [entity, thing] of things.entries()) {
    const symbol = thing.kind === 'target' ? thing.names.find(({ kind }) => kind === 'abbreviation') : undefined;
    for (const name of thing.names) {
      for (const [at, words] of nameForms(name.text, thing.kind, name.kind).entries()) {
        let state = 0;
        for (const word of words) {
          const key = state * WORDS + idOf(word);
          let next = edges.get(key);
          if (next === undefined) {
            next = depth.length;
            edges.set(key, next);
            depth.push(depth[state]! + 1);
            parent.push(state);
            viaWord.push(idOf(word));
            pattern.push(-1);
          }
          state = next;
        }
        if (pattern[state] === -1) {
          pattern[state] = patternNames.length;
          patternNames.push([]);
        }
        const derived = at > 0;
        const sort = NAME_KINDS.indexOf(name.kind) * 4 + (name === symbol ? 2 : 0) + (derived ? 1 : 0);
        patternNames[pattern[state]!]!.push(names.length);
        names.push({ entity, text: name.text, sort });
      }
    }
  }
  const states = depth.length;
  // states in order of depth: failure links by breadth first
  const order = Int32Array.from(depth.keys()).sort((a, b) => depth[a]! - depth[b]! || a - b);
  const fail = new Int32Array(states);
  const out = new Int32Array(states).fill(-1);
  for (const state of order) {
    if (state === 0) continue;
    const above = parent[state]!;
    const word = viaWord[state]!;
    if (above !== 0) {
      let back = fail[above]!;
      for (;;) {
        const found = edges.get(back * WORDS + word);
        if (found !== undefined) {
          fail[state] = found;
          break;
        }
        if (back === 0) break;
        back = fail[back]!;
      }
    }
    const end = fail[state]!;
    out[state] = pattern[end] !== -1 && end !== 0 ? end : out[end]!;
  }
  const childFrom = new Int32Array(states + 1);
  const root = new Int32Array(known.size);
  for (let state = 1; state < states; state++) {
    if (parent[state] === 0) root[viaWord[state]!] = state;
    else childFrom[parent[state]! + 1]! += 1;
  }
  for (let state = 0; state < states; state++) childFrom[state + 1]! += childFrom[state]!;
  const filled = childFrom.slice();
  const edgeWord = new Int32Array(childFrom[states]!);
  const edgeTo = new Int32Array(childFrom[states]!);
  const byWord = Int32Array.from(depth.keys()).sort((a, b) => viaWord[a]! - viaWord[b]!);
  for (const state of byWord) {
    if (state === 0 || parent[state] === 0) continue;
    const at = filled[parent[state]!]!++;
    edgeWord[at] = viaWord[state]!;
    edgeTo[at] = state;
  }
  let slots = 16;
  while (slots < 2 * written.size) slots *= 2;
  const words = new Int32Array(slots * EACH);
  for (let at = 0; at < words.length; at += EACH) words[at + ID] = -1;
  for (const [word, id] of written) {
    const [h1, h2] = wordHashes(word);
    let slot = slotOf(h1, slots);
    while (words[slot * EACH + ID] !== -1) slot = (slot + 1) & (slots - 1);
    words.set([h1, h2, id, root[id]!], slot * EACH);
  }
  const encoder = new TextEncoder();
  const texts: Uint8Array[] = [];
  const nameFrom = new Int32Array(names.length + 1);
  for (const [at, { text }] of names.entries()) {
    const bytes = encoder.encode(text);
    texts.push(bytes);
    nameFrom[at + 1] = nameFrom[at]! + bytes.length;
  }
  const withinFrom = new Int32Array(things.length + 1);
  const within: number[] = [];
  for (const [at, thing] of things.entries()) {
    for (const id of thing.within) {
      const number = entityNumber.get(id);
      if (number !== undefined) within.push(number);
    }
    withinFrom[at + 1] = within.length;
  }
  const patternFrom = new Int32Array(patternNames.length + 1);
  for (const [at, all] of patternNames.entries()) patternFrom[at + 1] = patternFrom[at]! + all.length;
  const numbers = new Int32Array((states + 1) * OF_STATE);
  for (let state = 0; state < states; state++)
    numbers.set([childFrom[state]!, fail[state]!, out[state]!, pattern[state]!, depth[state]!], state * OF_STATE);
  numbers[states * OF_STATE + EDGES] = childFrom[states]!;
  const arrays: Arrays = {
    ...{ words, states: numbers, edgeWord, edgeTo },
    patternFrom,
    patternName: Int32Array.from(patternNames.flat()),
    nameEntity: Int32Array.from(names, ({ entity }) => entity),
    nameFrom,
    nameSort: Int32Array.from(names, ({ sort }) => sort),
    entityKind: Int32Array.from(things, ({ kind, heading }) => ENTITY_KINDS.indexOf(kind) | (heading ? HEADING : 0)),
    withinFrom,
    within: Int32Array.from(within),
  };
  const ids = encoder.encode(things.map(({ id }) => id).join('\n'));
  const headOf = (digest: string) => {
    const origin: Origin = {
      ...{ seq, entities: things.length, names: names.length },
      ...(translations !== undefined && { translations }),
      digest,
    };
    return encoder.encode(
      `${MAGIC}${JSON.stringify({ origin, arrays: ARRAYS.map((name) => arrays[name].length), texts: nameFrom[names.length], ids: ids.length })}\n`,
    );
  };
  const begin = padded(headOf('0'.repeat(DIGEST)).length);
  const size = ARRAYS.reduce((sum, name) => sum + arrays[name].byteLength, 0);
  const bytes = new Uint8Array(begin + size + nameFrom[names.length]! + ids.length);
  bytes.fill(32, 0, begin);
  let at = begin;
  for (const name of ARRAYS) {
    const part = arrays[name];
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  for (const text of texts) {
    bytes.set(text, at);
    at += text.length;
  }
  bytes.set(ids, at);
  const digest = createHash('sha256').update(bytes.subarray(begin)).digest('hex').slice(0, DIGEST);
  bytes.set(headOf(digest));
  return bytes;
}

/** Hexadecimal digits of `Origin.digest`. */
const DIGEST = 32;

/** Patterns whose names are kept decoded. */
const MOST_READ = 50_000;

const padded = (length: number) => (length + 3) & ~3;
const slotOf = (hash: number, slots: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) & (slots - 1);

/** The names of a dictionary, to be found in texts. Not to be used by two at once. */
export class Automaton {
  readonly origin: Origin;
  readonly #arrays: Arrays;
  readonly #texts: Uint8Array;
  readonly #ids: readonly string[];
  readonly #words = new Words();
  readonly #decoder = new TextDecoder();
  readonly #read = new Map<number, readonly AutomatonName[]>();

  /** @throws Error if the bytes are not whole, or of another form. */
  constructor(bytes: Uint8Array) {
    const line = bytes.indexOf(10, MAGIC.length);
    const head = new TextDecoder().decode(bytes.subarray(0, line < 0 ? 0 : line));
    if (!head.startsWith(MAGIC)) throw new Error('this is no file of names of this version');
    const told = JSON.parse(head.slice(MAGIC.length)) as {
      origin: Origin;
      arrays: number[];
      texts: number;
      ids: number;
    };
    const begin = padded(line + 1);
    const size = told.arrays.reduce((sum, length) => sum + 4 * length, 0);
    if (bytes.length !== begin + size + told.texts + told.ids) throw new Error('the file of names is not whole');
    const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
    let at = whole.byteOffset + begin;
    const arrays: Partial<Arrays> = {};
    for (const [i, name] of ARRAYS.entries()) {
      arrays[name] = new Int32Array(whole.buffer, at, told.arrays[i]!);
      at += 4 * told.arrays[i]!;
    }
    this.origin = told.origin;
    this.#arrays = arrays as Arrays;
    this.#texts = new Uint8Array(whole.buffer, at, told.texts);
    const ids = this.#decoder.decode(new Uint8Array(whole.buffer, at + told.texts, told.ids));
    this.#ids = ids === '' ? [] : ids.split('\n');
  }

  /** Every place of a text where a name stands between two ends of words, whatever it may mean. Linear in the text. */
  matches(text: string): Match[] {
    const { words: known, states, edgeWord, edgeTo } = this.#arrays;
    const words = this.#words;
    words.read(text);
    const found: Match[] = [];
    const slots = known.length / EACH;
    const { count, first: places, second } = words;
    // all words are looked up before any state is, so that memory brings some at once: none waits for the one before
    for (let n = 0; n < count; n++) {
      const h1 = places[n]!;
      const h2 = second[n]!;
      let at = slotOf(h1, slots) * EACH;
      while (known[at + ID] !== -1 && (known[at] !== h1 || known[at + SECOND] !== h2))
        at = (at + EACH) & (known.length - 1);
      places[n] = at;
    }
    // where the numbers of the state begin
    let state = 0;
    for (let n = 0; n < count; n++) {
      if (state !== 0 && !words.isClose(n)) state = 0;
      const at = places[n]!;
      const word = known[at + ID]!;
      if (word === -1) {
        state = 0;
        continue;
      }
      for (;;) {
        if (state === 0) {
          state = known[at + ROOT]! * OF_STATE;
          break;
        }
        let low = states[state + EDGES]!;
        const last = states[state + OF_STATE + EDGES]!;
        let high = last;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (edgeWord[middle]! < word) low = middle + 1;
          else high = middle;
        }
        if (low < last && edgeWord[low] === word) {
          state = edgeTo[low]! * OF_STATE;
          break;
        }
        state = states[state + FAIL]! * OF_STATE;
      }
      if (state === 0) continue;
      let end = states[state + PATTERN] !== -1 ? state : states[state + OUT]! * OF_STATE;
      if (end <= 0 || !words.isEnd(n)) continue;
      for (; end > 0; end = states[end + OUT]! * OF_STATE) {
        const first = n - states[end + DEPTH]! + 1;
        if (words.isBeginning(first))
          found.push({ start: words.starts[first]!, end: words.ends[n]!, pattern: states[end + PATTERN]! });
      }
    }
    return found;
  }

  /** Number of patterns: `Match.pattern` is below it. */
  get patterns(): number {
    return this.#arrays.patternFrom.length - 1;
  }

  /** The names that are written as a match is. */
  names(pattern: number): readonly AutomatonName[] {
    const kept = this.#read.get(pattern);
    if (kept) return kept;
    if (this.#read.size >= MOST_READ) this.#read.clear();
    const names = this.#names(pattern);
    this.#read.set(pattern, names);
    return names;
  }

  #names(pattern: number): AutomatonName[] {
    const { patternFrom, patternName, nameEntity, nameFrom, nameSort } = this.#arrays;
    const names: AutomatonName[] = [];
    for (let at = patternFrom[pattern]!; at < patternFrom[pattern + 1]!; at++) {
      const name = patternName[at]!;
      names.push({
        entity: nameEntity[name]!,
        text: this.#decoder.decode(this.#texts.subarray(nameFrom[name]!, nameFrom[name + 1]!)),
        sort: NAME_KINDS[nameSort[name]! >> 2]!,
        derived: (nameSort[name]! & 1) === 1,
        symbol: (nameSort[name]! & 2) === 2,
      });
    }
    return names;
  }

  idOf(entity: number): string {
    return this.#ids[entity]!;
  }

  kindOf(entity: number): EntityKind {
    return ENTITY_KINDS[this.#arrays.entityKind[entity]! & ~HEADING]!;
  }

  /** Whether a thing is a descriptor of MeSH. */
  isHeading(entity: number): boolean {
    return (this.#arrays.entityKind[entity]! & HEADING) !== 0;
  }

  /** Numbers of all that a thing is a kind of. */
  within(entity: number): readonly number[] {
    const { withinFrom, within } = this.#arrays;
    return [...within.subarray(withinFrom[entity]!, withinFrom[entity + 1]!)];
  }
}
