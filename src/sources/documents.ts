/** A title, a paragraph, or a table row of a document, in reading order. */
export interface DocumentLine {
  readonly text: string;
  readonly heading: boolean;
}

/**
 * Who reads documents for importers. The program that imports says so with each import: the room that reads them is
 * built on this one.
 */
export interface Documents {
  /** A PDF or Word file as lines, an empty one after each block. */
  lines(bytes: Buffer, kind: 'pdf' | 'docx'): Promise<DocumentLine[]>;
  /** The words of a PDF's first page as they stand in its text layer; none of one that is a picture. */
  firstPage(bytes: Uint8Array): Promise<string>;
}
