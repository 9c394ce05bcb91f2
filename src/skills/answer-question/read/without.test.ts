import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { readQuestion } from './question.ts';
import { excludedIn, hasUnwanted, withoutIn } from './without.ts';

describe('what is to be done without', () => {
  it.each([
    ['How is a fall noticed without a camera?', ['camera']],
    ['How is a fall noticed without using cameras in the bathroom?', ['camera']],
    ['How is a sheet coated without smearing the ink?', []],
    ['老人摔倒，不装摄像头怎么发现？', ['摄像', '像头']],
    ['没有摄像头怎么知道房间里有没有人？', ['摄像', '像头']],
    ['How does a camera see in the dark?', []],
    ['怎么看出病人有没有在咳嗽？', []],
    ['没有咳嗽的时候怎么办？', ['咳嗽']],
  ])('%s', (text, without) => {
    expect([...withoutIn(text).without]).toEqual(without);
  });

  it('is no word that must be met', () => {
    const read = readQuestion('How is a fall noticed without a camera?');
    expect([...read.words.values()]).toEqual(['fall', 'noticed']);
    expect([...read.without!]).toEqual(['camera']);
  });

  it.each([
    ['A camera takes a picture of the fall.', true],
    ['A radar notices the fall without a camera.', false],
    ['A radar notices the fall.', false],
    ['Without any delay, a camera takes a picture of the fall.', true],
  ])('is unwanted in a sentence, or denied there: %s', (text, unwanted) => {
    expect(hasUnwanted(text, new Set(['camera']))).toBe(unwanted);
  });

  it('is looked for in time that grows with the text', () => {
    const spent = cpuTime();
    withoutIn(`without ${'a-b '.repeat(20_000)}`);
    withoutIn('不用'.repeat(20_000));
    expect(spent()).toBeLessThan(1_000);
  });
});

describe('what documents are not to be', () => {
  it.each([
    ['which documents mention a microwave oven but not a conveyor', { words: ['conveyor'] }],
    ['patents on baking that do not mention amylase', { words: ['amylase'] }],
    ['patents on lidar excluding rotating mirrors', { words: ['rotating mirrors'] }],
    ['哪些专利涉及超声成像但不涉及多普勒？', { words: ['多普勒'] }],
    ['除摄像头以外的跌倒检测专利', { words: ['摄像头'] }],
    ['lidar patents not owned by Sony', { owners: ['Sony'] }],
    ['vaccines that are not from Novartis', { owners: ['Novartis'] }],
    ['不是索尼申请的激光雷达专利', { owners: ['索尼'] }],
    ['food vending machines without an oven: which patents?', { words: ['oven'] }],
    ['patents on lidar but not granted', {}],
    ['怎样在不侵犯隐私的情况下检测老人跌倒？', {}],
  ])('%s', (text, excluded) => {
    const { rest: _, ...found } = excludedIn(text);
    expect(found).toEqual(excluded);
  });

  it('is a part of the search where documents are listed or counted, and of no other question', () => {
    expect(readQuestion('Which patents on ovens do not use a conveyor?').restrictions).toEqual({
      excluded: { words: ['conveyor'] },
    });
    expect(readQuestion('How does an oven bake but not burn a pizza?').restrictions).toEqual({});
    const asked = readQuestion('lidar patents not owned by Sony');
    expect([asked.lists, asked.restrictions]).toEqual([true, { excluded: { owners: ['Sony'] } }]);
  });

  it('is looked for in time that grows with the text', () => {
    const spent = cpuTime();
    excludedIn('but not '.repeat(10_000));
    excludedIn('不涉及'.repeat(10_000));
    excludedIn(`not by ${'A '.repeat(20_000)}`);
    expect(spent()).toBeLessThan(1_000);
  });
});
