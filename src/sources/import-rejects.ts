import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { systemClock } from '#clock.ts';

/** One reject file per source and run, made when there is something to write. */
export class RejectFiles {
  private readonly folder: string;
  private readonly stamp = new Date(systemClock()).toISOString().replace(/[:.]/g, '-');
  private readonly streams = new Map<string, WriteStream>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Appends one line of JSON; resolves with the file's path once it is handed to the system. */
  async write(source: string, reject: object): Promise<string> {
    const path = join(this.folder, `${source}-${this.stamp}.ndjson`);
    let stream = this.streams.get(source);
    if (!stream) {
      await mkdir(this.folder, { recursive: true });
      this.streams.set(source, (stream = createWriteStream(path, { flags: 'a' })));
    }
    await new Promise<void>((resolve, reject_) => {
      stream.write(`${JSON.stringify(reject)}\n`, (error) => (error ? reject_(error) : resolve()));
    });
    return path;
  }

  async close(): Promise<void> {
    for (const stream of this.streams.values()) {
      stream.end();
      await finished(stream);
    }
  }
}
