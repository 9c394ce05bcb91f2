import type { Codes, Routes, Wires } from './generated/index.ts';
import type { Filled, FilledOf, Part } from './shape.ts';

/** Names an operation: its id, its code where only one has it, or its method and path. */
export type OperationName = keyof Wires | keyof Codes | keyof Routes;

/** The parts of a named operation. Types alone: nothing is loaded. */
type WireOf<N extends OperationName> = N extends keyof Wires
  ? Wires[N]
  : N extends keyof Codes
    ? Wires[Codes[N]]
    : N extends keyof Routes
      ? Wires[Routes[N]]
      : never;

type Given<W, P extends Part> = W extends { readonly [K in P]: infer T } ? Filled<T, FilledOf<W, P>> : {};

/** What an operation gets of a call, defaults filled in: `OperationInput<'P001'>['body']`. */
export interface OperationInput<N extends OperationName> {
  readonly body: Given<WireOf<N>, 'body'>;
  readonly query: Given<WireOf<N>, 'query'>;
  readonly params: Given<WireOf<N>, 'params'>;
}

/** What it answers under `data`: `OperationAnswer<'P001'>`. */
export type OperationAnswer<N extends OperationName> = WireOf<N> extends { readonly answer: infer T } ? T : unknown;
