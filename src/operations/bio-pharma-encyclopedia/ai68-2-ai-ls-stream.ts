import { ai68_2ChatAiLsStream } from '#contract/generated/bio-pharma-encyclopedia-q-a.ts';
import { ServiceError } from '#errors.ts';
import { streamed } from '#isolation/job.ts';
import { defineStream } from '#operation.ts';
import { frames, usageOf } from '#operations/llm-chat/chat.ts';
import { spoken, writeJob } from '#skills/answer-question/jobs.ts';
import type { Research } from '#skills/answer-question/pick/research.ts';
import { type Found, KIND, saidByRegisters } from './chat.ts';

export default defineStream({
  contract: ai68_2ChatAiLsStream,
  path: '/chat/ai-ls-stream',
  summary: 'Ask about life science: write the answer',
  description:
    'Writes the answer to a question of AI68-1 in chat-completion chunks; [1], [2], ... are its `ref_doc`. May be called again: the answer is then rewritten.',
  body_aliases: { chatId: 'chat_id', chatItemId: 'chat_item_id' },
  errors: ['not_found'],
  example: { body: { chat_id: '0'.repeat(32), chat_item_id: '0'.repeat(32) } },
  async *frames({ body, account, signal }, services) {
    const { chats, isolation, model } = services;
    const chat_id = body.chat_id.replaceAll('-', '');
    const chat_item_id = body.chat_item_id.replaceAll('-', '');
    const turn = await chats.turn(account.id, KIND, chat_id, chat_item_id);
    if (turn.detail === undefined) throw new ServiceError('not_found', 'Nothing was found for that chat_item_id.');
    const all = await chats.turns(account.id, KIND, chat_id);
    const own = all.findIndex(({ item_id }) => item_id === chat_item_id);
    const before = own < 0 ? [] : all.slice(0, own);
    const head = { chat_id, chat_item_id, system_fingerprint: model?.name ?? 'extractive' };
    const life = saidByRegisters(turn.detail as Found);
    if (life) {
      const named = { chat_id, chat_item_id, system_fingerprint: 'registers' };
      const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
      yield { ...named, choices: [{ index: 0, delta: { role: 'assistant', content: life.content } }] };
      await chats.answer(account.id, chat_id, chat_item_id, life.content);
      yield { ...named, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }], usage };
      return;
    }
    let content = '';
    let first = true;
    yield* frames(
      streamed(
        isolation,
        writeJob,
        { found: turn.detail as Research, before: spoken(before) },
        { services, account: account.id, signal },
      ),
      (piece) => {
        content += piece;
        const delta = { ...(first && { role: 'assistant' }), content: piece };
        first = false;
        return { ...head, choices: [{ index: 0, delta }] };
      },
      async (end) => {
        await chats.answer(account.id, chat_id, chat_item_id, content);
        const { input_tokens, output_tokens, total_tokens } = usageOf(end);
        return {
          ...head,
          choices: [{ index: 0, delta: { content: '' }, finish_reason: end.reason }],
          usage: { prompt_tokens: input_tokens, completion_tokens: output_tokens, total_tokens },
        };
      },
    );
  },
  gather(all) {
    const last = all.at(-1)!;
    const content = all.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
    return { ...last, choices: [{ ...last.choices[0]!, delta: { role: 'assistant', content } }] };
  },
});
