import { expect, it } from 'vitest';
import { functionText } from './function-text.ts';

it('a function is the same whatever number its names have, and another with another reference of a pattern', () => {
  const first$1 = (of: string) => of;
  const first$2 = (of: string) => of;
  const one = (of: string) => first$1(of);
  const two = (of: string) => first$2(of);
  expect(functionText(one)).toBe(functionText(two));
  expect(functionText(one)).toContain('=> first(of)');
  expect(functionText((of: string) => of.replace(/(a)(b)/, '$1'))).toContain("'$1'");
  expect(functionText(undefined)).toBe('undefined');
});
