// The thread that compares words in context: one request after the other.

import '#egress/thread.ts';
import { workerData } from 'node:worker_threads';
import { answerWith } from '#asked-thread.ts';
import type { AlikeSentence, WeighedText } from '#corpus/meaning.ts';
import { ContextEncoder, type EncodedText } from '#encoder/context/context-encoder.ts';
import { type ContextScript, contextFile } from '#encoder/context/packages.ts';
import { giveWay } from '#give-way.ts';
import { likestInContext } from './words-in-context.ts';

giveWay('answering');

export interface ContextRequest {
  readonly script: ContextScript;
  readonly texts: readonly WeighedText[];
  readonly among: readonly string[];
}

/** Texts that are kept: the same features are compared with one document after the other. */
const MOST_KEPT = 100;

const { dir } = workerData as { dir: string };
const opened = new Map<ContextScript, ReturnType<typeof ContextEncoder.open>>();
const kept = new Map<string, EncodedText>();

/** Undefined where networks cannot be run. */
async function answer({ script, texts, among }: ContextRequest): Promise<(AlikeSentence | undefined)[] | undefined> {
  const opening = opened.get(script) ?? ContextEncoder.open(contextFile(dir, script));
  opened.set(script, opening);
  const encoder = await opening;
  if (!encoder) return undefined;
  const asked = texts.map(({ text }) => text);
  const own = await keptOf(asked, encoder);
  const encoded = await encoder.encode(among);
  const sentences = among.map((text, at) => ({ text, encoded: encoded[at]! }));
  return texts.map((text) => likestInContext(text, own.get(text.text)!, sentences));
}

/** Each text belongs to one script: what is kept needs no other name. */
async function keptOf(texts: readonly string[], encoder: ContextEncoder): Promise<ReadonlyMap<string, EncodedText>> {
  if (kept.size + texts.length > MOST_KEPT) kept.clear();
  const unknown = [...new Set(texts)].filter((text) => !kept.has(text));
  for (const [at, one] of (await encoder.encode(unknown)).entries()) kept.set(unknown[at]!, one);
  return kept;
}

// whoever comes meanwhile waits: two at once would need the memory of both
let last: Promise<unknown> = Promise.resolve();
answerWith((request: ContextRequest) => {
  const next = last.then(() => answer(request));
  last = next.catch(() => {});
  return next;
});
