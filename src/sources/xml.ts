import { type Parsed, SourceError, type SourceFile } from './source.ts';
import { decodeText } from './text-decoding.ts';
import type { XmlDocument, XmlOptions } from './xml-document.ts';
import type { XmlElement } from './xml-element.ts';
import { Splitter } from './xml-splitter.ts';

export type { EntityTable } from './doctype.ts';
export type { XmlDocument, XmlOptions } from './xml-document.ts';
export { tidy, XmlElement, XmlInstruction, type XmlNode } from './xml-element.ts';

/**
 * Reads a file that holds any number of documents one after the other (several prologs, document types, or one wrapper
 * around all) and yields one small tree for each element of one of the names, which must not nest in themselves. Memory
 * stays flat: one document at a time, within the bounds. A document that is malformed, too large or unfinished is
 * reported with its position, and reading goes on at the next prolog or root.
 * @param rootNames Local names; in the file they may carry a prefix.
 * @throws SourceError when the rest of the stream cannot be read.
 */
export async function* xmlDocuments(
  stream: AsyncIterable<Uint8Array>,
  rootNames: readonly string[],
  options: XmlOptions = {},
  file = 'input',
): AsyncGenerator<XmlDocument> {
  const splitter = new Splitter(rootNames, options);
  try {
    for await (const { text, end_byte, bytesOf } of decodeText(stream, file, options.encoding)) {
      splitter.append(text, end_byte, bytesOf);
      yield* splitter.documents(false);
    }
  } catch (error) {
    yield* splitter.documents(true);
    throw error instanceof SourceError
      ? error
      : new SourceError('unreadable', file, String(error), undefined, { cause: error });
  }
  yield* splitter.documents(true);
}

/** How `xmlRecords` makes records of documents. */
export interface XmlMapping<R> extends XmlOptions {
  readonly roots: readonly string[];
  /**
   * A record, or what was knowingly left out. Throws (RangeError, TypeError ...) with the reason if it cannot be one:
   * the document becomes a reject.
   */
  readonly map: (
    root: XmlElement,
    file: SourceFile,
  ) => R | { readonly skipped: string } | Promise<R | { readonly skipped: string }>;
  /**
   * The best known id of a document that could not be mapped, from its tree or raw text. Default: its place in the
   * file.
   */
  readonly id?: (raw: string) => string | undefined;
}

/** The usual `read` of an XML source: documents -> records, with rejects and unknown elements told. */
export async function* xmlRecords<R extends object>(
  file: SourceFile,
  mapping: XmlMapping<R>,
): AsyncGenerator<Parsed<R>> {
  for await (const document of xmlDocuments(file.stream(), mapping.roots, mapping, file.name)) {
    const id = () => mapping.id?.(document.raw) ?? `document ${document.index}`;
    if (!document.ok) {
      yield { ok: false, id: id(), reason: `${document.reason} (at byte ${document.byte})`, raw: document.raw };
      continue;
    }
    try {
      const record = await mapping.map(document.root, file);
      if ('skipped' in record) {
        yield { ok: 'skipped', kind: record.skipped as string };
        continue;
      }
      const unknown = document.root.unknown().map((path) => `${document.root.name}/${path}`);
      yield { ok: true, record, raw: document.raw, ...(unknown.length > 0 && { unknown }) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      yield { ok: false, id: id(), reason: `${reason} (document at byte ${document.start_byte})`, raw: document.raw };
    }
  }
}
