import { HEAD_BYTES, kindOf } from '#files/kinds.ts';
import type { OfficePackage } from '#sources/office/package.ts';
import type { PageBlock } from '../page.ts';

/** Pictures of one document that are kept. */
export const MOST_PICTURES = 200;
const MOST_BYTES = 20 * 1024 * 1024;

/** A picture of a package as a figure; without its pixels where it is in a format that browsers do not show. */
export async function figure(
  office: OfficePackage,
  part: string | undefined,
  box?: PageBlock['box'],
): Promise<PageBlock> {
  const block: PageBlock = { type: 'figure', confidence: 1, ...(box && { box }) };
  if (part === undefined || !office.has(part)) return block;
  const bytes = await office.bytes(part);
  const kind = kindOf(bytes.subarray(0, HEAD_BYTES), part);
  return (kind === 'png' || kind === 'jpg') && bytes.length <= MOST_BYTES ? { ...block, file: { kind, bytes } } : block;
}
