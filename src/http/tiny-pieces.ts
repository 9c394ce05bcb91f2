import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** From so many pieces on, and so few bytes a piece on average, they are no way to send a body. */
const MOST_TINY = 8_192;
const TINY_BYTES = 16;
/**
 * Milliseconds in which nothing more is read of the connection before it is closed: closed at once with bytes unread,
 * it would be reset, and the client might lose the answer that says why (RFC 9112, section 9.6).
 */
const LINGERS_MS = 200;

/**
 * A kind of request for a server of Node.js: its body may come in pieces of any size, but not in a flood of tiny ones
 * (chunks of a byte or two). Each costs the event loop a microsecond or more, whatever is in it: a few megabytes of
 * them would hold up everybody for seconds, with a key or without, at every door. The connection of such a body ends;
 * what was read of it in the same turn, 64 kB at most, is still cut up, as nothing stops that.
 * @param refuse Writes an answer and ends the connection for writing.
 */
export const withoutTinyPieces = (refuse: (socket: Socket) => void): typeof IncomingMessage =>
  class extends IncomingMessage {
    #pieces = 0;
    #bytes = 0;
    #ended = false;

    override push(piece: Uint8Array | null): boolean {
      if (this.#ended) return false;
      if (piece === null) return super.push(null);
      this.#pieces++;
      this.#bytes += piece.length;
      if (this.#pieces < MOST_TINY || this.#bytes >= this.#pieces * TINY_BYTES) return super.push(piece);
      this.#ended = true;
      const { socket } = this;
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
