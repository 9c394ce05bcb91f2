import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Paragraph, SECTIONS } from '#collections/patents/patent.ts';
import { descriptionText } from '#operations/shared/wire-text.ts';
import { sectionsOf } from './description-sections.ts';

const paragraph = fc.record(
  {
    id: fc.constant('p1'),
    section: fc.constantFrom(...SECTIONS),
    number: fc.constantFrom('0001', '12'),
    heading: fc.constant(true as const),
    text: fc.string({ minLength: 1 }),
  },
  { requiredKeys: ['id', 'section', 'text'] },
);

it('sections cover the text, in order, and cut exactly their headings and paragraphs out of it', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 12 }), (given) => {
      const paragraphs = given.map(
        ({ heading, number, ...one }): Paragraph =>
          heading ? { ...one, heading } : { ...one, ...(number && { number }) },
      );
      const text = descriptionText(paragraphs);
      const pieces = sectionsOf(paragraphs).flatMap(({ section_name: name, section_content: content }) => [
        ...(name.idx_start === undefined ? [] : [[name.idx_start, name.idx_end!] as const]),
        ...(content.idx_end > content.idx_start ? [[content.idx_start, content.idx_end] as const] : []),
      ]);
      expect(pieces.map(([start, end]) => text.slice(start, end)).join('\n')).toBe(text);
      for (const { section_name: name } of sectionsOf(paragraphs))
        if (name.text !== undefined) expect(text.slice(name.idx_start, name.idx_end)).toBe(name.text);
    }),
  );
});
