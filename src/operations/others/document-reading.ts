import { ServiceError } from '#errors.ts';
import { type FileKind, HEAD_BYTES, kindOf } from '#files/kinds.ts';
import { JobEnded } from '#isolation/job.ts';
import type { Call, FilePart, Operation } from '#operation.ts';
import type { Services } from '#services.ts';
import { CROP_MS, readDocumentJob, withAddresses } from './read-document-job.ts';

// What the two operations that read documents have in common.

const ACCEPTED: readonly FileKind[] = ['pdf', 'docx', 'pptx', 'xlsx', 'png', 'jpg', 'doc', 'ppt', 'xls'];

export const DOCUMENT_FILE: Readonly<Record<'file', FilePart>> = {
  file: { accept: ACCEPTED, max_bytes: 20_971_520 },
};

/** What the interface promises for one document. */
export const DOCUMENT_TIMEOUT_MS = 300_000;

/** A status of its own, and a word instead of a number. */
function documentFailure(error: ServiceError): { status: number; body: object } | undefined {
  const { reason, too_large } = error.details;
  const failed = (status: number, error_code: string) => ({
    status,
    body: { status: 'error', error_code, error_msg: error.message },
  });
  if (error.code === 'timeout') return failed(504, 'GATEWAY_TIMEOUT');
  if (error.code === 'internal') return failed(500, 'INTERNAL_ERROR');
  if (typeof reason === 'string') return failed(502, reason);
  if (error.code === 'body_too_large' || too_large === true) return failed(413, 'FILE_TOO_LARGE');
  if (error.code === 'file_refused') return failed(400, 'FILE_REFUSED');
  return error.code === 'invalid_request' ? failed(400, 'INVALID_REQUEST') : undefined;
}

/** Failures as these operations have them. */
export const DOCUMENT_FAILURES: NonNullable<Operation['failures']> = {
  statuses: {
    400: 'INVALID_REQUEST, FILE_REFUSED: no file of a kind that is read, or a field that is not valid',
    413: 'FILE_TOO_LARGE: more than 20 MB or 200 pages',
    500: 'INTERNAL_ERROR',
    502: 'PDF_PARSE_FAILED, DOCUMENT_CONVERSION_FAILED, OCR_FAILED: the file cannot be read, and why',
    504: 'GATEWAY_TIMEOUT: it took longer than 300 seconds',
  },
  of: documentFailure,
};

/** A document as it was sent, and who asks. */
interface SentDocument {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly kind: FileKind | undefined;
  readonly account: string;
  readonly signal: AbortSignal;
}

type Wanted = Omit<Parameters<typeof readDocumentJob.run>[0], 'bytes' | 'name'>;

/**
 * Reads a document in a thread that can be ended.
 * @param broken What is said where the thread was: it took more memory than there is, or broke the reader.
 * @throws ServiceError `file_refused` with the reason if it cannot be read.
 */
export const readInThread = (
  services: Services,
  { bytes, name, account, signal }: Omit<SentDocument, 'kind'>,
  want: Wanted,
  broken: { readonly message: string; readonly reason?: string },
) =>
  services.isolation
    .run(readDocumentJob, { bytes, name, ...want }, { services, account, signal })
    .catch((error: unknown) => {
      if (!(error instanceof JobEnded) || error.code !== 'internal') throw error;
      const { message, reason } = broken;
      throw new ServiceError(
        'file_refused',
        message,
        { field: 'file', ...(reason !== undefined && { reason }) },
        { cause: error },
      );
    });

const readIn = (services: Services, { kind, ...sent }: SentDocument, want: Wanted) =>
  readInThread(services, sent, want, {
    message:
      'The document cannot be read: it unpacks to more than the service has memory for, or breaks its reader. Save it again, or a part of it.',
    reason: kind === 'pdf' ? 'PDF_PARSE_FAILED' : 'DOCUMENT_CONVERSION_FAILED',
  });

/** Reads the document of a call, with links to its pictures. */
export async function readSentDocument(
  { files: [file], account, signal }: Pick<Call, 'files' | 'account' | 'signal'>,
  services: Services,
  want: { readonly crops: boolean; readonly markdown: boolean; readonly results: boolean },
) {
  const { name, kind } = file!;
  const read = await readIn(services, { bytes: await file!.read(), name, kind, account: account.id, signal }, want);
  const addresses = read.crops.map((crop) => services.files.link(crop, CROP_MS));
  const urlOf = (id: string | undefined) => addresses[read.crops.findIndex((crop) => crop.id === id)];
  return {
    file_type: read.file_type,
    total_pages: read.total_pages,
    notes: read.notes.length > 0 ? [...read.notes] : undefined,
    markdown: read.markdown === undefined ? undefined : withAddresses(read.markdown, addresses),
    blocks: read.blocks.map(({ file: crop, bbox, ...block }) => ({
      ...block,
      bbox: [...bbox],
      url: urlOf(crop?.id) ?? null,
    })),
  };
}

/**
 * The words of a document that somebody opens, and what could not be read of it; nothing of it is kept.
 * @throws ServiceError `file_refused`: of no kind that is read, or why it cannot be.
 */
export async function wordsOfDocument(
  sent: Omit<SentDocument, 'kind'>,
  services: Services,
): Promise<{ text: string; notes: readonly string[] }> {
  const kind = kindOf(sent.bytes.subarray(0, HEAD_BYTES), sent.name);
  if (kind === undefined || !ACCEPTED.includes(kind))
    throw new ServiceError(
      'file_refused',
      'The file is of no kind that is read: PDF, Word, slides, workbooks, PNG, JPEG.',
      {
        field: 'file',
      },
    );
  const want = { crops: false, markdown: false, results: false, text: true };
  const { text = '', notes } = await readIn(services, { ...sent, kind }, want);
  // what is said of office files is where on a page things stand
  return { text, notes: ['pdf', 'png', 'jpg'].includes(kind) ? notes : [] };
}

/** The envelope of these two operations. */
export const succeeded = <T>(data: T) => ({ status: 'success' as const, error_code: 0, error_msg: 'success', data });
