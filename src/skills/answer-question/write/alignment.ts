import { contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';

/**
 * A sentence laid word by word beside the one of a passage that it is taken from: where both go on in the same words
 * but for one place, that place tells what was exchanged, whichever word it is.
 */

/** Small words that turn what is said: how many of them, under which condition, how sure. */
const WEIGHTY =
  /^(?:most|least|few|many|some|all|each|every|both|either|neither|none|no|half|twice|double|triple|once|only|unless|if|when|while|until|with|without|before|after|above|below|under|over|inside|outside|within|must|may|might|can|cannot|never|always|often|rarely|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|first|second|third)$/u;
/** Longer sentences are not compared. */
const MOST_TOKENS = { sentence: 80, given: 240 } as const;
/** Share of a sentence that must stand in the other in the same order for what differs to be an exchange. */
const IN_ORDER = 0.6;
/** Words in a row that may be exchanged for others. */
const LONGEST_EXCHANGE = 3;

interface Token {
  readonly text: string;
  /** What it is compared by: the stem of a content word, a number, a sign. */
  readonly key: string;
  readonly tells: boolean;
}

const TOKEN = /\p{Script=Han}|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|[%°,;，；]/gu;
const ENDS_CLAUSE = /^[,;，；]$/u;

function tokensOf(text: string): Token[] {
  const stems = new Map(contentWords(text).map(({ key, start }) => [start, key]));
  return [...text.matchAll(TOKEN)].map(({ 0: word, index }) => {
    const small = word.toLowerCase();
    const stem = isHan(word) ? undefined : stems.get(index);
    return {
      text: word,
      key: stem ?? small,
      tells: stem !== undefined || isHan(word) || /\d/.test(word) || WEIGHTY.test(small),
    };
  });
}

/** The longest series of tokens that both have in this order, as pairs of places. */
function inOrder(ours: readonly Token[], theirs: readonly Token[]): (readonly [number, number])[] {
  const width = theirs.length + 1;
  const longest = new Uint16Array((ours.length + 1) * width);
  for (let i = ours.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        ours[i]!.key === theirs[j]!.key
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < ours.length && j < theirs.length) {
    if (ours[i]!.key === theirs[j]!.key) pairs.push([i++, j++]);
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}

const telling = (tokens: readonly Token[]) => tokens.filter(({ tells }) => tells);
const joined = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text).join(tokens.every(({ text }) => isHan(text)) ? '' : ' ');

function areSynonyms(ours: readonly Token[], theirs: readonly Token[]): boolean {
  const other = joined(theirs).toLowerCase();
  return synonymsOf(joined(ours)).some((known) => known.other === other || known.other.startsWith(`${other} `));
}

/**
 * What of a sentence stands in the place of something else in `given`, where both have the same words around it;
 * `undefined` where nothing does, or the two have little in common.
 * @param saySame Whether two words go the same way: raises, increases.
 */
export function exchanged(
  sentence: string,
  given: string,
  saySame: (one: string, other: string) => boolean,
): string | undefined {
  const [ours, theirs] = [tokensOf(sentence), tokensOf(given)];
  if (ours.length > MOST_TOKENS.sentence || theirs.length > MOST_TOKENS.given) return undefined;
  const pairs = inOrder(ours, theirs);
  if (pairs.length < IN_ORDER * ours.length) return undefined;
  const places = [[-1, -1] as const, ...pairs, [ours.length, theirs.length] as const];
  for (let at = 1; at < places.length; at += 1) {
    const [[i, j], [k, l]] = [places[at - 1]!, places[at]!];
    const [own, other] = [
      telling(ours.slice(i + 1, k)),
      telling(upToClause(theirs.slice(j + 1, l), k === ours.length)),
    ];
    if (own.length === 0 || own.length > LONGEST_EXCHANGE || other.length > LONGEST_EXCHANGE) continue;
    if (other.length === 0 || areSynonyms(own, other) || areSynonyms(other, own)) continue;
    if (saySame(joined(own), joined(other))) continue;
    return `it says “${joined(own)}” where the passage says “${joined(other)}”`;
  }
  return undefined;
}

/** Tokens, at the end of a sentence only those of the clause that it ends in: the passage may go on. */
const upToClause = (tokens: readonly Token[], isEnd: boolean): readonly Token[] => {
  const end = isEnd ? tokens.findIndex(({ text }) => ENDS_CLAUSE.test(text)) : -1;
  return end < 0 ? tokens : tokens.slice(0, end);
};

/** Ways to say the same the other way round. */
const TURNS_ROUND = /^(?:by|from|和|与|或|及|被|由)$/u;
const JOINS = /^(?:and|or|和|与|或|及|、)$/u;

/** Two words that stand once in either and have changed places around others that stand between them in both. */
export function changedPlaces(sentence: string, given: string): string | undefined {
  const [ours, theirs] = [tokensOf(sentence), tokensOf(given)];
  if (ours.length > MOST_TOKENS.sentence || theirs.length > MOST_TOKENS.given) return undefined;
  const turns = (tokens: readonly Token[]) => tokens.filter(({ key }) => TURNS_ROUND.test(key)).length;
  if (turns(ours) > turns(theirs)) return undefined;
  const places = (tokens: readonly Token[]) => Map.groupBy(tokens.keys(), (i) => tokens[i]!.key);
  const [here, there] = [places(ours), places(theirs)];
  const once = [...here].flatMap(([key, [at, more]]) => {
    const other = there.get(key);
    return more === undefined && other?.length === 1 && ours[at!]!.tells ? [{ key, at: at!, there: other[0]! }] : [];
  });
  const common = once.toSorted((a, b) => a.at - b.at);
  for (const [n, x] of common.entries())
    for (const y of common.slice(n + 1)) {
      if (x.there < y.there) continue;
      const between = common.filter(
        (z) => z.at > x.at && z.at < y.at && z.there > y.there && z.there < x.there && !JOINS.test(z.key),
      );
      if (between.length > 0) return `“${ours[x.at]!.text}” and “${ours[y.at]!.text}” have changed places`;
    }
  return undefined;
}
