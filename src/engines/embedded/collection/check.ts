import { closeSync, fstatSync, openSync } from 'node:fs';
import { basename } from 'node:path';
import { PageCache, SegmentFile } from '../format/segment-file.ts';
import type { DocSet } from '../segment/docset.ts';
import type { Segment } from '../segment/segment.ts';

/** Compares every checksum of a file; problems in words. */
export function checkFile(path: string): string[] {
  try {
    const fd = openSync(path, 'r');
    try {
      const file = new SegmentFile({ fd, bytes: fstatSync(fd).size }, new PageCache(1 << 20));
      return file.check().map((problem) => `${basename(path)}: ${problem}`);
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    return [`${basename(path)}: ${(error as Error).message}`];
  }
}

/** Compares what the segments of a collection say of their documents; problems in words. */
export function checkSegments(
  segments: readonly { readonly id: number; readonly segment: Segment; readonly deleted: DocSet | undefined }[],
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { id: number, segment, deleted } of segments) {
    try {
      problems.push(...segment.file.check().map((problem) => `segment ${number}: ${problem}`));
      for (let doc = 0; doc < segment.documents; doc++) {
        if (deleted?.has(doc)) continue;
        const id = segment.ids.get(doc);
        if (seen.has(id)) problems.push(`${id} is in the index twice`);
        seen.add(id);
        if (segment.find(Buffer.from(id)) !== doc) problems.push(`${id} is not found by its id`);
      }
    } catch (error) {
      problems.push(`segment ${number}: ${(error as Error).message}`);
    }
  }
  return problems;
}
