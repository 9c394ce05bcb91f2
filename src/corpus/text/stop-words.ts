/**
 * Words that say little about a document: function words of English and Chinese, and the phrases of claims and
 * descriptions. Used to choose words for ranking, never to leave words out of the index: every word can be searched.
 */

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Folded as `analyse` folds them. */
export const ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  list(`
    a about above after again against all along also although am among an and any are as at be because been before being below between both but by
    can cannot could did do does doing down during each either else etc even every few for from further had has have having he her here hers him his how however
    i if in into is it its itself just least less let like may me might more most much must my neither no nor not now of off on once one only onto or other our out over own
    per rather s same shall she should since so some still such t than that the their them then there thereby therefore therein thereof thereto these they this those though through thus to too toward towards
    under until up upon us very via was we were what when where whereas whereby wherein whether which while who whom whose why will with within without would yet you your
  `),
);

/** Words that nearly every patent holds. */
export const ENGLISH_PATENT_WORDS: ReadonlySet<string> = new Set(
  list(`
    according accordance apparatus arranged aspect claim claimed claims comprise comprised comprises comprising configured consist consisting consists corresponding describe described
    description device disclosed disclosure embodiment embodiments example examples fig figs figure figures first following form formed herein include included includes including invention
    method methods means object plurality preferable preferably preferred present provide provided provides providing relate related relates respective respectively said second several
    shown system third two use used uses using utility various wherein
  `),
);

/** Chinese function words of one or more characters, longest first, so that a scan can drop whole words. */
export const CHINESE_FUNCTION_WORDS: readonly string[] = list(`
  根据权利要求 其特征在于 如权利要求 权利要求 本实用新型 实施例中 本发明 实施方式 实施例 所述的 优选地 进一步 具体地 以及 包括 包含 所述 其中 一种 用于 通过 进行 以下 上述 下述 可以 能够
  或者 并且 而且 因此 由于 如果 但是 然后 根据 基于 对于 关于 至少 多个 一个 第一 第二 第三 之间 以上 任一项 该 的 了 和 与 及 或 在 是 为 以 于 将 由 对 中 其 所 并 且 而 则 当 被 把 从 到 也 等 之 上 下 有 可 个 各 若
`).toSorted((a, b) => b.length - a.length);

/** Whether a folded English word says little: function word or word of every patent. */
export const saysLittle = (word: string): boolean => ENGLISH_FUNCTION_WORDS.has(word) || ENGLISH_PATENT_WORDS.has(word);
