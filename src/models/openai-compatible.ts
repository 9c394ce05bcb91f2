import { setTimeout as sleep } from 'node:timers/promises';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import { noBudget, type TokenBudget } from './budget.ts';
import { classify, TOO_LONG, type Trouble } from './failures.ts';
import { addUsage, type Model, type ModelCall, type ModelEnd, ModelError, type Usage } from './model.ts';
import { Places } from './places.ts';
import { estimateTokens, type Prompt, type RenderedPrompt, renderPrompt } from './prompt.ts';
import { parseObject, wireSchema, withComplaint } from './structured.ts';
import { inPlace, refused, soundVectors } from './vectors.ts';

export interface OpenAiCompatibleOptions {
  /** Base URL with its version, e.g. `http://127.0.0.1:8081/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key?: string | undefined;
  readonly embedding_model?: string | undefined;
  /** Time for the first piece of an answer, and between two. */
  readonly timeout_ms: number;
  readonly concurrency: number;
  /** Further attempts after 429, 5xx and failed connections. */
  readonly retries: number;
  /** What prompt and answer together may have. */
  readonly context_tokens: number;
  readonly max_output_tokens: number;
  readonly budget?: TokenBudget;
  /** First pause before another attempt, doubled each time; default 500. */
  readonly backoff_ms?: number;
}

/** Longest pause that a `Retry-After` is followed for; one that asks for more ends the call. */
const LONGEST_PAUSE_MS = 30_000;
/** A model that is held to a schema and has nothing more to say may write blanks until its tokens are used up. */
const ENDLESS_LENGTH = 200;
const ENDLESS = /^\s{200}$/;
/** Most texts of one embedding request. */
const EMBED_AT_ONCE = 64;

/** The SDK takes tenths of a second to load: only a call of the model pays for it. */
const load = () => Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);

type Provider = ReturnType<Awaited<ReturnType<typeof load>>[1]['createOpenAICompatible']>;

/** A model behind any endpoint that speaks the chat-completions protocol. Building it loads and connects nothing. */
export function openAiCompatible(options: OpenAiCompatibleOptions): Model {
  const { model, key, timeout_ms, retries, context_tokens, budget = noBudget } = options;
  const places = new Places(options.concurrency);
  let made: Provider | undefined;
  /** Schemas that the endpoint does not hold its model to. */
  const unheld = new Set<string>();

  async function sdk() {
    const [ai, { createOpenAICompatible }] = await load();
    made ??= createOpenAICompatible({
      name: 'configured',
      baseURL: options.url.replace(/(?<!\/)\/+$/, ''),
      ...(key && { apiKey: key }),
      includeUsage: true,
      supportsStructuredOutputs: true,
      // A redirect could carry key and prompt to an address that nobody configured.
      fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    });
    return { ai, provider: made };
  }

  /**
   * A place at the model and tokens set aside: an account without tokens does not queue, and one that ran out while it
   * waited does not run.
   */
  async function admitted(call: Pick<ModelCall, 'account' | 'signal'>, tokens: number) {
    await (await budget.reserve(call.account, 0)).settle(0);
    const leave = await places.take(call.account, call.signal, timeout_ms);
    try {
      return { leave, aside: await budget.reserve(call.account, tokens) };
    } catch (refused) {
      leave();
      throw refused;
    }
  }

  /** Tokens of a prompt at most: what does not fit the context is not sent. */
  const mostOf = ({ instructions, material = [], turns }: Prompt) =>
    Math.min(
      context_tokens,
      [instructions, ...material.map(({ text }) => text), ...turns.map(({ text }) => text)].reduce(
        (sum, text) => sum + estimateTokens(text),
        0,
      ),
    );

  /**
   * Runs `attempt` again after failures that pass, and with less material when the context was too long. An attempt has
   * the time of one piece of an answer, and again as much whenever it says that one came.
   */
  async function persist<T>(
    call: Pick<ModelCall, 'signal'>,
    prompt: Prompt | undefined,
    attempt: (rendered: RenderedPrompt, signal: AbortSignal, came: () => void) => Promise<T>,
    output_tokens: number,
  ): Promise<{ result: T; omitted: number }> {
    let room = Math.floor((context_tokens - output_tokens) * 0.9);
    for (let failed = 0, shortened = 0; ; ) {
      const rendered = prompt ? renderPrompt(prompt, room) : { instructions: '', messages: [], omitted: 0, tokens: 0 };
      if (rendered.tokens > room) {
        throw new ModelError('too_long', `The question is longer than the model's ${context_tokens} tokens allow.`);
      }
      const watch = watchdog(call.signal, timeout_ms);
      try {
        return { result: await attempt(rendered, watch.signal, watch.again), omitted: rendered.omitted };
      } catch (thrown) {
        call.signal.throwIfAborted();
        const trouble: Trouble = watch.late() ? { kind: 'timeout', message: late(timeout_ms) } : classify(thrown, key);
        if (trouble.kind === 'too_long' && shortened < 2 && (prompt?.material?.length ?? 0) > rendered.omitted) {
          shortened += 1;
          room = Math.floor(rendered.tokens / 2);
          continue;
        }
        const pause = trouble.retry_after_ms ?? (options.backoff_ms ?? 500) * 2 ** failed * (0.75 + Math.random() / 2);
        if (!trouble.passing || failed >= retries || pause > LONGEST_PAUSE_MS) {
          throw new ModelError(trouble.kind, trouble.message);
        }
        failed += 1;
        await sleep(pause, undefined, { signal: call.signal }).catch(() => call.signal.throwIfAborted());
      } finally {
        watch.stop();
      }
    }
  }

  /** Asks for an answer that comes piece by piece; `output`: what the endpoint is to hold it to. */
  async function begun(
    { instructions, messages }: RenderedPrompt,
    asked: {
      readonly temperature: number;
      readonly output_tokens: number;
      readonly signals: readonly AbortSignal[];
      readonly held_to?: TSchema | undefined;
    },
  ): Promise<AsyncIterator<any>> {
    const { ai, provider } = await sdk();
    const { held_to } = asked;
    return ai
      .streamText({
        ...{ model: provider.chatModel(model), instructions, messages: [...messages] },
        maxOutputTokens: asked.output_tokens,
        temperature: asked.temperature,
        maxRetries: 0,
        abortSignal: AbortSignal.any([...asked.signals]),
        onError() {},
        ...(held_to && { output: ai.Output.object({ schema: ai.jsonSchema(held_to as object) }) }),
      })
      .fullStream[Symbol.asyncIterator]();
  }

  async function* text(call: ModelCall): AsyncGenerator<string, ModelEnd> {
    const output_tokens = call.max_output_tokens ?? options.max_output_tokens;
    const { leave, aside } = await admitted(call, mostOf(call.prompt) + output_tokens);
    const stop = new AbortController();
    const signal = AbortSignal.any([call.signal, stop.signal]);
    let written = '';
    let usage: Usage | undefined;
    let asked = 0;
    try {
      const { result, omitted } = await persist(
        { signal },
        call.prompt,
        async (rendered, watched) => {
          const parts = await begun(rendered, { temperature: 0.2, output_tokens, signals: [signal, watched] });
          asked = rendered.tokens;
          return { parts, first: await nextPart(parts) };
        },
        output_tokens,
      );
      let part = result.first;
      const { parts } = result;
      while (part.kind !== 'end') {
        if (part.text !== '') {
          written += part.text;
          yield part.text;
        }
        part = await within(nextPart(parts), timeout_ms, () => stop.abort()).catch((thrown) => {
          call.signal.throwIfAborted();
          if (thrown instanceof ModelError) throw thrown;
          const { kind, message } = classify(thrown, key);
          throw new ModelError(kind === 'unavailable' ? 'cut' : kind, message);
        });
      }
      usage = part.usage ?? { input_tokens: asked, output_tokens: estimateTokens(written), estimated: true };
      return { reason: part.reason, usage, omitted };
    } finally {
      stop.abort();
      leave();
      const { input_tokens, output_tokens: out } = usage ?? {
        input_tokens: asked,
        output_tokens: estimateTokens(written),
      };
      await aside.settle(input_tokens + out);
    }
  }

  /** A whole answer, read as it comes: one that comes slowly is not late. */
  async function whole(call: ModelCall, prompt: Prompt, schema: TSchema): Promise<{ text: string } & ModelEnd> {
    const output_tokens = call.max_output_tokens ?? options.max_output_tokens;
    const { leave, aside } = await admitted(call, mostOf(prompt) + output_tokens);
    let used = 0;
    try {
      const wire = wireSchema(schema);
      const named = JSON.stringify(wire);
      const { result, omitted } = await persist(
        call,
        prompt,
        async (rendered, signal, came) => {
          const ask = async () => {
            const stop = new AbortController();
            const parts = await begun(rendered, {
              ...{ temperature: 0, output_tokens, signals: [signal, stop.signal] },
              // an endpoint that cannot be held to a schema is asked in words alone
              held_to: unheld.has(named) ? undefined : wire,
            });
            let text = '';
            try {
              for (;;) {
                const part = await nextPart(parts);
                if (part.kind === 'end') return { text, reason: part.reason, usage: part.usage };
                came();
                text += part.text;
                if (ENDLESS.test(text.slice(-ENDLESS_LENGTH)))
                  return { text: text.trimEnd(), reason: 'length' as const, usage: undefined };
              }
            } finally {
              stop.abort();
            }
          };
          const answer = await ask().catch((thrown) => {
            const { status, detail = '' } = classify(thrown, key);
            const refused = status === 400 || status === 422 || /response_format|json_schema|grammar/i.test(detail);
            if (unheld.has(named) || !refused || TOO_LONG.test(detail)) throw thrown;
            unheld.add(named);
            came();
            return ask();
          });
          return { ...answer, asked: rendered.tokens };
        },
        output_tokens,
      );
      const { text, reason, asked } = result;
      const usage = result.usage ?? { input_tokens: asked, output_tokens: estimateTokens(text), estimated: true };
      used = usage.input_tokens + usage.output_tokens;
      return { text, reason, usage, omitted };
    } finally {
      leave();
      await aside.settle(used);
    }
  }

  async function object<S extends TSchema>(schema: S, call: ModelCall) {
    const { text: answer, ...end } = await whole(call, withSchema(call.prompt, schema), schema);
    const read = parseObject(schema, answer);
    if (read.sound) return { ...end, value: read.value as ValueOf<S>, repaired: false };
    const problem =
      end.reason === 'length' ? 'it was cut off, being too long: write fewer and shorter parts' : read.problem;
    const { text: second, ...last } = await whole(
      call,
      withComplaint(withSchema(call.prompt, schema), answer, problem),
      schema,
    ).catch((thrown) => {
      // the question alone had room, and with its answer has none
      if (!(thrown instanceof ModelError) || thrown.kind !== 'too_long') throw thrown;
      throw new ModelError('invalid_output', `The model's answer is not usable: ${problem}`);
    });
    const repaired = parseObject(schema, second);
    if (!repaired.sound)
      throw new ModelError(
        'invalid_output',
        `The model's answer is not usable: ${last.reason === 'length' ? 'it was cut off, being too long' : repaired.problem}`,
      );
    return { ...last, usage: addUsage(end.usage, last.usage), value: repaired.value as ValueOf<S>, repaired: true };
  }

  async function embed(texts: readonly string[], call: Pick<ModelCall, 'account' | 'signal'>) {
    const tokensOf = (values: readonly string[]) => values.reduce((sum, value) => sum + estimateTokens(value), 0);
    const { leave, aside } = await admitted(call, tokensOf(texts));
    let used = 0;
    try {
      const { ai, provider } = await sdk();
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += EMBED_AT_ONCE) {
        const values = texts.slice(at, at + EMBED_AT_ONCE);
        const { result } = await persist(
          call,
          undefined,
          (_rendered, abortSignal) =>
            ai
              .embedMany({
                model: provider.embeddingModel(options.embedding_model!),
                values,
                maxRetries: 0,
                abortSignal,
              })
              .catch((thrown) => {
                // an answer, but not of the protocol (null among the numbers) or not of the texts: asking again would
                // not change it
                const invalid = ai.TypeValidationError.isInstance(thrown?.cause)
                  ? 'no list of vectors'
                  : ai.InvalidResponseDataError.isInstance(thrown) && 'not as many vectors as texts';
                if (!invalid) throw thrown;
                used += tokensOf(values);
                throw refused(invalid);
              }),
          0,
        );
        used += Number.isFinite(result.usage.tokens) ? result.usage.tokens : tokensOf(values);
        const answered = soundVectors(result.embeddings, values.length);
        vectors.push(...inPlace(answered as number[][], result.responses?.[0]?.body));
      }
      return soundVectors(vectors, texts.length) as number[][];
    } finally {
      leave();
      await aside.settle(used);
    }
  }

  const { embedding_model } = options;
  return { name: model, text, object, ...(embedding_model && { embedding_model, embed }) };
}

type NextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly reason: 'stop' | 'length'; readonly usage: Usage | undefined };

/** The next piece of text or the end; everything else that a stream tells is passed over. */
async function nextPart(parts: AsyncIterator<any>): Promise<NextPart> {
  for (;;) {
    const { done, value: part } = await parts.next();
    if (done) throw new ModelError('cut', 'The stream of the model ended before the answer did.');
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new ModelError('cut', 'The stream of the model was stopped.');
    if (part.type === 'text-delta') return { kind: 'text', text: part.text ?? part.delta ?? '' };
    if (part.type !== 'finish') continue;
    const { finishReason, totalUsage } = part;
    if (finishReason === 'content-filter') throw new ModelError('refused', 'The model declined to answer.');
    if (finishReason !== 'stop' && finishReason !== 'length') {
      throw new ModelError('cut', 'The stream of the model ended before the answer did.');
    }
    const { inputTokens, outputTokens } = totalUsage ?? {};
    return {
      kind: 'end',
      reason: finishReason,
      usage:
        inputTokens === undefined || outputTokens === undefined
          ? undefined
          : { input_tokens: inputTokens, output_tokens: outputTokens },
    };
  }
}

const late = (timeout_ms: number) => `The model did not answer within ${timeout_ms / 1000} s.`;

/** Aborts when nothing came for `ms`; `again` says that something did. */
function watchdog(parent: AbortSignal, ms: number) {
  const abort = new AbortController();
  let fired = false;
  const fire = () => {
    fired = true;
    abort.abort(new ModelError('timeout', late(ms)));
  };
  const timer = setTimeout(fire, ms);
  return {
    signal: AbortSignal.any([parent, abort.signal]),
    late: () => fired,
    again: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  };
}

async function within<T>(promise: Promise<T>, ms: number, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ModelError('timeout', late(ms)));
      onLate();
    }, ms);
  });
  promise.catch(() => {});
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** The schema in words as well: not every endpoint holds its model to one. */
const withSchema = (prompt: Prompt, schema: TSchema): Prompt => ({
  ...prompt,
  instructions: `${prompt.instructions}\n\nAnswer with one JSON value and nothing else. It must satisfy this JSON Schema:\n${JSON.stringify(schema)}`,
});
