import { eachToken } from '#corpus/text/analysis.ts';
import { stem } from '#corpus/text/stem.ts';

/**
 * Text as it is sent: our own analysis, one token after the other, so that the server finds what the embedded engine
 * finds in every language. Its analyser (`ANALYSIS`) only takes the tokens apart again:
 *
 * - Words stand at even positions, as `w` and the word; a stem that differs stands beside its word as `s` and the stem,
 *   a whole (`5mm`) beside its first part as `w` and the whole. What shares a position is joined by `|`. So no pattern
 *   over words can meet a stem, and every pattern has a beginning to look from.
 * - Between two words stands nothing (`_`, which the analyser drops), or the mark of the end of a sentence or a
 *   paragraph. A value ends with both. So words are counted as if no mark were there, and "in one sentence" is: with no
 *   mark between.
 * - Values are a gap apart that is wider than any proximity that may be asked for.
 */
const WORD = 'w';
const STEM = 's';
const BESIDE = '|';
const NOTHING = '_';
export const SENTENCE = '.s';
export const PARAGRAPH = '.p';

/** Words between two values, of which none is there. */
const VALUE_GAP = 1_000;
/** The widest proximity in words that stays inside a value. */
export const MOST_DISTANCE = VALUE_GAP / 2 - 1;

/** The analyser of all text fields, as settings of an index. */
export const ANALYSIS = {
  tokenizer: { blank: { type: 'char_group', tokenize_on_chars: [' '], max_token_length: 4_096 } },
  filter: {
    beside: { type: 'pattern_capture', preserve_original: false, patterns: ['([^|]+)'] },
    nothing: { type: 'stop', stopwords: [NOTHING] },
  },
  analyzer: { tokens: { type: 'custom', tokenizer: 'blank', filter: ['beside', 'nothing'] } },
} as const;

/** Mapping of a text field. */
export const TEXT = { type: 'text', analyzer: 'tokens', position_increment_gap: VALUE_GAP, similarity: 'relevance' };

/** A word as a term of the index. */
export const wordTerm = (word: string): string => WORD + word;
/** Words in a row as the analyser reads them. */
export const phraseText = (words: readonly string[]): string => words.map(wordTerm).join(` ${NOTHING} `);
/** The terms that have the stem of a word. */
export function stemTerms(word: string): string[] {
  const stemmed = stem(word);
  // a word that is its own stem has none beside it
  return stem(stemmed) === stemmed ? [STEM + stemmed, WORD + stemmed] : [STEM + stemmed];
}

/** A value of a text field as it is sent. @param stemmed Whether words can be asked for by their stems. */
export function tokensOf(text: string, stemmed: boolean): string {
  const parts: string[] = [];
  let here = '';
  let at = { position: 0, sentence: 0, paragraph: 0 };
  eachToken(text, (word, position, _start, _end, sentence, paragraph, whole) => {
    if (here !== '' && position !== at.position) {
      parts.push(here, between(paragraph !== at.paragraph, sentence !== at.sentence));
      here = '';
    }
    at = { position, sentence, paragraph };
    here += (here === '' ? '' : BESIDE) + wordTerm(word);
    if (!stemmed || whole) return;
    const root = stem(word);
    if (root !== word) here += BESIDE + STEM + root;
  });
  if (here !== '') parts.push(here, between(true, true));
  return parts.join(' ');
}

const between = (paragraph: boolean, sentence: boolean): string =>
  paragraph ? SENTENCE + BESIDE + PARAGRAPH : sentence ? SENTENCE : NOTHING;
