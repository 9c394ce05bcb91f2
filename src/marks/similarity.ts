import type { MarkForms, MarkWord } from './forms.ts';
import { editLikeness, trigramLikeness } from './letters.ts';
import { soundLikeness } from './sound.ts';

/** How alike two marks are, 0 to 1, and what makes them so. */
export interface MarkLikeness {
  /** The whole, see `compareMarks`. */
  readonly score: number;
  /** Letters: edit distance and shared runs of three. */
  readonly sight: number;
  /** Sound: the best of English, Cologne and Mandarin codes. */
  readonly sound: number;
  /** Meaning: shared senses. */
  readonly sense: number;
  /** Words: the shared ones by weight, words common in the class counting little. */
  readonly structure: number;
  /** In one sentence each, the strongest first: `sounds alike: kwik, quick`. */
  readonly reasons: readonly string[];
}

/** How much a word tells a mark from others, 0 to 1: 1 for a word that few marks have. */
export type WordWeight = (word: string) => number;

/** Letters that stand whole at the beginning or the end of another text; a beginning is seen first. */
function withinLikeness(short: string, long: string): number {
  if (short.length < 4) return 0;
  const share = short.length / long.length;
  return long.startsWith(short) ? 0.6 + 0.4 * share : long.endsWith(short) ? 0.5 + 0.4 * share : 0;
}

/** Letters that look alike in capitals and print: `O0`, `I1l`, `rn m`, `vv w`. */
const lookalike = (text: string) =>
  LOOKING_LIKE_OTHERS.test(text)
    ? text
        .replace(/0/g, 'o')
        .replace(/[1i]/g, 'l')
        .replace(/5/g, 's')
        .replace(/rn/g, 'm')
        .replace(/vv/g, 'w')
        .replace(/8/g, 'b')
    : text;
const LOOKING_LIKE_OTHERS = /[015i8]|rn|vv/;

/** How alike two texts look: the mean of edit distance and shared trigrams, the former weighing more for short ones. */
export function sightLikeness(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  const short = Math.min(a.length, b.length) <= 5 ? 0.8 : 0.65;
  const plain = Math.max(
    short * editLikeness(a, b) + (1 - short) * trigramLikeness(a, b),
    withinLikeness(a.length < b.length ? a : b, a.length < b.length ? b : a),
  );
  const [x, y] = [lookalike(a), lookalike(b)];
  return x === a && y === b ? plain : Math.max(plain, x === y ? 0.97 : 0.95 * editLikeness(x, y, plain / 0.95));
}

function best(a: readonly string[], b: readonly string[], of: (x: string, y: string) => number): number {
  let most = 0;
  for (const x of a) for (const y of b) most = Math.max(most, of(x, y));
  return most;
}

/** How alike two marks look in their own scripts, and, a little less, as they are read. */
function sightOf(a: MarkForms, b: MarkForms): number {
  const joined = sightLikeness(a.joined, b.joined);
  // most marks are read as they are written
  const read = best(a.readings, b.readings, (x, y) =>
    x === a.joined && y === b.joined ? joined : sightLikeness(x, y),
  );
  return Math.max(joined, 0.98 * read);
}

/** What an equal German code adds to the English sound at most. */
const HEARD_TOO = 0.03;

function soundOf(a: MarkForms, b: MarkForms): number {
  const english = best(a.sounds, b.sounds, soundLikeness);
  // codes of few digits are shared by many words, and vowels are in none
  const german = best(a.german, b.german, (x, y) => (x.length >= 3 && x === y ? 0.9 : 0));
  const mandarin = a.mandarin !== '' && a.mandarin === b.mandarin ? 0.97 : 0;
  return Math.max(english, Math.min(german, english + HEARD_TOO), mandarin);
}

/** Shared senses, by how much of both marks they are. */
function senseOf(a: MarkForms, b: MarkForms): number {
  const shared = a.senses.filter((sense) => b.senses.includes(sense)).length;
  if (shared === 0) return 0;
  const parts = ({ words, senses, written }: MarkForms) =>
    Math.max(senses.length, words.length, /\p{Script=Han}/u.test(written) ? senses.length : 1);
  return (2 * shared) / (parts(a) + parts(b));
}

/** Words below this likeness are not the same element. */
const LEAST_WORD = 0.6;
/** What words that are not equal are less alike than their letters. */
const UNLIKE = 0.15;

/** How alike words of one sound are, where that has more than two signs. */
const SAME_WORD_BY_SOUND = 0.95;
const isOneSound = (a: MarkWord, b: MarkWord): boolean => a.sound.length > 2 && a.sound === b.sound;

/** How alike two words are, the same both ways; of some below `LEAST_WORD` 0. */
const wordLikeness = (a: MarkWord, b: MarkWord): number =>
  a.text === b.text
    ? 1
    : Math.max(
        0,
        isOneSound(a, b) ? SAME_WORD_BY_SOUND : 0,
        a.senses.length > 0 && a.senses.join() === b.senses.join() ? 0.85 : 0,
        editLikeness(a.text, b.text, LEAST_WORD + UNLIKE) - UNLIKE,
      );

/** What one word in common makes of two marks that each have others too, where few marks have that word. */
const SHARED_WORD = 0.75;
const LEAST_SHARED = 4;

/** Letters of a word that is seen at the end or the beginning of a longer one, at least. */
const LEAST_JOINED = 5;

/** Whether a word is another one, or one end of a compound (`tower`, `WASHTOWER`). */
const isPartOf = (text: string, other: string): boolean =>
  other === text || (text.length >= LEAST_JOINED && (other.startsWith(text) || other.endsWith(text)));
const standsIn = (text: string, { words }: MarkForms): boolean => words.some((other) => isPartOf(text, other.text));

/** The most telling word that both marks have, whatever else stands beside it: `Hoot Audio`, `Two Hoots`. */
function sharedWord(a: MarkForms, b: MarkForms, weight: WordWeight): number {
  const shared = [...a.words.map((word) => [word, b] as const), ...b.words.map((word) => [word, a] as const)].filter(
    ([{ text }, other]) => text.length >= LEAST_SHARED && standsIn(text, other),
  );
  return SHARED_WORD * Math.max(0, ...shared.map(([{ text }]) => weight(text) ** 2), nearWord(a, b, weight));
}

/** Letters of a word that nearly stands in another mark, at least, and how far they have to agree. */
const LEAST_NEAR = 5;
const NEAR = 0.75;

/** The same of words that are nearly equal, alike by sound or by most of their letters: `ARMANY`, `GIORGIO ARMANI`. */
function nearWord(a: MarkForms, b: MarkForms, weight: WordWeight): number {
  let most = 0;
  for (const one of a.words)
    for (const other of b.words) {
      if (Math.min(one.text.length, other.text.length) < LEAST_NEAR || one.text === other.text) continue;
      const letters = editLikeness(one.text, other.text, NEAR);
      if (letters < NEAR) continue;
      const alike = isOneSound(one, other) ? SAME_WORD_BY_SOUND : letters;
      most = Math.max(most, alike * Math.min(weight(one.text), weight(other.text)) ** 2);
    }
  return most;
}

/** Each word of both marks with its nearest in the other one, by weight. */
function structureOf(a: MarkForms, b: MarkForms, weight: WordWeight): number {
  const alike = a.words.map((word) => b.words.map((other) => wordLikeness(word, other)));
  const covered = (words: readonly MarkWord[], others: number, likeness: (word: number, other: number) => number) => {
    let [sum, all] = [0, 0];
    for (const [at, { text }] of words.entries()) {
      const w = weight(text);
      let near = 0;
      for (let other = 0; other < others; other++) near = Math.max(near, likeness(at, other));
      sum += w * (near < LEAST_WORD ? 0 : near);
      all += w;
    }
    return all === 0 ? 0 : sum / all;
  };
  const ab = covered(a.words, b.words.length, (word, other) => alike[word]![other]!);
  const ba = covered(b.words, a.words.length, (word, other) => alike[other]![word]!);
  // one taken over whole in the other is nearer than two halves that meet
  return Math.max(
    0.55 * Math.max(ab, ba) + 0.45 * Math.min(ab, ba),
    takenOver(a, b, weight),
    takenOver(b, a, weight),
    sharedWord(a, b, weight),
  );
}

/** All words of a mark in another one beside words of its own, by how telling they are; at its beginning most. */
function takenOver(whole: MarkForms, other: MarkForms, weight: WordWeight): number {
  const { words } = whole;
  if (words.length === 0) return 0;
  const telling = words.reduce((sum, { text }) => sum + weight(text), 0) / words.length;
  if (words.length < other.words.length && words.every(({ text }) => other.words.some((each) => each.text === text)))
    return telling * (other.words[0]!.text === words[0]!.text ? FIRST : LATER);
  const run = runOf(whole, other);
  return run ? telling * run.likeness * (run.first ? FIRST : LATER) : 0;
}

/** A whole mark taken over at the beginning of another one, and behind it. */
const FIRST = 0.94;
const LATER = 0.88;

/** Where a whole mark is found in another one. */
interface Run {
  readonly text: string;
  readonly run: string;
  readonly first: boolean;
  readonly likeness: number;
}

/**
 * A mark in another one that divides its letters into words elsewhere (`PICO BELLA`, `Einhell PICOBELLA`), or has a
 * word that is spoken as the whole of it.
 */
function runOf(whole: MarkForms, { words }: MarkForms): Run | undefined {
  const text = whole.words.map((word) => word.text).join('');
  // two single words are compared as words
  if (text.length < LEAST_JOINED || whole.words.length + words.length < 3) return undefined;
  for (const start of words.keys()) {
    let run = '';
    for (let at = start; at < words.length && run.length < text.length; at++) run += words[at]!.text;
    if (run === text) return { text, run: text, first: start === 0, likeness: 1 };
  }
  const spoken = words.findIndex(({ sound }) => sound.length >= LEAST_JOINED && whole.sounds.includes(sound));
  return spoken < 0 ? undefined : { text, run: words[spoken]!.text, first: spoken === 0, likeness: SAME_WORD_BY_SOUND };
}

/** A word of one mark with its nearest in another one. */
export interface SharedElement {
  readonly word: string;
  readonly other: string;
  readonly likeness: number;
}

/** How alike two words are as elements of marks: a word that is one end of the other by its share of that. */
const elementLikeness = (a: MarkWord, b: MarkWord): number => {
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text];
  return Math.max(wordLikeness(a, b), isPartOf(short, long) ? Math.max(LEAST_WORD, short.length / long.length) : 0);
};

/** Words of a mark with their nearest in another one, in their order. */
const wordsAlike = (a: MarkForms, b: MarkForms): SharedElement[] =>
  a.words.flatMap((word) => {
    const near = b.words
      .map((other) => ({ word: word.text, other: other.text, likeness: elementLikeness(word, other) }))
      .reduce<SharedElement | undefined>((x, y) => (x && x.likeness >= y.likeness ? x : y), undefined);
    return near && near.likeness >= LEAST_WORD ? [near] : [];
  });

/** Whether words of two marks are equal: they say themselves what the marks share. */
const anyEqual = (words: readonly SharedElement[]): boolean => words.some(({ word, other }) => word === other);

const spaced = ({ words }: MarkForms) => words.map(({ text }) => text).join(' ');

/**
 * Words of a mark that another one has too, alike by letters, sound or sense, or in a compound, in their order; all of
 * them as one where the whole of either mark is in the other, divided or spelt otherwise.
 */
export function sharedElements(a: MarkForms, b: MarkForms): SharedElement[] {
  const words = wordsAlike(a, b);
  if (anyEqual(words)) return words;
  const own = runOf(a, b);
  if (own) return [{ word: spaced(a), other: own.run, likeness: own.likeness }];
  const others = runOf(b, a);
  return others ? [{ word: others.run, other: spaced(b), likeness: others.likeness }] : words;
}

/** `share a word: keep`, `have words alike: kwik / quick`: the words that the structure of two marks rests on. */
function wordsSaid(a: MarkForms, b: MarkForms): [name: string, words: string] {
  const elements = wordsAlike(a, b);
  const whole = anyEqual(elements) ? undefined : (runOf(a, b) ?? runOf(b, a));
  if (whole)
    return whole.run === whole.text
      ? ['one is in the other, divided into words elsewhere', whole.text]
      : ['a word of one is spoken as the whole of the other', `${whole.run} / ${whole.text}`];
  if (elements.length === 0) return ['have words alike', pair(a, b)];
  const said = elements.map(({ word, other }) => (word === other ? word : `${word} / ${other}`)).join(', ');
  const equal = elements.every(({ word, other }) => word === other);
  return [!equal ? 'have words alike' : elements.length === 1 ? 'share a word' : 'share words', said.slice(0, 200)];
}

/**
 * What of a likeness of sound counts beside how alike the marks look: all of it where the codes are equal, else less
 * the fewer letters they share. Invented words of like syllables are near by sound in their thousands (`Calt`,
 * `Kalete`), and hid marks that share whole words.
 */
const SAME_SOUND = 0.97;
const UNSUPPORTED = 0.35;
const supported = (sound: number, sight: number) =>
  sound >= SAME_SOUND ? sound : sound * (1 - UNSUPPORTED * (1 - sight));

const pair = (a: MarkForms, b: MarkForms) => `${a.written.slice(0, 60)} / ${b.written.slice(0, 60)}`;

/**
 * The likeness of two marks. The strongest way in which they are alike decides, what they are alike in besides adds to
 * it: with the parts in falling order p1 .. p4, each times its factor (sight .99, sound .98, structure .96, sense .88;
 * sound of codes that are not equal times 1 - .35 (1 - sight), too), the score is p1 + (1 - p1) x (.22 p2 + .06 p3).
 * Equal texts are 1, case apart. Marks that share nothing but common words stay low, as their structure does.
 */
export function compareMarks(a: MarkForms, b: MarkForms, weight: WordWeight = () => 1): MarkLikeness {
  const sight = sightOf(a, b);
  const sound = soundOf(a, b);
  const sense = senseOf(a, b);
  const structure = structureOf(a, b, weight);
  const same = a.written !== '' && a.written.toLowerCase() === b.written.toLowerCase();
  const parts = (
    [
      { name: 'look alike', value: sight, weighed: 0.99 * sight },
      { name: 'sound alike', value: sound, weighed: 0.98 * supported(sound, sight) },
      { name: 'words', value: structure, weighed: 0.96 * structure },
      { name: 'mean the same', value: sense, weighed: 0.88 * sense },
    ] as const
  ).toSorted((x, y) => y.weighed - x.weighed);
  const [p1, p2, p3] = parts.map(({ weighed }) => weighed) as [number, number, number];
  const score = same ? 1 : Math.min(0.999, p1 + (1 - p1) * (0.22 * p2 + 0.06 * p3));
  const reasons = same ? [`the same text: ${pair(a, b)}`] : reasonsOf(a, b, parts);
  return { score, sight, sound, sense, structure, reasons };
}

/** From here on a part makes marks alike by itself; where none does, the strongest one is told as what it is. */
const ALIKE = 0.7;

function reasonsOf(a: MarkForms, b: MarkForms, parts: readonly { readonly name: string; readonly value: number }[]) {
  const said = ({ name, value }: (typeof parts)[number], little = '') => {
    const [what, of] = name === 'words' ? wordsSaid(a, b) : [name, pair(a, b)];
    return `${what}${little} (${value.toFixed(2)}): ${of}`;
  };
  if (a.joined !== '' && a.joined === b.joined)
    return [`the same letters, blanks, accents and signs between them apart: ${pair(a, b)}`];
  const alike = parts.filter(({ value }) => value >= ALIKE);
  return alike.length > 0 ? alike.map((part) => said(part)) : parts.slice(0, 1).map((part) => said(part, ' in part'));
}

/** Of marks of which this many have a word, it tells as much as a word can. */
const RARE = 10;
const LEAST = 0.15;

/**
 * How much a word tells where `count` of `all` marks have it: falls with the logarithm of its frequency, 1 up to ten
 * marks, never below .15.
 */
export const telling = (count: number, all: number): number =>
  count <= RARE || all <= 2 * RARE ? 1 : Math.max(LEAST, Math.min(1, Math.log(all / count) / Math.log(all / RARE)));
