import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

it('cuts no prefix from its word', () => {
  const named = (text: string) => phrasesOf(text).map((phrase) => phrase.text);
  expect(named('The plate is non-uniformly heated.')).toEqual(['plate']);
  expect(named('a non-uniform cell temperature field sensor')).toEqual(['non-uniform cell temperature field sensor']);
  expect(named('a non-volatile memory')).toEqual(['non-volatile memory']);
});
