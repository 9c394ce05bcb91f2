import { type Model, type ModelCall, ModelError } from './model.ts';

/** Share of the time of a call or of a step in which a model may be waited for: the rest is for answering without. */
const SHARE = 0.5;

/**
 * What a call or a step of a task works with, so that a slow model does not use up its time: whatever asks the model
 * after half of it, or waits for it then, is told `timeout`, and answers without.
 * @param time_ms What the call or step may take, from now on.
 */
export const withPatience = <S extends { readonly model?: Model | undefined }>(services: S, time_ms: number): S =>
  services.model ? { ...services, model: waitedFor(services.model, time_ms * SHARE) } : services;

/** A model that is waited for until so long from now, by all calls together. */
export function waitedFor(model: Model, ms: number): Model {
  const until = performance.now() + ms;
  const { embed } = model;

  /** A signal that also ends the call when the time is over, and what ends the waiting for that. */
  function begin<C extends Pick<ModelCall, 'signal'>>(call: C): { readonly call: C; end(): void } {
    const over = new AbortController();
    const late = () => new ModelError('timeout', 'The time in which the model may be waited for is over.');
    const left = until - performance.now();
    if (left <= 0) throw late();
    const timer = setTimeout(() => over.abort(late()), left);
    return { call: { ...call, signal: AbortSignal.any([call.signal, over.signal]) }, end: () => clearTimeout(timer) };
  }

  return {
    ...model,
    async *text(given) {
      const { call, end } = begin(given);
      try {
        return yield* model.text(call);
      } finally {
        end();
      }
    },
    async object(schema, given) {
      const { call, end } = begin(given);
      return model.object(schema, call).finally(end);
    },
    ...(embed && {
      async embed(texts, given) {
        const { call, end } = begin(given);
        return embed.call(model, texts, call).finally(end);
      },
    }),
  };
}
