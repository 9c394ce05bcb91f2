import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { partsOf } from './parts.ts';

describe('a message that asks several questions', () => {
  it.each([
    ['How does a heat pipe work?', []],
    ['How are the upper and the lower jaw joined?', []],
    ['How many patents are there on lidar, and how does a lidar work?', []],
    ['What is a heat pipe, and why?', []],
    ['What is a heat pipe, and how is it filled?', ['What is a heat pipe?', 'how is it filled?']],
    [
      'We build ovens. Is there a way to see bread rise through the door, and if so, how is the glass kept clean? Thank you.',
      [
        'We build ovens. Is there a way to see bread rise through the door?',
        'We build ovens. how is the glass kept clean?',
      ],
    ],
    ['用雷达感知人的时候，为什么要把两根天线的信号相除？', []],
    ['半夜房间很暗，怎么看出病人有没有在咳嗽？', []],
    ['什么是热管？它怎么加注工质？', ['什么是热管？', '它怎么加注工质？']],
    ['电池怎么冷却，怎么防止漏液？', ['电池怎么冷却？', '怎么防止漏液？']],
  ])('%s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it('is parted in time that grows with the text', () => {
    const spent = cpuTime();
    partsOf('how is it, and '.repeat(10_000));
    partsOf(`how ${'，那'.repeat(20_000)}`);
    expect(spent()).toBeLessThan(1_500);
  });
});
