import { Type } from 'typebox';
import { ServiceError } from '#errors.ts';
import { defineStream } from '#operation.ts';
import { frames, StreamFlag, usageOf } from '#operations/llm-chat/chat.ts';
import { writeAnswer } from '#skills/answer-question/answer-question.ts';
import type { Research } from '#skills/answer-question/research.ts';
import { KIND } from './chat.ts';

const Count = Type.Optional(Type.Integer({ format: 'int32' }));
const Filter = Type.Optional(
  Type.Object({ detected: Type.Optional(Type.Boolean()), filtered: Type.Optional(Type.Boolean()) }),
);

const Choice = Type.Object({
  index: Type.Integer({ format: 'int32' }),
  delta: Type.Object({ role: Type.Optional(Type.String()), content: Type.Optional(Type.String()) }),
  finish_reason: Type.Optional(Type.String({ description: '`stop`, or `length` when cut; with the last frame.' })),
  content_filter_results: Type.Optional(
    Type.Object(
      { hate: Filter, jailbreak: Filter, profanity: Filter, self_harm: Filter, sexual: Filter, violence: Filter },
      { description: 'Not given: nothing is filtered.' },
    ),
  ),
});

const Usage = Type.Object({
  prompt_tokens: Count,
  completion_tokens: Count,
  total_tokens: Count,
  image_tokens: Count,
  thinking_tokens: Count,
  completion_tokens_details: Type.Optional(
    Type.Object({
      accepted_prediction_tokens: Count,
      audio_tokens: Count,
      reasoning_tokens: Count,
      rejected_prediction_tokens: Count,
    }),
  ),
  prompt_tokens_details: Type.Optional(
    Type.Object({ audio_tokens: Count, cache_read_tokens: Count, cached_creation_tokens: Count, cached_tokens: Count }),
  ),
});

export default defineStream({
  id: 'ai68-2ChatAiLsStream',
  method: 'POST',
  path: '/chat/ai-ls-stream',
  summary: 'Ask about life science: write the answer',
  description:
    'Writes the answer to a question of AI68-1 in chat-completion chunks; [1], [2], ... are its `ref_doc`. May be called again: the answer is then written anew.',
  consumes: 'text/event-stream',
  body: Type.Object({
    chat_id: Type.String({ minLength: 1, maxLength: 64, description: 'From AI68-1.' }),
    chat_item_id: Type.String({ minLength: 1, maxLength: 64, description: 'From AI68-1.' }),
    stream: StreamFlag,
  }),
  body_aliases: { chatId: 'chat_id', chatItemId: 'chat_item_id' },
  response: Type.Object({
    chat_id: Type.String(),
    chat_item_id: Type.String(),
    choices: Type.Array(Choice),
    usage: Type.Optional(Usage),
    system_fingerprint: Type.Optional(
      Type.String({ description: 'The model that is configured, or `extractive` without one.' }),
    ),
  }),
  errors: ['not_found'],
  example: { body: { chat_id: '0'.repeat(32), chat_item_id: '0'.repeat(32) } },
  async *frames({ body, account, signal }, services) {
    const { chats, corpus, model } = services;
    const chat_id = body.chat_id.replaceAll('-', '');
    const chat_item_id = body.chat_item_id.replaceAll('-', '');
    const turn = chats.turn(account.id, KIND, chat_id, chat_item_id);
    if (turn.detail === undefined) throw new ServiceError('not_found', 'Nothing was found for that chat_item_id.');
    const all = chats.turns(account.id, KIND, chat_id);
    const own = all.findIndex(({ item_id }) => item_id === chat_item_id);
    const before = own < 0 ? [] : all.slice(0, own);
    const head = { chat_id, chat_item_id, system_fingerprint: model?.name ?? 'extractive' };
    let content = '';
    let first = true;
    yield* frames(
      writeAnswer(turn.detail as Research, before, { corpus, model, account: account.id, signal }),
      (piece) => {
        content += piece;
        const delta = { ...(first && { role: 'assistant' }), content: piece };
        first = false;
        return { ...head, choices: [{ index: 0, delta }] };
      },
      (end) => {
        chats.answer(account.id, chat_id, chat_item_id, content);
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
