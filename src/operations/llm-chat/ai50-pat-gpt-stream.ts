import { Type } from 'typebox';
import { defineStream } from '#operation.ts';
import { answered, frames, GptOutput, idOf, lastStatus, quotedText, StreamFlag, usageOf } from './chat.ts';

const Reference = Type.Object({
  text: Type.String({ description: 'What the document says, word for word.' }),
  type: Type.Enum(['patent', 'paper', 'website']),
  value: Type.String({ description: 'The patent id: `patent_id` of the data operations.' }),
});

export default defineStream({
  id: 'ai50ChatPatGptStream',
  method: 'POST',
  path: '/chat/pat-gpt-stream',
  summary: 'Ask about patents',
  description:
    'Answers from the patents of the corpus; [1], [2], ... in the text are the references in their order. Questions of how many, who and when are answered by counting, with the search expression that was counted.',
  consumes: 'text/event-stream',
  body: Type.Object({
    query: Type.String({ minLength: 1, maxLength: 30_000, description: 'The question.' }),
    stream: StreamFlag,
  }),
  response: Type.Object({
    output: GptOutput,
    references: Type.Optional(
      Type.Array(Reference, { description: 'With the last frame: the documents that the answer rests on.' }),
    ),
  }),
  example: { body: { query: 'How is thermal propagation between battery cells limited?', stream: false } },
  frames(call, services) {
    return frames(
      answered(call.body.query, [], call, services),
      (content) => ({ output: { content, status: 'running' } }),
      (end) => ({
        output: { content: '', status: lastStatus(end), usage: usageOf(end) },
        references: end.references.map((source) => ({
          text: quotedText(source),
          type: 'patent' as const,
          value: idOf(source),
        })),
      }),
    );
  },
  gather: (all) => ({
    ...all.at(-1)!,
    output: { ...all.at(-1)!.output, content: all.map(({ output }) => output.content ?? '').join('') },
  }),
});
