import { expect, it } from 'vitest';
import { assistantsEn } from './assistants.ts';
import { benchEn } from './bench.ts';
import { companiesEn } from './companies.ts';
import { domainsEn } from './domains.ts';
import { drugsEn } from './drugs.ts';
import { flowsEn } from './flows.ts';
import { workEn } from './work.ts';

it('a word of the console has one meaning: no two lists have the same name', () => {
  const lists = [assistantsEn, benchEn, companiesEn, domainsEn, drugsEn, flowsEn, workEn];
  const names = lists.flatMap((list) => Object.keys(list));
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
