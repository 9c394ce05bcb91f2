import { expect, it } from 'vitest';
import { withOneVerb } from './phrasal-verbs.ts';

it.each([
  ['How do I take the fairings off a jet engine inlet?', 'How do I remove the fairings a jet engine inlet?'],
  ['By how much is watering cut down in winter?', 'By how much is watering reduce in winter?'],
  ['How is mercury taken out of exhaust?', 'How is mercury remove of exhaust?'],
  ['How are drivers kept away?', 'How are drivers prevent?'],
  ['How does it figure out who called?', 'How does it determine who called?'],
  ['Where does the robot take off its load outside?', 'Where does the robot remove its load outside?'],
  ['How is a cut made down there?', 'How is a cut made down there?'],
])('writes one verb for two words: %s', (said, written) => {
  expect(withOneVerb(said)).toBe(written);
});
