/**
 * Where the right document of a question is lost: its rank among the documents that are found, in the order of similar
 * search, in that of all evidence, and in the answer. Of the tuning halves of `by-rule.ts` and of
 * `questions-by-stage.ts`, as far as their answer is looked for in documents: `npm run eval:chat-stages -- --data
 * <folder>`, the folder of `to-read.ts`.
 */
import { similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Found, find } from '#skills/answer-question/find/find.ts';
import { pairsOf } from '#skills/answer-question/pick/pairs.ts';
import { rankDocuments } from '#skills/answer-question/pick/rank-documents.ts';
import { scoredPassages } from '#skills/answer-question/pick/score-passages.ts';
import { telling } from '#skills/answer-question/pick/tells.ts';
import { readInConversation, type Spoken } from '#skills/answer-question/read/conversation.ts';
import { shareOf } from '#skills/answer-question/read/question.ts';
import { type Reading, read } from '#skills/answer-question/read/read.ts';
import { keptCorpus, publicationsIn } from './kept-corpus.ts';
import { AT_FIRST } from './questions-at-first.ts';
import { AT_WORK } from './questions-at-work.ts';
import { BY_KIND, type ByKind, drawn } from './questions-by-kind.ts';
import { BY_STAGE } from './questions-by-stage.ts';
import { halfOf } from './questions-of-numbers.ts';
import { OF_PRACTICE } from './questions-of-practice.ts';
import { OF_SPEECH } from './questions-of-speech.ts';
import { OF_WAYS } from './questions-of-ways.ts';
import { answer } from './run.ts';

const DEPTHS = [1, 5, 20, 50];
const signal = new AbortController().signal;

/** Documents in the order of each stage. */
async function stagesOf(corpus: Corpus, one: ByKind): Promise<Record<string, readonly string[]> | undefined> {
  const spoken: Spoken[] = [];
  for (const question of one.before ?? [])
    spoken.push({ question, answer: (await answer(corpus, question, spoken)).text });
  const reading = await read(readInConversation(one.text, spoken), { corpus, signal });
  const found = await find(reading, { corpus, signal });
  if (found.kind !== 'documents') return undefined;
  const { kind, references } = await answer(corpus, one.text, spoken);
  const text = reading.question.said.replaceAll('\n', ' ');
  const { hits } = await similarPatents(corpus, { text, limit: DEPTHS.at(-1)!, reasons: false, signal });
  return {
    'found, as read': found.records.map(({ publication_number }) => publication_number),
    'similar search as chat asks it': found.alike.map(({ id }) => id),
    'similar search (P008) for the text': hits.map(({ id }) => id),
    'order of evidence': byEvidence(reading, found),
    answer: kind === 'nothing' ? [] : references.map(({ publication_number }) => publication_number),
  };
}

function byEvidence(
  { question, words, alternates, worth }: Reading,
  { records, alike }: Extract<Found, { kind: 'documents' }>,
): string[] {
  const sought = {
    ...{ words, alternates, wants: question.wants },
    worth: (key: string) => worth(key) * shareOf(question, key),
    pairs: pairsOf(question, words),
    tells: telling(question, words),
    standing: () => 0,
  };
  const passages = records.flatMap((record) => scoredPassages(record, question.lang, sought));
  return rankDocuments(alike, passages).map(({ id }) => id);
}

const corpus = await keptCorpus();
const tuned = [BY_KIND, AT_FIRST].flatMap((all) => all.filter((one) => drawn(one) === 'tune'));
const halved = [OF_WAYS, OF_PRACTICE, OF_SPEECH, AT_WORK].flatMap((all) =>
  all.filter((one) => halfOf(one, all) === 'tune'),
);
const SETS: readonly (readonly [string, readonly ByKind[]])[] = [
  ['tuning halves', [...tuned, ...halved]],
  ['by stage', BY_STAGE],
];
for (const [name, questions] of SETS) {
  const ranks = new Map<string, number[]>();
  for (const one of questions) {
    const right = publicationsIn(one.good);
    if (one.corpus !== 'real' || right.length === 0) continue;
    for (const [stage, ids] of Object.entries((await stagesOf(corpus, one)) ?? {})) {
      const at = ids.findIndex((id) => right.some((number) => id.startsWith(number) || number.startsWith(id)));
      ranks.set(stage, [...(ranks.get(stage) ?? []), at < 0 ? Number.POSITIVE_INFINITY : at + 1]);
    }
  }
  for (const [stage, all] of ranks) {
    const within = DEPTHS.map((depth) => `first ${depth}: ${all.filter((rank) => rank <= depth).length}`);
    process.stdout.write(`${name}, ${stage}: ${within.join(', ')} of ${all.length}\n`);
  }
}
await corpus.close();
