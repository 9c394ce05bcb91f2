import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, openFile } from '../files.ts';
import tbx from '../tbx/source.ts';
import pairs from '../translation-pairs/source.ts';
import tmx from './source.ts';

async function read(source: typeof tmx, name: string, content: string) {
  const path = join(mkdtempSync(join(tmpdir(), 'priora-tmx-')), name);
  writeFileSync(path, content);
  const found: unknown[] = [];
  for (const disk of await listFiles([path]))
    for await (const file of openFile(disk)) {
      expect(source.recognises(file.base, await file.head())).toBe(true);
      for await (const one of source.read(file))
        found.push(
          one.ok === true
            ? one.record.texts.map(({ lang, text, origin }) => [lang, text, origin])
            : one.ok === false
              ? one.reason
              : one.kind,
        );
    }
  return found;
}

it('reads units of a translation memory', async () => {
  const unit = (...segments: [string, string][]) =>
    `<tu>${segments.map(([lang, text]) => `<tuv xml:lang="${lang}"><seg>${text}</seg></tuv>`).join('')}</tu>`;
  const body = unit(['en-US', 'The <bpt i="1"/>pump runs.'], ['zh_CN', '泵运行。']) + unit(['en', 'alone']);
  expect(
    await read(tmx, 'a.tmx', `<?xml version="1.0"?><tmx version="1.4"><header/><body>${body}</body></tmx>`),
  ).toEqual([
    [
      ['en', 'The pump runs.', 'human'],
      ['zh', '泵运行。', 'human'],
    ],
    expect.stringContaining('has no two languages'),
  ]);
});

it('reads concepts of a terminology in both of its forms', async () => {
  const old =
    '<termEntry id="c1"><langSet xml:lang="en"><tig><term>valve</term></tig></langSet><langSet xml:lang="zh"><tig><term>阀门</term></tig></langSet></termEntry>';
  const now =
    '<conceptEntry><langSec xml:lang="en"><termSec><term>pump</term></termSec></langSec><langSec xml:lang="de"><termSec><term>Pumpe</term></termSec></langSec></conceptEntry>';
  const terms = [
    [
      ['en', 'valve', 'human'],
      ['zh', '阀门', 'human'],
    ],
  ];
  expect(
    await read(tbx, 'a.tbx', `<?xml version="1.0"?><martif type="TBX"><text><body>${old}</body></text></martif>`),
  ).toEqual(terms);
  expect(
    await read(tbx, 'b.tbx', `<?xml version="1.0"?><tbx type="TBX-Core"><text><body>${now}</body></text></tbx>`),
  ).toEqual([
    [
      ['en', 'pump', 'human'],
      ['de', 'Pumpe', 'human'],
    ],
  ]);
});

it('reads pairs of one patent, and leaves pairs of two', async () => {
  const rows =
    'sentence_A,sentence_B,label\n"Pump|The pump is in the housing.",泵|泵在壳体内。,0.0\n"Pump|The pump is here.",阀|阀在那里。,1.0\n"Pump|The pump is here.",阀|阀在那里。,2\n';
  expect(await read(pairs, 'a.csv', rows)).toEqual([
    [
      ['en', 'Pump', 'unknown'],
      ['zh', '泵', 'unknown'],
    ],
    [
      ['en', 'The pump is in the housing.', 'unknown'],
      ['zh', '泵在壳体内。', 'unknown'],
    ],
    'two different patents',
    'its label is neither 0 nor 1',
  ]);
});
