import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type Place, placeOf } from './connection.ts';

/** JSON-RPC: the server's own range. */
const SERVER_ERROR = -32_000;

/**
 * The Model Context Protocol over standard input and output, for clients that start a program: each line is given to
 * the `/mcp` of a service and its answer written as a line. Ends with its input, when all has been answered.
 */
export async function mcpOverStdio(options: Place & { tools?: string }): Promise<void> {
  const { url, key } = placeOf(options);
  const address = `${url}/mcp${options.tools ? `?tools=${encodeURIComponent(options.tools)}` : ''}`;
  const underWay = new Set<Promise<void>>();
  let version: string | undefined;
  let session: string | undefined;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const exchange = forward(line).finally(() => underWay.delete(exchange));
    underWay.add(exchange);
  }
  await Promise.all(underWay);

  async function forward(line: string): Promise<void> {
    try {
      const reply = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json, text/event-stream',
          ...(version !== undefined && { 'mcp-protocol-version': version }),
          ...(session !== undefined && { 'mcp-session-id': session }),
        },
        body: line,
      });
      session ??= reply.headers.get('mcp-session-id') ?? undefined;
      if (reply.body && reply.headers.get('content-type')?.startsWith('text/event-stream')) {
        // progress and questions of a call come before its answer
        for await (const event of createInterface({ input: Readable.fromWeb(reply.body) }))
          if (event.startsWith('data:')) write(event.slice(5));
        return;
      }
      const text = await reply.text();
      // what the handshake agreed on stands in the header of every later message
      version ??= versionOf(text);
      write(text);
    } catch {
      write(failure(line, `There is no Priora service at ${url}.`));
    }
  }
}

function write(message: string): void {
  const line = message.replace(/[\r\n]+/g, ' ').trim();
  if (line) process.stdout.write(`${line}\n`);
}

function versionOf(answer: string): string | undefined {
  if (!answer.includes('"protocolVersion"')) return undefined;
  try {
    return (JSON.parse(answer) as { result?: { protocolVersion?: string } }).result?.protocolVersion;
  } catch {
    return undefined;
  }
}

/** A message's answer when the service gives none; nothing for one that expects none. */
function failure(line: string, message: string): string {
  let id: unknown;
  try {
    ({ id } = JSON.parse(line) as { id?: unknown });
  } catch {
    id = null;
  }
  return id === undefined ? '' : JSON.stringify({ jsonrpc: '2.0', error: { code: SERVER_ERROR, message }, id });
}
