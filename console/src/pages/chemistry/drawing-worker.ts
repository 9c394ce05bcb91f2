import { drawing, type Size } from './drawing.ts';

/** A structure that is to be drawn; answers carry its number. */
export interface Wanted {
  readonly n: number;
  readonly smiles: string;
  readonly size: Size;
  readonly match: string;
}

/** Its picture as an address; absent: it cannot be drawn. */
export interface Drawn {
  readonly n: number;
  readonly address: string | undefined;
}

addEventListener('message', ({ data: { n, smiles, size, match } }: MessageEvent<Wanted>) => {
  void drawing(smiles, size, match).then((address) => postMessage({ n, address } satisfies Drawn));
});
