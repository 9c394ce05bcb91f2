/** A Markdown table; bars within cells are written so that they do not divide. */
export function* table(head: readonly string[], rows: readonly (readonly string[])[]): Generator<string> {
  const cell = (text: string) => (text === '' ? ' ' : ` ${text.replaceAll('|', '\\|').replaceAll('\n', ' ')} `);
  const line = (cells: readonly string[]) => `|${cells.map(cell).join('|')}|\n`;
  yield line(head);
  yield `|${head.map(() => '---|').join('')}\n`;
  for (const row of rows) yield line(row);
}
