/** Endings and letters that differ between spellings of English: either may stand for the other. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our(?=s?$|ed$|ing$|less$)/, 'or'],
  [/([^aeiou])or(?=s?$|ed$|ing$|less$)/, '$1our'],
  [/is(?=e[ds]?$|ing$|ers?$|ations?$)/, 'iz'],
  [/iz(?=e[ds]?$|ing$|ers?$|ations?$)/, 'is'],
  [/ys(?=e[drs]?$|ing$)/, 'yz'],
  [/yz(?=e[drs]?$|ing$)/, 'ys'],
  [/([bt])re(?=s?$)/, '$1er'],
  [/([bt])er(?=s?$)/, '$1re'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/ogue(?=s?$)/, 'og'],
  [/og(?=s?$)/, 'ogue'],
  [/ll(?=ed$|ing$|ers?$)/, 'l'],
  [/([aeiou])l(?=ed$|ing$|ers?$)/, '$1ll'],
  [/sulph/, 'sulf'],
  [/sulf/, 'sulph'],
  [/aluminium/, 'aluminum'],
  [/aluminum/, 'aluminium'],
  [/grey/, 'gray'],
  [/gray/, 'grey'],
];

/** The shortest part of a word that is written apart. */
const LEAST_PART = 3;

/**
 * Other ways in which an English word or phrase may be written: its other number, British and American spelling, words
 * joined or apart. Many are no words at all: the caller asks the corpus which are used. Hyphens are not varied: the
 * index reads them as blanks.
 */
export function spellingVariants(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const last = words.at(-1);
  if (last === undefined || !words.every((word) => /^[a-z]{2,}$/.test(word))) return [];
  const found = new Set<string>();
  const replaced = (at: number, word: string) => words.with(at, word).join(' ');
  for (const other of otherNumber(last)) found.add(replaced(words.length - 1, other));
  words.forEach((word, at) => {
    for (const [pattern, by] of SPELLINGS) if (pattern.test(word)) found.add(replaced(at, word.replace(pattern, by)));
  });
  for (let at = 1; at < words.length; at++) {
    found.add([...words.slice(0, at - 1), words[at - 1]! + words[at]!, ...words.slice(at + 1)].join(' '));
  }
  if (words.length === 1) {
    for (let cut = LEAST_PART; cut <= last.length - LEAST_PART; cut++)
      found.add(`${last.slice(0, cut)} ${last.slice(cut)}`);
  }
  found.delete(words.join(' '));
  return [...found];
}

function otherNumber(word: string): string[] {
  if (/[^aeiou]ies$/.test(word)) return [word.replace(/ies$/, 'y')];
  if (/(?:s|x|ch|sh)es$/.test(word)) return [word.replace(/es$/, ''), word.replace(/s$/, '')];
  if (/[^su]s$/.test(word)) return [word.replace(/s$/, '')];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ies')];
  return [/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}
