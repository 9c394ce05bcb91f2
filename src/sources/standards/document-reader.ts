/** A title, a paragraph, or a table row of a document, in reading order. */
export interface DocumentLine {
  readonly text: string;
  readonly heading: boolean;
}

/** Reads a PDF or Word file as lines, an empty one after each block. */
export type DocumentReader = (bytes: Buffer, kind: 'pdf' | 'docx') => Promise<DocumentLine[]>;

/** The words of a PDF's first page as they stand in its text layer; none of one that is a picture. */
export type FirstPageReader = (bytes: Uint8Array) => Promise<string>;

let reader: DocumentReader | undefined;
let firstPage: FirstPageReader | undefined;

/** Says who reads documents: the program that imports, since the room that reads them is built on this one. */
export const documentsAreReadBy = (one: DocumentReader, first?: FirstPageReader): void => {
  reader = one;
  firstPage = first;
};

/** No words where no program has said who reads them. */
export const firstPageText: FirstPageReader = async (bytes) => (await firstPage?.(bytes)) ?? '';

/** @throws Error where no program has said who reads them. */
export function documentReader(): DocumentReader {
  if (!reader) throw new Error('nobody was named who reads documents');
  return reader;
}
