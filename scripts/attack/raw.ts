import { connect, type Socket } from 'node:net';

const WAIT_MS = 30_000;

/** Opens a connection; refused or cut off is no error here. */
export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) }).on('error', () => {});
}

/**
 * Sends bytes as they are, in latin-1, and answers status and text of what comes back: 0 if the connection ends without
 * a word.
 */
export function raw(url: string, text: string): Promise<[status: number, text: string]> {
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
      if (heard.includes('\r\n\r\n')) done();
    });
    socket.once('close', done);
    socket.write(Buffer.from(text, 'latin1'));
  });
}
