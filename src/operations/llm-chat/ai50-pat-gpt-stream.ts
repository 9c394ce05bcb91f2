import { ai50ChatPatGptStream } from '#contract/generated/llm-chat.ts';
import { defineStream } from '#operation.ts';
import { answered, frames, idOf, lastStatus, quotedText, usageOf } from './chat.ts';

export default defineStream({
  contract: ai50ChatPatGptStream,
  path: '/chat/pat-gpt-stream',
  summary: 'Ask about patents',
  description:
    'Answers from the patents of the corpus; [1], [2], ... in the text are the patents among the references in their order, [P1], [P2], ... the papers. Questions of how many, who and when are answered by counting, with the search expression that was counted.',
  example: { body: { query: 'How is thermal propagation between battery cells limited?', stream: false } },
  frames(call, services) {
    return frames(
      answered(call.body.query, [], call, services),
      (content) => ({ output: { content, status: 'running' } }),
      (end) => ({
        output: { content: '', status: lastStatus(end), usage: usageOf(end) },
        references: [
          ...end.references.map((source) => ({
            text: quotedText(source),
            type: 'patent' as const,
            value: idOf(source),
          })),
          ...(end.papers ?? []).map(({ id, quote }) => ({ text: quote.text, type: 'paper' as const, value: id })),
        ],
      }),
    );
  },
  gather: (all) => ({
    ...all.at(-1)!,
    output: { ...all.at(-1)!.output, content: all.map(({ output }) => output.content ?? '').join('') },
  }),
});
