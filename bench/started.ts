import { type ChildProcess, spawn } from 'node:child_process';

/** A service of a program, once it listens, and what it has said until then. @throws what it said if it ends before. */
export async function startedService(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly service: ChildProcess; readonly said: string }> {
  const service = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    service.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Ctrl-C')) resolve();
    });
    service.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
  return { service, said };
}

export async function stopService(service: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => service.once('close', resolve));
  service.kill('SIGTERM');
  await ended;
}
