import { documentOf } from '#collections/patents/families/facts.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** The publication stored under a number with or without kind code, of several the best; absent: none. */
export async function storedPublications(
  corpus: Pick<Corpus, 'identify'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await corpus.identify(patents, 'number', [...new Set(numbers)]);
  return new Map([...found].flatMap(([number, [best]]) => (best === undefined ? [] : [[number, best] as const])));
}

/** Without those that name a publication, by its document alone, that another one names with its kind code. */
export function withoutShorter(numbers: readonly string[]): string[] {
  const whole = new Set(numbers.filter((number) => documentOf(number) !== number).map(documentOf));
  return numbers.filter((number) => !whole.has(number));
}
