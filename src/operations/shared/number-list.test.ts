import { describe, expect, it } from 'vitest';
import { listed, names, patentIds, publicationNumbers, uuids } from './number-list.ts';

describe('a list in a string', () => {
  it('is separated by semicolons, lines, bars, and commas before a letter', () => {
    expect(listed('US1A1;US2A1\nUS3A1|US4A1, EP5A1,')).toEqual(['US1A1', 'US2A1', 'US3A1', 'US4A1', 'EP5A1']);
    expect(listed('US 11,205,304 B2, CN1A')).toEqual(['US 11,205,304 B2', 'CN1A']);
    expect([listed(undefined), listed(' ; ')]).toEqual([[], []]);
  });

  it('of publication numbers is read number by number', () => {
    expect(publicationNumbers('pn', 'us 11,205,304 b2;EP1000000A1')).toEqual(['US11205304B2', 'EP1000000A1']);
    expect(publicationNumbers('pn', ['US11205304B2', 'EP1000000A1;CN102000001A'])).toHaveLength(3);
    expect(() => publicationNumbers('pn', 'US11205304B2;what')).toThrow(
      'pn: "what" (number 2) is no publication number; write office, number and kind code, such as US11205304B2.',
    );
  });

  it('has at most a hundred', () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => `US${1_000_000 + i}A1`);
    expect(publicationNumbers('pn', many(100))).toHaveLength(100);
    expect(() => publicationNumbers('pn', many(101))).toThrow('pn names 101 patents: at most 100 per call.');
  });
});

it('names are as they are given, without the blanks around them', () => {
  expect(names('name')('company_name', ' A, B; C ')).toEqual(['A, B; C']);
  expect(names('name')('company_name', ['A', ' ', 'B'])).toEqual(['A', 'B']);
  expect(names('name')('company_name', undefined)).toEqual([]);
  expect(() =>
    names('name')(
      'company_name',
      Array.from({ length: 101 }, () => 'A'),
    ),
  ).toThrow('company_name names 101 names: at most 100 per call.');
});

it('ids are UUIDs, in any case and separated by anything', () => {
  const id = '1521a55b-6521-5337-885d-f2515b5bb0aa';
  expect(patentIds('patent_id', `${id.toUpperCase()}, ${id};${id}`)).toEqual([id, id, id]);
  expect(() => uuids('paper')('paper_id', `${id} 12`)).toThrow('paper_id: "12" (id 2) is no paper id (a UUID).');
  expect(() => patentIds('patent_id', `${id}0`)).toThrow('(id 1) is no patent id');
});
