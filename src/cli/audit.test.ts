import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportAudit, verifyAuditCommand } from './audit.ts';
import { createAccount, createKey, deleteKey } from './keys.ts';

let folder: string;
let printed: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'priora-audit-'));
  vi.stubEnv('PRIORA_DATA_DIR', folder);
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(async () => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});
const verified = async (file?: string, noted?: string) => {
  printed = '';
  process.exitCode = undefined;
  await verifyAuditCommand(file, noted === undefined ? {} : { noted });
  return [process.exitCode, printed];
};

it('notes what commands do, writes the log out, and tells a true one from one that was changed', async () => {
  expect((await verified())[1]).toBe('the audit log has no entry.\n');
  await createAccount({ name: 'Lab' });
  await createKey({ name: 'laptop', account: 'Lab' });
  await deleteKey('laptop');
  const [status, text] = await verified();
  expect(status).toBeUndefined();
  const mark = /^3:[0-9a-f]{64}$/m.exec(String(text))![0];
  expect(text).toContain('Sound: 3 entries, 1 to 3.\n');

  const file = join(folder, 'audit.ndjson');
  await exportAudit({ out: file });
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line)).map(({ action, by, subject }) => [action, by, subject])).toEqual([
    ['account.made', `command line: ${userInfo().username}`, expect.stringMatching(/^Lab \([0-9a-f-]{36}\)$/)],
    ['key.made', `command line: ${userInfo().username}`, expect.stringMatching(/^laptop \(/)],
    ['key.deleted', `command line: ${userInfo().username}`, expect.stringMatching(/^laptop \(/)],
  ]);
  expect((await verified(file, mark))[0]).toBeUndefined();
  // a file is never written over
  await expect(exportAudit({ out: file })).rejects.toThrow(/EEXIST/);

  await writeFile(file, lines.join('\n').replace('laptop', 'desktop'));
  expect(await verified(file)).toEqual([
    1,
    expect.stringMatching(/^! Entry 2 of .+ is not what was written:.+\n {2}Before it, 1 entry holds\. /),
  ]);
  await writeFile(file, [lines[0], lines[2]].join('\n'));
  expect(await verified(file)).toEqual([1, expect.stringMatching(/^! Entry 2 of .+ is missing: it was taken out/)]);
  await writeFile(file, lines.slice(0, 2).join('\n'));
  expect(await verified(file, mark)).toEqual([1, expect.stringMatching(/^! Entry 3 of /)]);
});

it('says what is no export, and no mark', async () => {
  const file = join(folder, 'other');
  await writeFile(file, '{"seq":1}\n');
  await expect(verified(file)).rejects.toThrow(/^Line 1 of .+ is no entry/);
  await writeFile(file, 'x'.repeat(200_000));
  await expect(verified(file)).rejects.toThrow(/^Line 1 of .+ is too long/);
  await expect(verified(undefined, '3:abc')).rejects.toThrow(/^--noted is a mark/);
});
