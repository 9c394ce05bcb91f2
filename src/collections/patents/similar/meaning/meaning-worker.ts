// The thread that encodes what is asked for and searches the vectors: one request after the other.

import '#egress/thread.ts';
import { workerData } from 'node:worker_threads';
import { answerWith } from '#asked-thread.ts';
import { type CorpusAddress, openerAt } from '#corpus/address.ts';
import { SentenceEncoder } from '#encoder/encoder.ts';
import { encoderFile } from '#encoder/package.ts';
import { giveWay } from '#give-way.ts';
import { WordVectors } from './word-vectors.ts';

giveWay('answering');

export type MeaningRequest =
  | { readonly kind: 'state' }
  | { readonly kind: 'encode'; readonly texts: readonly string[] }
  | {
      readonly kind: 'nearest';
      readonly vectors: readonly Float32Array[];
      readonly limit: number;
      readonly among?: readonly string[] | undefined;
    }
  | { readonly kind: 'know'; readonly words: readonly string[] }
  | {
      readonly kind: 'alike';
      readonly words: readonly string[];
      readonly among: readonly string[];
      readonly least: number;
      readonly most: number;
    };

const { at } = workerData as { at: CorpusAddress };
const column = (await openerAt(at)).openMeaningReader(at.dir);
let opened: SentenceEncoder | undefined;
const encoder = () => {
  opened ??= SentenceEncoder.open(encoderFile(at.dir));
  return opened;
};
const words = new WordVectors((texts) => encoder().encode(texts));

function answer(request: MeaningRequest): unknown {
  switch (request.kind) {
    case 'state':
      return column.state();
    case 'encode':
      return encoder().encode(request.texts);
    case 'nearest':
      return column.nearest(request.vectors, request.limit, request.among);
    case 'know':
      words.know(request.words);
      return null;
    case 'alike':
      return words.alike(request.words, request.among, request);
  }
}

answerWith(answer);
