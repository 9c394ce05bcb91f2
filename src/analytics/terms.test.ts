import { describe, expect, it } from 'vitest';
import { effectsOf } from './effects.ts';
import { logLikelihood, TermReader } from './terms.ts';
import { topicsOf } from './word-cloud.ts';

const read = (lang: 'en' | 'zh', texts: readonly string[]) => {
  const reader = new TermReader(lang);
  for (const text of texts) reader.add(text);
  return reader;
};
const shown = (reader: TermReader, least = 2) =>
  reader.terms(50, least).map(({ text, documents }) => `${text} ${documents.length}`);

describe('terms', () => {
  it('are phrases that hold together; their parts go where the phrase tells them', () => {
    const texts = [
      'An unmanned aerial vehicle carries a camera.',
      'Landing of the unmanned aerial vehicle on a ship.',
      'The unmanned aerial vehicle has a battery.',
      'A lamp with a camera.',
      'A ship.',
      'A kettle.',
    ];
    expect(shown(read('en', texts))).toEqual(['unmanned aerial vehicle 3', 'camera 2', 'ship 2']);
  });

  it('never are words that every patent has', () => {
    const texts = [
      'A device, said device comprising a housing.',
      'A method of the system, the device and the housing.',
    ];
    expect(shown(read('en', texts))).toEqual(['housing 2']);
    const chinese = [
      '本申请公开一种装置，所述装置包括壳体。',
      '本申请涉及所述系统的方法，其特征在于，所述装置包括壳体。',
    ];
    expect(shown(read('zh', chinese))).toEqual(['壳体 2']);
  });

  it('are read in their own language alone, one text at most once', () => {
    const mixed = ['壳体 housing 壳体 housing', '壳体 with a housing'];
    expect(shown(read('zh', mixed))).toEqual(['壳体 2']);
    expect(shown(read('en', mixed))).toEqual(['housing 2']);
  });

  it('are whole Chinese words: what is grammar, or the rest of a word, is cut off', () => {
    const texts = [
      '浆料密度不均匀，食品中的淀粉。',
      '壳体密度不高，食品中还涉及传感元件。',
      '每个像素含有淀粉，存储器电连接。',
      '像素和传感元件；用刮刀。',
      '处理器和存储器，刮刀的壳体。',
      '医用处理器。',
    ];
    expect(shown(read('zh', texts))).toEqual(
      ['传感元件', '像素', '刮刀', '壳体', '处理器', '存储器', '淀粉', '食品'].map((term) => `${term} 2`),
    );
    expect(shown(read('zh', texts), 1).filter((term) => term.includes('密度'))).toEqual(['浆料密度 1']);
    // 分散|体制|备: what never begins a phrase is the rest of a word that was cut at a wrong place
    expect(shown(read('zh', ['聚合物分散体制备。', '油脂分散体制备。']))).toEqual([]);
  });

  it('keep what a general dictionary does not know whole', () => {
    // 可|压缩|导|热|垫 and 电池|壳|体: single characters in a row are one word, and 可 is a part of its adjective
    const texts = [
      '可压缩导热垫的厚度，电池壳体。',
      '导热垫与可压缩导热垫，电池壳体上盖。',
      '电池，端盖可拆卸，骨上的壳体。',
    ];
    expect(shown(read('zh', texts))).toEqual(['壳体 3', '电池 3', '可压缩导热垫 2']);
  });

  it('keep their memory bounded, and the frequent ones', () => {
    const reader = new TermReader('en');
    for (let i = 0; i < 30_000; i++) reader.add(`A camera, a w${i}x of y${i}z, q${i}r p${i}s n${i}t m${i}u.`);
    expect(shown(reader, 30_000)).toEqual(['camera 30000']);
  });

  it('are told from the rest by log-likelihood', () => {
    // 2 (10 ln .1 + 90 ln .9 + 10 ln 1/90 + 890 ln 89/90 - 20 ln .02 - 980 ln .98)
    expect(logLikelihood(10, 100, 20, 1000)).toBeCloseTo(21.177, 3);
    expect(logLikelihood(0, 100, 20, 1000)).toBeLessThan(0);
    expect(logLikelihood(2, 100, 20, 1000)).toBeCloseTo(0, 6);
    expect([logLikelihood(5, 10, 5, 10), logLikelihood(0, 0, 5, 10)]).toEqual([0, 0]);
  });
});

describe('topics', () => {
  it('are two levels, and no term stands twice', () => {
    const term = (text: string, ...documents: number[]) => ({ text, documents });
    const terms = [
      term('rotor', 0, 1, 2),
      term('blade', 0, 1),
      term('camera', 4, 5, 6),
      term('lens', 5, 6),
      term('all', 0, 1, 2, 3, 4, 5, 6),
    ];
    expect(topicsOf({ terms, looked_at: 12, without: 2 })).toEqual([
      { text: 'rotor', count: 3, parts: [{ text: 'blade', count: 2 }] },
      { text: 'camera', count: 3, parts: [{ text: 'lens', count: 2 }] },
    ]);
  });
});

describe('technical effects', () => {
  it.each([
    ['en', 'Thereby the total weight is kept and the frame reduces the overall weight of the pack.', ['reduce weight']],
    [
      'en',
      'The seal is effective and prevents leaks; this improves battery safety.',
      ['prevent leak', 'improve safety'],
    ],
    [
      'en',
      'The frame lowers costs, so that assembly is fast, and prolongs the service life.',
      ['reduce cost', 'prolong life'],
    ],
    ['en', 'A lever increases the gap when it is pulled.', []],
    ['en', 'It is a lamp.', []],
    // what is limited is not improved
    [
      'en',
      'To improve limiting thermal propagation between cells, a plate is provided.',
      ['improve limiting propagation'],
    ],
    ['en', 'To improve liquid cooling of modules, the noise arising from pumps is reduced.', ['improve cooling']],
    ['en', 'To improve reducing wake losses in wind farms, blades are turned.', ['reduce loss']],
    ['en', 'To improve keeping rotor blades free of ice, they are heated.', ['improve keeping blade']],
    ['en', 'Thus the lower jaw has a reduced cross-section and a cut edge.', []],
    [
      'en',
      'It raises the floor instead of walls, and thereby reduces the cross-section.',
      ['increase floor', 'reduce cross-section'],
    ],
    ['zh', '从而降低了电池包的重量，提高了能量密度。', ['降低重量', '提高密度']],
    ['zh', '避免短路，节约成本。', ['防止短路', '节省成本']],
    ['zh', '一种灯。', []],
  ] as const)('%s: %s', (lang, text, effects) => expect(effectsOf(text, lang)).toEqual(effects));
});
