import { ai07ChatCcGptStream } from '#contract/generated/llm-chat.ts';
import { defineStream } from '#operation.ts';
import { answered, frames, lastStatus, usageOf } from './chat.ts';

export default defineStream({
  contract: ai07ChatCcGptStream,
  path: '/chat/cc-gpt-stream',
  summary: 'Ask a short question',
  description:
    'Answers from the documents of the corpus: in verified quotations without a model, in checked sentences with one. Says so when the corpus holds nothing on the question.',
  body_aliases: { query: 'prompt' },
  example: { body: { prompt: 'What is the heat-conducting layer of a battery module made of?', stream: false } },
  frames(call, services) {
    return frames(
      answered(call.body.prompt, [], call, services),
      (content) => ({ output: { content, status: 'running' } }),
      (end) => ({ output: { content: '', status: lastStatus(end), usage: usageOf(end) } }),
    );
  },
  gather: (all) => ({
    output: { ...all.at(-1)!.output, content: all.map(({ output }) => output.content ?? '').join('') },
  }),
});
