import { verifyQuote } from '#collections/patents/evidence.ts';
import { patentsByNumber } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { addUsage, type ModelFailure, type Usage } from '#models/model.ts';
import { estimateTokens } from '#models/prompt.ts';
import type { SkillContext } from '../skill.ts';
import { readInConversation, type Spoken } from './follow-up.ts';
import { type Research, type ResearchContext, research, type Source } from './research.ts';
import { readAs, writeGrounded } from './write-grounded.ts';
import { sourceList } from './write-sources.ts';
import { writeWithModel } from './write-with-model.ts';

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

/** Finds what the corpus has on a question, read together with the conversation `before` it (oldest first). */
export function researchQuestion(text: string, before: readonly Spoken[], context: ResearchContext): Promise<Research> {
  return research(readInConversation(text, before), context);
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
  if (model && FOR_A_MODEL.has(sound.kind) && sound.sources.length > 0) {
    asked = true;
    let written = '';
    const opening = readAs(sound);
    if (opening !== '') yield opening;
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
  if (asked) {
    const why = insteadOfModel(failure, sound.lang);
    written += why;
    yield why;
  }
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

/** What a model writes from: passages. Counts, lists and facts are the store's own. */
const FOR_A_MODEL: ReadonlySet<Research['kind']> = new Set(['found', 'partly', 'compared']);

/** Why quotations answer although a model is configured. */
function insteadOfModel(failure: AnswerEnd['failure'], lang: Research['lang']): string {
  const zh = lang === 'zh';
  if (failure === 'busy' || failure === 'rate_limited')
    return zh ? '（模型正忙，以下为原文摘录。）\n\n' : '(The model is busy; these are quotations instead.)\n\n';
  if (failure === 'budget')
    return zh
      ? '（本账户今天的模型用量已用完，以下为原文摘录。）\n\n'
      : '(The account has used its model tokens of the day; these are quotations instead.)\n\n';
  if (failure === undefined || failure === 'nothing_sound')
    return zh
      ? '（模型没有给出有原文支持的回答，以下为原文摘录。）\n\n'
      : '(The model gave no answer that the passages support; these are quotations instead.)\n\n';
  return zh
    ? '（模型没有作答，以下为原文摘录。）\n\n'
    : '(The model did not answer; these are quotations instead.)\n\n';
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
    (
      await patentsByNumber(
        corpus,
        found.sources.map(({ publication_number }) => publication_number),
      )
    ).map((record) => [record.publication_number, record]),
  );
  const sound = (source: Source): Source[] => {
    const record = records.get(source.publication_number);
    if (!record) return [];
    const sentences = source.sentences.filter((quote) => verifyQuote(record, quote).verified);
    if (sentences.length === 0 || !verifyQuote(record, source.passage).verified) return [];
    return [{ ...source, sentences }];
  };
  const sources = found.sources.flatMap(sound);
  const sections = found.sections?.map(({ heading, sources: own }) => ({ heading, sources: own.flatMap(sound) }));
  const lost = sources.length === 0 && FOR_A_MODEL.has(found.kind);
  return { ...found, sources, ...(sections && { sections }), ...(lost && { kind: 'nothing' as const }) };
}
