import { describe, expect, it } from 'vitest';
import { xmlDocuments } from '../xml.ts';
import { isRfcXml, RFC_XML, rfcFront, rfcSections } from './document.ts';

async function rootOf(xml: string) {
  async function* stream() {
    yield Buffer.from(xml);
  }
  for await (const document of xmlDocuments(stream(), RFC_XML.roots, RFC_XML))
    if (document.ok) return document.root;
    else throw new RangeError(document.reason);
  throw new RangeError('no document');
}
const read = async (xml: string) =>
  rfcSections(await rootOf(xml)).map(({ number, title, blocks }) => [
    number,
    title,
    ...blocks.map(({ kind, text }) => (kind === 'paragraph' ? text : `${kind}: ${text}`)),
  ]);

const TWO = `<?xml version="1.0"?><!DOCTYPE rfc SYSTEM "rfc2629.dtd">
<rfc number="7"><front><title>Frames
 Without Frames</title><date month="July" day="3" year="2016"/></front>
<middle>
<section anchor="intro" title="Introduction"><t>See <xref target="words"/>, <xref target="shape"/>,
 <xref target="codes"/>, <xref target="later"/> and <xref target="RFC2119">the key words</xref>.<iref item="x"/></t>
 <section anchor="words" title="Words"><t>They are:<list style="hanging"><t hangText="Frame"><vspace/>A row of
  octets &amp; bits.</t><t hangText="What is it?">No frame.</t></list> and SET&nbhy;PARAMS.</t>
 <t><list style="numbers"><t>one</t><t>two<list style="letters"><t>first</t></list></t></list></t>
 <t><list style="format R%d:"><t>rule</t></list><list style="symbols"><t>bare</t></list></t></section></section>
<section title="Shape"><figure anchor="shape" title="A frame"><preamble>As drawn:</preamble><artwork>
 +---+
 | a |

 +---+</artwork></figure>
 <figure><artwork>x = 1</artwork></figure>
 <texttable anchor="codes"><ttcol>Code</ttcol><ttcol>Meaning</ttcol><c>200</c><c>Good</c><c>400</c><c>Bad</c>
 <postamble>No more.</postamble></texttable></section>
</middle>
<back><references title="Normative References">&rfc3550; <reference anchor="BOOK" target="https://x.example"><front>
<title>A Book</title><author surname="Nobody"/><date month="May" year="2001"/></front><seriesInfo name="RFC" value="1"/>
</reference></references><references title="Informative References"/>
<section anchor="later" title="More"><section title="Below"><t>End.</t></section></section></back></rfc>`;

const THREE = `<rfc xmlns:xi="x" version="3" number="8"><front><title>T</title></front><middle>
<section anchor="a" numbered="true" pn="section-1"><name slugifiedName="n">First</name>
<t>It <bcp14>MUST</bcp14> be 2<sup>14</sup>; see <xref section="8.1" sectionFormat="of" target="Q"/>,
<xref target="Q" section="B" sectionFormat="comma"/>, <xref target="b" format="counter"/>, <xref target="b" format="title"/>
and <eref target="https://y.example" brackets="angle"/>.</t>
<dl><dt>PN:</dt><dd><t>A number.</t></dd><dt>ID</dt><dd>Another.</dd></dl>
<ol start="3"><li>three</li></ol><ul><li><t>bare</t><t>second</t></li></ul>
<table anchor="t" pn="table-1"><name>Names</name><thead><tr><th>A</th><th>B</th></tr></thead>
<tbody><tr><td>1</td><td><tt>x</tt></td></tr></tbody></table>
<aside><t>Note.</t></aside><artset><artwork type="svg"/><artwork type="ascii-art">--&gt;</artwork></artset>
<sourcecode type="c">a();
 b();</sourcecode></section></middle><back>
<references pn="section-2"><name>References</name><references pn="section-2.1"><name>Normative</name></references></references>
<displayreference target="Q" to="QUIC"/>
<section anchor="b" pn="section-appendix.a"><name>Extra</name><section pn="section-a.1"><name>More</name></section></section>
<section numbered="false" pn="section-appendix.b"><name>Contributors</name><t><contact fullname="N. Body"/></t></section>
</back></rfc>`;

describe('an RFC as XML', () => {
  it('of version 2 is numbered as it is printed, and says what it refers to', async () => {
    expect(await read(TWO)).toEqual([
      ['1', 'Introduction', 'See Section 1.1, Figure 1, Table 1, Appendix A and the key words [RFC2119].'],
      [
        ...['1.1', 'Words', 'They are:', 'Frame: A row of octets & bits.', 'What is it? No frame.', 'and SET-PARAMS.'],
        ...['1. one', '2. two', 'a. first', 'R1: rule', 'bare'],
      ],
      [
        ...['2', 'Shape', 'As drawn:', '+---+\n| a |\n+---+', 'caption: Figure 1: A frame', 'x = 1'],
        ...['table: Code | Meaning\n200 | Good\n400 | Bad', 'No more.', 'caption: Table 1'],
      ],
      ['3.1', 'Normative References', '[BOOK] Nobody, "A Book", RFC 1, May 2001, https://x.example', 'RFC 3550'],
      ['3.2', 'Informative References'],
      ['Appendix A', 'More'],
      ['A.1', 'Below', 'End.'],
    ]);
    expect(rfcFront(await rootOf(TWO))).toEqual({ number: '7', title: 'Frames Without Frames', date: '2016-07-03' });
  });

  it('of version 3 states its numbers, and has elements of its own', async () => {
    expect(await read(THREE)).toEqual([
      [
        '1',
        'First',
        'It MUST be 2^14; see Section 8.1 of [QUIC], [QUIC], Appendix B, A, Extra and https://y.example.',
        ...['PN: A number.', 'ID: Another.', '3. three', 'bare', 'second', 'table: A | B\n1 | x'],
        ...['caption: Table 1: Names', 'Note.', '-->', 'a();\nb();'],
      ],
      ['2', 'References'],
      ['2.1', 'Normative'],
      ['Appendix A', 'Extra'],
      ['A.1', 'More'],
      [undefined, 'Contributors', 'N. Body'],
    ]);
  });

  it('is known by its root or its document type', () => {
    expect([TWO, THREE, '<rfcs/>', 'Request for Comments: 7'].map(isRfcXml)).toEqual([true, true, false, false]);
  });
});
