import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFileStore } from '#testing/conformance/files.ts';
import { folderFileStore } from './folder-store.ts';

describeFileStore('folder', (dir, clock, steady) =>
  folderFileStore({ dir, base_url: () => 'http://here', link_ms: 60_000, clock, steady }),
);

it('is for its owner alone', () => {
  const dir = mkdtempSync(join(tmpdir(), 'priora-files-'));
  folderFileStore({ dir, base_url: () => 'http://here' });
  expect(statSync(join(dir, 'link-secret')).mode & 0o777).toBe(0o600);
  rmSync(dir, { recursive: true, force: true });
});
