import { expect, it } from 'vitest';
import { classify } from './failures.ts';

it.each(['Headers', 'Body'])('a connection on which nothing came (%s) was slow, and is not tried again', (what) => {
  const cause = Object.assign(new Error(`${what} Timeout Error`), { name: `${what}TimeoutError` });
  const trouble = classify(new TypeError('fetch failed', { cause }));
  expect(trouble).toMatchObject({ kind: 'timeout', message: 'The model endpoint said nothing for 300 s.' });
  expect(trouble.passing).toBeUndefined();
});

it('one that was refused may be there the next time', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
  expect(classify(new TypeError('fetch failed', { cause }))).toMatchObject({ kind: 'unavailable', passing: true });
});
