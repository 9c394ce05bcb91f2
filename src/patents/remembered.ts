/**
 * The same function, which keeps what it made of short texts: the same few names stand in thousands of records. What it
 * makes must not be changed.
 */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known!;
    const made = make(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    if (text.length <= LONGEST_KEPT) kept.set(text, made);
    return made;
  };
}

const MOST_KEPT = 5_000;
const LONGEST_KEPT = 200;
