import { SourceError } from './source.ts';

/** Takes a byte stream in pieces of the sizes that a format asks for. */
export class ByteReader {
  private readonly iterator: AsyncIterator<Uint8Array>;
  private held: Uint8Array = new Uint8Array(0);
  private done = false;
  /** Why the stream ended early; thrown once everything before it is taken. */
  private failure: unknown;
  readonly name: string;
  /** Bytes taken so far. */
  position = 0;

  constructor(stream: AsyncIterable<Uint8Array>, name: string) {
    this.iterator = stream[Symbol.asyncIterator]();
    this.name = name;
  }

  private async fill(length: number): Promise<void> {
    const pieces: Uint8Array[] = [this.held];
    let have = this.held.length;
    while (have < length && !this.done) {
      const next = await this.iterator.next().catch((error: unknown) => {
        this.failure = error ?? new Error('the stream failed');
        return { done: true as const, value: undefined };
      });
      if (next.done) this.done = true;
      else {
        pieces.push(next.value);
        have += next.value.length;
      }
    }
    if (pieces.length > 1) this.held = Buffer.concat(pieces);
    if (have === 0 && this.failure !== undefined) throw this.failure;
  }

  /** The next bytes without taking them; fewer at the end of the stream. */
  async peek(length: number): Promise<Uint8Array> {
    if (this.held.length < length) await this.fill(length);
    return this.held.subarray(0, length);
  }

  /** The next `length` bytes. @throws SourceError `truncated` if there are fewer. */
  async take(length: number): Promise<Uint8Array> {
    const bytes = await this.peek(length);
    if (bytes.length < length && this.failure !== undefined) throw this.failure;
    if (bytes.length < length)
      throw new SourceError('truncated', this.name, 'the file ends early', this.position + bytes.length);
    this.held = this.held.subarray(length);
    this.position += length;
    return bytes;
  }

  /** The next bytes, whatever the stream has ready, at most `max`; undefined at the end. */
  async takeSome(max = Number.POSITIVE_INFINITY): Promise<Uint8Array | undefined> {
    if (this.held.length === 0) await this.fill(1);
    if (this.held.length === 0) return undefined;
    const bytes = this.held.subarray(0, max);
    this.held = this.held.subarray(bytes.length);
    this.position += bytes.length;
    return bytes;
  }

  /** Puts bytes back that were taken too many. */
  giveBack(bytes: Uint8Array): void {
    this.held = this.held.length === 0 ? bytes : Buffer.concat([bytes, this.held]);
    this.position -= bytes.length;
  }

  /** All that is left. */
  async *rest(): AsyncGenerator<Uint8Array> {
    for (let bytes = await this.takeSome(); bytes; bytes = await this.takeSome()) yield bytes;
  }

  /** Ends the stream below, read or not. */
  async close(): Promise<void> {
    this.done = true;
    await this.iterator.return?.();
  }
}
