import { expect, it } from 'vitest';
import { InFlight } from './in-flight.ts';

/** Pieces of work that end when they are told to, and which of them have begun. */
function pieces() {
  const begun: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<void>>();
  const work = (n: number) => () => {
    begun.push(n);
    const end = Promise.withResolvers<void>();
    ends.set(n, end);
    return end.promise;
  };
  return { begun, work, ends };
}

it('begins no more than it may, in order, and waits for all at the end', async () => {
  const { begun, work, ends } = pieces();
  const flight = new InFlight(2);
  await flight.begin(work(1));
  await flight.begin(work(2));
  const third = flight.begin(work(3));
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2]);
  ends.get(1)!.resolve();
  await third;
  expect(begun).toEqual([1, 2, 3]);
  let over = false;
  const end = flight.ended().then(() => {
    over = true;
  });
  ends.get(2)!.resolve();
  await new Promise(setImmediate);
  expect(over).toBe(false);
  ends.get(3)!.resolve();
  await end;
});

it('begins nothing after what failed, and tells it to whoever comes next', async () => {
  const { begun, work, ends } = pieces();
  const flight = new InFlight(3);
  await flight.begin(work(1));
  ends.get(1)!.reject(new Error('the disk is full'));
  await new Promise(setImmediate);
  await expect(flight.begin(work(2))).rejects.toThrow('the disk is full');
  expect(begun).toEqual([1]);
});

it('tells at the end what failed, when everything has ended', async () => {
  const { work, ends } = pieces();
  const flight = new InFlight(3);
  await flight.begin(work(1));
  await flight.begin(work(2));
  const end = flight.ended();
  let over = false;
  end.catch(() => {
    over = true;
  });
  ends.get(1)!.reject(new Error('the first'));
  await new Promise(setImmediate);
  expect(over).toBe(false);
  ends.get(2)!.resolve();
  await expect(end).rejects.toThrow('the first');
});
