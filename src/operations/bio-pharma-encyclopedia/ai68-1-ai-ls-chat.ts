import { dayAt } from '#clock.ts';
import { ai68_1ChatAiLsChat } from '#contract/generated/bio-pharma-encyclopedia-q-a.ts';
import { defineOperation } from '#operation.ts';
import { linkOf, quotedText } from '#operations/llm-chat/chat.ts';
import { answerLifeQuestion } from '#operations/shared/life/questions.ts';
import { findJob, spoken } from '#skills/answer-question/jobs.ts';
import { KIND } from './chat.ts';

/** Values of `data_source` whose documents the corpus has. */
const AVAILABLE = new Set([1, 3]);

const NONE_OF_THESE =
  'This corpus has no documents of the kind that was asked for (data_source); it has patents. Ask with data_source 1 or 3.';
const NONE_OF_THESE_ZH = '语料库中没有所选类型（data_source）的文献，只有专利。请将 data_source 设为 1 或 3。';

export default defineOperation({
  contract: ai68_1ChatAiLsChat,
  path: '/chat/ai-ls-chat',
  summary: 'Ask about life science: find the documents',
  description:
    'Finds what the corpus has on a question and answers the ids with which AI68-2 writes the answer. Counts and lists of trials, approvals, holders, targets, indications, listed patents and stages of drugs are answered from their registers, with the query or the row that says so. Other questions are answered from patents; other values of `data_source` find nothing there. No website is searched: this service makes no outbound calls. Send `chat_id` to ask a further question of a conversation.',
  body_aliases: { chatId: 'chat_id' },
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
    const { chats, isolation } = services;
    const chat_id = body.chat_id?.replaceAll('-', '') ?? (await chats.start(account.id, KIND));
    const before = await chats.turns(account.id, KIND, chat_id);
    // what registers say is answered from their rows; `data_source` 1 and 3 ask for documents
    const said =
      body.data_source === 1 || body.data_source === 3
        ? undefined
        : await answerLifeQuestion(
            services.corpus,
            body.query,
            signal,
            before.map(({ question }) => question),
            dayAt(services.clock()),
          );
    if (said) {
      const chat_item_id = await chats.ask(account.id, KIND, chat_id, body.query, { life: said });
      return {
        chatId: chat_id,
        chat_id,
        chatItemId: chat_item_id,
        chat_item_id,
        ref_doc: said.rows.map(({ id, text, path }, n) => ({
          index: String(n + 1),
          type: 'register',
          doc_type_detail: id,
          link: `${services.base_url()}${path}`,
          text,
          _text_display: text,
        })),
      };
    }
    const asked = { services, account: account.id, signal };
    const found = await isolation.run(findJob, { question: body.query, before: spoken(before) }, asked);
    const kept = AVAILABLE.has(body.data_source ?? 1)
      ? found
      : {
          ...found,
          kind: 'nothing' as const,
          sources: [],
          matching: 0,
          note: found.lang === 'zh' ? NONE_OF_THESE_ZH : NONE_OF_THESE,
        };
    const chat_item_id = await chats.ask(account.id, KIND, chat_id, body.query, kept);
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
