import { b076V1Ocsr } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import { JobEnded } from '#isolation/job.ts';
import { defineOperation, type SentFile } from '#operation.ts';
import type { Account, Services } from '#services.ts';
import { readPictureStructureJob } from './depiction-job.ts';
import { DRAWN_ASPIRIN } from './drawn-example.ts';

const MOST_BYTES = 4_194_304;
const MOST_FILES = 10;
const NOTHING = { smiles: '', salt: false, charge: false, isotope: false, metal: false, h2o: false };

/** One picture: a structure, or why there is none. */
async function resultOf(file: SentFile, services: Services, account: Account, signal: AbortSignal) {
  const bytes = new Uint8Array(await file.read());
  try {
    const { structure, reason = '' } = await services.isolation.run(
      readPictureStructureJob,
      { bytes },
      { services, account: account.id, signal },
    );
    if (!structure) return { ...NOTHING, image_type: 'molecule' as const, error: reason };
    const { isomeric, salt, charge, isotope, metal, h2o, confidence } = structure;
    return {
      smiles: isomeric,
      salt,
      charge,
      isotope,
      metal,
      h2o,
      confidence,
      image_type: 'molecule' as const,
      error: '',
    };
  } catch (error) {
    const ended = error instanceof JobEnded && !signal.aborted;
    if (!ended && !(error instanceof ServiceError && error.code === 'file_refused')) throw error;
    return {
      ...NOTHING,
      image_type: 'molecule' as const,
      error: ended ? 'Reading the picture took too long.' : error.message,
    };
  }
}

export default defineOperation({
  contract: b076V1Ocsr,
  path: '/ocsr_wrapper/v1/ocsr',
  access: 'run',
  summary: 'The structure that each picture shows',
  description:
    'PNG, JPEG or TIFF, at most ten. Read by rules: lines, rings, wedges, labels and usual short forms. `smiles` is empty, and `error` says why, where the drawing is not read surely enough. Several parts are joined by a dot.',
  files: { files: { accept: ['png', 'jpg', 'tif'], max_bytes: MOST_BYTES, most: MOST_FILES } },
  timeout_ms: 300_000,
  errors: ['file_refused', 'timeout'],
  example: { files: { files: { name: 'aspirin.png', base64: DRAWN_ASPIRIN } } } as never,
  async handle({ files, account, signal }, services) {
    const results = [];
    for (const file of files) results.push(await resultOf(file, services, account, signal));
    return { count: files.length, results };
  },
});
