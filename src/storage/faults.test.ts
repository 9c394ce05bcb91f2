import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('tells what broke down for want of as many descriptors as it needed, not of one alone', () => {
  const told = `
    import { descriptorFault } from '${new URL('./faults.ts', import.meta.url)}';
    const of = (needed) => descriptorFault(new Error('it broke down'), needed);
    console.log(JSON.stringify([of(), of(8), of(64)?.code, of(8), of(64)?.cause.message]));
  `;
  const program = [process.execPath, '--input-type=module', '--eval', told];
  const said = execFileSync('sh', ['-c', 'ulimit -n 60; exec "$@"', 'sh', ...program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual([null, null, 'busy', null, 'it broke down']);
});
