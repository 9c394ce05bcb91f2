import type { Corpus } from '#corpus/corpus.ts';
import { verifyQuote } from '#corpus/evidence.ts';
import { addUsage, type ModelFailure, type Usage } from '#models/model.ts';
import { estimateTokens } from '#models/prompt.ts';
import type { SkillContext } from '../skill.ts';
import { inContext, readQuestion } from './question.ts';
import { type Research, research, type Source } from './research.ts';
import { sourceList, writeGrounded } from './write-grounded.ts';
import { type Spoken, writeWithModel } from './write-with-model.ts';

/**
 * Answers a question from the patents of the corpus, in two steps: `researchQuestion` finds what there is and quotes it, `writeAnswer` writes, with a
 * model or without. Both steps read every quote in its record. Not a `defineSkill`, because the answer comes as a stream of sentences, each checked
 * before it is given.
 */

/** How an answer was made. */
export interface AnswerEnd {
  readonly by: 'model' | 'ground';
  /** `length`: the model's answer was cut at its most tokens. */
  readonly reason: 'stop' | 'length';
  readonly usage: Usage;
  /** What the text refers to as [1], [2], ...; what it does not refer to is not among them. */
  readonly references: readonly Source[];
  /** Sentences of the model that were left out, with the reason. */
  readonly dropped: readonly { readonly sentence: string; readonly reason: string }[];
  /** Why a model that is configured did not answer, or not to the end. */
  readonly failure?: ModelFailure | 'nothing_sound';
}

/** Finds what the corpus has on a question, read against the questions `before` it (oldest first). */
export function researchQuestion(
  text: string,
  before: readonly string[],
  context: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Research> {
  return research(inContext(readQuestion(text), before), context.corpus, context.signal);
}

/** Writes the answer, piece by piece. Aborting, or leaving the iteration, stops the model. */
export async function* writeAnswer(
  found: Research,
  before: readonly Spoken[],
  context: SkillContext,
): AsyncGenerator<string, AnswerEnd> {
  const sound = await withSoundQuotes(found, context.corpus);
  const { model } = context;
  let spent: Usage | undefined;
  let failure: AnswerEnd['failure'];
  let dropped: AnswerEnd['dropped'] = [];
  let asked = false;
  if (model && (sound.kind === 'found' || sound.kind === 'partly') && sound.sources.length > 0) {
    asked = true;
    let written = '';
    const attempt = writeWithModel(model, sound, before, context);
    for (;;) {
      const next = await attempt.next();
      if (!next.done) {
        written += next.value;
        yield next.value;
        continue;
      }
      const { cited, end, failure: failed } = next.value;
      dropped = next.value.dropped;
      spent = end?.usage;
      failure = failed?.kind;
      if (cited.size === 0) {
        failure ??= 'nothing_sound';
        break;
      }
      const tail = [
        ...closing(sound, dropped.length, failed !== undefined),
        ...sourceList({ ...sound, sources: sound.sources.map(asCited) }, cited),
      ].join('');
      yield tail;
      return {
        by: 'model',
        reason: end?.reason ?? 'stop',
        usage: spent ?? estimated(sound.question, written + tail),
        references: sound.sources.filter(({ number }) => cited.has(number)),
        dropped,
        ...(failure && { failure }),
      };
    }
  }
  let written = '';
  for (const piece of writeGrounded(sound)) {
    context.signal.throwIfAborted();
    written += piece;
    yield piece;
  }
  const own = estimated(sound.question, written);
  return {
    by: 'ground',
    reason: 'stop',
    usage: spent ? addUsage(spent, own) : own,
    references: sound.sources,
    dropped,
    ...(asked && { failure: failure ?? 'nothing_sound' }),
  };
}

const estimated = (question: string, written: string): Usage => ({
  input_tokens: estimateTokens(question),
  output_tokens: estimateTokens(written),
  estimated: true,
});

/** A model cites the passage, not single sentences of it. */
const asCited = (source: Source): Source => ({ ...source, sentences: [] });

function* closing({ lang }: Research, dropped: number, broken: boolean): Generator<string> {
  const zh = lang === 'zh';
  yield '\n';
  if (broken) yield zh ? '\n（模型的回答中断了。）\n' : '\n(The answer of the model broke off here.)\n';
  if (dropped > 0) {
    yield zh
      ? `\n（模型有 ${dropped} 句话没有原文支持，已略去。）\n`
      : `\n(${dropped} ${dropped === 1 ? 'sentence' : 'sentences'} of the model had no support in the passages and ${dropped === 1 ? 'was' : 'were'} left out.)\n`;
  }
}

/** The research with the quotes that stand in the store now: between finding and writing, records may have changed. */
async function withSoundQuotes(found: Research, corpus: Corpus): Promise<Research> {
  if (found.sources.length === 0) return found;
  const records = new Map(
    (await corpus.findPatents({ numbers: found.sources.map(({ publication_number }) => publication_number) })).map(
      (record) => [record.publication_number, record],
    ),
  );
  const sources = found.sources.flatMap((source): Source[] => {
    const record = records.get(source.publication_number);
    if (!record) return [];
    const sentences = source.sentences.filter((quote) => verifyQuote(record, quote).verified);
    if (sentences.length === 0 || !verifyQuote(record, source.passage).verified) return [];
    return [{ ...source, sentences }];
  });
  const lost = sources.length === 0 && (found.kind === 'found' || found.kind === 'partly');
  return { ...found, sources, ...(lost && { kind: 'nothing' as const }) };
}
