import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Begins the calls of each connection one after the other: the next one when the answer before it is out, as RFC 9112,
 * section 9.3.2 has it for calls that may change something. Else a client that writes a hundred calls without waiting
 * for an answer would have a hundred worked on and their answers kept, while others wait.
 */
export class InOrder {
  /** What waits on connections on which a call is worked on. */
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();

  /** @param answer Of this call: it ends with `close`. */
  begin(socket: Socket, answer: ServerResponse, begin: () => void): void {
    const waiting = this.#waiting.get(socket);
    const start = () => {
      answer.once('close', () => this.#next(socket));
      begin();
    };
    if (waiting) return void waiting.push(start);
    this.#waiting.set(socket, []);
    start();
  }

  #next(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.#waiting.get(socket)?.shift();
    if (next) next();
    else this.#waiting.delete(socket);
  }
}
