import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** From so many pieces on, and so few bytes a piece on average, they are no way to send a body. */
const MOST_TINY = 8_192;
const TINY_BYTES = 16;
/**
 * ... and from so many on that came in one round of the event loop, of all bodies together: then a body that itself
 * sent a good part of them ends. 50 connections with 64 kB each would else be half a million pieces in one round.
 */
const MOST_IN_A_ROUND = 16_384;
const GOOD_PART = 512;
/**
 * Milliseconds in which nothing more is read of the connection before it is closed: closed at once with bytes unread,
 * it would be reset, and the client might lose the answer that says why (RFC 9112, section 9.6).
 */
const LINGERS_MS = 200;

/**
 * A kind of request for a server of Node.js: its body may come in pieces of any size, but not in a flood of tiny ones
 * (chunks of a byte or two). Each costs the event loop a microsecond or more, whatever is in it: a few megabytes of
 * them would hold up everybody for seconds, with a key or without, at every door. The connection of such a body ends,
 * and what was read of it in the same round, 64 kB at most, is cut up without a word to anybody.
 * @param refuse Writes an answer and ends the connection for writing.
 */
export const withoutTinyPieces = (refuse: (socket: Socket) => void): typeof IncomingMessage => {
  let in_round = 0;
  const nextRound = () => {
    in_round = 0;
  };
  return class extends IncomingMessage {
    #pieces = 0;
    #bytes = 0;
    #ended = false;

    override push(piece: Uint8Array | null): boolean {
      if (this.#ended) return false;
      if (piece === null) return super.push(null);
      this.#pieces++;
      this.#bytes += piece.length;
      if (in_round++ === 0) setImmediate(nextRound);
      const most = in_round < MOST_IN_A_ROUND ? MOST_TINY : GOOD_PART;
      if (this.#pieces < most || this.#bytes >= this.#pieces * TINY_BYTES) return super.push(piece);
      this.#ended = true;
      const { socket } = this;
      hearNothing(socket);
      socket.once('finish', () => {
        socket.pause();
        setTimeout(() => socket.destroy(), LINGERS_MS).unref();
      });
      refuse(socket);
      return false;
    }

    /** Node.js reads on when a body is asked for; of one that is here, there is nothing to be read. */
    override _read(size: number): void {
      if (!this.complete) super._read(size);
    }

    /**
     * Called by Node.js when the answer is out before the body was read: what still comes is thrown away, but counted
     * like any other.
     */
    _dump(): void {
      this.resume();
    }
  };
};

/** What Node.js calls with each piece of a body, under a number of its own; neither is documented. */
type Parser = Record<number, unknown>;
const isBodyListener = (found: unknown): boolean => typeof found === 'function' && found.name === 'parserOnBody';

/**
 * Keeps the parser of a connection from telling of pieces until the connection is closed; the parser then serves
 * another one. Where it cannot be told so, the pieces that it has read are thrown away one by one.
 */
function hearNothing(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: Parser | null };
  const place = Object.keys(parser ?? {}).find((key) => isBodyListener(parser![Number(key)]));
  if (!parser || place === undefined) return;
  const listener = parser[Number(place)];
  parser[Number(place)] = undefined;
  socket.once('close', () => {
    parser[Number(place)] = listener;
  });
}
