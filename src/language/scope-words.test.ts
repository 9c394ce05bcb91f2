import { describe, expect, it } from 'vitest';
import { speaksOfScope } from './scope-words.ts';

describe('a sentence on the scope of claims', () => {
  it.each([
    'The present invention is defined by the following claims, and nothing in this section should be taken as a limitation on those claims.',
    'These examples are not intended to limit the scope of the invention.',
    'The embodiments should not be construed as limiting.',
    'Changes may be made without departing from the spirit and scope of the disclosure.',
    '应当理解，此处所描述的具体实施例仅用以解释本发明，并不用于限定本发明。',
    '附图仅示出了某些实施例，因此不应被看作是对范围的限定。',
    '凡在本发明的精神和原则之内所作的任何修改，均应包含在内。',
  ])('is known: %s', (sentence) => {
    expect(speaksOfScope(sentence)).toBe(true);
  });

  it.each([
    'A further limitation of the known pump is its noise.',
    'The bracket is read by a limit switch.',
    'This limits the range of application of the probe.',
    '这限制了其应用范围。',
    '该传感器不受空间限制，便于安装。',
    'The scope of the oscilloscope shows the signal.',
  ])('is another one: %s', (sentence) => {
    expect(speaksOfScope(sentence)).toBe(false);
  });
});
