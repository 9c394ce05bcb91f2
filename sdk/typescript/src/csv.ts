/**
 * What a spreadsheet may take for the beginning of a formula, the forms of full width among them; tab and line ends are
 * skipped before it.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Whether a spreadsheet could run a text as a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** RFC 4180; a text that a spreadsheet would run as a formula gets an apostrophe. Numbers stay numbers. */
export const csv = (rows: readonly (readonly unknown[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          const text = String(cell ?? '');
          const safe = typeof cell === 'number' || !isFormula(text) ? text : `'${text}`;
          return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
        })
        .join(','),
    )
    .join('\r\n');
