import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WireSchema } from '#contract/shape.ts';
import { importFiles } from '#sources/import.ts';
import { startTestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { coverage } from './coverage.ts';
import { BY_NUMBER, leavesOfSchema } from './fields.ts';
import { REASONS, reasonFor } from './reasons.ts';

/** Sources of few files each: the whole is `npm run eval:coverage`. */
const FOLDERS = ['uspto-application-xml', 'google-patents-html', 'cn-fulltext-pdf/text', 'tipo-fulltext-xml'];
const paths = FOLDERS.map((name) => sharedData(`patents/${name}`)).filter((path) => path !== undefined);

it('every reason is of a field that there is', () => {
  const fields = BY_NUMBER().flatMap(({ id, response }) =>
    leavesOfSchema(response as WireSchema).flatMap((path) => reasonFor(id, path) ?? []),
  );
  expect(REASONS.filter((reason) => !fields.includes(reason)).map(({ why }) => why)).toEqual([]);
});

describe.skipIf(paths.length < FOLDERS.length)('a sample of the real publications', () => {
  it('fills what its sources state: a status everywhere, and nothing that is said to be always empty', async () => {
    const data_dir = await mkdtemp(join(tmpdir(), 'priora-coverage-'));
    const service = await startTestService({ data_dir, settings: { PRIORA_LEARN: 'false' } });
    await importFiles({ source: 'auto', paths, corpus: service.corpus, data_dir });
    const { sources, tables } = await coverage(service, 2);
    await service.stop();
    rmSync(data_dir, { recursive: true, force: true });
    expect(sources.length).toBeGreaterThanOrEqual(FOLDERS.length);
    const rates = (code: string, path: string) =>
      tables.find(({ id }) => id.startsWith(code))!.rows.find((row) => row.path === path)!.rates;
    const everywhere = sources.map(() => 1);
    expect(rates('p041', 'simple_legal_status[]')).toEqual(everywhere);
    expect(rates('p013', 'patent_legal.simple_legal_status[]')).toEqual(everywhere);
    expect(rates('p013', 'patent_legal.legal_status[]')).toEqual(everywhere);
    expect(rates('p012', 'bibliographic_data.invention_title[].text')).toEqual(everywhere);
    const filled = tables.flatMap(({ id, rows }) =>
      rows.flatMap(({ path, empty }) => {
        const reason = empty ? undefined : reasonFor(id, path);
        return reason && !reason.rare ? [`${id} ${path}`] : [];
      }),
    );
    expect(filled).toEqual([]);
  });
});
