import { useSyncExternalStore } from 'react';
import { Failure, type FailureDetails, failureOf, type Managed, manage, sendBytes } from '../../api.ts';

/** What is being sent; goes on while other pages are looked at. */
export interface Sending {
  readonly names: readonly string[];
  /** Of all files, in bytes. */
  readonly done: number;
  readonly all: number;
  /** From 0. */
  readonly file: number;
}
export interface Upload {
  readonly sending?: Sending;
  readonly error?: Error;
  readonly given_up?: boolean;
}

const TRIES = 5;
let upload: Upload = {};
let stop = new AbortController();
const readers = new Set<() => void>();
const tell = (now: Upload) => {
  upload = now;
  for (const read of readers) read();
};
const leaving = (event: BeforeUnloadEvent) => event.preventDefault();

export const useUpload = (): Upload =>
  useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => upload,
  );

export const giveUp = () => stop.abort();

/**
 * Sends files in pieces and asks for their import; answers the import's id, or undefined where it did not come to that.
 */
export async function send(files: readonly File[]): Promise<string | undefined> {
  if (upload.sending || files.length === 0) return undefined;
  stop = new AbortController();
  const { signal } = stop;
  const names = files.map(({ name }) => name);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const at = (file: number, done: number) => tell({ sending: { names, file, done, all } });
  at(0, 0);
  addEventListener('beforeunload', leaving);
  let id: string | undefined;
  try {
    const begun = await manage('POST /corpus/uploads', {
      body: { files: files.map(({ name, size }) => ({ name, bytes: size })) },
    });
    id = begun.id;
    let before = 0;
    for (const [n, file] of files.entries()) {
      let offset = 0;
      while (offset < file.size) {
        at(n, before + offset);
        offset = await piece(`/corpus/uploads/${id}/${n}`, file, offset, begun.piece_bytes, signal);
      }
      before += file.size;
    }
    at(files.length - 1, all);
    const job = await manage('POST /corpus/uploads/:id/import', { params: { id }, signal });
    tell({});
    return job.id;
  } catch (error) {
    if (id) await manage('DELETE /corpus/uploads/:id', { params: { id } }).catch(() => {});
    tell(signal.aborted ? { given_up: true } : { error: error as Error });
    return undefined;
  } finally {
    removeEventListener('beforeunload', leaving);
  }
}

/** The answer to a piece, or why it is refused: how much of the file the service has. */
type Piece = Partial<Managed<'POST /corpus/uploads/:id/:file'>> & FailureDetails;

/** Sends one piece, again if the line broke; answers where the next one begins. */
async function piece(path: string, file: File, offset: number, bytes: number, signal: AbortSignal): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      const reply = await sendBytes(`${path}?offset=${offset}`, file.slice(offset, offset + bytes), signal);
      const json: Piece = await reply.json();
      if (reply.ok) return json.bytes!;
      // it knows better how far it is: an answer of the last attempt was lost
      if (reply.status === 400 && json.bytes !== undefined && json.bytes !== offset) return json.bytes;
      const failure = failureOf(reply, json);
      if (reply.status !== 400) throw failure;
      if (attempt === TRIES) throw failure;
    } catch (error) {
      if (signal.aborted || error instanceof Failure || attempt === TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
  }
}
