import { createHash } from 'node:crypto';
import { ServiceError } from '#errors.ts';
import { HEAD_BYTES, kindOf } from '#files/kinds.ts';
import type { StoredFile } from '#files/store.ts';
import type { JobCall, JobServices } from '#isolation/job.ts';
import { markdownTable, toMarkdown, toText } from '#reading/markdown.ts';
import type { Box, PageBlock, ReadDocument } from '#reading/page.ts';
import { ppOcr } from '#reading/pp-ocr.ts';
import { readDocument } from '#reading/read.ts';
import { rounded } from '#rounded.ts';
import { CROP_MS, type DocumentToRead, placeOf } from './read-document-job.ts';

/**
 * Parts of one document that are answered, and characters of them: more than the 200 pages that are read hold. A file
 * of an office program need not say where its pages end.
 */
const MOST_BLOCKS = 40_000;
const MOST_CHARACTERS = 5_000_000;
/** Pictures of one document that are kept. */
const MOST_CROPS = 300;

interface ReadBlock {
  readonly page: number;
  readonly type: PageBlock['type'];
  readonly bbox: readonly number[];
  readonly content?: string;
  readonly file?: StoredFile;
}

let recogniser: ReturnType<typeof ppOcr> | undefined;

const bboxOf = (box: Box | undefined, confidence: number): number[] =>
  box ? [box.x0, box.y0, box.x1, box.y1, confidence].map((value) => rounded(value)) : [0, 0, 1, 1, 0];

const contentOf = ({ type, text, rows }: PageBlock): string | undefined =>
  type === 'table' ? markdownTable(rows ?? []) : text;

/** What the job does. @throws ServiceError `file_refused` */
export async function readAndKeep(
  { bytes, name, crops, markdown, results, text = false }: DocumentToRead,
  { files }: JobServices,
  { account }: JobCall<never>,
) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(file.subarray(0, HEAD_BYTES), name)!;
  const document = await readDocument(file, kind, () => (recogniser ??= ppOcr()));
  atMost(document);
  const key = `${account} ${createHash('sha256').update(file).digest('hex')}`;
  const kept = new Map<PageBlock, StoredFile>();
  if (crops)
    for (const block of document.pages.flatMap(({ blocks }) => blocks)) {
      if (!block.file || kept.size >= MOST_CROPS) continue;
      const as = { key: `${key} ${kept.size}`, name: `figure.${block.file.kind}`, for_ms: CROP_MS, account };
      kept.set(block, await files.put({ ...as, content: block.file.bytes }));
    }
  const order = [...kept.keys()];
  const blocks: ReadBlock[] = document.pages.flatMap((page, number) =>
    page.blocks.map((block) => {
      const content = contentOf(block);
      const stored = kept.get(block);
      return {
        page: number,
        type: block.type,
        bbox: bboxOf(block.box, block.confidence),
        ...(content !== undefined && { content }),
        ...(stored && { file: stored }),
      };
    }),
  );
  const urlOf = (block: PageBlock) => (kept.has(block) ? placeOf(order.indexOf(block)) : undefined);
  return {
    file_type: kind,
    total_pages: Math.max(1, document.pages.length),
    notes: document.notes,
    blocks: results ? blocks : [],
    crops: [...kept.values()],
    ...(markdown && { markdown: toMarkdown(document, urlOf) }),
    ...(text && { text: toText(document) }),
  };
}

/** @throws ServiceError `file_refused`, too large. */
function atMost({ pages }: ReadDocument): void {
  let blocks = 0;
  let characters = 0;
  for (const page of pages)
    for (const { text, rows } of page.blocks) {
      blocks += 1;
      characters += text?.length ?? 0;
      for (const row of rows ?? []) for (const cell of row) characters += cell.length;
    }
  if (blocks <= MOST_BLOCKS && characters <= MOST_CHARACTERS) return;
  const found =
    blocks > MOST_BLOCKS
      ? `${blocks} parts: at most ${MOST_BLOCKS}`
      : `${characters} characters: at most ${MOST_CHARACTERS}`;
  throw new ServiceError('file_refused', `The document has ${found} are read. Send it in parts.`, {
    field: 'file',
    too_large: true,
  });
}
