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

/** A font in a file of its own, or one face of several in a file. */
export interface FontFile {
  readonly file: string;
  /** Its PostScript name, where the file holds several. */
  readonly face?: string;
}

/** Where systems keep Noto Sans CJK (SIL Open Font License): Debian and Ubuntu, Fedora, Arch and Alpine. */
const CJK_FOLDERS = [
  '/usr/share/fonts/opentype/noto',
  '/usr/share/fonts/google-noto-sans-cjk-fonts',
  '/usr/share/fonts/noto-cjk',
  '/usr/share/fonts/noto',
];

/** A font of the system with Hangul beside Chinese and Japanese; undefined where none is installed. */
export function koreanFont(weight: 'Regular' | 'Bold'): FontFile | undefined {
  const file = CJK_FOLDERS.map((folder) => `${folder}/NotoSansCJK-${weight}.ttc`).find(existsSync);
  return file === undefined ? undefined : { file, face: `NotoSansCJKkr-${weight}` };
}

/** How long an opened font stays, after it was last asked for. */
const KEPT_MS = 60_000;
const opened = new Map<string, { readonly font: Buffer; readonly timer: NodeJS.Timeout }>();

/**
 * A font as documents are set in it: opened once for those that follow each other, since reading its tables takes more
 * than a short document does.
 */
export async function openedFont({ file, face }: FontFile): Promise<Buffer> {
  const name = `${file} ${face ?? ''}`;
  const there = opened.get(name);
  there?.timer.refresh();
  if (there) return there.font;
  // @ts-expect-error it declares no types
  const { create } = await import('fontkit');
  // pdfkit takes an opened font, and its types do not say so
  const font = create(readFileSync(file), face) as Buffer;
  opened.set(name, { font, timer: setTimeout(() => opened.delete(name), KEPT_MS).unref() });
  return font;
}
