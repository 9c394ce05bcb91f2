import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { echo, testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { withoutTinyPieces } from './tiny-pieces.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ groups: testGroups });
});
afterAll(() => service.close());

/**
 * Sends a body as chunks, and answers the head of what comes back, or all of it once the service ends the connection.
 */
async function sent(
  path: string,
  chunks: readonly string[],
  { key = service.key, whole = false } = {},
): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  const done = Promise.withResolvers<void>();
  socket.on('error', () => {}); // a connection that is ended while bytes are on their way
  socket.on('data', (piece) => {
    heard += piece;
    if (!whole && heard.includes('\r\n\r\n')) done.resolve();
  });
  socket.once('close', () => done.resolve());
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  socket.write(`${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`);
  await done.promise;
  socket.destroy();
  return heard;
}

/** A body of JSON with so many bytes, piece by piece. */
const pieces = (bytes: number, piece: number): string[] => {
  const text = `{"text":"${' '.repeat(bytes - 11)}"}`;
  return Array.from({ length: Math.ceil(bytes / piece) }, (_, n) => text.slice(n * piece, (n + 1) * piece));
};

describe('a body in tiny pieces', () => {
  it('is read while there are fewer than 8,192, or 16 bytes a piece', async () => {
    expect(await sent(echo.path, pieces(8_191, 1))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sent(echo.path, pieces(8_192 * 20, 20))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is answered and its connection ended from there on', async () => {
    expect(await sent(echo.path, pieces(8_192, 1))).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*connection: close/s);
    expect(await sent(echo.path, pieces(8_192 * 15, 15))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is ended where nobody reads it either: without a key, at no path', async () => {
    // the first answer is the door's, the second one ends what still comes
    const answers = async (path: string, key?: string) =>
      (await sent(path, pieces(200_000, 1), { whole: true, ...(key && { key }) })).match(/HTTP\/1\.1 \d+/g);
    expect(await answers(echo.path, 'nobody')).toEqual(['HTTP/1.1 401', 'HTTP/1.1 400']);
    expect(await answers('/nothing/there')).toEqual(['HTTP/1.1 404', 'HTTP/1.1 400']);
  });
});

describe('bodies in tiny pieces that arrive together', () => {
  const pushed: number[] = [];
  const refuse = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n';
  const Counted = class extends withoutTinyPieces((socket) => void socket.end(refuse)) {
    #at = pushed.push(0) - 1;
    override push(piece: Uint8Array | null): boolean {
      if (piece) pushed[this.#at]!++;
      return super.push(piece);
    }
  };
  const server = createServer({ IncomingMessage: Counted }, async (call, answer) => {
    let bytes = 0;
    call.on('data', (piece) => {
      bytes += piece.length;
    });
    call.on('error', () => {}); // ended while it was read
    call.once('end', () => answer.end(String(bytes)));
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  /** Bodies of as many pieces of one byte, all written in one round; the statuses, and what each answer says. */
  async function together(counts: readonly number[]): Promise<string[]> {
    const { port } = server.address() as AddressInfo;
    const sockets = counts.map(() => connect(port, '127.0.0.1'));
    await Promise.all(
      sockets.map(async (socket) => {
        await once(socket, 'connect');
        socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
      }),
    );
    const before = pushed.length;
    while (pushed.length < before + counts.length) await once(server, 'request');
    const answers = sockets.map(async (socket) => {
      let heard = '';
      for await (const piece of socket) heard += piece;
      return `${heard.slice(9, 12)} ${heard.split('\r\n\r\n')[1]}`.trim();
    });
    for (const [n, socket] of sockets.entries()) socket.write(`${'1\r\nx\r\n'.repeat(counts[n]!)}0\r\n\r\n`);
    return Promise.all(answers);
  }

  it('end from 16,384 pieces of one round on, each that sent 512 of them; later ones are read', async () => {
    const [first, , third, fourth, small] = await together([8_000, 8_000, 8_000, 8_000, 500]);
    // the system may hand over the second one in parts: it ends or not
    expect([first, third, fourth, small]).toEqual(['200 8000', '400', '400', '200 500']);
    expect(await together([8_000])).toEqual(['200 8000']);
  });

  it('are told of no further than to the piece that ended them', async () => {
    const before = pushed.length;
    expect(await together([10_000])).toEqual(['400']);
    expect(pushed.slice(before)).toEqual([8_192]);
    // whoever gets the parser next has all of its body
    expect(await together([100, 100])).toEqual(['200 100', '200 100']);
  });
});
