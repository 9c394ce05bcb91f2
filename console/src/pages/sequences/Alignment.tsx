/** Two stretches over each other, and what is alike between them. */
export interface Aligned {
  readonly q_string?: string;
  readonly matched?: string;
  readonly s_string?: string;
  readonly q_start?: number;
  readonly q_end?: number;
  readonly s_start?: number;
  readonly s_end?: number;
}

const ACROSS = 60;

/** Where each piece of a stretch begins; gaps count nothing. */
function starts(text: string, start: number, end: number): number[] {
  const letters = [...text].filter((letter) => letter !== '-').length;
  const step = letters > 1 ? (end - start) / (letters - 1) : 0;
  // translated: three bases for each letter, the last two of which are beyond its beginning
  const each = Math.abs(step) > 1.5 ? Math.sign(step) * 3 : Math.sign(step);
  let passed = 0;
  const begins: number[] = [];
  for (let at = 0; at < text.length; at += ACROSS) {
    begins.push(start + passed * each);
    passed += [...text.slice(at, at + ACROSS)].filter((letter) => letter !== '-').length;
  }
  return begins;
}

/** An alignment in lines of sixty, with the places of the first letter of each. */
export function Alignment({ of }: { of: Aligned }) {
  const { q_string: query = '', matched = '', s_string: subject = '' } = of;
  if (subject === '') return null;
  const q = starts(query, of.q_start ?? 1, of.q_end ?? 1);
  const s = starts(subject, of.s_start ?? 1, of.s_end ?? 1);
  const wide = Math.max(...[...q, ...s].map((each) => String(each).length));
  const blocks = s.map((place, n) => {
    const piece = (text: string) => text.slice(n * ACROSS, (n + 1) * ACROSS);
    const line = (start: number | string | undefined, text: string) => `${String(start ?? '').padStart(wide)} ${text}`;
    return [line(q[n], piece(query)), line('', piece(matched)), line(place, piece(subject))].join('\n');
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
    <pre className="alignment" tabIndex={0}>
      {blocks.join('\n\n')}
    </pre>
  );
}
