import { verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { addUsage, type Model, type ModelFailure, type Usage } from '#models/model.ts';
import { estimateTokens } from '#models/prompt.ts';
import { type PaperFound, soundPapers } from '../../find-papers/find-papers.ts';
import { headingsInWords, papersInWords } from '../../find-papers/in-words.ts';
import type { SkillContext } from '../../skill.ts';
import type { Research } from '../pick/research.ts';
import { answeringOf, type Source } from '../pick/source.ts';
import type { Spoken } from '../read/conversation.ts';
import { readAs, writeGrounded } from './grounded.ts';
import { quoted, sourceList } from './sources.ts';
import { writeWithModel } from './with-model.ts';

/** How an answer was made. */
export interface AnswerEnd {
  readonly by: 'model' | 'ground';
  /** `length`: the model's answer was cut at its most tokens. */
  readonly reason: 'stop' | 'length';
  readonly usage: Usage;
  /** What the text refers to as [1], [2], ... */
  readonly references: readonly Source[];
  /** What it refers to as [P1], [P2], ... */
  readonly papers?: readonly PaperFound[];
  /** Sentences of the model that were left out, with the reason. */
  readonly dropped: readonly { readonly sentence: string; readonly reason: string }[];
  /** Why a model that is configured did not answer, or not to the end. */
  readonly failure?: ModelFailure | 'nothing_sound';
}

/**
 * Writes the answer, piece by piece: with the model if there is one and passages for it, else in quotations. Every
 * quote is read in its record once more before. Aborting, or leaving the iteration, stops the model.
 */
export async function* writeAnswer(
  found: Research,
  before: readonly Spoken[],
  context: SkillContext,
): AsyncGenerator<string, AnswerEnd> {
  const end = yield* fromPatents(found, before, context);
  const lang = found.lang === 'zh' ? 'zh' : 'en';
  const papers = found.papers ? await soundPapers(found.papers, context) : [];
  yield* papersInWords(papers, lang);
  if (found.headings) yield headingsInWords(found.headings, lang);
  return papers.length > 0 ? { ...end, papers } : end;
}

/** What a model writes from: passages that answer, not what is only near. */
const forModel = (sound: Research): Research => ({ ...sound, sources: answeringOf(sound.sources) });

async function* fromPatents(
  found: Research,
  before: readonly Spoken[],
  context: SkillContext,
): AsyncGenerator<string, AnswerEnd> {
  const sound = await withSoundQuotes(found, context.corpus);
  if (!context.model || !FOR_A_MODEL.has(sound.kind) || !sound.sources.some(({ passage }) => passage))
    return yield* inQuotations(sound, context.signal);
  const attempt = yield* byModel(context.model, forModel(sound), before, context);
  if (attempt.by === 'model') return attempt;
  const { failure, dropped, usage } = attempt;
  const instead = insteadOfModel(failure, sound.lang);
  yield instead;
  const quoted = yield* inQuotations(sound, context.signal, instead);
  return { ...quoted, dropped, failure, usage: usage ? addUsage(usage, quoted.usage) : quoted.usage };
}

/** What became of a model's answer of which nothing could be used. */
interface Unusable {
  readonly by: 'none';
  readonly failure: NonNullable<AnswerEnd['failure']>;
  readonly dropped: AnswerEnd['dropped'];
  /** What it cost all the same. */
  readonly usage?: Usage | undefined;
}

/** The answer of a model, as far as the passages support it. */
async function* byModel(
  model: Model,
  sound: Research,
  before: readonly Spoken[],
  context: SkillContext,
): AsyncGenerator<string, (AnswerEnd & { readonly by: 'model' }) | Unusable> {
  const opening = readAs(sound);
  if (opening !== '') yield opening;
  let written = '';
  const writing = writeWithModel(model, sound, before, context);
  let next = await writing.next();
  for (; !next.done; next = await writing.next()) {
    written += next.value;
    yield next.value;
  }
  const { cited, end, dropped, failure } = next.value;
  if (cited.size === 0) return { by: 'none', failure: failure?.kind ?? 'nothing_sound', dropped, usage: end?.usage };
  // What a model leaves out of its answer stands beside it: nothing is lost by having one.
  const left = sound.sources.filter(({ number }) => !cited.has(number));
  const sources = sourceList({
    ...sound,
    sources: sound.sources.map((source) => (cited.has(source.number) ? asCited(source) : source)),
  });
  const tail = [...closing(sound, dropped.length, failure !== undefined), ...beside(sound, left), ...sources].join('');
  yield tail;
  return {
    by: 'model',
    reason: end?.reason ?? 'stop',
    usage: end?.usage ?? estimated(sound.question, written + tail),
    references: sound.sources,
    dropped,
    ...(failure && { failure: failure.kind }),
  };
}

/** The answer in quotations. @param said What was said before it. */
async function* inQuotations(sound: Research, signal: AbortSignal, said = ''): AsyncGenerator<string, AnswerEnd> {
  let written = said;
  for (const piece of writeGrounded(sound)) {
    signal.throwIfAborted();
    written += piece;
    yield piece;
  }
  const usage = estimated(sound.question, written);
  return { by: 'ground', reason: 'stop', usage, references: sound.sources, dropped: [] };
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
  if (failure === 'timeout')
    return zh
      ? '（模型未能及时作答，以下为原文摘录。）\n\n'
      : '(The model did not answer in time; these are quotations instead.)\n\n';
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

/** Sentences of documents that the model had and did not use. */
function* beside({ lang }: Research, left: readonly Source[]): Generator<string> {
  if (left.length === 0) return;
  yield lang === 'zh' ? '\n模型未引用的文献原文：\n\n' : '\nNot used by the model, word for word:\n\n';
  yield* quoted({ sources: left });
}

/** The research with the quotes that stand in the store now: between finding and writing, records may have changed. */
async function withSoundQuotes(found: Research, corpus: Corpus): Promise<Research> {
  if (found.sources.length === 0) return found;
  const records = new Map(
    (
      await corpus.get(
        patents,
        found.sources.map(({ publication_number }) => publication_number),
      )
    ).map((record) => [record.publication_number, record]),
  );
  const sound = (source: Source): Source[] => {
    const record = records.get(source.publication_number);
    if (!record) return [];
    if (!source.passage) return [source];
    const sentences = source.sentences.filter((quote) => verifyQuote(record, quote).verified);
    if (sentences.length === 0 || !verifyQuote(record, source.passage).verified) return [];
    return [{ ...source, sentences }];
  };
  const sources = found.sources.flatMap(sound);
  const sections = found.sections?.map((section) => ({ ...section, sources: section.sources.flatMap(sound) }));
  const lost = sources.length === 0 && FOR_A_MODEL.has(found.kind);
  return { ...found, sources, ...(sections && { sections }), ...(lost && { kind: 'nothing' as const }) };
}
