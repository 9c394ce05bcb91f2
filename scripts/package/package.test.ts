import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Settings } from '#config.ts';
import { buildPackage } from './build.ts';
import { notesOf } from './notes.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** An empty folder of a user, with the package and what it depends on as `npm install` puts them there. */
describe('the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'priora-package-'));
  const home = join(folder, 'node_modules/priora');
  const bin = () => join(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).bin.priora);
  const env = { PATH: process.env.PATH, PRIORA_LOG_LEVEL: 'error', PRIORA_LEARN: 'false', PORT: '0' };
  const priora = (...given: string[]) => run(process.execPath, [bin(), ...given], { cwd: folder, env });
  let service: ChildProcess | undefined;

  beforeAll(async () => {
    mkdirSync(join(folder, 'node_modules'));
    await buildPackage(home);
    const wanted = Object.keys(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).dependencies);
    for (const name of readdirSync(join(root, 'node_modules')))
      if (wanted.some((each) => each === name || each.startsWith(`${name}/`)) || name.startsWith('@'))
        symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  });
  afterAll(() => {
    service?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('has no TypeScript that Node.js would have to run, no tests, and no keys', () => {
    const files = globSync('**/*.*', { cwd: home });
    expect(files.filter((file) => /\.tsx?$|\.test\.|\.env|\.sqlite/.test(file))).toEqual([]);
    for (const file of ['LICENSE', 'README.md', 'console/dist/index.html', 'src/cli/priora.js'])
      expect(existsSync(join(home, file)), file).toBe(true);
    const { scripts, devDependencies, private: secret } = JSON.parse(read('package.json'));
    const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    expect(Object.keys({ scripts, devDependencies, secret })).toHaveLength(3);
    for (const name of ['scripts', 'devDependencies', 'private', 'workspaces'])
      expect(manifest).not.toHaveProperty(name);
    // what compiles the kernels and puts modules together, 50 MB, is needed by nobody who has them
    for (const name of ['assemblyscript', 'rolldown', 'typebox'])
      expect(manifest.dependencies).not.toHaveProperty(name);
    for (const kernel of ['engines/embedded/kernel', 'encoder/kernel', 'sequences/kernel'])
      expect(existsSync(join(home, 'src', kernel, 'kernel.wasm')), kernel).toBe(true);
  });

  it('has every module where it is loaded from by its address', () => {
    const addresses = globSync('src/**/*.js', { cwd: home }).flatMap((file) => [
      ...readFileSync(join(home, file), 'utf8').matchAll(
        /new URL\(["'`]([\w./-]+)["'`],import\.meta\.resolve\(["'`]#([^"'`]+)["'`]/g,
      ),
    ]);
    expect(addresses.length).toBeGreaterThan(70);
    const at = ([, path, from]: RegExpExecArray) =>
      join(home, from!.startsWith('demo/') ? '' : 'src', from!, '..', path!);
    expect(addresses.map(at).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('imports, serves and answers in an empty folder', async () => {
    const { stdout } = await priora('import', 'auto', join(root, 'src/sources/lens-csv/fixtures/2015-layout.csv'));
    expect(stdout).toMatch(/records/);
    service = spawn(process.execPath, [bin(), 'serve', '--no-demo', '--offline'], { cwd: folder, env });
    let said = '';
    service.stdout!.on('data', (piece) => {
      said += piece;
    });
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Stop: /);
    const url = /Service +(\S+)/.exec(said)![1]!;
    const headers = { authorization: `Bearer ${/sk-\w+/.exec(said)![0]}`, 'content-type': 'application/json' };
    const ask = async (path: string, body: object) =>
      (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<any>;
    const { data } = await ask('/search/patent/query-search-patent', { query_text: 'AUTHORITY: US', limit: 1 });
    expect(data.total_search_result_count).toBeGreaterThan(0);
    // a job in a thread
    const chat = await ask('/chat/pat-gpt-stream', { query: data.results[0].title, stream: false });
    expect(chat.status).toBe(true);
    expect(chat.data.output.content.length).toBeGreaterThan(20);
    expect(await (await fetch(url)).text()).toContain('<!doctype html>');
  });
});

describe('the container', () => {
  const file = read('Dockerfile');
  const { dependencies } = JSON.parse(read('package.json'));

  it('runs the Node.js that the package names, as nobody, with its data in a volume', () => {
    for (const [, version] of file.matchAll(/^FROM node:([\d.]+)-/gm)) expect(version).toBe(dependencies.node);
    expect(file).toMatch(/^USER node$/m);
    expect(file).toMatch(/^VOLUME \/data$/m);
    expect(file).toMatch(/^HEALTHCHECK .*\n?.*\/readyz/m);
  });

  it('is composed without rights that it does not need', () => {
    // of a cluster: the services alike, the database, the balancer
    for (const [file, times] of [
      ['compose.yaml', 1],
      ['deploy/cluster/compose.yaml', 3],
    ] as const)
      for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
        expect(read(file).split(line), `${file}: ${line}`).toHaveLength(times + 1);
  });

  it('as a cluster has settings that there are, a volume a service, and answers through one address', () => {
    const compose = read('deploy/cluster/compose.yaml');
    for (const [, name] of compose.matchAll(/^ {4}(PRIORA_[A-Z0-9_]+):/gm))
      expect(Object.keys(Settings.properties)).toContain(name);
    for (const service of ['priora-1', 'priora-2'])
      expect(read('deploy/cluster/nginx.conf')).toContain(`server ${service}:8080 `);
    expect(compose.match(/"data-\d:\/data"/g)).toEqual(['"data-1:/data"', '"data-2:/data"']);
    expect(compose.match(/ports: .*/g)).toEqual(['ports: ["127.0.0.1:8080:8080"]']);
  });

  it('with search engine and bucket goes on from there, and opens nothing more', () => {
    const beside = read('deploy/cluster/search-and-files.yaml');
    for (const [, name] of beside.matchAll(/^ {6}(PRIORA_[A-Z0-9_]+):/gm))
      expect(Object.keys(Settings.properties)).toContain(name);
    expect(beside).not.toContain('ports:');
    // each service that is added to is there
    for (const service of ['priora-1', 'priora-2']) {
      expect(beside).toContain(`\n  ${service}: `);
      expect(read('deploy/cluster/compose.yaml')).toContain(`\n  ${service}:\n`);
    }
    expect(beside.match(/"(search|files):\/[^"]+"/g)).toEqual([
      '"search:/usr/share/opensearch/data"',
      '"files:/data/priora"',
    ]);
  });
});

it('release notes are what the changelog says of the version', () => {
  const changelog = '# Changelog\n\n## 1.1.0 (unreleased)\n\n- new;\n\n## 1.0.0\n\n- first.\n';
  expect(notesOf(changelog, '1.1.0')).toBe('- new;\n');
  expect(notesOf(changelog, '1.0.0')).toBe('- first.\n');
  expect(() => notesOf(changelog, '1.0')).toThrow('no version 1.0.');
  const { version } = JSON.parse(read('package.json'));
  expect(notesOf(read('CHANGELOG.md'), version)).toContain('- ');
});
