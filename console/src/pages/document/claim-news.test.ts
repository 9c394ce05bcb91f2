import { expect, it } from 'vitest';
import { newsOf } from './claim-news.ts';

it.each([
  ['The pack of claim 1, wherein the barrier is mica.', 'wherein the barrier is mica.'],
  ['A pack as claimed in claims 1 to 3 further comprising a fan.', 'further comprising a fan.'],
  [
    'The method according to claim 1, 2 or 3, characterized in that it is repeated.',
    'characterized in that it is repeated.',
  ],
  ['The pack of claim 1 or of claim 2, in which the gap is 3 mm.', 'in which the gap is 3 mm.'],
  ['A claim tag as claimed in claim 3, made of mica.', 'made of mica.'],
  ['根据权利要求1所述的电池，其特征在于，所述隔膜为云母。', '隔膜为云母。'],
  ['如权利要求1至3任一项所述的方法，其中加热三次以上即可。', '加热三次以上即可。'],
  ['A vehicle comprising the pack of claim 1.', 'A vehicle comprising the pack of claim 1.'],
  ['A pack comprising a claim tag.', 'A pack comprising a claim tag.'],
])('%s', (text, news) => expect(text.slice(newsOf(text))).toBe(news));
