import type { MarkClass } from '#collections/trademarks/trademark.ts';
import { words } from '#corpus/text/analysis.ts';
import { stem } from '#corpus/text/stem.ts';
import { CHINESE_FUNCTION_WORDS, saysLittle } from '#corpus/text/stop-words.ts';

/** Characters of a text of goods that are read. */
const MOST_GOODS = 20_000;
/** Goods that are shown, and characters of one. */
const MOST_SHARED = 5;
const MOST_SHOWN = 300;

/** Words of goods that say what they are, in one form. */
export const goodsWords = (text: string): ReadonlySet<string> =>
  new Set(
    words(text.slice(0, MOST_GOODS))
      .filter((word) => !saysLittle(word) && !CHINESE_FUNCTION_WORDS.includes(word))
      .map(stem),
  );

/** How much of planned goods stands in others. */
export interface SharedGoods {
  /** Of the words of the planned goods, 0 to 1. */
  readonly share: number;
  /** Goods that hold one of them, as stated. */
  readonly shared: readonly string[];
}

/** What stands between goods: Japanese lists have the full-width comma. */
export const BETWEEN_GOODS = /[;；，]/;

/** Goods that hold a word of the planned ones, and the share of those words that they have. */
export function sharedGoods(planned: ReadonlySet<string>, texts: readonly string[]): SharedGoods {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const text of texts)
    for (const part of text.slice(0, MOST_GOODS).split(BETWEEN_GOODS)) {
      const own = [...goodsWords(part)].filter((word) => planned.has(word));
      for (const word of own) seen.add(word);
      if (own.length > 0 && shared.size < MOST_SHARED) shared.add(part.trim().slice(0, MOST_SHOWN));
    }
  return { share: planned.size === 0 ? 0 : seen.size / planned.size, shared: [...shared] };
}

/**
 * The same of a mark's classes. European records state one list of goods in two dozen languages: the language that
 * shares most with the planned goods is the one that they are written in, and the others are left out.
 */
export function sharedGoodsOf(planned: ReadonlySet<string>, classes: readonly Pick<MarkClass, 'goods'>[]): SharedGoods {
  const stated = Map.groupBy(
    classes.flatMap(({ goods }) => goods),
    ({ lang }) => lang,
  );
  let best: SharedGoods = { share: 0, shared: [] };
  for (const goods of stated.values()) {
    const found = sharedGoods(
      planned,
      goods.map(({ text }) => text),
    );
    if (found.share > best.share) best = found;
  }
  return best;
}
