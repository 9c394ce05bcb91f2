import { expect, it } from 'vitest';
import type { Company } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { inWords } from './words-of-codes.ts';

const TABLES: Readonly<Record<string, string>> = {
  'elf:2HBR': 'Gesellschaft mit beschränkter Haftung',
  'cnpj-nature:2062': 'Sociedade Empresária Limitada',
  'cnpj-municipality:9701': 'BRASILIA',
};
const get = async (_: unknown, ids: string[]) =>
  ids.flatMap((id) => {
    const [scheme, symbol] = id.split(':');
    return TABLES[id] ? [{ scheme, symbol, titles: [{ lang: 'pt', text: TABLES[id] }] }] : [];
  });
const worded = (fields: object) =>
  inWords({ addresses: [], ...fields } as unknown as Company, { get } as unknown as Corpus);

it('a legal form stands in the words of its register, or of the table that its code is of', async () => {
  const formOf = async (legal_form?: object) => (await worded({ legal_form })).legal_form?.text;
  expect([
    await formOf({ code: '2HBR' }),
    await formOf({ code: '2HBR', text: 'GmbH' }),
    await formOf({ code: '2062', scheme: 'cnpj-nature', text: 'natureza jurídica 2062' }),
    await formOf({ code: '2063', scheme: 'cnpj-nature', text: 'natureza jurídica 2063' }),
    await formOf({ code: 'XXXX' }),
    await formOf({ text: 'Private company' }),
    await formOf(),
  ]).toEqual([
    'Gesellschaft mit beschränkter Haftung',
    'GmbH',
    'Sociedade Empresária Limitada',
    'natureza jurídica 2063',
    undefined,
    'Private company',
    undefined,
  ]);
});

it('a city that its register has by code stands in the words of the table; a name that is stated stays', async () => {
  const citiesOf = async (...addresses: object[]) => (await worded({ addresses })).addresses.map(({ city }) => city);
  expect(
    await citiesOf({ city_code: '9701' }, { city: 'LISBOA', city_code: '9701' }, { city_code: '1' }, { lines: [] }),
  ).toEqual(['BRASILIA', 'LISBOA', undefined, undefined]);
});
