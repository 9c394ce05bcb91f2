import { expect, it } from 'vitest';
import { goodsWords, sharedGoodsOf } from './goods.ts';

const goods = (lang: string, text: string) => ({ goods: [{ lang, text }] });

it('compares planned goods with those in one language, the one that shares most with them', () => {
  const classes = [
    goods('en', 'Software for music; headphones'),
    goods('es', 'Software musical; auriculares'),
    goods('de', 'Software für Musik; Kopfhörer'),
  ];
  expect(sharedGoodsOf(goodsWords('headphones; software'), classes)).toEqual({
    share: 1,
    shared: ['Software for music', 'headphones'],
  });
  expect(sharedGoodsOf(goodsWords('Kopfhörer; Software'), classes).shared).toEqual(['Software für Musik', 'Kopfhörer']);
  expect(sharedGoodsOf(goodsWords('boats'), classes)).toEqual({ share: 0, shared: [] });
  expect(sharedGoodsOf(goodsWords('boats'), [])).toEqual({ share: 0, shared: [] });
});
