import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { askedPart } from './asked-part.ts';
import { readQuestion } from './question.ts';

describe('what a message asks', () => {
  it.each([
    ['How does a heat pipe work?', 'How does a heat pipe work?', ''],
    [
      'Good morning. We run a small dairy and our tanks foul within days. How are the walls of milk tanks cleaned without taking them apart?',
      'How are the walls of milk tanks cleaned without taking them apart?',
      'Good morning. We run a small dairy and our tanks foul within days.',
    ],
    [
      'I work for a maker of pumps; my boss wonders whether seals can tell by themselves that they are worn, before the pump has to be stopped.',
      'my boss wonders whether seals can tell by themselves that they are worn, before the pump has to be stopped.',
      'I work for a maker of pumps;',
    ],
    [
      'Our drivers wonder whether tyres could warn them before they burst; so far they look at them by eye. How does a wheel tell its pressure to the driver?',
      'How does a wheel tell its pressure to the driver?',
      'Our drivers wonder whether tyres could warn them before they burst; so far they look at them by eye.',
    ],
    [
      '我们是一家小型养殖场，冬天猪舍里湿气很重，工人们经常抱怨气味太大。请问怎么在通风的同时保持温度？',
      '请问怎么在通风的同时保持温度？',
      '我们是一家小型养殖场，冬天猪舍里湿气很重，工人们经常抱怨气味太大。',
    ],
    [
      'A separator keeps the electrodes apart. It melts when the cell becomes too hot and then lets no ions pass.',
      'A separator keeps the electrodes apart. It melts when the cell becomes too hot and then lets no ions pass.',
      '',
    ],
  ])('%s', (text, asked, told) => {
    expect(askedPart(text)).toEqual({ asked, told });
  });

  it('is what it is about; what is told beside it only helps to find', () => {
    const read = readQuestion(
      'Good morning. We run a small dairy and our tanks foul within days. How are the walls of milk tanks cleaned by ultrasound?',
    );
    expect([...read.words.values()]).toEqual(expect.arrayContaining(['walls', 'milk', 'tanks', 'cleaned', 'dairy']));
    expect([...read.context!]).toEqual(expect.arrayContaining(['dairi', 'foul']));
    expect(read.context!.has('milk')).toBe(false);
  });

  it('is looked for in time that grows with the text', () => {
    const text = (count: number) => `${'we have a pump; '.repeat(count)}how is it sealed?`;
    const spent = cpuTime();
    askedPart(text(8_000));
    expect(spent()).toBeLessThan(1_000);
  });
});
