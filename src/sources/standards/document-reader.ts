/** A title, a paragraph, or a table row of a document, in reading order. */
export interface DocumentLine {
  readonly text: string;
  readonly heading: boolean;
}

/** Reads a PDF or Word file as lines, an empty one after each block. */
export type DocumentReader = (bytes: Buffer, kind: 'pdf' | 'docx') => Promise<DocumentLine[]>;

let reader: DocumentReader | undefined;

/** Says who reads documents: the program that imports, since the room that reads them is built on this one. */
export const documentsAreReadBy = (one: DocumentReader): void => {
  reader = one;
};

/** @throws Error where no program has said who reads them. */
export function documentReader(): DocumentReader {
  if (!reader) throw new Error('nobody was named who reads documents');
  return reader;
}
