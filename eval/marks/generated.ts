import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { random } from '#demo/random.ts';

const SYLLABLES =
  'ba be bi bo bra ca ce co cri da de di do dra el en fa fe fi flo ga ge go gra ha he ho in ja jo ka ke ko kri la le li lo lu ma me mi mo na ne ni no or pa pe pi po pra ra re ri ro sa se si so sta ta te ti to tra va ve vi vo xa ya yo za ze zi zo'.split(
    ' ',
  );
const WORDS =
  'power green home smart pro tech fresh care life plus solutions group star natural light food design digital studio house club gold royal blue'.split(
    ' ',
  );

/** So many marks of no meaning, and some with words that many have; the first ones are the same whatever the number. */
export function generatedMarks(count: number): string[] {
  const r = random('eval/marks');
  return Array.from({ length: count }, () => {
    const coined = Array.from({ length: r.int(2, 4) }, () => r.pick(SYLLABLES)).join('');
    return (
      r.chance(0.3) ? `${coined} ${r.pick(WORDS)}` : r.chance(0.1) ? `${r.pick(WORDS)} ${r.pick(WORDS)}` : coined
    ).toUpperCase();
  });
}

/** A word mark with nothing but its text. */
export const wordMark = (text: string, index: number): Trademark => ({
  ...emptyTrademark('US', String(10_000_000 + index)),
  mark: text,
  kind: 'word',
  provenance: [{ source: 'eval' }],
});
