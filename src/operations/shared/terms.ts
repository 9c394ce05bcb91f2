import { entityId } from '#collections/entities/entities.ts';
import { inChinese, inEnglish } from '#collections/register-words.ts';
import type { WireName } from './entity-names.ts';

/** A word of a fixed vocabulary as the interface writes it: with an id that is the same everywhere. */
export interface WireTerm {
  normalized_id: string;
  display_name: WireName[];
}

/** @param list Of `register-words.ts`, whose words it has in Chinese, or another one. */
export function term(list: string, code: string, name = inEnglish(list, code)): WireTerm {
  const chinese = inChinese(list, code);
  return {
    normalized_id: entityId(`term:${list}:${code}`),
    display_name: [{ lang: 'EN', name }, ...(chinese === undefined ? [] : [{ lang: 'CN' as const, name: chinese }])],
  };
}
