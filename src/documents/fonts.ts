import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A file of the fonts with Chinese (Noto Sans Hans, SIL Open Font License), if the optional package that ships them is
 * installed.
 */
export function chineseFont(weight: 'Regular' | 'Bold'): string | undefined {
  try {
    const shipped = new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc'));
    const file = fileURLToPath(new URL(`NotoSansHans-${weight}.otf`, shipped));
    return existsSync(file) ? file : undefined;
  } catch {
    // optional packages are left out with `npm ci --omit=optional`
    return undefined;
  }
}

/** How long an opened font stays, after it was last asked for. */
const KEPT_MS = 60_000;
const opened = new Map<string, { readonly font: Buffer; readonly timer: NodeJS.Timeout }>();

/**
 * A font as documents are set in it: opened once for those that follow each other, since reading its tables takes more
 * than a short document does.
 * @param file Path of it.
 */
export async function openedFont(file: string): Promise<Buffer> {
  const there = opened.get(file);
  there?.timer.refresh();
  if (there) return there.font;
  // @ts-expect-error it declares no types
  const { create } = await import('fontkit');
  // pdfkit takes an opened font, and its types do not say so
  const font = create(readFileSync(file)) as Buffer;
  opened.set(file, { font, timer: setTimeout(() => opened.delete(file), KEPT_MS).unref() });
  return font;
}
