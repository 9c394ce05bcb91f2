import { closeSync, openSync } from 'node:fs';
import type { PostingsSource } from '#engines/embedded/format/postings.ts';
import { MaskTable, PostingsWriter } from '#engines/embedded/format/postings-writer.ts';
import { PageCache, SegmentFile } from '#engines/embedded/format/segment-file.ts';
import { SegmentWriter } from '#engines/embedded/format/segment-writer.ts';

/**
 * Words with positions in a file, or in memory without a path; `padding` bytes before them decide where pages end.
 * @param write Writes the words, and answers what tells of them.
 */
export function wordsInFile<Written>(
  { path, documents, fields, padding }: { path?: string; documents: number; fields: number; padding: number },
  write: (postings: PostingsWriter) => Written,
): { readonly source: PostingsSource; readonly written: Written; close(): void } {
  const writer = new SegmentWriter(path);
  for (const name of ['postings', 'positions']) writer.section(name).raw(new Uint8Array(padding));
  const masks = new MaskTable();
  const written = write(
    new PostingsWriter({
      postings: writer.section('postings'),
      dense: writer.section('dense'),
      positions: writer.section('positions'),
      documents,
      masks,
      lengths: new Uint32Array(documents).fill(100),
      weights: new Array<number>(fields).fill(1),
    }),
  );
  const open = (file: string) => {
    const { bytes } = writer.finishFile({});
    return { fd: openSync(file, 'r'), bytes };
  };
  const from = path === undefined ? { memory: writer.finishMemory({}) } : open(path);
  const file = new SegmentFile(from, new PageCache(1 << 17));
  const source: PostingsSource = {
    postings: file.reader('postings'),
    dense: file.reader('dense'),
    positions: file.reader('positions'),
    documents,
    masks: masks.masks,
  };
  return { source, written, close: () => 'fd' in from && closeSync(from.fd) };
}
