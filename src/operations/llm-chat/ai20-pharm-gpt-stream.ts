import { dayAt } from '#clock.ts';
import { ai20ChatPharmGptStream } from '#contract/generated/llm-chat.ts';
import { defineStream } from '#operation.ts';
import { answerLifeQuestion } from '#operations/shared/life/questions.ts';
import { answered, frames, idOf, lastStatus, linkOf, paperLink, quotedText, usageOf } from './chat.ts';

const KIND = 'pharm-gpt';

export default defineStream({
  contract: ai20ChatPharmGptStream,
  path: '/chat/pharm-gpt-stream',
  summary: 'Ask about medicine, and go on asking',
  description:
    'Counts and lists of trials, approvals, holders, targets, indications, listed patents and stages of drugs are answered from their registers, with the query or the row that says so; other questions from the documents of the corpus: patents, [1], [2], ... in the text, and papers, [P1], [P2], ..., which follow them among the references. Send the `session_id` of the answer back to ask a further question of the same conversation.',
  errors: ['not_found'],
  example: { body: { query: 'How does an ultrasound probe avoid heating the tissue?', stream: false } },
  async *frames({ body, account, signal }, services) {
    const { chats } = services;
    const chat = body.session_id ? hexOf(body.session_id) : await chats.start(account.id, KIND);
    const before = await chats.turns(account.id, KIND, chat);
    const turn = await chats.ask(account.id, KIND, chat, body.query);
    const session_id = uuidOf(chat);
    const life = await answerLifeQuestion(
      services.corpus,
      body.query,
      signal,
      before.map(({ question }) => question),
      dayAt(services.clock()),
    );
    if (life) {
      yield { output: { content: life.content, status: 'running', session_id } };
      await chats.answer(account.id, chat, turn, life.content);
      yield {
        output: {
          content: '',
          status: 'finished',
          session_id,
          usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
          references: life.rows.map(({ id, text, path }, n) => ({
            index: n + 1,
            doc_id: id,
            doc_type: 'register',
            type: 'register',
            link: `${services.base_url()}${path}`,
            text,
            text_summary: text,
          })),
        },
      };
      return;
    }
    let content = '';
    yield* frames(
      answered(body.query, before, { account, signal }, services),
      (piece) => {
        content += piece;
        return { output: { content: piece, status: 'running', session_id } };
      },
      async (end) => {
        await chats.answer(account.id, chat, turn, content);
        return {
          output: {
            content: '',
            status: lastStatus(end),
            session_id,
            usage: usageOf(end),
            references: [
              ...end.references.map((source) => ({
                index: source.number,
                doc_id: hexOf(idOf(source)),
                doc_type: 'patent',
                type: 'patent',
                link: linkOf(source, services),
                text: source.title,
                text_summary: quotedText(source),
                ...(source.publication_date !== undefined && { post_date: source.publication_date }),
              })),
              ...(end.papers ?? []).map(({ number, id, title, quote, published }) => ({
                index: end.references.length + number,
                doc_id: hexOf(id),
                doc_type: 'paper',
                type: 'paper',
                link: paperLink(id, services),
                text: title,
                text_summary: quote.text,
                ...(published !== undefined && { post_date: published }),
              })),
            ],
          },
        };
      },
    );
  },
  gather: (all) => ({
    output: { ...all.at(-1)!.output, content: all.map(({ output }) => output.content ?? '').join('') },
  }),
});

const hexOf = (uuid: string): string => uuid.replaceAll('-', '').toLowerCase();
const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
