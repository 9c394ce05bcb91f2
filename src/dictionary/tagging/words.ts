import { DIGIT, IDEOGRAPH, LETTER, letters, MARK, MU, SEPARATOR, SEVERAL, SPELLED } from './letters.ts';

/**
 * The words of a text as names are compared by them: folded, each with two hashes of 32 bits that stand for it. Runs of
 * letters and of digits are words of their own (`IL6`, `IL-6` and `IL 6` are two), and so is each ideograph and Greek
 * letter (`TNFα` is `TNF-alpha`).
 */
export class Words {
  count = 0;
  starts = new Int32Array(256);
  ends = new Int32Array(256);
  first = new Int32Array(256);
  second = new Int32Array(256);
  #text = '';
  #kinds: Uint8Array = new Uint8Array(0);

  /** Reads a text anew. */
  read(text: string): void {
    const { kinds, folded, several } = letters();
    this.count = 0;
    this.#text = text;
    this.#kinds = kinds;
    const length = text.length;
    let at = 0;
    while (at < length) {
      let kind = kinds[text.charCodeAt(at)]!;
      if (kind === SEPARATOR || kind === MARK) {
        at += 1;
        continue;
      }
      const start = at;
      let h1 = 0x811c9dc5 | 0;
      let h2 = 0x9747b28c | 0;
      if (kind === IDEOGRAPH) {
        const unit = folded[text.charCodeAt(at)]!;
        h1 = Math.imul(h1 ^ unit, 0x01000193);
        h2 = Math.imul((h2 << 5) ^ (h2 >>> 3) ^ unit, 0x85ebca6b);
        at += 1;
      } else if (kind === SPELLED) {
        [h1, h2] = wordHashes(several.get(text.charCodeAt(at))!);
        at += 1;
      } else {
        const digits = kind === DIGIT;
        let only = -1;
        let units = 0;
        while (at < length) {
          const unit = text.charCodeAt(at);
          kind = kinds[unit]!;
          if (kind === MARK) {
            at += 1;
            continue;
          }
          if (digits ? kind !== DIGIT : kind !== LETTER && kind !== SEVERAL) break;
          if (kind === SEVERAL) {
            const spelled = several.get(unit)!;
            for (let i = 0; i < spelled.length; i++) {
              const one = spelled.charCodeAt(i);
              h1 = Math.imul(h1 ^ one, 0x01000193);
              h2 = Math.imul((h2 << 5) ^ (h2 >>> 3) ^ one, 0x85ebca6b);
            }
            units += spelled.length;
          } else {
            only = folded[unit]!;
            h1 = Math.imul(h1 ^ only, 0x01000193);
            h2 = Math.imul((h2 << 5) ^ (h2 >>> 3) ^ only, 0x85ebca6b);
            units += 1;
          }
          at += 1;
        }
        if (units === 1 && only === MU) [h1, h2] = MU_HASHES;
      }
      const n = this.count;
      if (n === this.starts.length) this.#grow();
      this.starts[n] = start;
      this.ends[n] = at;
      this.first[n] = h1;
      this.second[n] = h2;
      this.count = n + 1;
    }
  }

  /** Whether no letter stands directly before a word, so that a name may begin with it. */
  isBeginning(n: number): boolean {
    const start = this.starts[n]!;
    return start === 0 || this.#isFree(start, start - 1);
  }

  /** Whether no letter stands directly behind it, so that a name may end with it. */
  isEnd(n: number): boolean {
    const end = this.ends[n]!;
    return end === this.#text.length || this.#isFree(this.starts[n]!, end);
  }

  /** Whether between it and the word before stands what may stand inside a name. */
  isClose(n: number): boolean {
    return n > 0 && joins(this.#text, this.ends[n - 1]!, this.starts[n]!);
  }

  #isFree(own: number, beside: number): boolean {
    if (this.#kinds[this.#text.charCodeAt(own)] === IDEOGRAPH) return true;
    const kind = this.#kinds[this.#text.charCodeAt(beside)];
    return kind === SEPARATOR || kind === IDEOGRAPH;
  }

  #grow() {
    const size = 2 * this.starts.length;
    const grown = (old: Int32Array) => {
      const made = new Int32Array(size);
      made.set(old);
      return made;
    };
    this.starts = grown(this.starts);
    this.ends = grown(this.ends);
    this.first = grown(this.first);
    this.second = grown(this.second);
  }
}

/** Marks that may stand between two words of a name; two of them at most. */
const INSIDE = new Uint8Array(0x10000);
for (const mark of " \u00a0\u2009\n\t-‐‑‒–−'’/,.&()·*+") INSIDE[mark.charCodeAt(0)] = 1;
const POINT = 0x2e;
const BLANK = 0x20;

function joins(text: string, from: number, to: number): boolean {
  if (to - from > 2) return false;
  for (let at = from; at < to; at++) if (INSIDE[text.charCodeAt(at)] === 0) return false;
  // the end of a sentence, but not of an initial: "E. coli"
  return !(to - from === 2 && text.charCodeAt(from) === POINT && from > 1 && text.charCodeAt(from - 2) !== BLANK);
}

function hashesOf(word: string): [number, number] {
  let h1 = 0x811c9dc5 | 0;
  let h2 = 0x9747b28c | 0;
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    h1 = Math.imul(h1 ^ unit, 0x01000193);
    h2 = Math.imul((h2 << 5) ^ (h2 >>> 3) ^ unit, 0x85ebca6b);
  }
  return [h1, h2];
}
const MU_HASHES = hashesOf('mu');
/** The two hashes of a folded word, as `Words` has them. */
export const wordHashes = (word: string): [number, number] => hashesOf(word);

/** What is a word by itself. */
const ALONE = new Set([IDEOGRAPH, SPELLED]);

/** The words of a name, folded as `Words` folds them. */
export function foldedWords(text: string): string[] {
  const { kinds, folded, several } = letters();
  let plain = '';
  let before = SEPARATOR;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = kinds[unit]!;
    if (kind === MARK) continue;
    const joined = (kind === LETTER || kind === SEVERAL) === (before === LETTER || before === SEVERAL);
    if (kind === SEPARATOR || ALONE.has(kind) || ALONE.has(before) || !joined) plain += ' ';
    if (kind === SEVERAL || kind === SPELLED) plain += several.get(unit)!;
    else if (kind !== SEPARATOR) plain += String.fromCharCode(folded[unit]!);
    before = kind;
  }
  return plain
    .split(' ')
    .filter(Boolean)
    .map((word) => (word === 'μ' ? 'mu' : word));
}

/** Written otherwise in British spelling, where a word of medicine or chemistry has it: the American one first. */
// biome-ignore format: read it as a table
export const REGIONAL: readonly (readonly [american: string, british: string])[] = [
  ['tumor', 'tumour'], ['emia', 'aemia'], ['hem', 'haem'], ['edema', 'oedema'], ['esoph', 'oesoph'], ['pediatr', 'paediatr'],
  ['diarrhea', 'diarrhoea'], ['fetal', 'foetal'], ['ischem', 'ischaem'], ['anesth', 'anaesth'], ['gynec', 'gynaec'], ['orthoped', 'orthopaed'],
  ['color', 'colour'], ['fiber', 'fibre'], ['sulf', 'sulph'], ['aluminum', 'aluminium'], ['estr', 'oestr'], ['celiac', 'coeliac'],
  ['dyspnea', 'dyspnoea'], ['apnea', 'apnoea'], ['behavior', 'behaviour'], ['cecum', 'caecum'], ['feces', 'faeces'], ['ameb', 'amoeb'],
  ['odor', 'odour'], ['vapor', 'vapour'], ['liter', 'litre'], ['ization', 'isation'], ['yze', 'yse'],
];

/** Words that are written short as often, the short one first. */
const SHORTENED: readonly (readonly [short: string, long: string])[] = [['vs', 'versus']];

/** The spelling by which a word is known: American, singular, short. */
export function canonical(word: string): string {
  let made = SHORTENED.find(([, long]) => long === word)?.[0] ?? word;
  for (const [american, british] of REGIONAL) if (made.includes(british)) made = made.replace(british, american);
  if (made.length < 5 || !made.endsWith('s') || /(?:ss|us)$/.test(made)) return made;
  if (made.endsWith('ies') && made.length > 5) return `${made.slice(0, -3)}y`;
  // diagnosis, diagnoses; reflex, reflexes
  if (/(?:sis|ses|xes|xis|ches|shes)$/.test(made)) return made.slice(0, -2);
  return made.endsWith('is') ? made : made.slice(0, -1);
}

/** All spellings under which a text may have a word that is known by `canonical`. */
export function spellings(word: string, known: string): string[] {
  const forms = new Set([word, known]);
  for (const [short, long] of SHORTENED) if (known === short) forms.add(long);
  if (/^[a-z]{3,}$/.test(known)) {
    if (/(?:s|x|ch|sh)$/.test(known)) {
      forms.add(`${known}es`);
      if (/[sx]$/.test(known)) forms.add(`${known}is`);
    } else forms.add(`${known}s`);
    if (/[^aeiou]y$/.test(known)) forms.add(`${known.slice(0, -1)}ies`);
    for (const form of [...forms])
      for (const [american, british] of REGIONAL)
        if (form.includes(american) && !form.includes(british)) forms.add(form.replace(american, british));
  }
  return [...forms];
}
