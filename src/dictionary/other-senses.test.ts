import { expect, it } from 'vitest';
import { meansSomethingElse } from './other-senses.ts';
import { WholeText } from './whole-text.ts';

/** Whether the word in braces means something else there, in a text that is or is not on medicine. */
function other(marked: string, isMedical = false): boolean {
  const start = marked.indexOf('{');
  const end = marked.indexOf('}') - 1;
  return meansSomethingElse(new WholeText(marked.replace(/[{}]/g, '')), { start, end }, isMedical);
}

it.each([
  ['an L-shaped {depression} with an entry part', true],
  ['a {depression} for the projection', true],
  ['anxiety and {depression}', false],
  ['a {stroke} of the piston', true],
  ['{stroke} of unknown cause', false],
  ['{shock} hazards of electric tools', true],
  ['septic {shock}', false],
])('words of devices, where the text is not on medicine: %s', (text, expected) => {
  expect([other(text), other(text, true)]).toEqual([expected, false]);
});

it.each([
  ['{Stroke} volume is computed', true],
  ['ATP versus {shocks} by implanted defibrillators', true],
  ['{hypothermic} storage of the graft', true],
  ['cells in a {hypotonic} medium', true],
  ['{hypotonic} infants', false],
  ['{hypertrophic} growth of muscle', true],
  ['leukocyte {adhesion}', true],
  ['intestinal {adhesions}', false],
  ['plaques typically {rupture}', true],
  ['a plaque {rupture}', false],
  ['{bleeding} air from the cavity', true],
  ['Bordetella {pertussis} and B. {pertussis}', true],
  ['B {pertussis} is a cause', true],
  ['due to {pertussis}', false],
  ['unstable {angina} pectoris', true],
  ['C. {immitis} was found', true],
  ['due to C. {immitis infection}', true],
  ['J. A. {asthma}', false],
  ['stable {hypoglycemic} medications', true],
  ['a {hypotensive} effect', false],
  ['a positive {HCV} antibody test', true],
  ['positive for {HBV} DNA', true],
  ['patients with {HCV} and', false],
  ['a {weight loss} program', true],
  ['fever and {weight loss}', false],
  ['dated {Feb 1}, 1974', true],
])('words that mean something else wherever they stand so: %s', (text, expected) => {
  expect(other(text, true)).toBe(expected);
});
