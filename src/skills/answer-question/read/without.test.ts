import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { readQuestion } from './question.ts';
import { hasUnwanted, withoutIn } from './without.ts';

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
