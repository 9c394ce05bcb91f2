import { expect, it } from 'vitest';
import grants from '#sources/uspto-grants/source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { load } from '../novelty/run.ts';
import { casesOf, evaluate } from './run.ts';

describeWithSharedData(
  'claims read on products made of real claims',
  ['patents/uspto-grant-xml/US07891033-20110222.XML.gz', 'patents/uspto-grant-xml/US07891039-20110222.XML.gz'],
  (...files) => {
    it('hits what has everything, clears what lacks a part, asks where nothing is said', async () => {
      const all = (await Promise.all(files.map((file) => load(grants, file)))).flat();
      const { rows, quotes, verified, worst } = evaluate(casesOf(all, 'en', 2));
      expect(worst.filter((line) => line.startsWith('whole') || line.startsWith('removed'))).toEqual([]);
      expect(rows.get('whole')).toMatchObject({ n: 3, hit: 3 });
      expect(rows.get('silent')).toEqual({ n: 3, hit: 0, open: 2, cleared: 1, named: 3 });
      expect(verified).toBe(quotes);
    });
  },
);
