// The service of no-room.test.ts whose descriptors are few: says where it is, and stops when its input ends.
import { startTestService } from '#testing/service.ts';

const service = await startTestService({ settings: { PRIORA_LEARN: 'false' } });
process.stdout.write(`${JSON.stringify({ url: service.url, key: service.key })}\n`);
process.stdin.resume();
process.stdin.on('end', async () => {
  await service.close();
  process.exit(0);
});
