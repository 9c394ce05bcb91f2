import { Type } from 'typebox';
import { defineStream } from '#operation.ts';
import { answered, frames, GptOutput, lastStatus, StreamFlag, usageOf } from './chat.ts';

export default defineStream({
  id: 'ai07ChatCcGptStream',
  method: 'POST',
  path: '/chat/cc-gpt-stream',
  summary: 'Ask a short question',
  description:
    'Answers from the documents of the corpus: in verified quotations without a model, in checked sentences with one. Says so when the corpus holds nothing on the question.',
  consumes: 'text/event-stream',
  body: Type.Object({
    prompt: Type.String({ minLength: 1, maxLength: 500, description: 'The question.' }),
    stream: StreamFlag,
  }),
  body_aliases: { query: 'prompt' },
  response: Type.Object({ output: GptOutput }),
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
