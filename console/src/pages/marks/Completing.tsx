import { useWords } from '../../words/words.tsx';

const AGAIN_MS = 5_000;
/** Ten minutes of pauses: what takes longer is asked for by hand. */
const MOST_TIMES = 120;

/**
 * When to ask again, for as long as pictures are being described that an answer could not compare.
 * @param times How often it was answered.
 */
export const untilDescribed = (left: number | undefined, times: number): number | false =>
  left && times < MOST_TIMES ? AGAIN_MS : false;

/** Says that an answer is completed by itself. */
export function Completing({ left }: { left: number | undefined }) {
  const { say } = useWords();
  return left ? (
    <p className="note small" role="status">
      ◐ {say('pictures_completing', { n: left })}
    </p>
  ) : null;
}
