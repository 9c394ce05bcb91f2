import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markForms } from './forms.ts';
import { trigrams } from './letters.ts';
import { markApplication, markRegistration, niceClass, viennaCode, viennaLevels } from './numbers.ts';
import { latin, loanword } from './script.ts';
import { compareMarks, sightLikeness, telling } from './similarity.ts';
import { englishSound, germanSound, pinyinSound, soundLikeness } from './sound.ts';
import { standingOfUsCode, standingOfWords, standingWords } from './status.ts';

describe('numbers', () => {
  it.each([
    ['US', '87/706,058', '87706058'],
    ['US', 'US 87706058', '87706058'],
    ['EU', '428557', '000428557'],
    ['EU', 'EM 000428557', '000428557'],
    ['EU', 'W00928475', 'W00928475'],
    ['EU', 'W0928475', 'W00928475'],
    ['KR', '40-2005-0014803', '4020050014803'],
    ['JP', '商願２０２４−１２３４５６', '2024123456'],
    ['JP', '2024-7', '2024000007'],
    ['TW', '1', '000000001'],
    ['DE', '30 2009 012 345.6', '3020090123456'],
    ['DE', 'E 17341', 'E17341'],
    ['US', 'abc', undefined],
    ['KR', '12', undefined],
  ])('of %s: %s is %s', (office, text, number) => expect(markApplication(office, text)).toBe(number));

  it('are stable: a number in its form stays as it is', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('US', 'EU', 'KR', 'JP', 'TW', 'DE', 'CN', 'WO'),
        fc.string({ maxLength: 40 }),
        (office, text) => {
          for (const read of [markApplication, markRegistration]) {
            const once = read(office, text);
            if (once !== undefined) expect(read(office, once)).toBe(once);
          }
        },
      ),
      { numRuns: 300 },
    ));

  it('reads registrations, classes and codes', () => {
    expect([
      markRegistration('US', '1'),
      markRegistration('US', '0000000'),
      markRegistration('KR', '40-0651861'),
    ]).toEqual(['0000001', undefined, '4006518610000']);
    expect(['9', '09', 'Class 9', '45', '46', '0', 'x'].map(niceClass)).toEqual([
      '009',
      '009',
      '009',
      '045',
      undefined,
      undefined,
      undefined,
    ]);
    expect(['260418', '26.4.18', '26', '025', '99.99', '30', '26.04.18.1'].map(viennaCode)).toEqual([
      '26.04.18',
      '26.04.18',
      '26',
      '25',
      undefined,
      undefined,
      undefined,
    ]);
    expect(viennaLevels('26.04.18')).toEqual(['26', '26.04', '26.04.18']);
  });
});

describe('sound', () => {
  it('is read from other scripts', () => {
    expect(
      ['小米', 'ワギュー', 'シャープ', 'ティッシュ', '소니', 'Яндекс', 'Müller & Söhne', 'café 7'].map(latin),
    ).toEqual(['xiaomi', 'wagyu', 'shapu', 'tisshu', 'soni', 'yandeks', 'muller sohne', 'cafe 7']);
  });

  it('is one code for spellings of one sound', () => {
    for (const group of [
      'kwik quick quik',
      'lite light',
      'phat fat',
      'xtra extra',
      'knight nite',
      'kool cool',
      'teknik technique',
      'antik antique anteek',
      'uneek unique',
      'krome chrome',
      'nu new',
    ])
      expect(new Set(group.split(' ').map(englishSound)).size, group).toBe(1);
    expect(['mueller', 'muller', 'miller'].map(germanSound)).toEqual(['657', '657', '657']);
    expect(['breschnew', 'wikipedia', 'heinz', 'classen'].map(germanSound)).toEqual(['17863', '3412', '068', '4586']);
    expect(pinyinSound('zhangrong')).toBe('zanlon');
  });

  it('is likeness from 0 to 1, the same both ways', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,12}$/), fc.stringMatching(/^[a-z]{0,12}$/), (a, b) => {
        const likeness = soundLikeness(a, b);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
        expect(soundLikeness(b, a)).toBeCloseTo(likeness, 10);
      }),
    ));
});

it('reads words within words, what is elided, forms of adjectives and compounds', () => {
  const words = (text: string) => markForms(text).words.map(({ text: word }) => word);
  expect([words('PrimaAqua'), words('eBay'), words('McCoy'), words('luxMD')]).toEqual([
    ['prima', 'aqua'],
    ['ebay'],
    ['mccoy'],
    ['luxmd'],
  ]);
  expect(words("ETOILE D'OR")).toEqual(['etoile', 'or']);
  const senses = (text: string) => markForms(text).senses;
  expect(senses('GRÜNES BLATT')).toEqual(senses('GREEN LEAF'));
  expect(senses('ROSE BLANCHE').toSorted()).toEqual(senses('WHITE ROSE').toSorted());
  expect(senses('FEUERVOGEL')).toEqual(senses('FIRE BIRD'));
  expect(senses('SONNENGARTEN')).toEqual(senses('SUN GARDEN'));
  expect([senses('KWIKLEEN'), senses('VELORIA')]).toEqual([[], []]);
});

describe('likeness', () => {
  const score = (a: string, b: string) => compareMarks(markForms(a), markForms(b)).score;

  it.each([
    ['KWIK', 'QUICK', 0.9],
    ['小米', 'XIAOMI', 0.9],
    ['APPLE', '苹果', 0.85],
    ['SILVER WOLF', '银狼', 0.85],
    ['メタンレス', 'METANRESU', 0.9],
    ['SONY', '소니', 0.9],
    ['ADIDAS', 'ADIBAS', 0.8],
    ['4YOU', 'FOR YOU', 0.9],
  ])('%s and %s are near', (a, b, least) => expect(score(a, b)).toBeGreaterThan(least));

  it.each([
    ['VELINO', 'TORRAXA', 0.5],
    ['a', 'b', 0.1],
    ['!!', '??', 0.01],
  ])('%s and %s are not', (a, b, most) => expect(score(a, b)).toBeLessThan(most));

  it('counts words little that are common in the class', () => {
    const weight = (word: string) => (word === 'coffee' ? 0.15 : 1);
    const plain = compareMarks(markForms('VELINO TEA'), markForms('TARROX TEA'));
    const weighed = compareMarks(markForms('VELINO COFFEE'), markForms('TARROX COFFEE'), weight);
    expect(plain.structure).toBe(0.5);
    expect(weighed.structure).toBeCloseTo(0.15 / 1.15, 3);
    expect([telling(5, 1_000), telling(100, 1_000_000), telling(1_000_000, 1_000_000)]).toEqual([1, 0.8, 0.15]);
  });

  it('takes one telling word in common for an element that both have, by the square of how telling it is', () => {
    const structure = (a: string, b: string, weight: number) =>
      compareMarks(markForms(a), markForms(b), () => weight).structure;
    expect(structure('Hoot Audio', 'Two Hoots', 1)).toBe(0.75);
    expect(structure('Hoot Audio', 'Two Hoots', 0.9)).toBeCloseTo(0.75 * 0.81, 9);
    expect(structure('Hoot Audio', 'Two Hoots', 0.5)).toBe(0.5);
    // a word of five letters or more at one end of a compound; a shorter one is chance
    expect(structure('Laundry Tower', 'WASHTOWER', 1)).toBe(0.75);
    expect(structure('Laundry Tower', 'WASHTOWERS', 1)).toBe(0.75);
    expect(structure('Laundry Towe', 'WASHTOWE', 1)).toBe(0);
    expect(structure('Owl Bay', 'Owl Sea', 1)).toBe(0.5);
  });

  it('takes a telling word that nearly stands in the other for that element, by sound or by its letters', () => {
    const structure = (a: string, b: string, weight = 1) =>
      compareMarks(markForms(a), markForms(b), () => weight).structure;
    expect(structure('ARMANY HOUSE', 'EMPORIO GIORGIO ARMANI')).toBeCloseTo(0.75 * 0.95, 9);
    // eight of nine letters
    expect(structure('CARREFOR', 'CARREFOUR MARKET')).toBeCloseTo((0.75 * 8) / 9, 9);
    expect(structure('CARREFOR', 'CARREFOUR MARKET', 0.95)).toBeCloseTo((0.75 * 8 * 0.95 ** 2) / 9, 9);
    expect(structure('GREEN', 'GREEK FOREST HOUSE')).toBeLessThan(0.7);
  });

  it('finds a whole mark in another one that divides its letters into words elsewhere, or says it as a word', () => {
    const structure = (a: string, b: string) => compareMarks(markForms(a), markForms(b)).structure;
    expect(structure('PICO BELLA', 'Einhell PICOBELLA')).toBe(0.88);
    expect(structure('PICOBELLA TOOLS', 'PICO BELLA')).toBe(0.94);
    expect(structure('PICO BELLA', 'Einhell PICOBELLO')).toBeLessThan(0.88);
    expect(structure('AQUA SELL', '아쿠아셀 AQUACELL')).toBeCloseTo(0.95 * 0.88, 9);
    expect(structure('ARMANY', 'EMPORIO GIORGIO ARMANI')).toBeCloseTo(0.95 * 0.88, 9);
    // four letters stand in many words
    expect(structure('B ELL', 'DRY BELL')).toBeLessThan(0.7);
  });

  it('says of two marks what is true of them, with the words that they share', () => {
    const reasons = (a: string, b: string) => compareMarks(markForms(a), markForms(b)).reasons;
    expect(reasons('SNU', 'snu')).toEqual(['the same text: SNU / snu']);
    const apart = 'the same letters, blanks, accents and signs between them apart';
    expect(reasons('SU', 'S&U')).toEqual([`${apart}: SU / S&U`]);
    expect(compareMarks(markForms('SU'), markForms('S&U')).score).toBeLessThan(1);
    expect(reasons('Señorita', 'SENORITA')).toEqual([`${apart}: Señorita / SENORITA`]);
    expect(reasons('ULTRON TECH', 'ADE TECH')).toEqual(['share a word (0.75): tech']);
    expect(reasons('WHITE CLAW', 'LIVE YOUR WHITE CLAW WAVE')).toEqual(['share words (0.88): white, claw']);
    expect(reasons('LOUD KAFFEE', 'LOUD COFFEE')[0]).toBe('have words alike (0.93): loud, kaffee / coffee');
    expect(reasons('LUCKY PANDA', 'AJIPANDA')[0]).toBe('have words alike (0.75): panda / ajipanda');
    expect(reasons('PICO BELLA', 'Einhell PICOBELLA')).toContain(
      'one is in the other, divided into words elsewhere (0.88): picobella',
    );
    expect(reasons('ARMANY', 'EMPORIO GIORGIO ARMANI')).toEqual([
      'a word of one is spoken as the whole of the other (0.84): armani / armany',
    ]);
    // nothing is alike by itself: the strongest part is told as what it is
    expect(reasons('PAKAREY', 'parakey')).toEqual(['look alike in part (0.56): PAKAREY / parakey']);
  });

  it('reads Hangul as the foreign word that it may stand for', () => {
    const sound = (a: string, b: string) => compareMarks(markForms(a), markForms(b)).sound;
    expect([loanword('플로라'), loanword('애플'), loanword('샤로'), loanword('FLORA')]).toEqual([
      'plora',
      'aepl',
      'sharo',
      undefined,
    ]);
    expect(sound('플로라', 'FLORA')).toBeCloseTo(1 - 0.4 / 5, 9);
    expect(sound('샤로', 'SHARO')).toBe(1);
    expect(sound('이노디스', 'INNODIS')).toBe(1);
    expect(sound('슈플레이스', 'SHOE PLACE')).toBeGreaterThan(0.9);
  });

  it('counts sound as far as letters support it, unless the codes are equal', () => {
    const likeness = (a: string, b: string) => compareMarks(markForms(a), markForms(b));
    const { score, sight, sound } = likeness('Calt', 'Kalete');
    expect([sight, sound, Math.round(score * 10_000)]).toEqual([0.4, 0.9, 7_232]);
    const heard = 0.98 * 0.9 * (1 - 0.35 * 0.6);
    expect(score).toBeCloseTo(heard + (1 - heard) * 0.22 * 0.99 * 0.4, 9);
    expect(likeness('KWIK', 'QUICK')).toMatchObject({ sight: 0.38, sound: 1 });
    expect(likeness('KWIK', 'QUICK').score).toBeCloseTo(0.9845, 4);
  });

  it('sees a mark that another one takes over whole, by how telling its words are, and letters within others', () => {
    const weight = (word: string) => (word === 'life' ? 0.3 : 1);
    const parts = (a: string, b: string) => {
      const { structure, sight } = compareMarks(markForms(a), markForms(b), weight);
      return [structure, sight].map((value) => Math.round(value * 1_000) / 1_000);
    };
    expect(parts('KOALA', 'KOALA LOVE')).toEqual([0.94, 0.822]);
    expect(parts('KOALA', 'MY KOALA')[0]).toBe(0.88);
    expect(parts('LIFE', 'KOALA LIFE')[0]).toBeLessThan(0.7);
    expect(sightLikeness('wind', 'windrush')).toBe(0.8);
    expect(sightLikeness('tower', 'washtower')).toBeCloseTo(0.5 + (0.4 * 5) / 9, 9);
    // three letters are within many
    expect(sightLikeness('gel', 'gelaterie')).toBeLessThan(0.4);
  });

  it('does not take equal consonants for an equal sound', () => {
    const sound = (a: string, b: string) => compareMarks(markForms(a), markForms(b)).sound;
    // equal in Cologne phonetics, which has no vowels: hardly nearer than the English codes alone
    expect(sound('QUORMA', 'KRIME')).toBeCloseTo(0.697, 3);
  });

  it('is 1 for the same text, symmetric, and never more than 1', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), (a, b) => {
        const [x, y] = [markForms(a), markForms(b)];
        const likeness = compareMarks(x, y).score;
        expect(likeness).toBeLessThanOrEqual(1);
        expect(compareMarks(y, x).score).toBeCloseTo(likeness, 9);
        if (x.joined !== '') expect(compareMarks(x, markForms(a)).score).toBe(1);
      }),
    ));

  it('sees look-alikes and runs of letters', () => {
    expect(sightLikeness('goog1e', 'google')).toBe(0.97);
    expect(trigrams('kwik')).toEqual(['αkw', 'kwi', 'wik', 'ikω']);
    expect(trigrams('')).toEqual([]);
  });
});

it('says what became of a mark', () => {
  expect(standingOfUsCode('700')).toEqual({ state: 'registered', text: 'REGISTERED' });
  expect(standingOfUsCode('602')).toMatchObject({ state: 'dead', reason: 'abandoned' });
  expect(standingOfUsCode('000')).toBeUndefined();
  expect(
    ['등록', 'REGISTRATION_CANCELLATION_PENDING', 'Application opposed', 'Marke gelöscht', 'nonsense'].map(
      (words) => standingOfWords(words)?.state,
    ),
  ).toEqual(['registered', 'registered', 'pending', 'dead', undefined]);
  expect(standingWords({ state: 'dead', reason: 'refused' })).toBe('Dead/Refused');
});

it('every state of the European office has a standing', () => {
  const states = (words: string) => words.split(' ').map((word) => standingWords(standingOfWords(word)!));
  expect(states('REGISTERED CANCELLATION_PENDING')).toEqual(['Live/Registered', 'Live/Registered']);
  expect(
    new Set(
      states(
        'RECEIVED UNDER_EXAMINATION APPLICATION_PUBLISHED REGISTRATION_PENDING OPPOSITION_PENDING APPEALED ' +
          'APPEALABLE START_OF_OPPOSITION_PERIOD ACCEPTANCE_PENDING ACCEPTED',
      ),
    ),
  ).toEqual(new Set(['Live/Pending']));
  expect(states('WITHDRAWN REFUSED CANCELLED SURRENDERED EXPIRED REMOVED_FROM_REGISTER')).toEqual([
    ...['Dead/Withdrawn', 'Dead/Refused', 'Dead/Cancelled', 'Dead/Surrendered', 'Dead/Expired', 'Dead/Cancelled'],
  ]);
});
