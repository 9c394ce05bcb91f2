import { statSync } from 'node:fs';
import { AskedThread } from '#asked-thread.ts';
import type { CorpusAddress } from '#corpus/address.ts';
import {
  type AlikeDocument,
  type AlikeSentence,
  type AlikeWord,
  type Meaning,
  type MeaningReader,
  type MeaningState,
  scriptOf,
} from '#corpus/meaning.ts';
import { CONTEXT_SCRIPTS, type ContextScript, contextFile } from '#encoder/context/packages.ts';
import { hasRuntime } from '#encoder/context/runtime.ts';
import { type ModelHead, modelHead } from '#encoder/model-file.ts';
import { encoderFile } from '#encoder/package.ts';
import { ServiceError } from '#errors.ts';
import type { ContextRequest } from './context-worker.ts';
import type { MeaningRequest } from './meaning-worker.ts';

/** Texts that are encoded without looking whether somebody else waits, or whether it is still wanted. */
const TEXTS_AT_ONCE = 16;
const WORDS_AT_ONCE = 400;
/** How long a thread that nobody asks is kept: it holds the model's 120 MB. */
const IDLE_MS = 120_000;

/**
 * The meaning of the texts of a corpus. Nothing is loaded, and no thread started, before it is asked for
 * something; callers take turns of some texts each.
 */
export function openMeaning(where: CorpusAddress): Meaning {
  const { dir } = where;
  const thread = new AskedThread<MeaningRequest>({
    module: new URL('./meaning-worker.ts', import.meta.url),
    data: { at: where },
    name: 'The encoder',
    idle_ms: IDLE_MS,
  });
  const context = new AskedThread<ContextRequest>({
    module: new URL('./context-worker.ts', import.meta.url),
    data: { dir },
    name: 'The comparison of words in context',
    idle_ms: IDLE_MS,
  });
  // whoever computes with an old model is not asked again
  const added = newest(encoderFile(dir), () => void thread.restart());
  const inContext = Object.fromEntries(
    CONTEXT_SCRIPTS.map((script) => [script, newest(contextFile(dir, script), () => void context.restart())]),
  ) as Readonly<Record<ContextScript, () => Promise<ModelHead | undefined>>>;

  return {
    async model() {
      return (await added())?.name;
    },
    async state(): Promise<MeaningState | undefined> {
      const model = await added();
      if (!model) return undefined;
      const state = await thread.ask<ReturnType<MeaningReader['state']>>({ kind: 'state' });
      if (!state || state.sha256 !== model.sha256 || state.documents === 0) return undefined;
      return { model: state.model, documents: state.documents, vectors: state.rows, seq: state.seq };
    },
    async encode(texts, signal) {
      if (!(await added()))
        throw new ServiceError('invalid_request', 'No model was added: `priora models add` does that.');
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) {
        signal?.throwIfAborted();
        vectors.push(
          ...(await thread.ask<Float32Array[]>({ kind: 'encode', texts: texts.slice(at, at + TEXTS_AT_ONCE) })),
        );
      }
      return vectors;
    },
    async nearest(vectors, { limit, among, signal }) {
      signal?.throwIfAborted();
      if (!(await added())) return [];
      return thread.ask<AlikeDocument[]>({ kind: 'nearest', vectors, limit, among });
    },
    async alikeWords(words, among, { least, most, signal }) {
      signal?.throwIfAborted();
      if (!(await added())) return words.map(() => []);
      // in turns with others, as far as the thread does not know the words yet
      for (let at = 0; at < among.length; at += WORDS_AT_ONCE) {
        signal?.throwIfAborted();
        await thread.ask<null>({ kind: 'know', words: among.slice(at, at + WORDS_AT_ONCE) });
      }
      return thread.ask<AlikeWord[][]>({ kind: 'alike', words, among, least, most });
    },
    async contextModels() {
      if (!hasRuntime()) return [];
      const heads = await Promise.all(CONTEXT_SCRIPTS.map((script) => inContext[script]()));
      return heads.flatMap((head) => (head ? [head.name] : []));
    },
    async likestInContext(texts, among, { signal }) {
      signal?.throwIfAborted();
      const script = scriptOf(texts.map(({ text }) => text).join('\n'));
      if (!isContextScript(script) || scriptOf(among.join('\n')) !== script) return undefined;
      const model = await inContext[script]();
      if (!model || !hasRuntime()) return undefined;
      const likest = await context.ask<(AlikeSentence | undefined)[] | undefined>({ script, texts, among }, signal);
      return likest && { model: model.name, likest };
    },
    async close() {
      await Promise.all([thread.close(), context.close()]);
    },
  };
}

const isContextScript = (script: string): script is ContextScript =>
  (CONTEXT_SCRIPTS as readonly string[]).includes(script);

/** The model that a file has, read again when it is another. */
function newest(file: string, onOther: () => void): () => Promise<ModelHead | undefined> {
  let head: { readonly at: number; readonly model: ModelHead | undefined } | undefined;
  return async () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (head?.at !== at) {
      head = { at, model: await modelHead(file) };
      onOther();
    }
    return head.model;
  };
}
