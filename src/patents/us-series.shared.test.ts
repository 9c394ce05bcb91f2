import { expect, it } from 'vitest';
import { listFiles, openFile } from '#sources/files.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { applicationKey, applicationNumber } from './numbers.ts';

describeWithSharedData('US application numbers as DOCDB writes them', ['patents/uspto-grant-xml'], (folder) => {
  it('lead back to the series code that the grant prints, for every domestic application of the real grants', async () => {
    const seen = new Map<string, number>();
    for (const disk of await listFiles([folder])) {
      for await (const file of openFile(disk)) {
        if (!file.base.endsWith('.xml')) continue;
        const text = Buffer.from(await file.bytes()).toString('latin1');
        for (const [biblio] of text.matchAll(/<us-bibliographic-data-grant>[\s\S]*?<\/us-bibliographic-data-grant>/g)) {
          const m =
            /<application-reference[^>]*>\s*<document-id>\s*<country>US<\/country>\s*<doc-number>(\d{8})<\/doc-number>\s*<date>(\d{8})/.exec(
              biblio,
            );
          // The filing date of a national phase is that of the international application: DOCDB has the date of entry
          // instead.
          if (m && !/pct-or-regional-filing-data/.test(biblio)) seen.set(m[1]!, Number(m[2]));
        }
      }
    }
    expect(seen.size).toBeGreaterThan(300);
    for (const [number, date] of seen) {
      const [series, serial] = [number.slice(0, 2), number.slice(2)];
      const kind = series === '29' || series === '35' ? 'F' : 'A';
      if (series === '35') continue;
      const year = String(date).slice(0, 4);
      const docdb = date < 20110101 ? String(Number(serial)) + year.slice(2) : year + series + serial;
      const own = `US${series}/${serial}`;
      expect([own, applicationNumber('US', docdb, date, { format: 'docdb', kind })]).toEqual([own, own]);
      expect(applicationKey('US', docdb, date, { format: 'docdb', kind })).toBe(applicationKey('US', own, date));
    }
  });
});
