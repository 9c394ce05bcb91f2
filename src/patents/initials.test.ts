import { expect, it } from 'vitest';
import { initialsOf, initialsWithin, wordsNamedBy } from './initials.ts';

const NASA =
  'United States of America as represented by the Administrator of the National Aeronautics and Space Administration';

it('initials leave links and legal forms out, and are of three letters or more', () => {
  expect(
    ['Massachusetts Institute of Technology', 'Ring Lock & Works Ltd.', 'General Electric'].map(initialsOf),
  ).toEqual(['MIT', 'RLW', undefined]);
  expect([initialsOf('Ядро Завода Машин'), initialsOf('A B C D F G H I J K L')]).toEqual([undefined, undefined]);
  expect(initialsWithin('Ring Lock Works GmbH')).toEqual(['RLW']);
  // forms of every country that names are brought to one spelling in, and none that is a word within the name
  expect(['Ring Lock Works SPZOO', 'Ring Lock Works Aktiebolag', 'Works As One Ring'].map(initialsOf)).toEqual([
    ...['RLW', 'RLW', 'WAOR'],
  ]);
  expect(initialsWithin('One Two Three Four Five')).toEqual(['OTTFF', 'OTTF', 'TTFF']);
  expect(initialsWithin(NASA)).toContain('NASA');
});

it('and lead back to the words that they are of', () => {
  expect(wordsNamedBy('International Business Machines Corporation', 'IBM')).toBe('International Business Machines');
  expect(wordsNamedBy(NASA, 'NASA')).toBe('National Aeronautics and Space Administration');
  // three letters within a name are those of too many
  expect(wordsNamedBy('One Two Three Four', 'TTF')).toBeUndefined();
});
