import type { Clock } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { newestDay } from '#corpus/newest.ts';

/** How long it is told before it is looked up again. */
const FRESH_MS = 30_000;

/**
 * Until when the patents of a corpus go, as a day of publication: counts, lists and trends depend on it. No answer
 * waits for it: what is older than half a minute is looked up behind it. Undefined before the first look, and where no
 * patent is stored.
 */
export function corpusAsOf(corpus: Pick<Corpus, 'search' | 'get'>, clock: Clock): () => string | undefined {
  let day: string | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock();
    if (Math.abs(now - looked) >= FRESH_MS) {
      looked = now;
      newestDay(corpus, patents, 'PBD', { now }).then(
        (found) => {
          day = found ?? day;
        },
        // whoever asks for something is told what is wrong with the corpus
        () => {},
      );
    }
    return day;
  };
}
