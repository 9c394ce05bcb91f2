/**
 * The letters of a FASTA entry, or as they were pasted, without blanks; undefined for several entries, which are not
 * one sequence.
 */
export function lettersOf(text: string): string | undefined {
  const entries = [''];
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('>')) entries.push('');
    else entries[entries.length - 1] += line.replace(/\s/g, '');
  }
  const all = entries[0] === '' ? entries.slice(1) : entries;
  return all.length > 1 ? undefined : (all[0] ?? '');
}
