import { afterAll, expect, it } from 'vitest';
import { AskedThread } from './asked-thread.ts';

// its own side of the thread: answers with the number doubled, throws for 0, ends the thread for -1
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ n, request }) => {
      if (request === -1) process.exit(1);
      else if (request === 0) parentPort.postMessage({ n, error: new RangeError('nothing to double') });
      else setTimeout(() => parentPort.postMessage({ n, value: request * 2 }), request);
    });
  `)}`,
);
const thread = new AskedThread<number>({ module, data: {}, name: 'The doubler', most_waiting: 3 });
afterAll(() => thread.close());

it('answers each question with its own answer, whichever comes first', async () => {
  expect(await Promise.all([thread.ask(30), thread.ask(1), thread.ask(10)])).toEqual([60, 2, 20]);
});

it('tells what the answer throws, and goes on', async () => {
  await expect(thread.ask(0)).rejects.toThrow(RangeError);
  expect(await thread.ask(4)).toBe(8);
});

it('refuses more questions than may wait', async () => {
  const three = [20, 21, 22].map((n) => thread.ask(n));
  await expect(thread.ask(1)).rejects.toThrow('The doubler: too many questions wait for their turn');
  expect(await Promise.all(three)).toEqual([40, 42, 44]);
});

it('leaves a question whose signal aborts, and starts again after it has ended', async () => {
  const controller = new AbortController();
  const left = thread.ask(50, controller.signal);
  controller.abort(new Error('not wanted'));
  await expect(left).rejects.toThrow('not wanted');
  await expect(thread.ask(1, controller.signal)).rejects.toThrow('not wanted');
  await expect(thread.ask(-1)).rejects.toThrow('The doubler was ended; try again.');
  expect(await thread.ask(5)).toBe(10);
});

it('answers nothing once it is closed', async () => {
  const other = new AskedThread<number>({ module, data: {}, name: 'Another', idle_ms: 5 });
  expect(await other.ask(1)).toBe(2);
  await other.close();
  await expect(other.ask(1)).rejects.toThrow('The service is being stopped.');
});
