import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Turns } from '#turns.ts';

/**
 * Calls that wait on one connection before no more is read of it. What was read in the same round of the event loop
 * waits too: of calls as clients write them, some hundreds.
 */
const MOST_WAITING = 32;
/**
 * ... and before it is ended: each takes some 14 kB and, before it waits, some 20 microseconds of the event loop, and a
 * megabyte of the shortest calls would be taken in at a time. No client that means well writes as many ahead.
 */
const MOST_EVER = 300;

/**
 * Milliseconds for which calls are begun in one round of the event loop: each takes a fifth of one to be told who calls
 * and what, and of five hundred connections all may be read in the same round.
 */
const BEGIN_MS = 8;

/** A connection as Node.js reads calls from it: its reader is not documented, and may be another one day. */
type Read = Socket & {
  readonly parser?: { onIncoming?: (call: IncomingMessage, keepAlive: boolean) => number } | null;
};
/** Says to the reader of calls that what follows is another protocol: it stops there. */
const NOT_HTTP = 2;

/** Whether a call on this connection could not be answered any more. */
const isOver = (socket: Socket) => socket.destroyed || socket.writableEnded;

/**
 * Reads no more calls of a connection that was ended: else Node.js would build a request for each that stands in the
 * piece that it has read, 2,400 of the shortest, while everybody waits. Where the reader cannot be told, it does.
 */
export function readNothingAfterTheEnd(server: Server): void {
  server.on('connection', ({ parser }: Read) => {
    const take = parser?.onIncoming;
    if (!take) return;
    parser.onIncoming = (call, keepAlive) => (isOver(call.socket) ? NOT_HTTP : take(call, keepAlive));
  });
}

/**
 * Begins the calls of each connection one after the other: the next one when the answer before it is out, as RFC 9112,
 * section 9.3.2 has it for calls that may change something. Else a client that writes a hundred calls without waiting
 * for an answer would have a hundred worked on and their answers kept, while others wait. While many wait, no more of
 * them are read, so that a client that writes without end is held by its own connection and fills no memory here.
 */
export class InOrder {
  /** What waits on connections on which a call is worked on. */
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();
  readonly #turns = new Turns(BEGIN_MS);

  /**
   * @param answer Of this call: it ends with `close`.
   * @param at_once Does not wait for those of other connections.
   */
  begin(socket: Socket, answer: ServerResponse, begin: () => void, at_once = false): void {
    // of a connection that was ended, what had been read still comes
    if (isOver(socket)) return;
    const waiting = this.#waiting.get(socket);
    const start = () => {
      answer.once('close', () => this.#next(socket));
      const turn = at_once ? undefined : this.#turns.wait();
      if (!turn) return begin();
      void turn.then(() => {
        if (!isOver(socket)) begin();
      });
    };
    if (!waiting) {
      this.#waiting.set(socket, []);
      start();
      return;
    }
    waiting.push(start);
    if (waiting.length > MOST_EVER) {
      waiting.length = 0;
      socket.destroy();
    } else if (waiting.length >= MOST_WAITING) setImmediate(() => this.#hold(socket, waiting));
  }

  /** In the next round of the event loop: in this one, Node.js goes on reading at the end of each call. */
  #hold(socket: Socket, waiting: readonly unknown[]): void {
    if (waiting.length >= MOST_WAITING && !socket.isPaused()) socket.pause();
  }

  #next(socket: Socket): void {
    const waiting = this.#waiting.get(socket);
    const next = socket.destroyed ? undefined : waiting?.shift();
    if (!next) return void this.#waiting.delete(socket);
    if (waiting!.length === MOST_WAITING - 1) socket.resume();
    next();
  }
}
