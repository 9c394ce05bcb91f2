import { entityId } from '#collections/entities/entities.ts';
import { inChinese } from '#collections/register-words.ts';
import type { WireName } from './entity-names.ts';

/** A word of a fixed vocabulary as the interface writes it: with an id that is the same everywhere. */
export interface WireTerm {
  normalized_id: string;
  display_name: WireName[];
}

/** A code in words: `Phase_2_3` is phase 2/3. */
export const codeInWords = (code: string): string => code.replace(/(?<=\d)_(?=\d)/g, '/').replaceAll('_', ' ');

/** @param list Of `register-words.ts`, whose words it has in Chinese, or another one. */
export function term(list: string, code: string, name = codeInWords(code)): WireTerm {
  const chinese = inChinese(list, code);
  return {
    normalized_id: entityId(`term:${list}:${code}`),
    display_name: [{ lang: 'EN', name }, ...(chinese === undefined ? [] : [{ lang: 'CN' as const, name: chinese }])],
  };
}

/** Milliseconds since 1970 at the beginning, in UTC, of a day yyyyMMdd. */
export const epochOfDay = (day: number): number =>
  Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100);
