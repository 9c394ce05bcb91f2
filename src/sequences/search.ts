import { END, encode, reverseComplement, type SequenceKind, translate } from './letters.ts';
import { Scanner, type Trigger } from './scan.ts';
import { SCORINGS, type Scoring, type ScoringName } from './scoring.ts';
import { type Alignment, align, alignUngapped, bestScore, MOST_CELLS, type Part } from './smith-waterman.ts';
import { type Statistics, statisticsOf } from './statistics.ts';
import { exactWords, LONGEST, likeWords } from './words.ts';

/** Finds the sequences that are like a query: words, extension, Smith-Waterman. Pure: subjects come from a port. */

export const ALGORITHMS = [
  ...['megablast', 'blastn', 'blastn-short', 'blastx-fast', 'blastp', 'blastp-fast', 'blastp-short', 'tblastn-fast'],
] as Algorithm[];
export type Algorithm =
  | 'megablast'
  | 'blastn'
  | 'blastn-short'
  | 'blastx-fast'
  | 'blastp'
  | 'blastp-fast'
  | 'blastp-short'
  | 'tblastn-fast';

interface Rules {
  readonly query: SequenceKind;
  readonly subject: SequenceKind;
  readonly scoring: ScoringName;
  readonly word: number;
  /** Score that a word needs against a word of the query; absent where words are equal. */
  readonly threshold?: number;
  readonly window: number;
}

/** What an algorithm's name stands for: the settings that NCBI BLAST+ documents for its tasks. */
// biome-ignore format: read it as a table
export const RULES: Readonly<Record<Algorithm, Rules>> = {
  megablast:      { query: 'nucleotide', subject: 'nucleotide', scoring: 'nearBases', word: 28, window: 0 },
  blastn:         { query: 'nucleotide', subject: 'nucleotide', scoring: 'bases', word: 11, window: 0 },
  'blastn-short': { query: 'nucleotide', subject: 'nucleotide', scoring: 'shortBases', word: 7, window: 0 },
  blastp:         { query: 'protein', subject: 'protein', scoring: 'blosum62', word: 3, threshold: 11, window: 40 },
  'blastp-fast':  { query: 'protein', subject: 'protein', scoring: 'blosum62', word: 5, threshold: 19, window: 0 },
  'blastp-short': { query: 'protein', subject: 'protein', scoring: 'pam30', word: 2, threshold: 16, window: 0 },
  'blastx-fast':  { query: 'nucleotide', subject: 'protein', scoring: 'blosum62', word: 5, threshold: 19, window: 0 },
  'tblastn-fast': { query: 'protein', subject: 'nucleotide', scoring: 'blosum62', word: 5, threshold: 19, window: 0 },
};
/** A query of fewer amino acids has no two words near to each other. */
const SHORT = 35;
/** Bits that an extension without gaps may lose, and that it needs to be aligned. */
const DROP_BITS = { protein: 7, nucleotide: 20 } as const;
const TRIGGER_BITS = { protein: 22, nucleotide: 27 } as const;

/** Where subjects come from: some thousands at a time, so that memory is bounded. */
export interface Subjects {
  /** Sequences, and letters of all of them. */
  readonly count: number;
  readonly letters: number;
  /** Stretches of codes that begin and end with END, END between sequences. */
  stretches(): Iterable<Stretch>;
  /** The codes of one. */
  codes(slot: number): Uint8Array;
}

export interface Stretch {
  readonly codes: Uint8Array;
  /** Where each sequence begins in `codes`, ascending; its length; what it is called by, -1 if it is not asked for. */
  readonly starts: ArrayLike<number>;
  readonly lengths: ArrayLike<number>;
  readonly slots: ArrayLike<number>;
}

export interface SearchOptions {
  readonly algorithm: Algorithm;
  readonly evalue: number;
  readonly limit: number;
  readonly gaps: boolean;
  readonly word?: number | undefined;
  /** Whether a hit may stand in the answer; the next best one takes its place. */
  readonly wanted?: ((hit: Hit) => boolean) | undefined;
  /** Asked now and then: true ends the search. */
  readonly stop: () => boolean;
}

/**
 * An alignment as it is reported: letters, places from 1 in what the caller gave, minus strands with start above end.
 */
export interface Hsp {
  readonly score: number;
  readonly bits: number;
  readonly evalue: number;
  readonly q_start: number;
  readonly q_end: number;
  readonly s_start: number;
  readonly s_end: number;
  readonly q_codes: Uint8Array;
  readonly s_codes: Uint8Array;
  readonly path: string;
  /** Which alphabet the codes are of. */
  readonly kind: SequenceKind;
  readonly identities: number;
  readonly positives: number;
  readonly gaps: number;
  readonly length: number;
}

export interface Hit {
  readonly slot: number;
  readonly length: number;
  /** The best first. */
  readonly hsps: readonly Hsp[];
}

export interface Found {
  readonly hits: readonly Hit[];
  /** Whether all subjects were looked at. */
  readonly whole: boolean;
}

/** A strand or reading frame of what was given. */
interface Frame {
  readonly codes: Uint8Array;
  /** 0: as given; 1, 2, 3: translated from there on; -1, -2, -3: of the other strand; -0 strand is `other`. */
  readonly shift: number;
  readonly other: boolean;
}

function framesOf(codes: Uint8Array, translated: boolean, strands: boolean): Frame[] {
  if (!translated)
    return [
      { codes, shift: 0, other: false },
      ...(strands ? [{ codes: reverseComplement(codes), shift: 0, other: true }] : []),
    ];
  const minus = reverseComplement(codes);
  return [0, 1, 2].flatMap((shift) => [
    { codes: translate(codes, shift), shift, other: false },
    { codes: translate(minus, shift), shift, other: true },
  ]);
}

interface Candidate {
  readonly slot: number;
  readonly length: number;
  readonly q_frame: number;
  readonly s_frame: number;
  /** Diagonal of the best stretch without gaps, in the frames. */
  readonly diagonal: number;
  readonly ungapped: number;
  readonly score: number;
}

/** Half the width of the band in which what is too large is aligned. */
const HALF_BAND = 256;

class Search {
  readonly #options: SearchOptions;
  readonly #rules: Rules;
  readonly #scoring: Scoring;
  readonly #frames: readonly Frame[];
  readonly #starts: readonly number[];
  readonly #query: Uint8Array;
  readonly #subjects: Subjects;
  readonly #statistics: Statistics;
  readonly #translated: { readonly query: boolean; readonly subject: boolean };
  readonly #kind: SequenceKind;

  constructor(letters: string, subjects: Subjects, options: SearchOptions) {
    const rules = RULES[options.algorithm];
    this.#options = options;
    this.#rules = rules;
    this.#subjects = subjects;
    this.#scoring = SCORINGS[rules.scoring];
    this.#translated = {
      query: rules.query === 'nucleotide' && rules.subject === 'protein',
      subject: rules.query === 'protein' && rules.subject === 'nucleotide',
    };
    this.#kind = rules.query === 'nucleotide' && rules.subject === 'nucleotide' ? 'nucleotide' : 'protein';
    const codes = encode(rules.query, letters);
    this.#frames = framesOf(codes, this.#translated.query, this.#kind === 'nucleotide');
    const starts: number[] = [];
    let total = 1;
    for (const { codes: own } of this.#frames) {
      starts.push(total);
      total += own.length + 1;
    }
    this.#starts = starts;
    this.#query = new Uint8Array(total).fill(END);
    for (const [i, { codes: own }] of this.#frames.entries()) this.#query.set(own, starts[i]!);
    const share = this.#translated.subject ? 3 : 1;
    const { open, extend, scale } = this.#scoring;
    this.#statistics = statisticsOf(
      rules.scoring,
      { allowed: options.gaps, open, extend, scale },
      Math.max(1, this.#frames[0]!.codes.length),
      Math.floor(subjects.letters / share),
      subjects.count,
    );
  }

  run(): Found {
    const candidates = new Map<string, Candidate>();
    const scanner = this.#scanner();
    let whole = true;
    for (const stretch of this.#subjects.stretches()) {
      if (this.#options.stop()) {
        whole = false;
        break;
      }
      this.#scan(scanner, stretch, candidates);
      if (candidates.size > 4 * this.#options.limit + 10_000) this.#prune(candidates);
    }
    return { hits: this.#hits(candidates), whole };
  }

  #scanner(): Scanner {
    const { word, threshold, window } = this.#rules;
    const asked = this.#options.word ?? word;
    const length = Math.min(asked, LONGEST[this.#kind]);
    const words =
      threshold === undefined || asked > LONGEST.protein
        ? exactWords(this.#kind, this.#query, length)
        : likeWords(this.#query, length, asked === word ? threshold : THRESHOLDS[asked]!, this.#scoring);
    const { ungappedScore, scoreFor } = this.#statistics;
    return new Scanner(this.#query, {
      words,
      scoring: this.#scoring,
      window: this.#frames[0]!.codes.length < SHORT || asked !== 3 ? 0 : window,
      exact: asked,
      drop: Math.ceil((DROP_BITS[this.#kind] * Math.LN2 * this.#scoring.scale) / LAMBDA[this.#kind]),
      least: Math.max(1, Math.min(ungappedScore(TRIGGER_BITS[this.#kind]), scoreFor(this.#options.evalue))),
    });
  }

  /** Looks at a stretch, and keeps of each subject and frame the best place. */
  #scan(scanner: Scanner, stretch: Stretch, candidates: Map<string, Candidate>): void {
    const { starts, lengths, slots } = stretch;
    const best = new Map<string, { i: number; s_frame: number; q_frame: number; trigger: Trigger; s_start: number }>();
    const keep = (i: number, s_frame: number, s_start: number, trigger: Trigger) => {
      const q_frame = this.#frameAt(trigger.q_from);
      const key = `${i} ${q_frame} ${s_frame}`;
      const known = best.get(key);
      if (!known || known.trigger.score < trigger.score) best.set(key, { i, s_frame, q_frame, trigger, s_start });
    };
    if (this.#translated.subject) {
      for (let i = 0; i < starts.length; i++) {
        if (slots[i]! < 0) continue;
        const codes = stretch.codes.subarray(starts[i]!, starts[i]! + lengths[i]!);
        for (const [f, frame] of framesOf(codes, true, true).entries()) {
          const own = new Uint8Array(frame.codes.length + 2).fill(END);
          own.set(frame.codes, 1);
          scanner.scan(own, (trigger) => keep(i, f, 1, trigger));
        }
      }
    } else {
      scanner.scan(stretch.codes, (trigger) => {
        const i = at(starts, trigger.s_from);
        if (slots[i]! >= 0) keep(i, 0, starts[i]!, trigger);
      });
    }
    for (const { i, s_frame, q_frame, trigger, s_start } of best.values()) {
      const codes = stretch.codes.subarray(starts[i]!, starts[i]! + lengths[i]!);
      const diagonal = trigger.s_from - s_start - (trigger.q_from - this.#starts[q_frame]!);
      const subject = this.#subjectFrame(codes, s_frame);
      const length = lengths[i]!;
      const score = this.#options.gaps ? this.#score(q_frame, subject, diagonal) : trigger.score;
      if (this.#statistics.expected(score, this.#comparedLength(length)) > this.#options.evalue) continue;
      const slot = slots[i]!;
      candidates.set(`${slot} ${q_frame} ${s_frame}`, {
        ...{ slot, length, q_frame, s_frame, diagonal, ungapped: trigger.score, score },
      });
    }
  }

  #comparedLength(length: number): number {
    return this.#translated.subject ? Math.floor(length / 3) : length;
  }

  #subjectFrame(codes: Uint8Array, s_frame: number): Uint8Array {
    return this.#translated.subject ? framesOf(codes, true, true)[s_frame]!.codes : codes;
  }

  #frameAt(place: number): number {
    let i = this.#starts.length - 1;
    while (i > 0 && this.#starts[i]! > place) i--;
    return i;
  }

  #band(m: number, n: number, diagonal: number) {
    return m * n > MOST_CELLS ? { low: diagonal - HALF_BAND, high: diagonal + HALF_BAND } : undefined;
  }

  #score(q_frame: number, subject: Uint8Array, diagonal: number): number {
    const query = partOf(this.#frames[q_frame]!.codes);
    const part = windowOf(query, subject, diagonal);
    return bestScore(query, part, this.#scoring, this.#band(query.to, part.to - part.from, diagonal - part.from));
  }

  /** Keeps the best ones. */
  #prune(candidates: Map<string, Candidate>): void {
    const least = [...candidates.values()].sort(this.#byValue).slice(2 * this.#options.limit + 5_000);
    for (const { slot, q_frame, s_frame } of least) candidates.delete(`${slot} ${q_frame} ${s_frame}`);
  }

  readonly #byValue = (a: Candidate, b: Candidate): number => {
    const value = (c: Candidate) => this.#statistics.expected(c.score, this.#comparedLength(c.length));
    return value(a) - value(b) || b.score - a.score || a.slot - b.slot;
  };

  #hits(candidates: ReadonlyMap<string, Candidate>): Hit[] {
    const bySlot = new Map<number, Candidate[]>();
    for (const candidate of [...candidates.values()].sort(this.#byValue)) {
      const own = bySlot.get(candidate.slot);
      if (own) own.push(candidate);
      else bySlot.set(candidate.slot, [candidate]);
    }
    const { limit, wanted } = this.#options;
    const hits: Hit[] = [];
    for (const [slot, own] of bySlot) {
      if (hits.length >= limit) break;
      const codes = this.#subjects.codes(slot);
      const hsps = own.flatMap((candidate, i) => this.#hsps(candidate, codes, i === 0));
      if (hsps.length === 0) continue;
      const hit = { slot, length: codes.length, hsps: hsps.sort((a, b) => b.score - a.score).slice(0, MOST_HSPS) };
      if (!wanted || wanted(hit)) hits.push(hit);
    }
    return hits;
  }

  /** The alignment of a candidate; of the best one also those on both sides of it. */
  #hsps({ q_frame, s_frame, diagonal }: Candidate, codes: Uint8Array, sides: boolean): Hsp[] {
    const query = partOf(this.#frames[q_frame]!.codes);
    const subject = this.#subjectFrame(codes, s_frame);
    const found: Alignment[] = [];
    const seek = (part: Part, near: number | undefined) => {
      if (part.to - part.from < 2 || found.length >= MOST_HSPS) return;
      const [m, n] = [query.to, part.to - part.from];
      if (m * n > MOST_CELLS && near === undefined) return;
      const band = near === undefined ? undefined : this.#band(m, n, near - part.from);
      const one = this.#options.gaps
        ? align(query, part, this.#scoring, band)
        : alignUngapped(query, part, this.#scoring);
      if (!one || this.#statistics.expected(one.score, this.#comparedLength(codes.length)) > this.#options.evalue)
        return;
      found.push(one);
      if (!sides) return;
      seek({ codes: subject, from: part.from, to: one.s_from }, undefined);
      seek({ codes: subject, from: one.s_to, to: part.to }, undefined);
    };
    seek(windowOf(query, subject, diagonal), diagonal);
    return found.map((one) => this.#hsp(one, q_frame, s_frame, subject, codes.length));
  }

  #hsp(one: Alignment, q_frame: number, s_frame: number, subject: Uint8Array, length: number): Hsp {
    const { pairs, scale } = this.#scoring;
    const frame = this.#frames[q_frame]!;
    let [q, s, identities, positives, gaps] = [one.q_from, one.s_from, 0, 0, 0];
    for (const step of one.path) {
      if (step === 'M') {
        const [a, b] = [frame.codes[q++]!, subject[s++]!];
        if (a === b && a !== UNKNOWN[this.#kind]) identities++;
        if (pairs[(a << 5) | b]! > 0) positives++;
      } else {
        gaps++;
        if (step === 'Q') q++;
        else s++;
      }
    }
    const query_length = this.#translated.query ? undefined : frame.codes.length;
    const common = {
      score: one.score / scale,
      bits: this.#statistics.bits(one.score),
      evalue: this.#statistics.expected(one.score, this.#comparedLength(length)),
      ...{ kind: this.#kind, identities, positives, gaps, length: one.path.length },
    };
    const q_codes = frame.codes.slice(one.q_from, one.q_to);
    const s_codes = subject.slice(one.s_from, one.s_to);
    if (this.#kind === 'nucleotide' && frame.other) {
      // told as the query's own strand against the other strand of the subject
      return {
        ...common,
        q_start: query_length! - one.q_to + 1,
        q_end: query_length! - one.q_from,
        s_start: one.s_to,
        s_end: one.s_from + 1,
        q_codes: reverseComplement(q_codes),
        s_codes: reverseComplement(s_codes),
        path: [...one.path].reverse().join(''),
      };
    }
    const [q_start, q_end] = this.#placed(one.q_from, one.q_to, this.#translated.query, frame, this.#given);
    const s_side = this.#translated.subject ? FRAME_SHIFTS[s_frame]! : { shift: 0, other: false };
    const [s_start, s_end] = this.#placed(one.s_from, one.s_to, this.#translated.subject, s_side, length);
    return { ...common, q_start, q_end, s_start, s_end, q_codes, s_codes, path: one.path };
  }

  /** Letters of what the caller gave. */
  #given = 0;
  withLength(letters: number): this {
    this.#given = letters;
    return this;
  }

  /** Places in the letters as they were given, from 1. */
  #placed(
    from: number,
    to: number,
    translated: boolean,
    { shift, other }: Pick<Frame, 'shift' | 'other'>,
    length: number,
  ): [number, number] {
    if (!translated) return [from + 1, to];
    const [start, end] = [shift + from * 3 + 1, shift + to * 3];
    return other ? [length - start + 1, length - end + 1] : [start, end];
  }
}

/** In the order of `framesOf`. */
const FRAME_SHIFTS = [0, 1, 2].flatMap((shift) => [
  { shift, other: false },
  { shift, other: true },
]);
const MOST_HSPS = 20;
const LAMBDA = { protein: 0.3176, nucleotide: 0.634 } as const;
const UNKNOWN = { protein: 23, nucleotide: 14 } as const;
/** By length of a word, where the caller chose it. */
const THRESHOLDS: Readonly<Record<number, number>> = { 2: 10, 3: 11, 4: 15, 5: 19 };

const partOf = (codes: Uint8Array): Part => ({ codes, from: 0, to: codes.length });

/** The part of a subject in which an alignment about a diagonal can lie: all of it unless it is very long. */
function windowOf(query: Part, subject: Uint8Array, diagonal: number): Part {
  if (query.to * subject.length <= MOST_CELLS) return partOf(subject);
  const reach = query.to + 1_000;
  return {
    codes: subject,
    from: Math.max(0, diagonal - 1_000),
    to: Math.min(subject.length, Math.max(0, diagonal) + reach),
  };
}

/** The last place whose value is not above x. */
function at(values: ArrayLike<number>, x: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (values[middle]! <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The subjects most like a query, by E-value, then score, then slot.
 * @param letters Folded, of the kind that the algorithm takes.
 * @throws RangeError if the query has too many words.
 */
export const search = (letters: string, subjects: Subjects, options: SearchOptions): Found =>
  new Search(letters, subjects, options).withLength(letters.length).run();

/** The two lines of an alignment and what stands between them: `|` or the letter where equal, `+` where alike. */
export function alignedLines(
  { q_codes, s_codes, path, kind }: Pick<Hsp, 'q_codes' | 's_codes' | 'path' | 'kind'>,
  decode: (codes: Uint8Array) => string,
) {
  const [q, s] = [decode(q_codes), decode(s_codes)];
  const { pairs } = kind === 'protein' ? SCORINGS.blosum62 : SCORINGS.bases;
  let [top, middle, bottom] = ['', '', ''];
  let [i, j] = [0, 0];
  for (const step of path) {
    top += step === 'S' ? '-' : q[i]!;
    bottom += step === 'Q' ? '-' : s[j]!;
    if (step === 'M') {
      const equal = q[i] === s[j];
      const alike = pairs[(q_codes[i]! << 5) | s_codes[j]!]! > 0;
      middle += equal ? (kind === 'protein' ? q[i]! : '|') : alike && kind === 'protein' ? '+' : ' ';
    } else middle += ' ';
    if (step !== 'S') i++;
    if (step !== 'Q') j++;
  }
  return { q_string: top, matched: middle, s_string: bottom };
}
