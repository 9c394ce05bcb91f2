import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of a scripted endpoint. */
export type Scripted =
  /** A whole answer: streamed word by word, or at once, as the request asks. */
  | {
      readonly say: string;
      readonly finish?: 'stop' | 'length' | 'content_filter';
      readonly usage?: false;
      readonly pause_ms?: number;
    }
  /** A failure before anything is said. */
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  /** Says this and then breaks: closes the connection, ends without an end, or stays silent. */
  | { readonly say: string; readonly breaks: 'reset' | 'end' | 'silence' }
  /** Something that is not the protocol. */
  | { readonly raw: string; readonly type?: string };

export interface AskedOf {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: any;
  /** When the client went away before the answer was complete. */
  gone: boolean;
}

export type Embedding = (texts: readonly string[], asked: AskedOf) => readonly (readonly unknown[])[] | Scripted;

/**
 * An OpenAI-compatible endpoint on loopback that does as it is told: for tests. The last line of the script is
 * repeated.
 */
export interface ScriptedEndpoint {
  readonly url: string;
  readonly asked: AskedOf[];
  script(...answers: (Scripted | ((asked: AskedOf) => Scripted))[]): void;
  /**
   * What questions for embeddings get from now on: a vector of each text, or what fails. Default: two numbers a text,
   * its length and one.
   */
  embed(answer: Embedding): void;
  close(): Promise<void>;
}

export async function scriptedEndpoint(): Promise<ScriptedEndpoint> {
  const asked: AskedOf[] = [];
  let answers: (Scripted | ((asked: AskedOf) => Scripted))[] = [{ say: 'Nothing was scripted.' }];
  let embedding: Embedding = (texts) => texts.map((text) => [text.length, 1]);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const one: AskedOf = {
        path: request.url!,
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
        gone: false,
      };
      asked.push(one);
      response.on('close', () => {
        if (!response.writableFinished) one.gone = true;
      });
      if (one.path.endsWith('/embeddings')) return embed(one, embedding, response);
      const next = answers.length > 1 ? answers.shift()! : answers[0]!;
      void perform(typeof next === 'function' ? next(one) : next, one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    script(...given) {
      answers = given;
      asked.length = 0;
    },
    embed(answer) {
      embedding = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function embed(asked: AskedOf, answer: Embedding, response: ServerResponse): void {
  const texts: string[] = asked.body.input;
  const vectors = answer(texts, asked);
  if (!Array.isArray(vectors)) return void perform(vectors as Scripted, asked, response);
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      data: vectors.map((embedding, index) => ({ index, embedding, object: 'embedding' })),
      usage: { prompt_tokens: texts.length, total_tokens: texts.length },
    }),
  );
}

async function perform(answer: Scripted, asked: AskedOf, response: ServerResponse): Promise<void> {
  if ('status' in answer) {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body ?? JSON.stringify({ error: { message: `scripted ${answer.status}` } }));
    return;
  }
  if ('raw' in answer) {
    response.setHeader('content-type', answer.type ?? 'application/json').end(answer.raw);
    return;
  }
  const finish = 'breaks' in answer ? undefined : (answer.finish ?? 'stop');
  const usage = { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 };
  const head = { id: 'c1', created: 1, model: asked.body.model };
  if (!asked.body.stream) {
    if ('breaks' in answer) {
      if (answer.breaks === 'silence') return;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"choices":');
      response.destroy();
      return;
    }
    const message = { role: 'assistant', content: answer.say };
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ ...head, choices: [{ index: 0, message, finish_reason: finish }], usage }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  for (const piece of answer.say.match(/\S+\s*|\s+/g) ?? []) {
    if (response.destroyed) return;
    send({ ...head, choices: [{ index: 0, delta: { content: piece } }] });
    const pause = 'pause_ms' in answer ? answer.pause_ms : undefined;
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if ('breaks' in answer) {
    if (answer.breaks === 'reset') setTimeout(() => response.destroy(), 20);
    if (answer.breaks === 'end') response.end();
    return;
  }
  send({ ...head, choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  if (answer.usage !== false) send({ ...head, choices: [], usage });
  response.end('data: [DONE]\n\n');
}
