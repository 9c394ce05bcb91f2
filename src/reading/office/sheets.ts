import type { OfficePackage } from '#sources/office/package.ts';
import { sheetsOf } from '#sources/office/sheets.ts';
import type { Page } from '../page.ts';

/** Sheets as pages: the name, and the cells as a table. */
export async function sheetPages(office: OfficePackage): Promise<Page[]> {
  return (await sheetsOf(office)).map(({ name, rows }) => ({
    blocks: [
      { type: 'title', confidence: 1, text: name, level: 2 },
      ...(rows.length > 0 ? [{ type: 'table' as const, confidence: 1, rows }] : []),
    ],
  }));
}
