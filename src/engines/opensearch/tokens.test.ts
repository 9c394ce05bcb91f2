import { expect, it } from 'vitest';
import { phraseText, stemTerms, tokensOf } from './tokens.ts';

it('sends words, what stands beside them, and the ends of sentences between them', () => {
  expect(tokensOf('Heated cells. 5mm plate', true)).toBe(
    'wheated|sheat _ wcells|scell .s w5mm|w5 _ wmm _ wplate .s|.p',
  );
  expect(tokensOf('Heated cells', false)).toBe('wheated _ wcells .s|.p');
});

it('sends Chinese by its characters, and the ends of paragraphs', () => {
  expect(tokensOf('固态电池。\n电', true)).toBe('w固 _ w态 _ w电 _ w池 .s|.p w电 .s|.p');
  expect(tokensOf(' ;,', true)).toBe('');
});

it('asks for words and stems by the same terms', () => {
  expect(phraseText(['light', 'weight'])).toBe('wlight _ wweight');
  expect(stemTerms('batteries')).toEqual(['sbatteri', 'wbatteri']);
  expect(stemTerms('cells')).toEqual(['scell', 'wcell']);
});
