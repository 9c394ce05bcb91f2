import { type Caller, onBehalfOf } from '#accounts/caller.ts';
import { streamWithin } from '#stream-within.ts';
import type { TokenBudget } from './budget.ts';
import type { Model } from './model.ts';

/** A budget that also tells what each call has used when it ends, in whatever way. */
export const meteredBudget = (
  budget: TokenBudget,
  spent: (account: string, tokens: number) => Promise<void>,
): TokenBudget => ({
  ...budget,
  async reserve(account, tokens) {
    const reservation = await budget.reserve(account, tokens);
    let settled: Promise<unknown> | undefined;
    return {
      async settle(used_tokens) {
        settled ??= Promise.all([
          reservation.settle(used_tokens),
          used_tokens > 0 ? spent(account, used_tokens) : undefined,
        ]);
        await settled;
      },
    };
  },
});

/**
 * A model whose calls are on behalf of the account itself, under a name for what uses it: for work that no call waits
 * for.
 */
export function onItsOwn(model: Model, operation_id: string): Model {
  const caller = (account_id: string): Caller => ({ account_id, operation_id });
  const { embed, embedding_model } = model;
  return {
    name: model.name,
    text: (call) =>
      streamWithin(
        (run) => onBehalfOf(caller(call.account), run),
        () => model.text(call),
      ),
    object: (schema, call) => onBehalfOf(caller(call.account), () => model.object(schema, call)),
    ...(embedding_model !== undefined && { embedding_model }),
    ...(embed && {
      embed: (texts: readonly string[], call: Parameters<typeof embed>[1]) =>
        onBehalfOf(caller(call.account), () => embed.call(model, texts, call)),
    }),
  };
}
