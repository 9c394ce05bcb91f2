import { expect, it } from 'vitest';
import { countriesIn, leftOutIn, uncountedIn } from './restricted.ts';

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

it.each([
  ['trials of X in Germany', ['Germany'], false, 'trials of X'],
  ['Are there trials on X in both the US and Japan', ['United States', 'Japan'], true, 'Are there trials on X'],
  ['Which trials in China or South Korea test X', ['China', 'Korea, Republic of'], false, 'Which trials test X'],
  ['X有多少项临床试验是在中国做的', ['China'], false, 'X有多少项临床试验是 的'],
])('%s: sites in countries', (text, names, each, rest) => {
  const found = countriesIn(text);
  expect(
    found.asked?.names.map((all) => names.find((name) => all.some((one) => one.toLowerCase() === name.toLowerCase()))),
  ).toEqual(names);
  expect([found.asked?.each, words(found.rest)]).toEqual([each, rest]);
});

it.each([
  ['Which trials of X are for anything else than diabetes', 'diabetes', 'Which trials of X are'],
  ['Which drugs for X are there, not from Novartis', 'Novartis', 'Which drugs for X are there'],
  ['drugs for X except Novartis', 'Novartis', 'drugs for X'],
  ['X除了糖尿病还在做哪些适应症的临床试验', '糖尿病', 'X 还在做哪些适应症的临床试验'],
])('%s: leaves something out', (text, thing, rest) => {
  const found = leftOutIn(text);
  expect([found.thing, words(found.rest)]).toEqual([thing, rest]);
});

it('says what no field of trials has', () => {
  expect(uncountedIn('how many trials in children')).toEqual({
    uncounted: ['ages of participants', '受试者年龄'],
    rest: 'how many trials  ',
  });
  expect(uncountedIn('how many trials')).toEqual({ rest: 'how many trials' });
});
