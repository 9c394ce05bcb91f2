import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { subclass, topics, vocabulary } from './corpus.ts';
import { Random, Zipf } from './random.ts';

/**
 * Publications that say what flows read: a problem, means tied to an effect, what was measured, claims of several
 * elements; in words of `corpus.ts`, by Zipf's law, with the terms of art of a topic. Short ones, some 1.6 KB: what a
 * flow costs over many documents follows from how many hold its words, and each is read in part.
 */
export type Topic = ReturnType<typeof topics>[number];

/** The topics, the most frequent first. */
export const flowTopics = (words = vocabulary()): Topic[] => topics(words);

const FIRST_YEAR = 2008;
const YEARS = 17;
const OWNERS = 50_000;
const OFFICES = ['US', 'US', 'CN', 'EP', 'WO'];

interface Drawn {
  readonly random: Random;
  readonly topic: Topic;
  word(): string;
}

const term = ({ random, topic }: Drawn) => topic.phrases[Math.floor(random.next() ** 2 * topic.phrases.length)]!;
const some = (drawn: Drawn, count: number) =>
  Array.from({ length: count }, () =>
    drawn.random.next() < 0.25 ? drawn.topic.words[drawn.random.integer(drawn.topic.words.length)]! : drawn.word(),
  ).join(' ');

const problem = (d: Drawn) =>
  `However, the ${term(d)} ${some(d, 6)} cannot be kept, and the ${term(d)} fails when ${some(d, 5)}.`;
const effect = (d: Drawn) =>
  `The ${term(d)} is held by a ${term(d)} with ${some(d, 5)}, so that the ${term(d)} ${some(d, 3)} is reduced.`;
const measured = (d: Drawn) =>
  `In tests the ${term(d)} with ${some(d, 4)} reached ${10 + d.random.integer(900)} MPa at ${20 + d.random.integer(300)} °C.`;
const element = (d: Drawn) => `a ${term(d)} with ${some(d, 4)}`;

/** So many publications, always the same first ones; two of three applications are granted later. */
export function* flowDocuments(count: number): Generator<Patent> {
  const words = vocabulary();
  const zipf = new Zipf(words.length, 1.02, 2.7);
  const all = flowTopics(words);
  const topicOf = new Zipf(all.length, 0.6, 5);
  const owners = new Zipf(OWNERS, 1, 3);
  const random = new Random(29);
  for (let n = 0; n < count; n++) {
    const number = topicOf.draw(random);
    const drawn: Drawn = { random, topic: all[number]!, word: () => words[zipf.draw(random)]! };
    const year = FIRST_YEAR + random.integer(YEARS);
    const day = (of: number) => of * 10_000 + (1 + random.integer(12)) * 100 + 1 + random.integer(28);
    const granted = random.next() < 0.66;
    const authority = OFFICES[number % OFFICES.length]!;
    const claims = [`A ${term(drawn)}, comprising: ${element(drawn)}; ${element(drawn)}; and ${element(drawn)}.`];
    claims.push(`The ${term(drawn)} of claim 1, wherein the ${term(drawn)} has ${some(drawn, 4)}.`);
    const text = (id: number, section: 'background' | 'summary' | 'embodiments', said: string) => ({
      ...{ id: `p${id}`, number: String(id).padStart(4, '0'), section, text: said },
    });
    yield {
      ...emptyLists(),
      publication_number: `${authority}${7_000_000 + n}${granted ? 'B2' : 'A1'}`,
      authority,
      doc_number: String(7_000_000 + n),
      kind_code: granted ? 'B2' : 'A1',
      patent_type: granted ? 'B' : 'A',
      filing_date: day(year),
      publication_date: day(year + 2),
      application_number: `${authority}${n}`,
      titles: [{ lang: 'en', origin: 'original', text: `${term(drawn)} with ${term(drawn)} and ${some(drawn, 2)}` }],
      abstracts: [{ lang: 'en', origin: 'original', text: `${effect(drawn)} ${effect(drawn)}` }],
      claims: [
        {
          ...{ lang: 'en', origin: 'original' },
          claims: claims.map((said, i) => ({ number: i + 1, text: said, independent: i === 0, parents: i ? [1] : [] })),
        },
      ],
      descriptions: [
        {
          ...{ lang: 'en', origin: 'original' },
          paragraphs: [
            text(1, 'background', `${problem(drawn)} ${problem(drawn)}`),
            text(2, 'summary', `${effect(drawn)} ${effect(drawn)}`),
            text(3, 'embodiments', `${measured(drawn)} ${some(drawn, 20)}.`),
          ],
        },
      ],
      applicants: [{ name: `Owner ${owners.draw(random)}` }],
      ipc: [
        `${subclass((number * 7) % 640)}${1 + random.integer(30)}/${String(2 * random.integer(50)).padStart(2, '0')}`,
      ],
      provenance: [{ source: 'bench', fields: [] }],
    };
  }
}
