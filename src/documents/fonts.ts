import { existsSync } from 'node:fs';
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
