/**
 * What the commands of a document call in place of `priora`, `npm` and `curl`: the same programs, with the ids that a
 * document leaves open filled in from the answers before, a service that is stopped once it is ready, and an answer
 * that says `"status":false` told as a failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'src/cli/priora.ts');
const HOME = process.env.HOME!;
/** Ids of the answers before, by name. */
const KNOWN = join(HOME, 'ids.json');

const [program, ...args] = process.argv.slice(2);
if (program === 'curl') curl();
else if (program === 'priora') priora(args);
else npm();

function curl(): void {
  const ids: Record<string, string> = existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {};
  const filled = args.map((each) =>
    each.replace(/(\w+_id)("?\s*[:=]\s*"?)\.\.\./g, (whole, name: string, between: string) =>
      ids[name] === undefined ? whole : `${name}${between}${ids[name]}`,
    ),
  );
  const { stdout, stderr, status } = spawnSync(process.env.DOCS_CURL ?? 'curl', ['--max-time', '90', ...filled], {
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  for (const [, name, id] of stdout.matchAll(/"(\w+_id)":"([^"]+)"/g)) ids[name!] = id!;
  writeFileSync(KNOWN, JSON.stringify(ids));
  process.exit(status !== 0 || stdout === '' || /"status":false|"isError":true/.test(stdout) ? 1 : 0);
}

function npm(): void {
  const [verb, ...rest] = args.filter((each) => !/^(?:-s|--silent)$/.test(each));
  if (verb === 'start') serve(rest);
  else if (verb === 'run' && rest[0] === 'priora') priora(rest.slice(rest[1] === '--' ? 2 : 1));
  // of the machine that runs this, and already done
  else if (verb === 'ci' || verb === 'test' || rest[0] === 'check')
    process.stdout.write(`npm ${args.join(' ')}: not run again\n`);
  else {
    process.stderr.write(`npm ${args.join(' ')}: a document calls what the script does not know\n`);
    process.exitCode = 1;
  }
}

function priora(given: readonly string[]): void {
  if (given[0] === 'serve') {
    serve(given.slice(1));
    return;
  }
  if (given[0] === 'reindex' || given[0] === 'companies') process.env.PRIORA_DATA_DIR = unheld();
  const { status } = spawnSync(process.execPath, [CLI, ...given], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** A data folder that no service holds: a copy, as somebody would make it, one for all commands of a document. */
function unheld(): string {
  const restored = join(HOME, 'unheld', 'data');
  if (existsSync(restored)) return restored;
  mkdirSync(join(HOME, 'unheld'));
  const copy = folder();
  const quiet = ['ignore', 'ignore', 'inherit'] as const; // the command's own output may be taken for a file
  spawnSync(process.execPath, [CLI, 'backup', copy], { stdio: [...quiet] });
  spawnSync(process.execPath, [CLI, 'restore', copy], {
    stdio: [...quiet],
    env: { ...process.env, PRIORA_DATA_DIR: restored },
  });
  return restored;
}

function folder(): string {
  return join(mkdtempSync(join(HOME, 'data-')), 'data');
}

/**
 * A service on a free port: stopped as soon as it says that it is ready. Its data folder is one of its own where the
 * document names none.
 */
function serve(given: readonly string[]): void {
  const { DOCS_HELD, PRIORA_DATA_DIR } = process.env;
  const data = PRIORA_DATA_DIR === DOCS_HELD ? folder() : PRIORA_DATA_DIR;
  const env = { ...process.env, PRIORA_DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, [CLI, 'serve', ...given], { env });
  let ready = false;
  const hear = (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (ready || !/is ready in|"msg":"ready"/.test(String(chunk))) return;
    ready = true;
    child.kill('SIGTERM');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('close', () => process.exit(ready ? 0 : 1));
}
