import { expect, it } from 'vitest';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

import inpi, { actCode } from './source.ts';

const ACT = {
  ...{
    numero: 'PI 0704926-9',
    kindcode: 'B1',
    titulo: 'SISTEMA',
    data_deposito: '06/02/2008',
    ipc: 'G01D 5/39; G01L 1/24',
  },
  ...{ depositante: 'Cemig S.A.; Fundação CPQD', titular: 'Cemig S.A.', inventor: 'João Batista; Flavio Borin' },
  ...{ despacho_codigo: '22.12', despacho_nome: 'Oferta de Licença de Patente', despacho_comentario: 'Royalties: 5%' },
  ...{ rpi_numero: 2872, rpi_data_publicacao: '21/01/2026' },
};

it('gives acts of the gazette the codes under which INPADOC spreads them, and leaves the others as they are', () => {
  expect(
    ['3.1', '8.6', '8.12', '9.1', '9.2', '9.2.1', '9.2.4', '15.10', '16.1', '22.12', '1.3', '21.6'].map(actCode),
  ).toEqual([...['B03A', 'B08F', 'B08L', 'B09A', 'B09B', 'B09T', '9.2.4', 'B15J', 'B16A', 'B22L', '1.3', 'B21F']]);
  expect(['', '3.0', '3.27', '99.1', 'x'].map(actCode)).toEqual(['', '3.0', '3.27', '99.1', 'x']);
});

it('reads an act as a publication with its event', async () => {
  const lines = [
    ACT,
    { ...ACT, numero: 'BR 10 2012 007263-7', kindcode: 'A2', despacho_codigo: '3.1' },
    { ...ACT, numero: '7' },
  ];
  const read = (await readText(inpi, 'p.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))) as any[];
  expect(read[0].record).toMatchObject({
    publication_number: 'BRPI0704926B1',
    patent_type: 'B',
    application_number: 'BRPI07049269',
    filing_date: 20080206,
    titles: [{ lang: 'pt', origin: 'original', text: 'SISTEMA' }],
    applicants: [{ name: 'Cemig S.A.' }, { name: 'Fundação CPQD' }],
    current_assignees: [{ name: 'Cemig S.A.' }],
    inventors: [{ name: 'João Batista', type: 'person' }, { name: 'Flavio Borin' }],
    ipc: ['G01D5/39', 'G01L1/24'],
    legal_events: [
      {
        date: 20260121,
        code: 'B22L',
        country: 'BR',
        text: '22.12 Oferta de Licença de Patente (Royalties: 5%)',
        fact: { kind: 'licence_offer' },
      },
    ],
  });
  expect(read[0].record).not.toHaveProperty('publication_date');
  expect(read[1].record).toMatchObject({
    publication_number: 'BR102012007263A2',
    publication_date: 20260121,
    legal_events: [{ code: 'B03A', fact: { kind: 'publication' } }],
  });
  expect(read[2]).toMatchObject({ ok: false, id: '7', reason: '"7" is no number of the INPI' });
});

describeWithSharedData('the gazette', ['patents/inpi-br-gazette-jsonl'], (folder) => {
  it('is read whole', async () => {
    const facts: Record<string, number> = {};
    const read = await readAll(inpi, [folder!], ({ legal_events: [event] }) => {
      const kind = event?.fact?.kind ?? 'none';
      facts[kind] = (facts[kind] ?? 0) + 1;
    });
    expect([read.records, read.ids, read.rejects, read.faults, [...read.unknown], read.unrecognised]).toEqual([
      4989,
      4989,
      [],
      [],
      [],
      [],
    ]);
    expect(facts).toEqual({ none: 4860, publication: 50, refusal: 71, restoration: 1, grant: 4, licence_offer: 3 });
  });
});
