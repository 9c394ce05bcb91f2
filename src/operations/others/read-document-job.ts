import { defineJob } from '#isolation/job.ts';

const DAY_MS = 86_400_000;
/** How long a picture of a document, and the link to it, is there: as the interface says. */
export const CROP_MS = 7 * DAY_MS;

/** In Markdown, where the address of a picture is to stand: only the service can sign addresses. */
export const placeOf = (index: number) => `crop:${index}`;
const PLACES = /crop:(\d{1,4})/g;

/** A file, and what is asked of it. */
export interface DocumentToRead {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Keep the pictures of figures. */
  readonly crops: boolean;
  readonly markdown: boolean;
  readonly results: boolean;
  /** Its words alone. */
  readonly text?: boolean;
}

/** Reads one document, and keeps the pictures of its figures. */
export const readDocumentJob = defineJob({
  name: 'read-document',
  lane: 'document',
  async run(asked: DocumentToRead, services, call) {
    return (await import('./read-document-here.ts')).readAndKeep(asked, services, call);
  },
});

/** Markdown of the job with addresses where it has places. */
export const withAddresses = (markdown: string, addresses: readonly string[]): string =>
  markdown.replace(PLACES, (place, index: string) => addresses[Number(index)] ?? place);
