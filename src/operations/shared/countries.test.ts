import { expect, it } from 'vitest';
import { countries, country, countryIds, countryNamed, registerNames } from './countries.ts';

it('a country has its code, an id that stays, and both names', () => {
  expect(country('de')).toEqual({
    alpha2_code: 'DE',
    country_id: country('DE')!.country_id,
    display_name: [
      { lang: 'EN', name: 'Germany' },
      { lang: 'CN', name: '德国' },
    ],
  });
  expect(country('DE')!.country_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([country('QQ'), country('D')]).toEqual([undefined, undefined]);
});

it('all are listed by their codes, each id once', () => {
  const all = countries();
  expect(all.map(({ alpha2_code }) => alpha2_code)).toEqual(all.map(({ alpha2_code }) => alpha2_code).toSorted());
  expect(new Set(all.map(({ country_id }) => country_id)).size).toBe(all.length);
  expect(all).toContainEqual(country('ZW'));
});

it('ids of a filter are those of countries', () => {
  const { country_id } = country('JP')!;
  expect(countryIds('country', [` ${country_id.toUpperCase()} `])).toEqual([country_id]);
  expect(countryIds('country', undefined)).toBeUndefined();
  expect(() => countryIds('country', [country_id, 'JP'])).toThrow(
    'country[1]: JP is the id of no country; dictionary/search lists them.',
  );
});

// biome-ignore format: read it as a table
it.each([
  ['Germany', 'DE'], [' france ', 'FR'], ['Korea, Republic of', 'KR'], ["Korea, Democratic People's Republic of", 'KP'],
  ['Russian Federation', 'RU'], ['Iran, Islamic Republic of', 'IR'], ['Czech Republic', 'CZ'], ['Czechia', 'CZ'],
  ['Former Serbia and Montenegro', 'RS'], ['Macedonia, The Former Yugoslav Republic of', 'MK'],
  ['Moldova, Republic of', 'MD'], ['Syrian Arab Republic', 'SY'], ['Tanzania, United Republic of', 'TZ'],
  ['Viet Nam', 'VN'], ['Congo, The Democratic Republic of the', 'CD'], ['Hong Kong', 'HK'], ['Turkey', 'TR'],
  ["Cote d'Ivoire", 'CI'], ['USA', 'US'], ['UK', 'GB'], ['Atlantis', undefined],
])('registers call %s what is %s', (name, code) => {
  expect(countryNamed(name)?.alpha2_code).toBe(code);
});

it('a code is called by its English name and by those of registers', () => {
  expect([registerNames('CZ'), registerNames('DE'), registerNames('QQ')]).toEqual([
    ['Czechia', 'czech republic', 'czechia'],
    ['Germany'],
    [],
  ]);
});
