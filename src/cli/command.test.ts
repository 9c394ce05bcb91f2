import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { COMMAND, commandOf } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'priora-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is called again as it was called', () => {
  expect(COMMAND).toBe('npm run -s priora --');
  const file = join(folder, 'node_modules/priora/src/cli/command.js');
  expect(commandOf(file)).toBe('npx priora');
  const calledAs = (...packages: string[]) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ _npx: { packages } }));
    return commandOf(file);
  };
  expect(calledAs('priora')).toBe('npx priora');
  expect(calledAs('./priora-0.1.0.tgz')).toBe('npx -p ./priora-0.1.0.tgz priora');
  expect(calledAs("/home/o'neil/my files/priora.tgz")).toBe(`npx -p '/home/o'\\''neil/my files/priora.tgz' priora`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'of a user', dependencies: { priora: '1' } }));
  expect(commandOf(file)).toBe('npx priora');
});
