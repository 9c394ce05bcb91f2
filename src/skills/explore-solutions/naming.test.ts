import { describe, expect, it } from 'vitest';
import { namesMeans } from './naming.ts';
import { asksForSomething, readProblem } from './problem.ts';

describe('English terms', () => {
  const texts = [
    'scanner with elastic bumper',
    'the rotor has an elastic bumper that conserves energy. a focused transducer offers an echo.',
    'the camera captures image frames and may classify digital content, thereby combining bending with force.',
    'a longitudinal axis perpendicular to the plane; a scanning probe; the shaft of the rotor; the burst strength',
    'an undesired pressure wave. a small cavity; the two temperature profiles add up to a constant',
  ];
  it.each(['elastic bumper', 'scanning probe'])('%s names a means', (term) => {
    expect(namesMeans(term, 'en', texts)).toBe(true);
  });
  it.each([
    ['shaft', 'one word of many'],
    ['conserves energy', 'a verb with its object'],
    ['captures image frames', 'a verb with its object'],
    ['classify digital content', 'behind "may"'],
    ['combining bending', 'no article before it'],
    ['focused transducer offers', 'an object behind it'],
    ['temperature profiles add', '"up" behind it'],
    ['longitudinal axis', 'a measure'],
    ['axis perpendicular', 'an adjective at the end'],
    ['burst strength', 'a quality'],
    ['small cavity', 'which one'],
    ['bumper element', 'stands nowhere'],
  ])('%s does not: %s', (term) => {
    expect(namesMeans(term, 'en', texts)).toBe(false);
  });
});

describe('Chinese terms', () => {
  it.each(['毫米波雷达', '卷积神经网络', '红外热图', '心电图'])('%s names a means', (term) => {
    expect(namesMeans(term, 'zh', [])).toBe(true);
  });
  it.each([
    '信号',
    '显著提升',
    '严重后果',
    '非接触',
    '非接触式',
    '不需要',
    '关注度',
    '生命体征',
    '熟习技术人士',
    '独居老人',
  ])('%s does not', (term) => {
    expect(namesMeans(term, 'zh', [])).toBe(false);
  });
});

describe('problems that tell of harm', () => {
  it('ask for something, and their verb is no part of the thing', () => {
    const problem = readProblem('Focused ultrasound damages the ribs on the way to a tumour.');
    expect([problem.object, asksForSomething(problem)]).toEqual(['focused ultrasound', true]);
    expect(asksForSomething(readProblem('焊缝在低温下开裂。'))).toBe(true);
  });
  it('a poem does not', () => {
    expect(asksForSomething(readProblem('Shall I compare thee to a summer day?'))).toBe(false);
  });
});
