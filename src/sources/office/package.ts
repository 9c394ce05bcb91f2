import { type Entry, fromBufferPromise } from 'yauzl';
import { ServiceError } from '#errors.ts';
import type { XmlElement } from '#sources/xml-element.ts';
import { TreeBuilder } from '#sources/xml-tree.ts';

/** Bytes that a file may unpack to in all, and parts that it may have. */
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_PARTS = 10_000;

/** What is wrong with a file of an office program, for whoever sent it. */
export const unconvertible = (why: string, cause?: unknown): ServiceError =>
  new ServiceError(
    'file_refused',
    `The document cannot be read. ${why}`,
    { field: 'file', reason: 'DOCUMENT_CONVERSION_FAILED' },
    { cause },
  );

/** The parts of a document of an office program (ECMA-376, part 2: a ZIP file of XML and pictures). */
export interface OfficePackage {
  has(part: string): boolean;
  /** Names of parts that begin so. */
  names(beginning: string): string[];
  bytes(part: string): Promise<Buffer>;
  /** The tree of a part, names of elements without their prefix. */
  xml(part: string): Promise<XmlElement>;
  /** Targets of a part's relations by their id; those that lead outside are left out. */
  relations(part: string): Promise<ReadonlyMap<string, string>>;
}

/** The part that a relation of a part names; nothing where it is no address. */
function pathOf(target: string, part: string): string | undefined {
  try {
    return decodeURIComponent(new URL(target, `part:///${part}`).pathname.slice(1));
  } catch {
    return undefined;
  }
}

/**
 * Opens a package in memory.
 * @throws ServiceError `file_refused` (reason DOCUMENT_CONVERSION_FAILED): no ZIP file, too large when unpacked,
 * broken.
 */
export async function openPackage(file: Buffer): Promise<OfficePackage> {
  const entries = new Map<string, Entry>();
  let left = MOST_BYTES;
  const zip = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: true }).catch((cause: unknown) => {
    throw unconvertible('Its container is damaged: save it again.', cause);
  });
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MOST_PARTS) throw unconvertible(`It has more than ${MOST_PARTS} parts: save it again.`);
      entries.set(entry.fileName, entry);
    }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    // one with a name that leads out of the package (`../x`, `/x`) is such an entry, too
    throw unconvertible(`The entry of its part ${entries.size + 1} is not sound: save it again.`, cause);
  }
  const bytes = async (part: string): Promise<Buffer> => {
    const entry = entries.get(part);
    if (!entry) throw unconvertible(`Its part ${part} is missing.`);
    if (entry.uncompressedSize > left)
      throw unconvertible(
        `With its part ${part} it unpacks to more than ${MOST_BYTES / 1048576} MB: save a part of it.`,
      );
    left -= entry.uncompressedSize;
    try {
      const pieces: Buffer[] = [];
      for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
      return Buffer.concat(pieces);
    } catch (cause) {
      throw unconvertible(`Its part ${part} is damaged.`, cause);
    }
  };
  const xml = async (part: string): Promise<XmlElement> => {
    const text = (await bytes(part)).toString('utf8').replace(/^\ufeff/, '');
    try {
      const tree = new TreeBuilder({}, { prefixes: 'drop' });
      tree.write(text);
      if (tree.root) return tree.root;
    } catch (cause) {
      throw unconvertible(`Its part ${part} is no sound XML.`, cause);
    }
    throw unconvertible(`Its part ${part} is cut off.`);
  };
  return {
    has: (part) => entries.has(part),
    names: (beginning) => [...entries.keys()].filter((name) => name.startsWith(beginning)),
    bytes,
    xml,
    async relations(part) {
      const cut = part.lastIndexOf('/') + 1;
      const list = `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
      if (!entries.has(list)) return new Map();
      return new Map(
        (await xml(list)).all('Relationship').flatMap(({ attributes: { Id, Target, TargetMode } }) => {
          if (!Id || !Target || TargetMode === 'External') return [];
          const path = pathOf(Target, part);
          return path === undefined ? [] : [[Id, path] as const];
        }),
      );
    },
  };
}
