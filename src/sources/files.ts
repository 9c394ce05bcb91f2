import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ByteReader } from './byte-reader.ts';
import { compressionOf, decompressed } from './decompression.ts';
import { SourceError, type SourceFile } from './source.ts';
import { isTarHeader, type Member, tarMembers } from './tar.ts';
import { zipMembers } from './zip.ts';

/** A file as the user gave it or as found in a folder. */
export interface DiskFile {
  readonly path: string;
  readonly size: number;
  readonly mtime_ms: number;
}

export interface FileLimits {
  /** Most decompressed bytes of one member. Default 2 GiB. */
  readonly max_member_bytes: number;
  /** Most decompressed bytes for each compressed one, once 64 MiB have come out. Default 200. */
  readonly max_ratio: number;
  /** Archives inside archives: 2 is a zip in a zip. Default 2. */
  readonly max_nesting: number;
  /** Most members of one file on disk, nested ones counted. Default 1,000,000. */
  readonly max_members: number;
}

export const FILE_LIMITS: FileLimits = {
  max_member_bytes: 2 * 1024 ** 3,
  max_ratio: 200,
  max_nesting: 2,
  max_members: 1_000_000,
};

export interface OpenOptions {
  readonly limits?: Partial<FileLimits>;
  /** Called with bytes read from the disk, for progress. */
  readonly on_bytes?: (count: number) => void;
  /** Called with an archive, or the rest of one, that cannot be read; members before it were yielded. */
  readonly on_problem?: (error: SourceError) => void;
}

const HEAD_BYTES = 4096;
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** `x.gz.gz` and so on: compressed streams directly inside each other. */
const MAX_LAYERS = 3;

/**
 * Files of the given paths, folders walked in order of name; hidden files and links inside folders are passed over.
 * @throws SourceError `unreadable` if a given path does not exist.
 */
export async function listFiles(paths: readonly string[]): Promise<DiskFile[]> {
  const found: DiskFile[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) await add(path);
    }
  };
  const add = async (path: string): Promise<void> => {
    const { size, mtimeMs } = await stat(path);
    found.push({ path, size, mtime_ms: Math.trunc(mtimeMs) });
  };
  for (const path of paths) {
    const given = await stat(path).catch((cause) => {
      throw new SourceError('unreadable', path, `cannot be opened: ${(cause as Error).message}`, undefined, { cause });
    });
    if (given.isDirectory()) await walk(path);
    else await add(path);
  }
  return found;
}

/**
 * What a file on disk holds, one by one: itself, or the members of the archives it is made of (gzip, Zstandard, zip,
 * tar, told by their content), decompressed as they are read. Take each one's bytes before asking for the next. Nothing
 * is written to disk but a nested zip, to a temporary file.
 */
export async function* openFile(file: DiskFile, options: OpenOptions = {}): AsyncGenerator<SourceFile> {
  const opening = new Opening(file, options);
  try {
    yield* opening.expand(new ByteReader(opening.fromDisk(), file.path), 0, 0, file.path);
  } catch (error) {
    opening.report(error, file.path);
  }
}

/** A file made of what is in memory: uploads, tests. */
export function memoryFile(
  name: string,
  content: string | Uint8Array,
  maxBytes = FILE_LIMITS.max_member_bytes,
): SourceFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const once = async function* () {
    yield bytes;
  };
  return new Leaf(new ByteReader(once(), name), maxBytes);
}

class Opening {
  private readonly file: DiskFile;
  private readonly limits: FileLimits;
  private readonly options: OpenOptions;
  private members = 0;

  constructor(file: DiskFile, options: OpenOptions) {
    this.file = file;
    this.options = options;
    this.limits = { ...FILE_LIMITS, ...options.limits };
  }

  async *fromDisk(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of createReadStream(this.file.path) as AsyncIterable<Uint8Array>) {
        this.options.on_bytes?.(piece.length);
        yield piece;
      }
    } catch (cause) {
      throw new SourceError('unreadable', this.file.path, (cause as Error).message, undefined, { cause });
    }
  }

  report(error: unknown, name: string): void {
    if (!(error instanceof SourceError)) throw error;
    if (!this.options.on_problem)
      throw new SourceError(error.problem, name, error.message, error.byte, { cause: error });
    this.options.on_problem(error);
  }

  /** @param onDisk The path, while the reader is still at the start of a file on disk. */
  async *expand(reader: ByteReader, nesting: number, layers: number, onDisk?: string): AsyncGenerator<SourceFile> {
    const { limits } = this;
    try {
      const head = await reader.peek(512);
      const compression = compressionOf(head);
      if (compression && layers < MAX_LAYERS) {
        const inner = decompressed(reader, compression, {
          max_bytes: limits.max_member_bytes,
          max_ratio: limits.max_ratio,
        });
        yield* this.expand(new ByteReader(inner, reader.name), nesting, layers + 1);
      } else if (compression) {
        throw new SourceError('too_deep', reader.name, `compressed more than ${MAX_LAYERS} times over`);
      } else if (isZip(head) && !isWorkbook(reader.name)) {
        yield* this.zip(reader, nesting, onDisk);
      } else if (isTarHeader(head)) {
        yield* this.archive(tarMembers(reader), reader.name, nesting);
      } else {
        yield new Leaf(reader, limits.max_member_bytes);
      }
    } finally {
      await reader.close();
    }
  }

  private async *archive(members: AsyncIterable<Member>, name: string, nesting: number): AsyncGenerator<SourceFile> {
    const { limits } = this;
    if (nesting >= limits.max_nesting) {
      throw new SourceError('too_deep', name, `archives nest deeper than ${limits.max_nesting}`);
    }
    for await (const member of members) {
      if (++this.members > limits.max_members) {
        throw new SourceError('too_large', name, `the archive has more than ${limits.max_members} members`);
      }
      if (/(^|\/)(__MACOSX\/|\._)/.test(member.name)) continue;
      const inner = `${name}!${printable(member.name)}`;
      try {
        yield* this.expand(new ByteReader(member.bytes(), inner), nesting + 1, 0);
      } catch (error) {
        this.report(error, inner);
      }
    }
  }

  private async *zip(reader: ByteReader, nesting: number, onDisk?: string): AsyncGenerator<SourceFile> {
    const limits = { max_bytes: this.limits.max_member_bytes, max_ratio: this.limits.max_ratio };
    const onBytes = (count: number) => this.options.on_bytes?.(count);
    if (onDisk !== undefined) {
      const members = zipMembers(onDisk, reader.name, limits, () => this.fromDisk(), onBytes);
      yield* this.archive(members, reader.name, nesting);
      return;
    }
    if (nesting >= this.limits.max_nesting) {
      throw new SourceError('too_deep', reader.name, `archives nest deeper than ${this.limits.max_nesting}`);
    }
    const folder = await mkdtemp(join(tmpdir(), 'priora-zip-'));
    try {
      const copy = join(folder, 'nested.zip');
      await pipeline(bounded(reader, this.limits.max_member_bytes), createWriteStream(copy));
      const again = () => createReadStream(copy) as AsyncIterable<Uint8Array>;
      yield* this.archive(
        zipMembers(copy, reader.name, limits, again, () => {}),
        reader.name,
        nesting,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** A file that is no archive. */
class Leaf implements SourceFile {
  readonly name: string;
  readonly base: string;
  private readonly reader: ByteReader;
  private readonly max_bytes: number;

  constructor(reader: ByteReader, maxBytes: number) {
    this.reader = reader;
    this.max_bytes = maxBytes;
    this.name = reader.name;
    this.base = (/(?<![^/\\!])[^/\\!]*$/.exec(reader.name)?.[0] ?? '').replace(/\.(gz|zst|zstd)$/i, '');
  }

  async head(): Promise<string> {
    return Buffer.from(await this.reader.peek(HEAD_BYTES)).toString('latin1');
  }

  stream(): AsyncIterable<Uint8Array> {
    return bounded(this.reader, this.max_bytes);
  }

  async bytes(max_bytes = DEFAULT_MAX_BYTES): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for await (const piece of bounded(this.reader, Math.min(max_bytes, this.max_bytes))) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}

async function* bounded(reader: ByteReader, maxBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  for (let piece = await reader.takeSome(); piece; piece = await reader.takeSome()) {
    total += piece.length;
    if (total > maxBytes) throw new SourceError('too_large', reader.name, `is larger than ${maxBytes} bytes`);
    yield piece;
  }
}

/** A zip file starts with a member or, when empty, with its directory. */
const isZip = (head: Uint8Array) =>
  head[0] === 0x50 && head[1] === 0x4b && ((head[2] === 3 && head[3] === 4) || (head[2] === 5 && head[3] === 6));

/** A workbook is one document, though its container is a zip file. */
const isWorkbook = (name: string) => /\.xlsx(?:\.(?:gz|zst|zstd))?$/i.test(name);

/** Member names go into messages and reject files: no control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const printable = (name: string) => name.replace(/[\u0000-\u001f\u007f]/g, '?').slice(0, 1024);
