import { expect, it } from 'vitest';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import citations from '../npl-citations/source.ts';
import source from './source.ts';

const HEAD =
  'IPRD_ID;IPRD_REFERENCE;IPRD_SIGNATURE_DATE;Reflected_Date;COMP_LEGAL_NAME;PATT_APPLICATION_NUMBER;PUBL_NUMBER;Country_Of_Registration;PBPA_APP_DATE;Standard;TGPP_NUMBER;TGPV_VERSION;Gen_4G;Gen_5G;Ess_To_Standard';
const ROWS = [
  '7;ISLD-201608-010;2016-08-10 00:00:00;2017-01-02;"Ericsson; Inc";201010123456.9;CN102238152 A | CN102238152 B;CN CHINA;2010-05-06;TS 36.331;36.331;v8.1.0;1;0;1',
  '8;ISLD-2;10/08/2016;;A;;;US UNITED STATES;;;;;;;',
  '9;ISLD-3;;;A;;US9000001B2;US UNITED STATES;;;;;;;No',
];

it('reads rows of the export as declarations of the documents that they name', async () => {
  const read = (await readText(source, 'ISLD-export.csv', [HEAD, ...ROWS].join('\r\n'))) as any[];
  expect(read[0].record).toEqual({
    id: 'etsi-isld 7 CN102238152 36.331 v8.1.0',
    kind: 'standard',
    publications: ['CN102238152'],
    applications: ['CN201010123456.9'],
    source: 'etsi-isld',
    standard_id: '36.331',
    version: 'v8.1.0',
    declared_to: 'ETSI',
    declarant: 'Ericsson; Inc',
    reference: 'ISLD-201608-010',
    projects: ['4G'],
    declaration_date: 20160810,
    updated: 20170102,
  });
  expect(read.slice(1).map(({ reason, kind }) => reason ?? kind)).toEqual([
    'names no publication and no application that can be read',
    'row that does not declare the patent essential',
  ]);
});

it('reads literature that grants cite, with who cited it', async () => {
  const rows = [
    '5682384\tmontgomery ""techniques"", 1983. cited by examiner',
    're44566\tauthor unknown, 1987..',
    'x\ty',
    '8112511\t',
  ];
  const read = (await readText(citations, 'n.tsv', rows.join('\n'))) as any[];
  expect(read[0].record).toMatchObject({
    kind: 'literature_citation',
    publications: ['US5682384'],
    text: 'montgomery "techniques", 1983',
    phase: 'examiner',
  });
  expect(read[1].record).toMatchObject({ publications: ['USRE44566'], text: 'author unknown, 1987.' });
  expect(read.slice(2).map(({ reason }) => reason)).toEqual(['"x" is no US patent', 'cites nothing']);
});

describeWithSharedData(
  'what is public of both',
  ['patents/etsi-isld-derived', 'patents/npl-citation-strings'],
  (etsi, npl) => {
    it('is counts alone, which are skipped; citations are read whole', async () => {
      const counts = await readAll(source, [etsi!]);
      expect([counts.records, counts.rejects]).toEqual([0, []]);
      const read = await readAll(citations, [npl!]);
      expect([read.records, read.ids, read.rejects, read.faults, read.unrecognised]).toEqual([796, 795, [], [], []]);
    });
  },
);
