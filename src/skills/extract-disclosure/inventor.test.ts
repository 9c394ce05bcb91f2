import { expect, it } from 'vitest';
import { effectClause } from './cues.ts';
import { disclosureParts } from './extract-disclosure.ts';

/** The fields of a text's sentences, a word each. */
const fieldsOf = (text: string) => disclosureParts(text).sentences.map(({ field }) => field);

it('reads texts as inventors write them: we, our, what else it is for, what tests showed', () => {
  expect(
    fieldsOf(
      'Known cold plates have straight channels, so the coolant warms up on its way. We use a cold plate whose channels become narrower towards the outlet. A pump drives the coolant. Thereby the cells age evenly. The plate may also be used for power electronics.',
    ),
  ).toEqual(['background', 'mechanism', 'mechanism', 'outcome', 'application']);
  expect(
    fieldsOf(
      'The usual heating mats need much power. Our blade has a coating which is heated in short pulses. This saves about 60 % of the energy. It could be used on aircraft wings as well. The coating is 0.3 mm thick. Tests with 20 users showed that no ice was left.',
    ),
  ).toEqual(['background', 'mechanism', 'outcome', 'application', 'mechanism', 'outcome']);
  expect(
    fieldsOf(
      '我们想解决口罩戴久了闷热的问题。做法是在口罩内侧加一层带微型风扇的支架。这样口罩内的温度只升高1.5℃。也可以用在防护服的头罩上。该支架也适用于头盔。',
    ),
  ).toEqual(['tech_problem', 'mechanism', 'outcome', 'application', 'application']);
});

it.each([
  ['The pump sends an alarm, so that the patient is helped in time.', ', so that the patient is helped in time.'],
  ['The pump sends an alarm when 400 ml are exceeded.', undefined],
  ['处理器发出报警，从而使患者能够及时如厕。', '，从而使患者能够及时如厕。'],
  ['处理器使用电池。', undefined],
])('a sentence on means that says what they bring: %s %s', (text, brings) => {
  expect(effectClause(text)).toBe(brings);
});
