import { Type } from 'typebox';
import { defineStream } from '#operation.ts';
import {
  answered,
  ChatStatus,
  frames,
  GptUsage,
  idOf,
  lastStatus,
  linkOf,
  quotedText,
  StreamFlag,
  usageOf,
} from './chat.ts';

const KIND = 'pharm-gpt';

const Reference = Type.Object({
  index: Type.Integer({ format: 'int32', description: 'As the text refers to it.' }),
  doc_id: Type.String({ description: 'The patent id without hyphens.' }),
  doc_type: Type.String({ examples: ['patent'] }),
  type: Type.String({ examples: ['patent'] }),
  link: Type.String({ format: 'uri', description: 'The document’s bibliography at this service; needs the API key.' }),
  text: Type.String({ description: 'Title.' }),
  text_summary: Type.String({ description: 'What the document says, word for word.' }),
  post_date: Type.Optional(Type.Integer({ format: 'int32', description: 'Publication date, yyyyMMdd.' })),
});

export default defineStream({
  id: 'ai20ChatPharmGptStream',
  method: 'POST',
  path: '/chat/pharm-gpt-stream',
  summary: 'Ask about medicine, and go on asking',
  description:
    'Answers from the documents of the corpus, which are patents. Send the `session_id` of the answer back to ask a further question of the same conversation.',
  consumes: 'text/event-stream',
  body: Type.Object({
    query: Type.String({ minLength: 1, maxLength: 16_000, description: 'The question.' }),
    session_id: Type.Optional(Type.String({ maxLength: 64, description: 'From an earlier answer.' })),
    stream: StreamFlag,
  }),
  response: Type.Object({
    output: Type.Object({
      content: Type.Optional(
        Type.String({ description: 'The next piece of the answer; pieces are to be concatenated.' }),
      ),
      status: Type.Optional(ChatStatus),
      usage: Type.Optional(GptUsage),
      session_id: Type.Optional(Type.String()),
      references: Type.Optional(Type.Array(Reference, { description: 'With the last frame.' })),
    }),
  }),
  errors: ['not_found'],
  example: { body: { query: 'How does an ultrasound probe avoid heating the tissue?', stream: false } },
  async *frames({ body, account, signal }, services) {
    const { chats } = services;
    const chat = body.session_id ? hexOf(body.session_id) : chats.start(account.id, KIND);
    const before = chats.turns(account.id, KIND, chat);
    const turn = chats.ask(account.id, KIND, chat, body.query);
    const session_id = uuidOf(chat);
    let content = '';
    yield* frames(
      answered(body.query, before, { account, signal }, services),
      (piece) => {
        content += piece;
        return { output: { content: piece, status: 'running', session_id } };
      },
      (end) => {
        chats.answer(account.id, chat, turn, content);
        return {
          output: {
            content: '',
            status: lastStatus(end),
            session_id,
            usage: usageOf(end),
            references: end.references.map((source) => ({
              index: source.number,
              doc_id: hexOf(idOf(source)),
              doc_type: 'patent',
              type: 'patent',
              link: linkOf(source, services),
              text: source.title,
              text_summary: quotedText(source),
              ...(source.publication_date !== undefined && { post_date: source.publication_date }),
            })),
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
