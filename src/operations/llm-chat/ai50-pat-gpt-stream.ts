import { ai50ChatPatGptStream } from '#contract/generated/llm-chat.ts';
import { defineStream } from '#operation.ts';
import { answered, frames, idOf, lastStatus, quotedText, usageOf } from './chat.ts';

export default defineStream({
  contract: ai50ChatPatGptStream,
  path: '/chat/pat-gpt-stream',
  summary: 'Ask about patents',
  description:
    'Answers from the patents of the corpus; [1], [2], ... in the text are the references in their order. Questions of how many, who and when are answered by counting, with the search expression that was counted.',
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
