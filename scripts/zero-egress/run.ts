import { execFileSync, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Operation } from '#operation.ts';
import { operations } from '#operations/index.ts';
import { exampleReplies } from '#testing/example-answers.ts';
import { callsTo } from '#testing/service.ts';
import { startTarget } from '../attack/target.ts';

/** What a run saw, as JSON. */
export interface ZeroEgress {
  /** Names of the network interfaces: `lo` alone. */
  readonly interfaces: readonly string[];
  /** What the kernel says to a connection to another machine. */
  readonly outside: string;
  /** Operations that answered, and how those did that failed. */
  readonly answered: readonly string[];
  readonly failed: Readonly<Record<string, string>>;
  /** The service's own log of outgoing connections. */
  readonly egress: { readonly offline: boolean; readonly guarded: boolean; readonly connections: readonly unknown[] };
  /** Connections to other machines that the kernel knows of in this namespace (`/proc/net`): none. */
  readonly sockets: readonly string[];
}

const PROGRAM = new URL('./main.ts', import.meta.url).pathname;

/** Whether this user may make a network namespace here: Linux, and not forbidden in a container. */
export const canIsolate = (): boolean =>
  process.platform === 'linux' && spawnSync('unshare', ['-rn', 'ip', 'link', 'set', 'lo', 'up']).status === 0;

/**
 * Runs `runInside` in a network namespace that has a loopback interface and nothing else: no route leads out of it.
 * @param ids Beginnings of the ids of operations; none: all.
 * @param data_dir A data folder to start on; default: a new one with the demo corpus.
 */
export function zeroEgress(ids: readonly string[] = [], data_dir?: string): ZeroEgress {
  const text = execFileSync(
    'unshare',
    ['-rn', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', process.execPath, PROGRAM, '--inside', ...ids],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 26,
      env: { ...process.env, ...(data_dir !== undefined && { PRIORA_DATA_DIR: data_dir }) },
    },
  );
  return JSON.parse(text);
}

/** Starts the service offline and asks every operation for its example, each flow from its first step to its last. */
export async function runInside(ids: readonly string[]): Promise<ZeroEgress> {
  const { PRIORA_DATA_DIR } = process.env;
  const target = await startTarget({ PRIORA_LEARN: 'false', ...(PRIORA_DATA_DIR && { PRIORA_DATA_DIR }) }, [
    '--offline',
  ]);
  try {
    const key = target.key.authorization!.slice('Bearer '.length);
    const asked = operations.filter(({ id }) => ids.length === 0 || ids.some((start) => id.startsWith(start)));
    const answered: string[] = [];
    const failed: Record<string, string> = {};
    for await (const { operation, reply } of exampleReplies({ call: callsTo(target.url, key), key }, asked)) {
      if (isAnswer(operation, reply)) answered.push(operation.id);
      else failed[operation.id] = `${reply.status} ${reply.text.slice(0, 300)}`;
    }
    const seen = await target.call({ method: 'GET', path: '/manage/egress', as: target.operator });
    return {
      interfaces: Object.keys(networkInterfaces()),
      outside: await outside(),
      answered,
      failed,
      egress: JSON.parse(seen.text),
      sockets: foreignSockets(),
    };
  } finally {
    await target.close();
  }
}

const isAnswer = (operation: Operation, { status, json }: { readonly status: number; readonly json: any }) =>
  operation.whole ? status === 200 : json?.status === true;

/** 192.0.2.1 stands for any other machine (RFC 5737). */
const outside = (): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ host: '192.0.2.1', port: 443, timeout: 5_000 });
    socket.once('connect', () => resolve('connected'));
    socket.once('timeout', () => resolve('no answer'));
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'refused'));
  });

/** Connected sockets of this namespace whose other end is not 127.0.0.1, in the kernel's own words. */
function foreignSockets(): readonly string[] {
  const lines = execFileSync('cat', ['/proc/net/tcp', '/proc/net/udp'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => {
    const remote = line.trim().split(/\s+/)[2] ?? '';
    return /^[0-9A-F]{8}:/.test(remote) && !remote.startsWith('00000000:') && !remote.startsWith('0100007F:');
  });
}
