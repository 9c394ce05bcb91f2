import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Query } from '#corpus/query/tree.ts';
import { processor_ms } from '../processor.ts';
import { builtOnce } from './built.ts';
import { Absent, type Peer, type Workplace } from './peer.ts';

const run = promisify(execFile);
const HARNESS = join(import.meta.dirname, '../lucene');

/** Java, 21 or later: of `JAVA_HOME`, of Debian's folder, or on the path. */
async function findJava(): Promise<string> {
  const folders = await readdir('/usr/lib/jvm').catch((): string[] => []);
  const homes = [process.env.JAVA_HOME, ...folders.map((name) => join('/usr/lib/jvm', name))].filter((home) => home);
  let best: { home: string; version: number } | undefined;
  for (const home of homes as string[]) {
    if (!existsSync(join(home, 'bin/javac'))) continue;
    const release = await readFile(join(home, 'release'), 'utf8').catch(() => '');
    const version = Number(/JAVA_VERSION="(\d+)/.exec(release)?.[1] ?? 0);
    if (!best || version > best.version) best = { home, version };
  }
  if (!best || best.version < 21) throw new Absent('no JDK 21 or later');
  return best.home;
}

async function compile(home: string, out: string): Promise<void> {
  const environment = { ...process.env, JAVA_HOME: home };
  const pom = ['-q', '-B', '-f', join(HARNESS, 'pom.xml'), 'dependency:copy-dependencies'];
  if (!existsSync(join(out, 'lib'))) {
    await run('mvn', [...pom, `-DoutputDirectory=${join(out, 'lib')}`], { env: environment }).catch((error) => {
      throw new Absent(`Maven could not bring Lucene: ${String(error.message).split('\n')[0]}`);
    });
  }
  await run(join(home, 'bin/javac'), [
    '-cp',
    join(out, 'lib/*'),
    '-d',
    join(out, 'classes'),
    join(HARNESS, 'src/main/java/Peer.java'),
  ]);
}

/** One Java process that builds and answers, one command at a time. */
class Harness {
  readonly #process: ChildProcess;
  readonly #answers: AsyncIterator<string>;

  constructor(home: string, out: string) {
    const classes = `${join(out, 'classes')}:${join(out, 'lib/*')}`;
    const options = ['-Xms2g', '-Xmx2g', '--add-modules', 'jdk.incubator.vector', '--enable-native-access=ALL-UNNAMED'];
    this.#process = spawn(join(home, 'bin/java'), [...options, '-cp', classes, 'Peer'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#answers = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
  }

  async command(...words: (string | boolean)[]): Promise<string[]> {
    this.#process.stdin!.write(`${words.join('\t')}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error('the Lucene process ended');
    const answer = (value as string).split('\t');
    if (answer[0] === 'error') throw new Error(`Lucene: ${answer.slice(1).join(' ')}`);
    return answer;
  }

  get pid(): number {
    return this.#process.pid!;
  }

  close(): void {
    this.#process.stdin!.end();
  }
}

/**
 * Lucene, the current version: without and with its query cache; with `shingles`, over an index of word pairs too,
 * which is asked for phrases alone.
 */
export async function* lucenePeers(place: Workplace, shingles: boolean): AsyncGenerator<Peer> {
  const home = await findJava();
  const out = join(place.dir, '..', 'lucene-harness');
  await mkdir(out, { recursive: true });
  await compile(home, out);
  const version = (await readdir(join(out, 'lib'))).find((name) => name.startsWith('lucene-core'))?.slice(12, -4);
  const dir = join(place.dir, shingles ? 'lucene-pairs' : 'lucene');
  const harness = new Harness(home, out);
  try {
    const built = await builtOnce(place, shingles ? 'lucene-pairs' : 'lucene', async () => {
      const [, seconds, bytes] = await harness.command('build', place.lines, dir, shingles);
      // all of the process, which has done nothing else yet
      const processor_seconds = processor_ms([harness.pid]).others / 1000;
      return { seconds: Number(seconds), bytes: Number(bytes), processor_seconds };
    });
    for (const cache of [false, true]) {
      await harness.command('open', dir, cache, shingles);
      yield {
        keeps: cache ? 'sets' : 'nothing',
        name: `Lucene ${version}${cache ? ', cache' : ''}${shingles ? ', shingles' : ''}`,
        built,
        async memory() {
          return Number((await harness.command('memory'))[1]);
        },
        async ask({ query }, operation) {
          // shingles change phrases alone
          if (shingles && !JSON.stringify(query).includes('"phrase"')) return undefined;
          const [, nanoseconds, found, processor] = await harness.command('ask', operation, expression(query));
          return {
            ms: Number(nanoseconds) / 1e6,
            processor_ms: Number(processor) / 1e6,
            found: operation === 'facets' ? (found ?? '') : Number(found),
          };
        },
        close: async () => {},
      };
    }
  } finally {
    harness.close();
  }
}

function expression(query: Query): string {
  switch (query.kind) {
    case 'term':
    case 'phrase':
      return `(${query.kind} ${query.field} ${query.text})`;
    case 'wildcard':
      return `(wildcard ${query.field} ${query.pattern})`;
    case 'range':
      return `(range ${query.from} ${query.to})`;
    case 'and':
    case 'or':
      return `(${query.kind} ${query.of.map(expression).join(' ')})`;
    case 'not':
      return `(not ${expression(query.of)})`;
    case 'near': {
      const { reach, left, right } = query;
      if (reach.unit !== 'words' || left.kind !== 'term' || right.kind !== 'term') throw new Error('words only');
      return `(near ${reach.distance} ${reach.ordered} ${left.field} ${left.text} ${right.text})`;
    }
    default:
      throw new Error(`no ${query.kind}`);
  }
}
