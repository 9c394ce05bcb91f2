import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signsToGuess } from './password-strength.ts';
import { checkPassword } from './passwords.ts';

describe('what is left to guess of a password', () => {
  it.each([
    ['correct horse battery', 21],
    ['password', 1],
    ['p4$$w0rd', 1],
    ['1234567890', 1],
    ['zyxwvutsrq', 1],
    ['1qaz2wsx3edc', 1],
    ['iiiiiiiiiiii', 1],
    ['summer2024!', 3],
    ['xk9xk9xk9xk', 3],
    ['tr0ub4dor&3x', 12],
  ])('%s: %i', (password, signs) => {
    expect(signsToGuess(password)).toBe(signs);
  });

  it('is never more than its length, and less by whatever is known', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        expect(signsToGuess(text)).toBeLessThanOrEqual(text.length);
        expect(signsToGuess(text)).toBeGreaterThan(0);
        expect(signsToGuess(text.toLowerCase(), [text.toLowerCase()])).toBe(1);
      }),
    );
  });
});

it.each([
  ['anna.miller', 'xx-Miller-83-yy'],
  ['Anna', 'to annapolis by sea'],
])('a password that holds the name %s is refused', (name, password) => {
  expect(() => checkPassword(password, name)).toThrow('Choose another password: it holds your name.');
});

it('words that have nothing to do with each other are taken', () => {
  expect(() => checkPassword('another battery staple', 'Ann')).not.toThrow();
  expect(() => checkPassword('lamp-otter-quilt', 'Ann')).not.toThrow();
});
