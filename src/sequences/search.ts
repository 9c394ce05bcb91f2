import { encode, type Laid, reverseComplement, type SequenceKind, translate } from './letters.ts';
import { type LaidQuery, type Likeness, laidQuery, Scanner } from './scan.ts';
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
}

/** What an algorithm's name stands for: the settings that NCBI BLAST+ documents for its tasks. */
// biome-ignore format: read it as a table
export const RULES: Readonly<Record<Algorithm, Rules>> = {
  megablast:      { query: 'nucleotide', subject: 'nucleotide', scoring: 'nearBases', word: 28 },
  blastn:         { query: 'nucleotide', subject: 'nucleotide', scoring: 'bases', word: 11 },
  'blastn-short': { query: 'nucleotide', subject: 'nucleotide', scoring: 'shortBases', word: 7 },
  blastp:         { query: 'protein', subject: 'protein', scoring: 'blosum62', word: 3, threshold: 11 },
  'blastp-fast':  { query: 'protein', subject: 'protein', scoring: 'blosum62', word: 5, threshold: 19 },
  'blastp-short': { query: 'protein', subject: 'protein', scoring: 'pam30', word: 2, threshold: 16 },
  'blastx-fast':  { query: 'nucleotide', subject: 'protein', scoring: 'blosum62', word: 5, threshold: 19 },
  'tblastn-fast': { query: 'protein', subject: 'nucleotide', scoring: 'blosum62', word: 5, threshold: 19 },
};
/** Words of three amino acids must be two, near to each other, unless the query has fewer letters than this. */
const SHORT = 35;
/** Bits that an extension without gaps may lose, and that it needs to be aligned. */
const DROP_BITS = { protein: 7, nucleotide: 20 } as const;
const TRIGGER_BITS = { protein: 22, nucleotide: 27 } as const;

/** Where subjects come from. */
export interface Subjects {
  /** Sequences, and letters of all of them. */
  readonly count: number;
  readonly letters: number;
  /** What `candidatesIn` finds in all of them, whoever calls it, and in how many threads. */
  candidates(question: Question): Promise<Candidates>;
  /** The codes of one. */
  codes(slot: number): Uint8Array;
}

/** Some thousands of sequences, so that memory is bounded. */
export interface Stretch extends Laid {
  /** What each sequence is called by, -1 if it is not asked for. */
  readonly slots: ArrayLike<number>;
}

export interface SearchOptions {
  readonly algorithm: Algorithm;
  readonly evalue: number;
  readonly limit: number;
  readonly gaps: boolean;
  readonly word?: number | undefined;
  /** A search that is not done by then answers what it has. */
  readonly within_ms: number;
}

/** A search as data: it can be sent to a thread. */
export interface Question extends SearchOptions {
  /** Folded, of the kind that the algorithm takes. */
  readonly query: string;
  /** Of all subjects: sequences, and their letters. */
  readonly count: number;
  readonly letters: number;
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

/** Subjects that are worth an alignment. */
export interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly whole: boolean;
}

/** A strand or reading frame of what was given. */
interface Frame {
  readonly codes: Uint8Array;
  /** 0: as given; 1, 2, 3: translated from there on; -1, -2, -3: of the other strand; -0 strand is `other`. */
  readonly shift: number;
  readonly other: boolean;
}

/** The six of them, in the order in which a scanner counts them. */
const FRAME_SHIFTS = [0, 1, 2].flatMap((shift) => [
  { shift, other: false },
  { shift, other: true },
]);

function framesOf(codes: Uint8Array, translated: boolean, strands: boolean): Frame[] {
  if (!translated)
    return [
      { codes, shift: 0, other: false },
      ...(strands ? [{ codes: reverseComplement(codes), shift: 0, other: true }] : []),
    ];
  const minus = reverseComplement(codes);
  return FRAME_SHIFTS.map(({ shift, other }) => ({ codes: translate(other ? minus : codes, shift), shift, other }));
}

export interface Candidate {
  readonly slot: number;
  readonly length: number;
  readonly q_frame: number;
  readonly s_frame: number;
  /** Diagonal of the best stretch without gaps, in the frames. */
  readonly diagonal: number;
  readonly score: number;
  readonly evalue: number;
}

const byValue = (a: Candidate, b: Candidate): number => a.evalue - b.evalue || b.score - a.score || a.slot - b.slot;

/** Half the width of the band in which what is too large is aligned. */
const HALF_BAND = 256;

class Search {
  readonly #question: Question;
  readonly #rules: Rules;
  readonly #scoring: Scoring;
  readonly #frames: readonly Frame[];
  readonly #query: LaidQuery;
  readonly #statistics: Statistics;
  readonly #translated: { readonly query: boolean; readonly subject: boolean };
  readonly #kind: SequenceKind;

  constructor(question: Question) {
    const rules = RULES[question.algorithm];
    this.#question = question;
    this.#rules = rules;
    this.#scoring = SCORINGS[rules.scoring];
    this.#translated = {
      query: rules.query === 'nucleotide' && rules.subject === 'protein',
      subject: rules.query === 'protein' && rules.subject === 'nucleotide',
    };
    this.#kind = rules.query === 'nucleotide' && rules.subject === 'nucleotide' ? 'nucleotide' : 'protein';
    const codes = encode(rules.query, question.query);
    this.#frames = framesOf(codes, this.#translated.query, this.#kind === 'nucleotide');
    this.#query = laidQuery(this.#frames.map((frame) => frame.codes));
    const share = this.#translated.subject ? 3 : 1;
    const { open, extend, scale } = this.#scoring;
    this.#statistics = statisticsOf(
      rules.scoring,
      { allowed: question.gaps, open, extend, scale },
      Math.max(1, this.#frames[0]!.codes.length),
      Math.floor(question.letters / share),
      question.count,
    );
  }

  candidates(stretches: Iterable<Stretch>): Candidates {
    const ends = performance.now() + this.#question.within_ms;
    const late = () => performance.now() >= ends;
    const { limit } = this.#question;
    const scanner = this.#scanner();
    let kept: Candidate[] = [];
    for (const stretch of stretches) {
      scanner.load(stretch);
      const asked = Array.from({ length: stretch.starts.length }, (_, i) => i).filter((i) => stretch.slots[i]! >= 0);
      for (const part of scanner.parts(asked)) {
        if (late()) return { candidates: kept, whole: false };
        for (const candidate of this.#scored(scanner, stretch, scanner.look(part))) kept.push(candidate);
        if (kept.length > 4 * limit + 10_000) kept = kept.sort(byValue).slice(0, 2 * limit + 5_000);
      }
    }
    return { candidates: kept, whole: true };
  }

  #scanner(): Scanner {
    const { word, threshold, scoring } = this.#rules;
    const { word: asked = word, evalue } = this.#question;
    const length = Math.min(asked, LONGEST[this.#kind]);
    const words =
      threshold === undefined || asked > LONGEST.protein
        ? exactWords(this.#kind, this.#query.codes, length)
        : likeWords(this.#query.codes, length, asked === word ? threshold : THRESHOLDS[asked]!, this.#scoring);
    const { ungappedScore, scoreFor } = this.#statistics;
    return new Scanner(this.#query, {
      words,
      scoring: this.#scoring,
      two: scoring === 'blosum62' && asked === 3 && this.#frames[0]!.codes.length >= SHORT,
      exact: asked,
      drop: Math.ceil((DROP_BITS[this.#kind] * Math.LN2 * this.#scoring.scale) / LAMBDA[this.#kind]),
      least: Math.max(1, Math.min(ungappedScore(TRIGGER_BITS[this.#kind]), scoreFor(evalue))),
      translated: this.#translated.subject,
    });
  }

  /** Those whose alignment is worth it. */
  #scored(scanner: Scanner, stretch: Stretch, found: readonly Likeness[]): Candidate[] {
    const scores = this.#question.gaps ? this.#scores(scanner, stretch, found) : found.map(({ score }) => score);
    return found.flatMap(({ number, frame: q_frame, diagonal }, i) => {
      const { sequence, s_frame } = this.#placeOf(number);
      const [slot, length] = [stretch.slots[sequence]!, stretch.lengths[sequence]!];
      const score = scores[i]!;
      const evalue = this.#statistics.expected(score, this.#comparedLength(length));
      return evalue > this.#question.evalue ? [] : [{ slot, length, s_frame, q_frame, diagonal, score, evalue }];
    });
  }

  /** The number of a likeness as that of a sequence, and of its frame where it was translated. */
  #placeOf(number: number): { readonly sequence: number; readonly s_frame: number } {
    if (!this.#translated.subject) return { sequence: number, s_frame: 0 };
    return { sequence: Math.floor(number / 6), s_frame: number % 6 };
  }

  #scores(scanner: Scanner, { codes, starts, lengths }: Stretch, found: readonly Likeness[]): number[] {
    const compared = found.map(({ number }) => {
      const { sequence, s_frame } = this.#placeOf(number);
      const start = starts[sequence]!;
      return this.#subjectFrame(codes.subarray(start, start + lengths[sequence]!), s_frame);
    });
    const scores = new Array<number | undefined>(found.length);
    for (const [frame, length] of this.#query.lengths.entries()) {
      const own = [...found.keys()].filter(
        (i) => found[i]!.frame === frame && length * compared[i]!.length <= MOST_CELLS,
      );
      const told = scanner.scores(
        frame,
        own.map((i) => compared[i]!),
      );
      for (const [k, i] of own.entries()) scores[i] = told[k];
    }
    return found.map(({ frame, diagonal }, i) => scores[i] ?? this.#score(frame, compared[i]!, diagonal));
  }

  #comparedLength(length: number): number {
    return this.#translated.subject ? Math.floor(length / 3) : length;
  }

  #subjectFrame(codes: Uint8Array, s_frame: number): Uint8Array {
    if (!this.#translated.subject) return codes;
    const { shift, other } = FRAME_SHIFTS[s_frame]!;
    return translate(other ? reverseComplement(codes) : codes, shift);
  }

  #band(m: number, n: number, diagonal: number) {
    return m * n > MOST_CELLS ? { low: diagonal - HALF_BAND, high: diagonal + HALF_BAND } : undefined;
  }

  #score(q_frame: number, subject: Uint8Array, diagonal: number): number {
    const query = partOf(this.#frames[q_frame]!.codes);
    const part = windowOf(query, subject, diagonal);
    return bestScore(query, part, this.#scoring, this.#band(query.to, part.to - part.from, diagonal - part.from));
  }

  /**
   * The best of what was found, aligned.
   * @param wanted Whether one may stand in the answer; the next takes its place.
   */
  hits(candidates: readonly Candidate[], { codes: codesOf }: Subjects, wanted: (hit: Hit) => boolean): Hit[] {
    const bySlot = new Map<number, Candidate[]>();
    for (const candidate of candidates.toSorted(byValue)) {
      const own = bySlot.get(candidate.slot);
      if (own) own.push(candidate);
      else bySlot.set(candidate.slot, [candidate]);
    }
    const { limit } = this.#question;
    const hits: Hit[] = [];
    for (const [slot, own] of bySlot) {
      if (hits.length >= limit) break;
      const codes = codesOf(slot);
      const hsps = own.flatMap((candidate, i) => this.#hsps(candidate, codes, i === 0));
      if (hsps.length === 0) continue;
      const hit = { slot, length: codes.length, hsps: hsps.sort((a, b) => b.score - a.score).slice(0, MOST_HSPS) };
      if (wanted(hit)) hits.push(hit);
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
      const one = this.#question.gaps
        ? align(query, part, this.#scoring, band)
        : alignUngapped(query, part, this.#scoring);
      if (!one || this.#statistics.expected(one.score, this.#comparedLength(codes.length)) > this.#question.evalue)
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
    const [q_start, q_end] = this.#placed(
      one.q_from,
      one.q_to,
      this.#translated.query,
      frame,
      this.#question.query.length,
    );
    const s_side = this.#translated.subject ? FRAME_SHIFTS[s_frame]! : { shift: 0, other: false };
    const [s_start, s_end] = this.#placed(one.s_from, one.s_to, this.#translated.subject, s_side, length);
    return { ...common, q_start, q_end, s_start, s_end, q_codes, s_codes, path: one.path };
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

/**
 * What of these subjects is like the query of a question: the first half of a search, of some of its subjects or all.
 */
export const candidatesIn = (question: Question, stretches: Iterable<Stretch>): Candidates =>
  new Search(question).candidates(stretches);

/**
 * The subjects most like a query, by E-value, then score, then slot.
 * @param query Folded, of the kind that the algorithm takes.
 * @param wanted Whether a hit may stand in the answer; the next best one takes its place.
 * @throws RangeError if the query has too many words.
 */
export async function search(
  query: string,
  subjects: Subjects,
  options: SearchOptions,
  wanted: (hit: Hit) => boolean = () => true,
): Promise<Found> {
  const question = { ...options, query, count: subjects.count, letters: subjects.letters };
  const { candidates, whole } = await subjects.candidates(question);
  return { hits: new Search(question).hits(candidates, subjects, wanted), whole };
}

/**
 * The two lines of an alignment and what stands between them: `|` or the letter where equal, `+` where the algorithm
 * takes them for alike.
 */
export function alignedLines(
  { q_codes, s_codes, path, kind }: Pick<Hsp, 'q_codes' | 's_codes' | 'path' | 'kind'>,
  algorithm: Algorithm,
  decode: (codes: Uint8Array) => string,
) {
  const [q, s] = [decode(q_codes), decode(s_codes)];
  const { pairs } = SCORINGS[RULES[algorithm].scoring];
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
