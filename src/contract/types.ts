import type { Codes, Routes, Shapes } from './generated/index.ts';
import type { AnswerOf, InputOf } from './shape.ts';

/** Names an operation: its id, its code where only one has it, or its method and path. */
export type OperationName = keyof Shapes | keyof Codes | keyof Routes;

/** The shape of a named operation. Types alone: nothing is loaded. */
export type ShapeOf<N extends OperationName> = N extends keyof Shapes
  ? Shapes[N]
  : N extends keyof Codes
    ? Shapes[Codes[N]]
    : N extends keyof Routes
      ? Shapes[Routes[N]]
      : never;

/** What a call of an operation sends: `OperationInput<'P001'>['body']`. */
export interface OperationInput<N extends OperationName> {
  readonly body: InputOf<ShapeOf<N>['body']>;
  readonly query: InputOf<ShapeOf<N>['query']>;
  readonly params: InputOf<ShapeOf<N>['params']>;
}

/** What it answers under `data`: `OperationAnswer<'P001'>`. */
export type OperationAnswer<N extends OperationName> = AnswerOf<ShapeOf<N>>;
