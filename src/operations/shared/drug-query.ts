import type { Entity, EntityKind } from '#collections/entities/entities.ts';
import type { InputOf, Shape } from '#contract/shape.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { oneEntity } from './entity-ids.ts';

/** An operation about one thing of the dictionary, which a parameter of its query string names. */
export const aboutEntity =
  (kind: EntityKind, field: string, example: Readonly<Record<string, unknown>>) =>
  <const S extends Shape>({
    answer,
    ...head
  }: Pick<ContractSpec<S>, 'contract' | 'path' | 'summary' | 'description'> & {
    readonly answer: (
      entity: Entity,
      call: Call & { readonly asked: InputOf<S['query']> },
      services: Services,
    ) => Promise<object> | object;
  }): ContractOperation<S> =>
    defineOperation({
      ...head,
      example: { query: example },
      async handle(call: Call<unknown, Record<string, unknown>>, services: Services) {
        const entity = await oneEntity(services.corpus, field, String(call.query[field] ?? ''), kind);
        return answer(entity, { ...call, asked: call.query as InputOf<S['query']> }, services);
      },
    } as unknown as ContractSpec<S>);
