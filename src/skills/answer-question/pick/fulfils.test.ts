import { describe, expect, it } from 'vitest';
import { contentWords } from '#language/content-words.ts';
import { readQuestion } from '../read/question.ts';
import { coreOf, fulfils } from './fulfils.ts';
import { fitOfRole, roleOf } from './role.ts';
import { telling } from './tells.ts';

const met = (text: string) => new Map(contentWords(text).map(({ key }) => [key, 1]));

/** Whether a sentence answers, of a document with a title, behind other sentences; every word is worth the same. */
function answers(asked: string, sentence: string, title = '', before = ''): boolean {
  const question = readQuestion(asked);
  const { words, wants } = question;
  const { names, outright } = telling(question, words)(sentence);
  return fulfils(
    { names, outright, fits: fitOfRole(roleOf(sentence, question.lang), wants) },
    { said: met(sentence), about: met(title), before: met(before) },
    { question, words, worth: () => 1, core: coreOf(question, words) },
  );
}

describe('what a sentence must name', () => {
  it.each([
    ['How is heat removed from the array of a probe?', ['heat']],
    ['How can a biopsy needle be made visible?', ['needl']],
    ['What prevents the cable from whipping?', ['whip']],
    ['How is a probe kept from getting too hot?', ['hot']],
    ['Why does a probe need a backing layer behind the element?', ['back']],
    ['雷达如何滤除静止物体的杂波？', ['杂波']],
    ['睡眠监测中雷达的工作频率是多少？', ['雷达']],
    ['跌倒检测模型的准确率达到多少？', ['跌倒', '检测', '模型']],
    ['What is a probe?', []],
    ['How thick is the matching layer of a probe?', ['match', 'layer']],
    ['What thickness should an acoustic matching layer have?', ['match', 'layer']],
    ['At what frequency does a dental scaler vibrate?', ['dental', 'scaler']],
    ['At what temperature is a graphene layer grown on a metal?', ['graphen', 'layer']],
    ['What prevents moisture from getting into a display?', ['moistur']],
    ['What prevents a belt from sagging?', ['sag']],
    ['探头里的绳索为什么要一直绷紧？', ['绷紧']],
    ['How do you stop bubbles forming at a probe?', ['bubbl']],
    ['How can one seal a bottle without a cork?', ['bottl']],
    ['How does a probe work?', []],
  ])('%s %j', (asked, core) => {
    const question = readQuestion(asked);
    expect(coreOf(question, question.words).keys).toEqual(core);
  });
});

describe('a sentence that answers', () => {
  const asked = 'How is heat removed from the array of a probe?';
  it.each([
    ['A cooler is coupled with the array to remove heat.', 'Probe', true],
    ['The tip of the probe is detachably connected to the tube.', 'Probe with removal of heat from its array', false],
    ['A problem is that heat of the array cannot be removed.', 'Probe', false],
    ['A cooler takes up heat by a fluid.', 'Pump', false],
  ])('tells the way, names what it is done to and says enough: %s', (sentence, title, expected) => {
    expect(answers(asked, sentence, title)).toBe(expected);
  });

  it.each([
    ['Why does the seal of a pump leak?', 'The seal leaks because the shaft bends.', 'Pump', true],
    ['Why does the seal of a pump leak?', 'The seal leaks at high speed.', 'Pump', false],
    ['How thick is the core of a blade?', 'The core has 2 mm.', 'Blade', true],
    ['How thick is the core of a blade?', 'The gap has 2 mm.', 'Blade with a core', false],
    ['How thick is the core of a blade?', 'The core is thick.', 'Blade', false],
    ['How thick is the matching layer?', 'Each layer has 2 mm.', 'Chip', false],
    ['How thick is the matching layer?', 'Each layer has 2 mm.', 'Matching layers', true],
    ['Which metals line the pipe of a boiler?', 'The pipe is lined with nickel.', 'Boiler', true],
    ['Which metals line the pipe of a boiler?', 'The pipe is lined with mica.', 'Boiler', false],
    ['雷达的工作频率是多少？', '呼吸的频率为0.5Hz。', '雷达', false],
    ['雷达的工作频率是多少？', '雷达的频率为60GHz。', '', true],
  ])('is of the kind that was asked for: %s %s', (question, sentence, title, expected) => {
    expect(answers(question, sentence, title)).toBe(expected);
  });

  it('is understood with the sentence before it, which counts half', () => {
    const sentence = 'Heat of the array is taken up by it.';
    expect(answers('How is heat removed from the array of a small probe?', sentence, '', 'A probe is removed.')).toBe(
      true,
    );
    expect(answers('How is heat removed from the array of a small probe?', 'Heat is lost by it.')).toBe(false);
  });
});
