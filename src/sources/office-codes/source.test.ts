import { expect, it } from 'vitest';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import inpadoc from './inpadoc.ts';
import documents from './uspto-documents.ts';

const LIST = `,"Document Description List
Updated 04/27/2022",,
Category,Document Description,USPTO Business Process,DOC CODE,FILING TYPE
Amendment,Amendment after  Allowance   ,"When, after",A.NA     ,"371
DESIGN"
Amendment,The same again,,A.NA,
Other,,,X,
,,,,
Petition,Petition to revive,,PET.OP,UTILITY
`;

it('reads the list of documents below its titles, each code once', async () => {
  const read = (await readText(documents, 'l.csv', LIST)) as any[];
  const source = 'uspto-document-codes';
  expect(read.map(({ record, kind, reason }) => record ?? kind ?? reason)).toEqual([
    { kind: 'document', office: 'US', code: 'A.NA', text: 'Amendment after Allowance', category: 'Amendment', source },
    'further row of a code',
    'has no code or no description',
    { kind: 'document', office: 'US', code: 'PET.OP', text: 'Petition to revive', category: 'Petition', source },
  ]);
});

it('refuses a workbook that is none', async () => {
  await expect(readText(inpadoc, 'a.xlsx', 'PK\u0003\u0004 no more')).rejects.toThrow('a.xlsx: ');
});

describeWithSharedData('lists of offices', ['patents/inpadoc-legal-codes', 'patents/uspto-codes'], (events, papers) => {
  it('are read whole', async () => {
    const codes = new Map<string, any>();
    const read = await readAll(inpadoc, [events!], (one) => codes.set(`${one.office} ${one.code}`, one));
    expect([read.records, read.ids, read.rejects, read.faults, read.unrecognised]).toEqual([4397, 4397, [], [], []]);
    expect([new Set([...codes.values()].map(({ office }) => office)).size, read.with.event_class]).toEqual([56, 3414]);
    expect(codes.get('AR FA')).toEqual({
      kind: 'legal_event',
      office: 'AR',
      code: 'FA',
      text: 'ABANDONMENT OR WITHDRAWAL',
      original: 'ABANDONO O RETIRO',
      event_class: 'B',
      event_class_title: 'APPLICATION DISCONTINUATION',
      influence: 'negative',
      source: 'inpadoc-codes',
    });
    const list = await readAll(documents, [papers!]);
    expect([list.records, list.ids, list.rejects, list.faults, list.unrecognised]).toEqual([278, 278, [], [], []]);
  });
});
