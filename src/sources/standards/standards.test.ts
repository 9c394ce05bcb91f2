import { describe, expect, it } from 'vitest';
import type { Standard } from '#collections/standards/standards.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { follows, identityOf, markdownLines, plainLines, sectionsOf } from './sections.ts';
import source from './source.ts';

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
  it('has titles of two lines, and heads of pages after their feet or after a form feed and an empty line', () => {
    const page = (break_: string) =>
      `1.  Management of the Publication and\n    Production Functions\n\n   One.\nNobody   [Page 1]\n${break_}\nRFC 99999      Frames      July 2016\n\n   Two.\n    Three.`;
    for (const break_ of ['', '\f'])
      expect(sectionsOf(plainLines(page(break_)))).toEqual([
        { number: '1', title: 'Management of the Publication and Production Functions', text: 'One.\nTwo. Three.' },
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
    sectionsOf(
      markdownLines(
        '# 2 Words\n\n- GW: gateway\n- HBD: heartbeat\n  digest\n* SW: sleep window\n   o  one\n      more\n\n   o  two',
      ),
    ),
  ).toEqual([
    { number: '2', title: 'Words', text: 'GW: gateway\nHBD: heartbeat digest\nSW: sleep window\none more\ntwo' },
  ]);
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

it('of XML it reads RFCs and drafts alone, and says what one lacks', async () => {
  const of = async (xml: string) => (await readText(source, 'a.xml', xml))[0];
  const middle = '<middle><section title="Words"><t>MUST is strong.</t></section></middle>';
  expect(await of(`<rfc docName="draft-x-00"><front><title>T</title></front>${middle}</rfc>`)).toMatchObject({
    ok: true,
    record: { number: 'draft-x-00', title: 'T', sections: [{ number: '1', title: 'Words', text: 'MUST is strong.' }] },
  });
  expect(await of(`<rfc><front/>${middle}</rfc>`)).toMatchObject({ ok: false, reason: /^states no number/ });
  expect(await of('<rfc number="1"><middle/></rfc>')).toMatchObject({ ok: false, reason: /^has no numbered section/ });
  expect(await of('<book/>')).toBeUndefined();
});

describeWithSharedData('RFCs as text and as XML', ['literature/rfc'], (folder) => {
  it('say the same: sections, titles and words', async () => {
    const found = new Map<string, Standard[]>();
    const { rejects, faults } = await readAll(source, [folder!], (one) => {
      found.set(one.number, [...(found.get(one.number) ?? []), one]);
    });
    expect([rejects, faults]).toEqual([[], []]);
    expect([...found].map(([number, all]) => [number, all.length, all[0]!.date, all[0]!.title])).toEqual([
      ['RFC 6635', 2, 20120600, 'RFC Editor Model (Version 2)'],
      ['RFC 6787', 2, 20121100, 'Media Resource Control Protocol Version 2 (MRCPv2)'],
      ['RFC 7911', 2, 20160700, 'Advertisement of Multiple Paths in BGP'],
      ['RFC 9001', 1, 20210500, 'Using TLS to Secure QUIC'],
    ]);
    const words = (text: string) => text.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
    // number, sections that both have, those of the text and of the XML, and words of the text that the XML lacks
    const compared = [...found].flatMap(([number, [text, xml]]) => {
      if (!xml) return [];
      const own = new Map(xml.sections.map((one) => [one.number, one]));
      // lists of references are entities in the XML, and names of thanked people and addresses have no number there
      const both = text!.sections.filter((one) => own.has(one.number) && !/References/u.test(one.title ?? ''));
      expect(both.map(({ title }) => title)).toEqual(both.map((one) => own.get(one.number)!.title));
      let [same, all] = [0, 0];
      for (const one of both.slice(0, -1)) {
        const left = [...words(own.get(one.number)!.text)].sort();
        const counts = new Map<string, number>();
        for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
        for (const word of words(one.text)) {
          all++;
          const count = counts.get(word) ?? 0;
          if (count > 0) same++;
          counts.set(word, count - 1);
        }
      }
      return [[number, both.length, text!.sections.length, xml.sections.length, all - same]];
    });
    expect(compared).toEqual([
      ['RFC 6635', 28, 31, 30, 0],
      ['RFC 6787', 292, 295, 294, 30],
      ['RFC 7911', 9, 12, 12, 0],
    ]);
  });
});
