import { type Phrase, phrasesOf } from './phrases.ts';
import { isHan } from './script.ts';

/** "said array" in one feature, and the earlier feature that introduced "a curved piezoelectric array". */
export interface Antecedent {
  /** As the later feature writes it. */
  readonly phrase: string;
  /** Index of the feature that introduced it. */
  readonly introduced_by: number;
  /** What the introduction adds: stems, or Han characters. */
  readonly modifiers: readonly string[];
}

const lastWord = (phrase: Phrase) => phrase.words.at(-1)!;

/** The part of a Chinese phrase that ends an earlier one: 换能器阵列 of 换能器阵列前方 after 压电换能器阵列; at least two characters. */
function sharedName(earlier: string, later: string): string | undefined {
  for (let length = later.length; length >= 2; length--)
    if (earlier.endsWith(later.slice(0, length))) return later.slice(0, length);
  return undefined;
}

/**
 * What the earlier phrase adds to the later one if it names the same thing: same head word and every word of it, or its
 * characters at the end.
 */
function modifiersOf(earlier: Phrase, later: Phrase): string[] | undefined {
  if (isHan(later.key[0]!)) {
    const name = sharedName(earlier.key, later.key);
    return name === undefined ? undefined : [earlier.key.slice(0, -name.length)].filter((rest) => rest.length > 1);
  }
  const same = lastWord(earlier) === lastWord(later) && later.words.every((word) => earlier.words.includes(word));
  return same ? earlier.words.filter((word) => !later.words.includes(word)) : undefined;
}

/** Features that are searched backwards for an introduction; claims have a few dozen. */
const MOST_FEATURES = 200;
const MOST_PHRASES = 100;

/**
 * For each feature, what it takes up from earlier ones: definite phrases ("the", "said", 所述) resolved to the first
 * feature that has the same head word with all of its words.
 */
export function antecedentsOf(features: readonly string[]): Antecedent[][] {
  const introduced: { phrase: Phrase; by: number }[] = [];
  return features.slice(0, MOST_FEATURES).map((text, index) => {
    const phrases = phrasesOf(text).slice(0, MOST_PHRASES);
    const resolved = new Map<string, Antecedent>();
    for (const phrase of phrases) {
      if (!phrase.definite || resolved.has(phrase.key)) continue;
      for (const earlier of introduced) {
        const modifiers = earlier.by < index ? modifiersOf(earlier.phrase, phrase) : undefined;
        if (!modifiers) continue;
        resolved.set(phrase.key, { phrase: phrase.text, introduced_by: earlier.by, modifiers });
        break;
      }
    }
    for (const phrase of phrases) if (!phrase.definite) introduced.push({ phrase, by: index });
    return [...resolved.values()];
  });
}
