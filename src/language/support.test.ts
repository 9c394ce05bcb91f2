import { describe, expect, it } from 'vitest';
import { supportReader } from './support.ts';

const TEXT = `A cold plate lies below the cells. A pump feeds coolant through the plate, which is made of copper.
The pump reverses its flow. In winter a heater warms the coolant.`;

describe('support of claim words by a text', () => {
  const reader = supportReader(TEXT);
  const at = (words: string) => {
    const found = reader.term(words);
    return found && [found.kind, TEXT.slice(found.start, found.end)];
  };
  it.each([
    ['a phrase as it stands, inflected', 'cold plates', ['stated', 'cold plate']],
    [
      'words of one sentence',
      'copper plate',
      ['worded', 'A pump feeds coolant through the plate, which is made of copper.'],
    ],
    [
      'words of one paragraph',
      'copper cell',
      ['worded', 'A pump feeds coolant through the plate, which is made of copper.'],
    ],
    ['words that no paragraph has together', 'heater plate', undefined],
    ['a word that stands nowhere', 'valve', undefined],
    ['no words', 'the 12 of', undefined],
  ])('finds %s', (_what, words, found) => {
    const got = at(words);
    expect(got && [got[0], got[1]!.trim()]).toEqual(found);
  });
  it('finds names that are written joined, apart or with a hyphen', () => {
    const text = 'The footplates carry a heat-sink. A gearplate is glued to it.';
    const read = supportReader(text);
    const found = (term: string) => {
      const place = read.term(term);
      return place && text.slice(place.start, place.end);
    };
    expect([found('foot plate'), found('heatsink'), found('ear plate')]).toEqual([
      'footplates',
      'heat-sink',
      undefined,
    ]);
  });
  it('finds a name by what it says beside its kind, and tells that it did', () => {
    const text = 'A strap holds the sealing means. An inverted U-tube compresses air, hidden in a housing.';
    const read = supportReader(text);
    const found = (term: string) => {
      const place = read.term(term);
      return place && [place.kind, text.slice(place.start, place.end)];
    };
    expect(found('strap member')).toEqual(['otherwise', 'strap']);
    expect(found('sealing member')).toEqual(['otherwise', 'sealing means']);
    expect(found('inverted U-shaped tube')).toEqual(['otherwise', 'inverted U-tube']);
    expect(found('housing surface')).toEqual(['otherwise', 'housing']);
    // an act or an adjective names no thing
    expect([found('compression device'), found('inverted part')]).toEqual([undefined, undefined]);
  });
  it('finds words in forms that are no inflections, and agents in none', () => {
    const read = supportReader('Values are compared. The periphery has higher values. It conducts.');
    const kind = (term: string) => read.term(term)?.kind;
    expect([kind('comparison'), kind('high peripheral values'), kind('conductor')]).toEqual([
      'stated',
      'worded',
      undefined,
    ]);
  });
  it('looks for compounds as wholes where their parts are no words to look for', () => {
    const read = supportReader('A converter takes a step. Its cut-in temperature is high.');
    expect([read.term('step-down converter'), read.term('cut-in temperature')?.kind]).toEqual([undefined, 'stated']);
  });
  it('finds Chinese names by their characters', () => {
    const chinese = supportReader('泵通过冷板输送冷却液。加热器安装在壳体内。');
    expect(chinese.term('冷板')).toEqual({ kind: 'stated', start: 3, end: 5 });
    expect(chinese.term('阀门')).toBeUndefined();
  });
  it('tells which words of a feature the best paragraph lacks', () => {
    const found = reader.feature('a pump that feeds coolant through a brass plate');
    expect(found).toMatchObject({ share: 4 / 5, missing: ['brass'] });
    expect(TEXT.slice(found!.start, found!.end)).toBe(
      'A pump feeds coolant through the plate, which is made of copper.',
    );
    expect(reader.feature('a violin')).toBeUndefined();
  });
});

it('names missing Chinese words whole', () => {
  const reader = supportReader('采集台区总表与分表的用电量数据，判定该分表失准。');
  expect(reader.feature('包括采集模块和处理器')?.missing).toEqual(['模块', '处理器']);
});
