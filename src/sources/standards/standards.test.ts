import { describe, expect, it } from 'vitest';
import { follows, identityOf, markdownLines, plainLines, sectionsOf } from './sections.ts';

const RFC = `Internet Engineering Task Force (IETF)                         A. Nobody
Request for Comments: 99999                                         Nowhere
                                                               July 2016

                         Frames Without Frames

   1.  Introduction
   2.  Frames ............................................. 3

1.  Introduction

   A sender numbers
   its frames.

   1. first item
Nobody                       Standards Track                    [Page 1]
\fRFC 99999                     Frames                        July 2016

1.1.  Words

   MUST is strong.

2.  Frames

   A frame has 12 octets.
7.  this is no section: nothing leads to it
`;

describe('plain text', () => {
  it('becomes numbered sections without what repeats on each page', () => {
    const lines = plainLines(RFC);
    expect(identityOf('rfc99999.txt', RFC)).toEqual({
      number: 'RFC 99999',
      date: 20160700,
      title: 'Frames Without Frames',
      lang: 'en',
    });
    expect(sectionsOf(lines)).toEqual([
      { number: '1', title: 'Introduction', text: 'A sender numbers its frames.\n1. first item' },
      { number: '1.1', title: 'Words', text: 'MUST is strong.' },
      { number: '2', title: 'Frames', text: 'A frame has 12 octets. 7. this is no section: nothing leads to it' },
    ]);
  });
  it.each([
    ['1', undefined, true],
    ['2', undefined, false],
    ['5.2.1', '5.2', true],
    ['5.3', '5.2.7', true],
    ['5.2', '5.3', false],
    ['7', '2', false],
    ['Annex A', '9.1', true],
    ['A.1', 'Annex A', true],
  ])('%s after %s: %s', (number, before, expected) => expect(follows(number, before)).toBe(expected));
});

it('Markdown says which lines are headings', () => {
  const text =
    'Specification: TS 38.300\nVersion: v17.3.0\nDate: 2022-12-20\n\n# 5 Radio\n\n## 5.2 Grants\n\n1. A list\n\n### Note\n\nMore.';
  expect(identityOf('any.md', text)).toEqual({ number: 'TS 38.300', version: '17.3.0', date: 20221220, lang: 'en' });
  expect(sectionsOf(markdownLines(text))).toEqual([
    { number: '5', title: 'Radio', text: '' },
    { number: '5.2', title: 'Grants', text: '1. A list\nNote\nMore.' },
  ]);
});

it('items of a list are lines of their own', () => {
  expect(
    sectionsOf(markdownLines('# 2 Words\n\n- GW: gateway\n- HBD: heartbeat\n  digest\n* SW: sleep window')),
  ).toEqual([{ number: '2', title: 'Words', text: 'GW: gateway\nHBD: heartbeat digest\nSW: sleep window' }]);
});

it('3GPP print number, version and month; their files have them in the name', () => {
  expect(identityOf('x.docx', '3GPP TS 38.300 V17.3.0 (2022-12)')).toMatchObject({
    number: 'TS 38.300',
    version: '17.3.0',
    date: 20221200,
  });
  expect(identityOf('38331-h30.docx', 'Radio Resource Control')).toMatchObject({
    number: 'TS 38.331',
    version: '17.3.0',
  });
  expect(identityOf('notes.md', 'nothing here')).toBeUndefined();
});
