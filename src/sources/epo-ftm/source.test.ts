import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import source from './source.ts';

const id = (country: string, number: string, kind: string, date: string) =>
  `<document-id><country>${country}</country><doc-number>${number}</doc-number><kind>${kind}</kind><date>${date}</date></document-id>`;
const TEXT = `<?xml version="1.0"?><!DOCTYPE fulltext-document SYSTEM 'ftm-entities.dtd'><fulltext-document dtd-version="1.2.3"><bibliographic-data>
<publication-reference>${id('ES', '2993312', 'T1', '20241227')}</publication-reference><application-reference>${id('ES', '20752248', 'T', '20200205')}</application-reference></bibliographic-data>
<description lang="ES"><p num="0001"><b>DESCRIPCIÓN</b></p><p num="0002"/><p num="0003">Detección de cáncer</p><p num="0004"><b>Antecedentes</b></p><p num="0005">La metilación es &eacute;sta.<img file="imgf1.tif" id="imgf1"/><img file="../x.tif"/></p></description>
<claims lang="ES"><claim num="0001"><claim-text>REIVINDICACIONES</claim-text><claim-text>1. Un método que comprende:</claim-text><claim-text>(i) capturar ADN.</claim-text><claim-text>2. El método de la reivindicación 1, en donde hay más.</claim-text></claim></claims></fulltext-document>`;

it('reads a translation of a European patent: title from the head of the description, claims that stand in one element', async () => {
  const [read] = (await readText(source, 'ES2993312T1.xml', TEXT)) as any[];
  expect(read.unknown).toBeUndefined();
  expect(read.record).toMatchObject({
    publication_number: 'ES2993312T1',
    publication_date: 20241227,
    application_number: 'EP20752248',
    filing_date: 20200205,
    titles: [{ lang: 'es', origin: 'office', text: 'Detección de cáncer' }],
    descriptions: [
      {
        lang: 'es',
        origin: 'office',
        paragraphs: [
          { id: 'p1', number: '0003', text: 'Detección de cáncer' },
          { id: 'p2', heading: true, section: 'other', text: 'Antecedentes' },
          { id: 'p3', number: '0005', section: 'other', text: 'La metilación es ésta.[image f1][image ../x.tif]' },
        ],
      },
    ],
    figures: [{ id: 'imgf1', file: 'imgf1.tif' }],
  });
  expect(read.record.claims[0].claims).toEqual([
    { number: 1, text: 'Un método que comprende:\n(i) capturar ADN.', independent: true, parents: [] },
    { number: 2, text: 'El método de la reivindicación 1, en donde hay más.', independent: false, parents: [1] },
  ]);
});

it('skips lists of a delivery and rejects a document without number', async () => {
  expect(await readText(source, 'TOC.xml', '<content>\n<file>a.xml</file></content>')).toEqual([
    { ok: 'skipped', kind: 'list of what the delivery holds' },
  ]);
  const [bad] = await readText(source, 'a.xml', '<fulltext-document><bibliographic-data/></fulltext-document>');
  expect(bad).toMatchObject({ ok: false, id: 'document 1' });
});

describeWithSharedData('a delivery of the Spanish office', ['patents/oepm-fulltext-xml'], (folder) => {
  it('is read through both archives', async () => {
    let patent: Patent | undefined;
    const read = await readAll(source, [folder!], (one) => (patent = one));
    expect([read.records, read.rejects, read.faults, [...read.unknown], read.unrecognised]).toEqual([
      1,
      [],
      [],
      [],
      [],
    ]);
    expect(patent!.titles[0]!.text).toBe(
      'Detección de cáncer, tejido canceroso de origen y/o un tipo de célula cancerosa',
    );
    expect([
      patent!.claims[0]!.claims.length,
      patent!.claims[0]!.claims.filter(({ independent }) => independent).length,
      patent!.figures.length,
    ]).toEqual([13, 1, 17]);
  });
});
