import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { Log } from '#http/log.ts';
import { prepareDataDir } from './data-dir.ts';
import { storesOf } from './stores.ts';

/** Imports and checks that people ask for in the console, and the files they send. */
export async function openJobs(config: Config, log: Log, clock: Clock) {
  const dir = prepareDataDir(config);
  const [{ jobsOver }, { inProcesses }, { folderUploads }, store] = await Promise.all([
    import('#jobs/jobs.ts'),
    import('#jobs/process.ts'),
    import('#jobs/uploads.ts'),
    storesOf(config).jobs(),
  ]);
  const uploads = folderUploads(join(dir, 'uploads'), config.PRIORA_UPLOAD_LIMIT_BYTES);
  const jobs = await jobsOver(store, {
    run: inProcesses(join(import.meta.dirname, '../cli/job.ts'), { ...config, PRIORA_DATA_DIR: dir }),
    ended: async ({ input }) => {
      const { upload } = input as { upload?: string };
      if (upload !== undefined) await uploads.discard(upload);
    },
    onFault: (err) => log.error({ err }, 'a job of the console failed'),
    clock,
  });
  const kept = (await jobs.list(1000))
    .filter(({ ended_at }) => ended_at === undefined)
    .map(({ input }) => (input as { upload?: string }).upload ?? '');
  await uploads.sweep(new Set(kept));
  return { jobs, uploads, data_dir: dir };
}
