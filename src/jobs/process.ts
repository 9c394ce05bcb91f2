import { fork } from 'node:child_process';
import type { Job, JobEnd, Run } from './jobs.ts';

/** What the service tells a job's process. */
export type Order =
  | { readonly kind: 'work'; readonly config: unknown; readonly job: Pick<Job, 'kind' | 'input'> }
  | { readonly kind: 'stop' };

/** What the process tells the service. */
export type Report =
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'end'; readonly end: JobEnd }
  | { readonly kind: 'problem'; readonly message: string };

/** A process that was asked to stop gets this long. */
const STOP_MS = 15_000;
/** Of what a process writes to its standard error before it ends without a word. */
const HEARD = 2000;

/**
 * Runs each job in a process of its own, so that parsing and checking hold no call up, and a job that runs out of
 * memory ends alone.
 */
export function inProcesses(program: string, config: unknown): Run {
  return (job, told) => {
    const child = fork(program, [], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' });
    let heard = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      heard = (heard + text).slice(-HEARD);
    });
    const tell = (order: Order) => child.connected && child.send(order, () => {});
    const end = new Promise<JobEnd>((resolve, reject) => {
      child.on('message', (report: Report) => {
        if (report.kind === 'progress') told(report.progress);
        else if (report.kind === 'end') resolve(report.end);
        else reject(new Error(report.message));
      });
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(new Error(`The work ended early (${signal ?? `status ${code}`}). ${lastLine(heard)}`.trim())),
      );
    });
    end.catch(() => {}).finally(() => clearTimeout(killing));
    let killing: NodeJS.Timeout | undefined;
    tell({ kind: 'work', config, job: { kind: job.kind, input: job.input } });
    return {
      end,
      stop() {
        tell({ kind: 'stop' });
        killing ??= setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
      },
    };
  };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
