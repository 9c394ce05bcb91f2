import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { storesOf } from './stores.ts';

/**
 * Conversations, and the model if one is configured. Files are made with the first conversation, and with the budget of
 * a model.
 */
export async function openModels(
  config: Config,
  clock: Clock,
  /** Told what each call of the model used, on whose behalf it was. */
  spent: (account_id: string, tokens: number) => Promise<void> = async () => {},
  steady: Clock = clock,
) {
  const stores = storesOf(config);
  const chats = await stores.chats({ keep_days: config.PRIORA_CHAT_DAYS, clock, steady });
  const { PRIORA_MODEL_URL: url, PRIORA_MODEL: name } = config;
  if (url === undefined || name === undefined) return { chats, model: undefined, close: () => chats.close() };
  const [{ openAiCompatible }, { tokenBudget }, { meteredBudget }, used] = await Promise.all([
    import('#models/openai-compatible.ts'),
    import('#models/budget.ts'),
    import('#models/metered.ts'),
    stores.tokens(),
  ]);
  const kept = tokenBudget(used, config.PRIORA_MODEL_TOKENS_PER_DAY, clock);
  const budget = meteredBudget(kept, spent);
  const model = openAiCompatible({
    url,
    model: name,
    key: config.PRIORA_MODEL_KEY,
    embedding_model: config.PRIORA_EMBEDDING_MODEL,
    timeout_ms: config.PRIORA_MODEL_TIMEOUT_S * 1000,
    concurrency: config.PRIORA_MODEL_CONCURRENCY,
    retries: 3,
    context_tokens: config.PRIORA_MODEL_CONTEXT_TOKENS,
    max_output_tokens: Math.min(config.PRIORA_MODEL_OUTPUT_TOKENS, Math.floor(config.PRIORA_MODEL_CONTEXT_TOKENS / 2)),
    budget,
  });
  const close = async () => {
    await chats.close();
    await budget.close();
  };
  return { chats, model, close };
}
