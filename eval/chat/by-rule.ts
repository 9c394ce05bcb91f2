/**
 * Of the questions to be read whose good answer names publications: how often one of these is the first source of an
 * answer, or any. A rule's figures, by which both halves can be compared without being read: `npm run eval:chat-rule --
 * --data <folder>`, the folder of `to-read.ts`. What a source says is not judged.
 */
import { keptCorpus, publicationsIn } from './kept-corpus.ts';
import { AT_WORK } from './questions-at-work.ts';
import { BY_KIND, type ByKind, drawn } from './questions-by-kind.ts';
import { halfOf } from './questions-of-numbers.ts';
import { OF_PRACTICE } from './questions-of-practice.ts';
import { OF_SPEECH } from './questions-of-speech.ts';
import { OF_WAYS } from './questions-of-ways.ts';
import { answerLast } from './run.ts';

const corpus = await keptCorpus();

interface Sum {
  asked: number;
  first: number;
  cited: number;
}
const sums = new Map<string, Sum>();
const add = (name: string, first: boolean, cited: boolean) => {
  const sum = sums.get(name) ?? { asked: 0, first: 0, cited: 0 };
  sums.set(name, { asked: sum.asked + 1, first: sum.first + Number(first), cited: sum.cited + Number(cited) });
};

const SETS: readonly (readonly [string, readonly ByKind[], (one: ByKind) => string])[] = [
  ['kinds', BY_KIND, drawn],
  ['ways', OF_WAYS, (one) => halfOf(one, OF_WAYS)],
  ['practice', OF_PRACTICE, (one) => halfOf(one, OF_PRACTICE)],
  ['speech', OF_SPEECH, (one) => halfOf(one, OF_SPEECH)],
  ['work', AT_WORK, (one) => halfOf(one, AT_WORK)],
];
for (const [name, questions, half] of SETS)
  for (const one of questions) {
    const right = publicationsIn(one.good);
    if (one.corpus !== 'real' || right.length === 0) continue;
    const { kind, references } = await answerLast(corpus, one);
    const isRight = ({ publication_number }: { publication_number: string }) =>
      right.some((number) => publication_number.startsWith(number) || number.startsWith(publication_number));
    const answered = kind === 'found' || kind === 'partly';
    const first = answered && references[0] !== undefined && isRight(references[0]);
    const cited = answered && references.some(isRight);
    add(`${name}, ${half(one)}`, first, cited);
    add(`all, ${half(one)}, ${/\p{Script=Han}/u.test(one.text) ? 'Chinese' : 'English'}`, first, cited);
    if (process.argv.includes('--cases') && half(one) === 'tune')
      process.stdout.write(`${first ? 'first' : cited ? 'cited' : kind}\t${one.text}\t${right.join(' ')}\n`);
  }
await corpus.close();
for (const [name, { asked, first, cited }] of [...sums].sort())
  process.stdout.write(`${name}: asked ${asked}, first ${first}, cited ${cited}\n`);
