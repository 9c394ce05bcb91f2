import { describe, expect, it } from 'vitest';
import { joinLines } from './read-pdf.ts';

describe('lines of a printed page', () => {
  it.each([
    [
      ['A battery module with a cold', 'plate below the cells.', 'A pump.'],
      'A battery module with a cold plate below the cells.\nA pump.',
    ],
    [['a tem-', 'perature difference', '', 'of 5 K'], 'a temperature difference of 5 K'],
    [['the counter-', 'Flow channels'], 'the counter- Flow channels'],
    [['一种电池模组，电池单', '体下方设有冷板；', '泵'], '一种电池模组，电池单体下方设有冷板；\n泵'],
    [[], ''],
  ])('%j become paragraphs', (lines, text) => {
    expect(joinLines(lines)).toBe(text);
  });
});
