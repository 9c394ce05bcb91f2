import { connect, type Socket } from 'node:net';

const WAIT_MS = 30_000;

/** Opens a connection; refused or cut off is no error here. */
export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) }).on('error', () => {});
}

/**
 * Sends bytes as they are, in latin-1, and answers status and text of what comes back, up to the end of its head: 0 if
 * the connection ends without a word.
 * @param whole Until the connection ends, as the text has asked for.
 */
export function raw(url: string, text: string, whole = false): Promise<[status: number, text: string]> {
  return new Promise((resolve, reject) => {
    const socket = open(url);
    let heard = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve([Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0), heard]);
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer and no end after ${WAIT_MS} ms to ${JSON.stringify(text.slice(0, 60))}`));
    }, WAIT_MS);
    socket.on('data', (piece) => {
      heard += piece.toString('latin1');
      if (!whole && heard.includes('\r\n\r\n')) done();
    });
    socket.once('close', done);
    socket.write(Buffer.from(text, 'latin1'));
  });
}

/** What the answer to one of many calls may take on average. */
const EACH_MS = 1_000;
/** The beginning of an answer, and how long it is. */
const STATUS = /HTTP\/1\.1 (\d{3}) /g;
const STATUS_LENGTH = 'HTTP/1.1 200 '.length;

/**
 * Writes calls on one connection without waiting for an answer; answers the statuses of those that were answered, and
 * whether the connection was ended.
 */
export function pipelined(
  url: string,
  texts: readonly string[],
): Promise<{ readonly statuses: readonly number[]; readonly ended: boolean }> {
  return new Promise((resolve) => {
    const socket = open(url);
    const statuses: number[] = [];
    let rest = '';
    const done = (ended: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ statuses, ended });
    };
    // the last one waits for all others
    const timer = setTimeout(() => done(false), WAIT_MS + texts.length * EACH_MS);
    socket.on('data', (piece) => {
      const heard = rest + piece.toString('latin1');
      let from = Math.max(0, heard.length - STATUS_LENGTH + 1);
      for (const found of heard.matchAll(STATUS)) {
        statuses.push(Number(found[1]));
        from = Math.max(from, found.index + found[0].length);
      }
      rest = heard.slice(from);
      if (statuses.length === texts.length) done(false);
    });
    socket.once('close', () => done(true));
    socket.write(texts.join(''));
  });
}
