import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { echo, testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';

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
