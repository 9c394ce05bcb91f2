import { statSync } from 'node:fs';
import { AskedThread } from '#asked-thread.ts';
import type { CorpusAddress } from '#corpus/address.ts';
import type { AlikeDocument, AlikeWord, Meaning, MeaningReader, MeaningState } from '#corpus/meaning.ts';
import type { ModelHead } from '#encoder/model-file.ts';
import { addedModel, encoderFile } from '#encoder/package.ts';
import { ServiceError } from '#errors.ts';
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
  let head: { readonly at: number; readonly model: ModelHead | undefined } | undefined;

  /** The model that was added, read again when its file is another. */
  async function added(): Promise<ModelHead | undefined> {
    const at = statSync(encoderFile(dir), { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (head?.at !== at) {
      head = { at, model: await addedModel(dir) };
      // whoever computes with the old one is not asked again
      void thread.restart();
    }
    return head.model;
  }

  return {
    async model() {
      return (await added())?.name;
    },
    async state(): Promise<MeaningState | undefined> {
      if (!(await added())) return undefined;
      const state = await thread.ask<ReturnType<MeaningReader['state']>>({ kind: 'state' });
      if (!state || state.sha256 !== head?.model?.sha256 || state.documents === 0) return undefined;
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
    close: () => thread.close(),
  };
}
