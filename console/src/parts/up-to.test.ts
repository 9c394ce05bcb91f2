import { expect, it } from 'vitest';
import { chartSvg } from './chart-svg.ts';
import { upTo } from './up-to.ts';

it('cuts a text before a character that it would halve', () => {
  expect([upTo('ab𠮷cd', 3), upTo('ab𠮷cd', 4), upTo('ab', 5), upTo('𠮷', 1)]).toEqual(['ab', 'ab𠮷', 'ab', '']);
});

it('leaves a chart that an address can carry, whatever its labels are made of', () => {
  const svg = chartSvg({
    ...{ title: 'a', query: 'b', unit: 'c', kind: 'rows' },
    bars: [{ label: `${'x'.repeat(34)}𠮷野`, count: 1 }],
  });
  expect(svg).toContain(`>${'x'.repeat(34)}…<`);
  expect(encodeURIComponent(svg)).not.toContain('%EF%BF%BD');
});
