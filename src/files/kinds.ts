import { extname } from 'node:path';

/** What a file is, by its first bytes; for office documents, which share a container, by its name as well. */
export type FileKind = 'png' | 'jpg' | 'tif' | 'pdf' | 'docx' | 'pptx' | 'xlsx' | 'doc' | 'ppt' | 'xls';

/** Bytes of a file's beginning that `kindOf` looks at. */
export const HEAD_BYTES = 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** OLE 2 compound file, [MS-CFB] 2.2. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const starts = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte);

const named = <K extends FileKind>(name: string, kinds: readonly K[]): K | undefined =>
  kinds.find((kind) => extname(name).toLowerCase() === `.${kind}`);

/**
 * The kind of a file, or undefined when its content is none of the kinds that are known. What a sender calls it does
 * not matter, except among office documents. Signatures: PNG (ISO/IEC 15948, 5.2), JPEG (ISO/IEC 10918-1, SOI and a
 * marker), TIFF (revision 6.0, image file header), PDF (ISO 32000, 7.5.2, with up to 1,024 bytes before the header as
 * readers allow), ZIP and OLE 2 containers.
 */
export function kindOf(head: Uint8Array, name: string): FileKind | undefined {
  if (starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts(head, [0xff, 0xd8, 0xff])) return 'jpg';
  if (starts(head, [0x49, 0x49, 42, 0]) || starts(head, [0x4d, 0x4d, 0, 42])) return 'tif';
  if (Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES)).includes('%PDF-')) return 'pdf';
  if (starts(head, ZIP)) return named(name, ['docx', 'pptx', 'xlsx']);
  if (starts(head, COMPOUND)) return named(name, ['doc', 'ppt', 'xls']);
  return undefined;
}
