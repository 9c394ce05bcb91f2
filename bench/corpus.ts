import { Random, Zipf } from './random.ts';

/**
 * A patent-like publication: what every peer indexes. All words are lower-case letters, so that every peer's tokenizer
 * cuts the same words.
 */
export interface BenchDocument {
  readonly id: string;
  readonly title: string;
  readonly abstract: string;
  readonly claims: string;
  /** yyyyMMdd. */
  readonly date: number;
  readonly office: string;
  readonly assignee: string;
  /** Applications: publications of one application differ in kind. Numbers from 0. */
  readonly application: number;
  readonly family: number;
  readonly extendedFamily: number;
  /** Symbols, main class first; searched by every level of theirs. */
  readonly ipc: readonly string[];
}

const STOPS =
  'the of a and to in said is wherein at first for with second by an one or from that on as be which least device claim are has further method into system each said between may'.split(
    ' ',
  );
const HEADS = [
  'electro',
  'photo',
  'micro',
  'trans',
  'sub',
  'st',
  'con',
  'pro',
  're',
  'de',
  'in',
  'ther',
  'poly',
  'hydro',
  'semi',
  'inter',
  'over',
  'b',
  'c',
  'd',
  'f',
  'g',
  'l',
  'm',
  'p',
  'r',
  's',
  't',
  'v',
  'w',
];
const MIDDLES = [
  'a',
  'e',
  'i',
  'o',
  'u',
  'an',
  'er',
  'in',
  'or',
  'al',
  'ec',
  'id',
  'om',
  'us',
  'ab',
  'et',
  'il',
  'ur',
  'ag',
  'oc',
];
const TAILS = ['', 'tion', 'ing', 'ed', 'er', 'ment', 'able', 'ic', 'al', 'ness', 'ly', 'ium', 'ode', 'ate', 's', 'or'];
export const VOCABULARY_SIZE = 200_000;

/** Words by rank of frequency. The first are the function words of claims. */
export function vocabulary(): string[] {
  const random = new Random(11);
  const words = new Set(STOPS);
  while (words.size < VOCABULARY_SIZE) {
    let word = random.pick(HEADS);
    // frequent words are short
    const syllables = 1 + Math.min(3, Math.floor(words.size / 3000 + random.next() * 2));
    for (let i = 0; i < syllables; i++)
      word += random.pick(MIDDLES) + (random.next() < 0.6 ? random.pick('bcdfglmnprstvz'.split('')) : '');
    words.add(word + random.pick(TAILS));
  }
  return [...words];
}

const TOPICS = 400;
const TOPIC_WORDS = 40;
const OFFICES = ['CN', 'CN', 'CN', 'US', 'US', 'JP', 'EP', 'WO', 'KR', 'DE'];
const SUBCLASSES = 640;

/** The two-word terms of art of each topic, most used first. */
export function topics(words: readonly string[]): { words: string[]; phrases: string[] }[] {
  const random = new Random(12);
  return Array.from({ length: TOPICS }, () => {
    const own = Array.from({ length: TOPIC_WORDS }, () => words[100 + Math.floor(random.next() ** 3 * 30_000)]!);
    return { words: own, phrases: Array.from({ length: 8 }, (_, i) => `${own[i]!} ${own[i + 8]!}`) };
  });
}

/** IPC-like subclass number n, e.g. `H01M`. */
export const subclass = (n: number): string =>
  'HGBACFDE'[n % 8]! +
  String(1 + (Math.floor(n / 8) % 20)).padStart(2, '0') +
  String.fromCharCode(65 + (Math.floor(n / 160) % 26));

/** How many words the texts of a document have, beside the title. */
export interface Lengths {
  abstract(random: Random): number;
  /** What a later publication of a family adds to the abstract. */
  readonly added: number;
  claims(random: Random): number;
}

/** Abstract and claims, 4.3 KB a document. @param share Of their words. */
export const whole = (share = 1): Lengths => ({
  abstract: (random) => share * (70 + random.integer(80)),
  added: share * 10,
  claims: (random) => share * (120 + Math.floor(random.next() ** 2 * 400)),
});
/** A short abstract and no claims, .4 KB a document: for numbers of documents that whole texts have no room for. */
export const BRIEF: Lengths = { abstract: (random) => 36 + random.integer(20), added: 5, claims: () => 0 };

/** The same documents for the same number, and the first n of a larger number nearly so: families are written whole. */
export function* generate(documents: number, lengths: Lengths = whole()): Generator<BenchDocument> {
  const words = vocabulary();
  const zipf = new Zipf(words.length, 1.02, 2.7);
  const assignees = new Zipf(Math.max(200, Math.floor(documents / 12)), 1, 3);
  const all = topics(words);
  const topicOf = new Zipf(TOPICS, 0.6, 5);
  const classOf = new Zipf(SUBCLASSES, 0.9, 3);
  const random = new Random(documents > 0 ? 13 : 0);
  let extended = 0;
  for (let n = 0, family = 0; n < documents; family++) {
    const number = topicOf.draw(random);
    const topic = all[number]!;
    const assignee = `Assignee ${assignees.draw(random)}`;
    const members = 1 + Math.floor(random.next() ** 3 * 8);
    if (random.next() < 0.8) extended++;
    const year = 1995 + Math.floor(Math.sqrt(random.next()) * 30);
    const ipc = Array.from({ length: 1 + random.integer(4) }, (_, i) => {
      const sub = i === 0 ? (number * 7) % SUBCLASSES : classOf.draw(random);
      return `${subclass(sub)}${1 + random.integer(30)}/${String(2 * random.integer(50)).padStart(2, '0')}`;
    });
    const title = sentence(random, words, zipf, topic, 6 + random.integer(6));
    const abstract = text(random, words, zipf, topic, lengths.abstract(random));
    let application = n;
    for (let i = 0; i < members && n < documents; i++, n++) {
      // an application is published and later granted
      if (i % 2 === 0) application = n;
      yield {
        id: `D${String(n).padStart(8, '0')}`,
        title,
        abstract: i === 0 ? abstract : `${abstract} ${text(random, words, zipf, topic, lengths.added)}`,
        claims: text(random, words, zipf, topic, lengths.claims(random)),
        date: (year + Math.floor(i / 2)) * 10_000 + (1 + random.integer(12)) * 100 + 1 + random.integer(28),
        office: OFFICES[(family + i) % OFFICES.length]!,
        assignee,
        application,
        family,
        extendedFamily: extended,
        ipc: [...new Set(ipc)],
      };
    }
  }
}

type Topic = { words: string[]; phrases: string[] };

function sentence(random: Random, words: readonly string[], zipf: Zipf, topic: Topic, length: number): string {
  const said: string[] = [];
  while (said.length < length) {
    const chance = random.next();
    if (chance < 0.04) said.push(topic.phrases[Math.floor(random.next() ** 2 * topic.phrases.length)]!);
    else if (chance < 0.16) said.push(topic.words[Math.floor(random.next() ** 2 * TOPIC_WORDS)]!);
    else said.push(words[zipf.draw(random)]!);
  }
  return said.join(' ');
}

function text(random: Random, words: readonly string[], zipf: Zipf, topic: Topic, length: number): string {
  const sentences: string[] = [];
  for (let left = length; left > 0; ) {
    const now = Math.ceil(Math.min(left, 12 + random.integer(24)));
    sentences.push(`${sentence(random, words, zipf, topic, now)}.`);
    left -= now;
  }
  return sentences.join(' ');
}

/** Every level of an IPC symbol: `H`, `H01`, `H01M`, `H01M10`, `H01M10/0525`. */
export const levels = (symbol: string): string[] => [
  ...new Set([symbol.slice(0, 1), symbol.slice(0, 3), symbol.slice(0, 4), symbol.split('/')[0]!, symbol]),
];

/** One line a document, for peers in other processes: fields by tabs, classes by blanks. */
export const toLine = (d: BenchDocument): string =>
  `${[d.id, d.title, d.abstract, d.claims, d.date, d.office, d.assignee, d.application, d.family, d.extendedFamily, d.ipc.join(' ')].join('\t')}\n`;

export function fromLine(line: string): BenchDocument {
  const [id, title, abstract, claims, date, office, assignee, application, family, extendedFamily, ipc] =
    line.split('\t');
  return {
    ...{
      id: id!,
      title: title!,
      abstract: abstract!,
      claims: claims!,
      date: Number(date),
      office: office!,
      assignee: assignee!,
    },
    ...{
      application: Number(application),
      family: Number(family),
      extendedFamily: Number(extendedFamily),
      ipc: ipc!.split(' '),
    },
  };
}
