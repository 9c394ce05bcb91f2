import { Worker } from 'node:worker_threads';
import type { Document } from './document.ts';

/** `toPdf` in a thread of its own, for documents of so many pages that they need a memory of their own. */
export function writePdf(document: Document): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: document });
    worker.once('message', (bytes: Uint8Array) => resolve(bytes));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the writer of PDF files ended with ${code} and no file`)));
  });
}
