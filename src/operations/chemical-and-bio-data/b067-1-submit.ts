import { DAY_MS } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
import { b067_1TaskSubmit } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import type { SentFile } from '#operation.ts';
import { defineOperation } from '#operation.ts';
import { DRAWINGS_SOURCE, drawings } from '#operations/shared/drawings.ts';
import { jobOf } from '#operations/shared/jobs.ts';
import { publicationNumbers } from '#operations/shared/number-list.ts';
import type { Services } from '#services.ts';
import { depictionReading, documentKey } from './depiction-flow.ts';
import { DRAWN_ASPIRIN } from './drawn-example.ts';

const MOST_BYTES = 15 * 1024 * 1024;
/** How long a document is kept for its task to read it. */
const KEPT_MS = DAY_MS;

/** The document as the task finds it again. */
async function kept(file: SentFile, account: string, { files }: Services) {
  const stored = await file.keep({
    key: documentKey(account, file.sha256),
    name: `document.${file.kind}`,
    for_ms: KEPT_MS,
    account,
  });
  const address = new URL(files.link(stored, KEPT_MS), 'http://localhost');
  const [expires, signature] = ['expires', 'signature'].map((part) => address.searchParams.get(part) ?? '') as [
    string,
    string,
  ];
  return { name: file.name, kind: file.kind, link: { id: stored.id, name: stored.name, expires, signature } };
}

/** A stored patent with drawings. */
async function drawnPatent(given: string, { corpus }: Services) {
  const [number] = publicationNumbers('patent_number', given);
  const [patent] = number === undefined ? [] : await corpus.get(patents, [number]);
  if (!patent)
    throw new ServiceError('invalid_request', `patent_number: ${given} is not in the corpus.`, {
      field: 'patent_number',
    });
  if (drawings(patent).length === 0)
    throw new ServiceError(
      'invalid_request',
      `patent_number: no drawing of ${patent.publication_number} is stored (that would need ${DRAWINGS_SOURCE}). Send the document.`,
      { field: 'patent_number' },
    );
  return { name: patent.publication_number, patent: patent.publication_number };
}

export default defineOperation({
  contract: b067_1TaskSubmit,
  path: '/eurekals/open/ocsr/task/submit',
  access: 'run',
  summary: 'Read structures in the pictures of a document',
  description:
    'A PDF whose pages hold pictures, a picture (PNG, JPEG, TIFF), or the stored drawings of a patent. Poll `/eurekals/open/ocsr/task`.',
  files: { document: { accept: ['pdf', 'png', 'jpg', 'tif'], max_bytes: MOST_BYTES } },
  errors: ['file_refused'],
  example: { files: { document: { name: 'aspirin.png', base64: DRAWN_ASPIRIN } } } as never,
  async handle({ body, files: [file], account }, services) {
    if ((file !== undefined) === (body.patent_number !== undefined))
      throw new ServiceError('invalid_request', 'Give one of document and patent_number.', { field: 'document' });
    const data = file ? await kept(file, account.id, services) : await drawnPatent(body.patent_number!, services);
    const { task_id } = await services.flows.start(depictionReading, data, account.id);
    return { status: 'PENDING' as const, task_id: jobOf(task_id) };
  },
});
