import { SCORES } from '#language/bands.ts';
import { languageOf } from '#language/script.ts';
import { beyondChance, type Holdings, nearnessOf } from '#skills/compare-features/holding.ts';
import type { AnswerLanguage, DocumentComparison, FeatureComparison } from '#skills/types.ts';
import type { ComparedDocument } from './data.ts';

/** A candidate that was compared, in the place that the search gave it. */
export interface ReadCandidate {
  readonly document: ComparedDocument;
  readonly holdings: Holdings;
}

/** How near candidates are, by each way of knowing words that all of them have. */
function nearnesses(candidates: readonly ReadCandidate[]): number[][] {
  const ways = Math.min(...candidates.map(({ holdings }) => holdings.length));
  return Array.from({ length: ways }, (_, way) => nearnessOf(candidates.map(({ holdings }) => holdings[way]!)));
}

/** As in the fusion of what leads: here the first places count. */
const ORDER_CONSTANT = 10;
/** What the order of the search counts beside that of what documents hold. Set on the tuning half of `eval/ideas`. */
const SEARCH_WEIGHT = 0.2;

/** Has no text in the language of the features: of their words it can hold only those that have translations. */
const isForeign = ({ document: { comparison } }: ReadCandidate): boolean =>
  comparison.features.length > 0 && comparison.features.every(({ flags }) => flags.includes('other_language'));

/**
 * Candidates in the order of how much they hold of everything that the features name, whatever words they use for it,
 * fused with the order of the search: words find candidates, but one thing counts once, however many words say it.
 * Where a document has no text in the language of the features, the better of both places counts.
 */
export function nearestFirst<C extends ReadCandidate>(candidates: readonly C[]): C[] {
  if (candidates.length === 0) return [];
  const near = nearnesses(candidates).at(-1)!;
  const placed = [...candidates.keys()].toSorted((a, b) => near[b]! - near[a]! || a - b);
  const held = new Map(placed.map((at, index) => [at, index + 1]));
  const place = (at: number) => (isForeign(candidates[at]!) ? Math.min(held.get(at)!, at + 1) : held.get(at)!);
  const worth = (at: number) => 1 / (ORDER_CONSTANT + place(at)) + SEARCH_WEIGHT / (ORDER_CONSTANT + at + 1);
  return [...candidates.keys()].toSorted((a, b) => worth(b) - worth(a) || a - b).map((at) => candidates[at]!);
}

/**
 * Fewer documents say nothing of what is usual among them. Of a language that a corpus has few documents in there are
 * seldom a hundred: from 30 on, .69 of the cells of Chinese ideas (tuning half of `eval/ideas`) are right, not .18.
 */
const FEWEST = 30;
/**
 * A document stands out that holds this many times what the tenth of all holds, and nearly as much as the first. Of the
 * tuning half of `eval/ideas` .73 of the own patents do, and one rival for every second idea.
 */
const TENTH = 9;
const TIMES = 1.2;
const OF_FIRST = 0.9;
/**
 * By the language of the idea: what it takes to stand out, and what of a document that does is disclosed.
 *
 * `beyond`: something is always nearest, and stands out only if it holds this share of everything named beyond what
 * chance gives. On the tuning halves own patents that stand out hold .56 at least in English; in Chinese, where other
 * words for a thing share no pair of characters, .13, and what comes first for ideas of other fields (`eval:ideas-far`)
 * .09 at most. In English what came first for an absurd one held .33.
 *
 * `held`: what of a feature's words must stand somewhere in the document; of Chinese, where each pair of characters is
 * looked for, nothing is asked. `score`: what its best passage must score all the same.
 */
const STANDING = {
  en: { beyond: 0.4, held: 0.6, score: 27 },
  zh: { beyond: 0.125, held: 0, score: 15 },
} as const;
/**
 * The same of a document of another language than the idea, which holds words that have translations alone: of a
 * Chinese idea single English words, which stand in many texts, where a Chinese document must have pairs of characters.
 */
const FOREIGN_HELD = 0.35;
const FOREIGN_BEYOND = { en: 0.25, zh: 0.2 } as const;
/**
 * Documents that may hold the words of a feature as densely. Of the three tuning sets of `eval/ideas` 8 of 47 absent
 * features were disclosed with .05 (English) and .15 (Chinese) of a density that counted every occurrence alike, and 3
 * are so.
 */
const AS_DENSE = 0.03;
const languageFor = ({ holdings }: ReadCandidate) => languageOf([...holdings[0]!.words.keys()].join(' '));
const standingFor = (candidate: ReadCandidate) => STANDING[languageFor(candidate)];

/** What no standing out makes good. */
const STRICT = new Set(['number', 'negation']);

/**
 * Those that hold far more of everything that the features name than what is usual, by any way of knowing words, nine
 * at most by each, and more than chance by the words that are known. What is in the language of the idea stands out
 * among its like, where there are enough: a long document of another language may hold as much by its translations.
 */
export function standingOut<C extends ReadCandidate>(candidates: readonly C[]): ReadonlySet<C> {
  if (candidates.length < FEWEST) return new Set();
  const beyond = beyondChance(candidates.map(({ holdings }) => holdings[0]));
  const language = languageFor(candidates[0]!);
  const foreign = candidates.map(isForeign);
  const several = foreign.filter((one) => !one).length >= FEWEST;
  const standing = nearnesses(candidates).flatMap((near) => {
    const leastOf = (among: readonly number[]) => {
      const sorted = among.toSorted((a, b) => b - a);
      return Math.max(TIMES * sorted[TENTH]!, OF_FIRST * sorted[0]!);
    };
    const ofAll = leastOf(near);
    const least = { foreign: ofAll, own: several ? leastOf(near.filter((_, at) => !foreign[at])) : ofAll };
    return candidates.filter((_, at) => {
      const bound = foreign[at] ? FOREIGN_BEYOND[language] : STANDING[language].beyond;
      return near[at]! > 0 && near[at]! >= least[foreign[at] ? 'foreign' : 'own'] && beyond[at]! >= bound;
    });
  });
  return new Set(standing);
}

/** How many others hold the words of a feature as densely, known in one way; all of them where it holds none. */
function asDense(candidate: ReadCandidate, number: string, all: readonly ReadCandidate[], way: number): number {
  const densityOf = ({ holdings }: ReadCandidate) => holdings[way]?.density.get(number) ?? 0;
  const own = densityOf(candidate);
  return own === 0 ? all.length : all.filter((other) => other !== candidate && densityOf(other) >= own).length;
}

/**
 * The comparison of a document that stands out, with those features disclosed whose words it holds more densely than
 * nearly all others: that a document is about the whole idea says what its words are used for. Told apart by the flag
 * `stands_out`, and scored no more than the least that is called disclosed.
 */
export function judgedAsWhole<C extends ReadCandidate>(
  candidate: C,
  comparison: DocumentComparison,
  all: readonly C[],
  lang: AnswerLanguage,
): DocumentComparison {
  const least = standingFor(candidate);
  // which Chinese words an encoder holds to be alike orders Chinese documents, and says too little of what they
  // disclose
  const ways = least === STANDING.zh && !isForeign(candidate) ? candidate.holdings.slice(0, 1) : candidate.holdings;
  const held = isForeign(candidate) ? FOREIGN_HELD : least.held;
  // of what is named a document of another language holds the words that have translations alone
  const comparable = all.filter((one) => isForeign(one) === isForeign(candidate));
  const features = comparison.features.map((cell): FeatureComparison => {
    const { feature_number, flags, quote, reason, score, verdict } = cell;
    if (verdict === 'disclosed' || !quote || score < least.score || flags.some((flag) => STRICT.has(flag))) return cell;
    if ((candidate.holdings[0].held_share.get(feature_number) ?? 0) < held) return cell;
    const as_dense = Math.min(...ways.map((_, way) => asDense(candidate, feature_number, comparable, way)));
    if (as_dense > AS_DENSE * (comparable.length - 1)) return cell;
    return {
      ...cell,
      verdict: 'disclosed',
      score: SCORES.disclosed.lowest,
      reason:
        lang === 'zh'
          ? `按整篇文献判断为已公开：在比对的 ${comparable.length} 篇中，该文献整体突出，且只有 ${as_dense} 篇同样密集地出现该特征的词。按措辞：${reason}`
          : `Disclosed, judged by the document as a whole: it stands out among the ${comparable.length} compared, of which ${as_dense} hold the words of this feature as densely. By wording: ${reason}`,
      flags: [...flags, 'stands_out'],
    };
  });
  return { ...comparison, features };
}
