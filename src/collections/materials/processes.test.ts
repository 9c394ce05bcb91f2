import { expect, it } from 'vitest';
import { processNames } from './processes.ts';

it('writes the codes of tables in words, and leaves other words alone', () => {
  const codes = ['CAST', 'WROUGHT', 'FORGED', 'ANNEAL', 'POWDER', 'OTHER', 'arc melted', 'CAST'];
  expect(processNames(codes, 'en')).toEqual([
    'cast',
    'wrought',
    'forged',
    'annealed',
    'powder metallurgy',
    'arc melted',
  ]);
  expect(processNames(codes, 'zh')).toEqual(['铸造', '变形加工', '锻造', '退火', '粉末冶金', 'arc melted']);
});
