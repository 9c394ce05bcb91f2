import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { linkOf, quotedText } from '#operations/llm-chat/chat.ts';
import { researchQuestion } from '#skills/answer-question/answer-question.ts';
import { KIND, MOST_CHARACTERS } from './chat.ts';

const RefDoc = Type.Object({
  index: Type.String({ description: 'As the answer refers to it.' }),
  type: Type.String({ examples: ['patent'] }),
  doc_type_detail: Type.String({ description: 'Publication number.' }),
  link: Type.String({ format: 'uri', description: 'The document’s bibliography at this service; needs the API key.' }),
  text: Type.String({ description: 'What the document says, word for word.' }),
  _text_display: Type.String({ description: 'Title.' }),
  post_time: Type.Optional(Type.String({ description: 'Publication date, yyyyMMdd.' })),
});

/** Values of `data_source` whose documents the corpus has. */
const AVAILABLE = new Set([1, 3]);

const NONE_OF_THESE =
  'This corpus has no documents of the kind that was asked for (data_source); it has patents. Ask with data_source 1 or 3.';
const NONE_OF_THESE_ZH = '语料库中没有所选类型（data_source）的文献，只有专利。请将 data_source 设为 1 或 3。';

export default defineOperation({
  id: 'ai68-1ChatAiLsChat',
  method: 'POST',
  path: '/chat/ai-ls-chat',
  summary: 'Ask about life science: find the documents',
  description:
    'Finds what the corpus has on a question and answers the ids with which AI68-2 writes the answer. The corpus has patents; other values of `data_source` find nothing. No website is searched: this service makes no outbound calls. Send `chat_id` to ask a further question of a conversation.',
  consumes: '*/*',
  body: Type.Object({
    query: Type.String({ minLength: 1, maxLength: MOST_CHARACTERS, description: 'The question.' }),
    deep_search: Type.Boolean({ description: 'Accepted; the search is always the thorough one.' }),
    long_think: Type.Boolean({ description: 'Accepted; without effect.' }),
    search_website: Type.Boolean({ description: 'Accepted; no website is searched.' }),
    data_source: Type.Optional(
      Type.Integer({
        format: 'int32',
        minimum: 1,
        maximum: 8,
        description:
          '1 all, 2 papers, 3 patents, 4 clinical trials, 5 drug labels, 6 financial reports, 7 guidelines, 8 epidemiology.',
      }),
    ),
    chat_id: Type.Optional(Type.String({ maxLength: 64, description: 'To go on with a conversation.' })),
  }),
  body_aliases: { chatId: 'chat_id' },
  response: Type.Object({
    chatId: Type.String(),
    chat_id: Type.String(),
    chatItemId: Type.String(),
    chat_item_id: Type.String(),
    ref_doc: Type.Array(RefDoc),
  }),
  errors: ['not_found'],
  example: {
    body: {
      query: 'How is an electrode of a surgical instrument kept from sticking?',
      deep_search: false,
      long_think: false,
      search_website: false,
    },
  },
  async handle({ body, account, signal }, services) {
    const { chats, corpus, model } = services;
    const chat_id = body.chat_id?.replaceAll('-', '') ?? chats.start(account.id, KIND);
    const before = chats.turns(account.id, KIND, chat_id);
    const found = await researchQuestion(body.query, before, { corpus, model, account: account.id, signal });
    const kept = AVAILABLE.has(body.data_source ?? 1)
      ? found
      : {
          ...found,
          kind: 'nothing' as const,
          sources: [],
          matching: 0,
          note: found.lang === 'zh' ? NONE_OF_THESE_ZH : NONE_OF_THESE,
        };
    const chat_item_id = chats.ask(account.id, KIND, chat_id, body.query, kept);
    return {
      chatId: chat_id,
      chat_id,
      chatItemId: chat_item_id,
      chat_item_id,
      ref_doc: kept.sources.map((source) => ({
        index: String(source.number),
        type: 'patent',
        doc_type_detail: source.publication_number,
        link: linkOf(source, services),
        text: quotedText(source),
        _text_display: source.title,
        ...(source.publication_date !== undefined && { post_time: String(source.publication_date) }),
      })),
    };
  },
});
