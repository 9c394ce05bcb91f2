import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';
import { type FunctionHit, searchFunction, subclassesOf } from './function-search.ts';
import type { Problem } from './problem.ts';
import type { Core } from './wanted.ts';

/** The nearest documents: their subclasses are the field that the problem is at home in. */
const NEAREST = 10;

/** Words of a wish, and of joining two. */
const WISHES = /希望(?:能够?|可以)?|想要|需要|要求|期望|同时|并且|而且|如何/gu;

/** A Chinese sentence without the thing: pairs of its characters alone would cut its words. */
const withoutThing = (part: string, object: string | undefined): string =>
  (object ? part.replaceAll(object, ' ') : part).replace(WISHES, ' ');

/** The words of an English sentence that the thing's name does not have. */
function others(part: string, object: string | undefined): string[] {
  const own = new Set(contentWords(object ?? '').map(({ key }) => key));
  return contentWords(part)
    .filter(({ key }) => !own.has(key))
    .map(({ start, end }) => part.slice(start, end));
}

/**
 * What a problem asks for whatever thing it is asked of: what is to improve and to keep, and its other words without
 * those of its object. Undefined where nothing but the object is named.
 */
export function functionOf({ object, parts, to_improve, to_keep }: Problem): string | undefined {
  const rest = parts.flatMap((part) =>
    languageOf(part) === 'zh' ? [withoutThing(part, object)] : others(part, object),
  );
  const words = [...new Set([...to_improve, ...to_keep, ...rest])];
  return words.some((word) => contentWords(word).length > 0) ? words.join(' ') : undefined;
}

/** A state or a degree: `too heavy`, `is loud`. */
const STATE =
  /\b(?:(?:is|are|be|becomes?|gets?)\s{1,4})?(?:too|very|so|is|are|be|becomes?|gets?)\s{1,4}([a-z]{1,30})\b/giu;

/**
 * Whether the function of a problem says what is done. One word that only tells a state or a degree (`heavy`,
 * `quickly`) is said of anything: documents of far fields that have it have nothing else in common with the problem.
 */
export function tellsWhatIsDone(text: string, { parts }: Pick<Problem, 'parts'>): boolean {
  const words = contentWords(text);
  const [only] = words;
  if (!only || words.length > 1 || languageOf(text) === 'zh') return only !== undefined;
  const word = text.slice(only.start, only.end).toLowerCase();
  if (/ly$/u.test(word)) return false;
  if (/(?:ing|ed)$/u.test(word)) return true;
  return !parts.some((part) => [...part.matchAll(STATE)].some(([, state]) => state!.toLowerCase() === word));
}

/** What is to stay as it is, and under what conditions the thing works: documents on another thing need not say so. */
const ASIDE =
  /在不[^，。；,;]{1,30}(?:前提|情况|条件|基础)下|(?:而|又|且|同时|也)?不(?:明显|显著|过多|过度|频繁|再)?(?:增加|影响|降低|提高|改变|牺牲|减少|减小|损失|损伤|打断|消耗|延长|缩短|更换|停机)[^，。；,;？?]{0,40}|在[^，。；,;]{1,20}?(?:下|时|中)/gu;
/** What a problem asks to be done. */
const ASKS = /(?:如何|怎样|怎么|希望|想要|需要|要求|期望)([^，。；,;？?]{1,60})/gu;

/**
 * What a Chinese problem asks for and nothing else: its words without those of its thing, of what is to stay and of
 * conditions; and what it asks to be done. People tell much in a long sentence that no document says, and half of the
 * pairs of its characters lie across words. Undefined where hardly a word is left, and of English.
 */
export function coreOf({ object, parts, lang }: Pick<Problem, 'object' | 'parts' | 'lang'>): Core | undefined {
  if (lang !== 'zh') return undefined;
  const kept = parts.map((part) => part.replace(ASIDE, ' ')).join(' ');
  const text = withoutThing(kept, object);
  const asks = [...kept.matchAll(ASKS)].map(([, done]) => done).join(' ');
  return contentWords(text).length >= 2 ? { text, asks } : undefined;
}

/**
 * Documents of far fields, with no IPC or CPC subclass in common with the nearest ones, that state to have served the
 * same function on another object. Each has its sentence.
 * @param near Documents found for the problem itself, the best first.
 */
export async function searchFar(
  corpus: Corpus,
  problem: Problem,
  near: readonly FunctionHit[],
  { limit, signal }: { readonly limit: number; readonly signal?: AbortSignal },
): Promise<FunctionHit[]> {
  const text = functionOf(problem);
  if (text === undefined || near.length === 0 || !tellsWhatIsDone(text, problem)) return [];
  const nearest = near.slice(0, NEAREST).map(({ publication_number }) => publication_number);
  const home = [...new Set((await corpus.get(patents, nearest)).flatMap(subclassesOf))];
  if (home.length === 0) return [];
  const within = (field: string): Query => ({ kind: 'values', field, values: home });
  const filter: Query = { kind: 'not', of: anyOf(within('IPC_SUB_CLASS'), within('CPC_SUB_CLASS')) };
  const hits = await searchFunction(corpus, { text, filter, limit, citations: false, ...(signal && { signal }) });
  const known = new Set(near.map(({ publication_number }) => publication_number));
  return hits
    .filter(({ publication_number, evidence }) => evidence && !known.has(publication_number))
    .map((hit) => ({ ...hit, far: true }));
}
