import { describe, expect, it } from 'vitest';
import { readQuestion } from '../read/question.ts';
import { telling } from './tells.ts';

const told = (question: string, text: string) => {
  const read = readQuestion(question);
  return telling(read, read.words)(text);
};

describe('what a sentence is for a question', () => {
  it.each([
    ['Creep is a slow deformation under load.', 1],
    ['Creep refers to slow deformation.', 1],
    ['The blades comprise nickel and suffer creep.', 0],
    ['The slow deformation is referred to as creep and shortens the life of blades.', 1],
    ['Creep comprises a primary and a secondary stage.', 0.5],
    ['The temperature of the hot gas that flows over the blades in operation is a cause of creep.', 0],
  ])('defines a thing, outright or in part: %s', (text, defines) => {
    expect(told('What is creep?', text).defines).toBe(defines);
  });

  it('names an amount of money where a price is asked for, and nothing else', () => {
    expect([...told('What does a pump cost?', 'A pump may be had for $1,500 apiece.').names]).toEqual(['$1,500']);
    expect([...told('What does a pump cost?', 'A pump of 15 kg costs less.').names]).toEqual([]);
    expect([...told('水泵的价格是多少？', '每台水泵约300元。').names]).toEqual(['0元']);
  });

  it('names a temperature whose sign was lost', () => {
    const asked = 'At what temperature is the glass annealed?';
    expect([...told(asked, 'The glass is annealed at 540 C for an hour.').names]).toEqual(['540 C']);
    expect([...told(asked, 'The glass of example 5 C is annealed.').names]).toEqual([]);
  });
});
