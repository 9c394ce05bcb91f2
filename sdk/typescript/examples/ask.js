// A question, its answer as it is written, and what it stands on.
import { connect } from 'priora-client';

const priora = connect();
const query = process.argv[2] ?? 'How is thermal runaway propagation between battery cells prevented?';
const frames = priora.stream(
  'POST /chat/pat-gpt-stream',
  { body: { query } },
  { ended: (frame) => frame.output?.status === 'finished' },
);
for await (const frame of frames) {
  process.stdout.write(frame.output?.content ?? '');
  for (const { type, value } of frame.references ?? []) console.log(`\n${type} ${value}`);
}
