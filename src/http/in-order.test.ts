import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { echo, gate, slow, testGroups } from '#testing/groups.ts';
import { startTestService } from '#testing/service.ts';
import { InOrder } from './in-order.ts';

describe('calls written on one connection before the first is answered', () => {
  it('begin one after the other, those of another connection beside them', async () => {
    await using service = await startTestService({ groups: testGroups });
    const { hostname, port } = new URL(service.url);
    const written = (path: string, body: string) =>
      `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (piece) => {
      heard += piece;
    });
    const entered = gate.entered();
    socket.write(written(slow.path, '{}') + written(echo.path, '{"text":"second"}') + written('/nothing', '{}'));
    await entered;
    const used = async () => {
      const rows = await service.accounts.all.usage({ by: ['operation'] });
      return Object.fromEntries(rows.map(({ operation_id, calls }) => [operation_id, calls]));
    };
    expect((await service.call(echo, { body: { text: 'beside' } })).status).toBe(200);
    await expect.poll(used).toEqual({ echo: 1 });
    expect(heard).toBe('');
    gate.release();
    await expect.poll(() => heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
    await expect.poll(used).toEqual({ slow: 1, echo: 2 });
    expect(heard).toContain('second');
    socket.end();
    await once(socket, 'close');
  });

  it('that nobody waits for any more are not begun', async () => {
    await using service = await startTestService({ groups: testGroups });
    const { hostname, port } = new URL(service.url);
    const body = '{"text":"never"}';
    const head = `HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json`;
    const socket = connect(Number(port), hostname);
    const entered = gate.entered();
    socket.write(
      `POST ${slow.path} ${head}\r\nContent-Length: 2\r\n\r\n{}POST ${echo.path} ${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await entered;
    socket.destroy();
    await expect.poll(() => service.log().includes('caller_went_away')).toBe(true);
    gate.release();
    expect((await service.call(echo, { body: { text: 'later' } })).status).toBe(200);
    const rows = await service.accounts.all.usage({ by: ['operation'] });
    expect(rows.find(({ operation_id }) => operation_id === 'echo')).toMatchObject({ calls: 1 });
  });

  it('are answered all of them, some hundred of them written at once', async () => {
    await using service = await startTestService({ groups: testGroups });
    const { hostname, port } = new URL(service.url);
    let [begun, ended, most] = [0, 0, 0];
    const come = (message: unknown) => {
      most = Math.max(most, ++begun - ended);
      (message as { response: ServerResponse }).response.once('close', () => ended++);
    };
    subscribe('http.server.request.start', come);
    const body = '{"text":"again"}';
    const call = `POST ${echo.path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = connect(Number(port), hostname);
    let answers = 0;
    socket.on('data', (piece) => {
      answers += String(piece).split('"again"').length - 1;
    });
    const calls = 250;
    socket.write(call.repeat(calls));
    await expect.poll(() => ended, { timeout: 60_000 }).toBe(calls);
    // a word may be cut in two by the pieces in which it comes
    expect(answers).toBeGreaterThan(calls * 0.9);
    expect(most).toBeLessThan(300);
    unsubscribe('http.server.request.start', come);
    socket.destroy();
  });

  it('without end are cut off', async () => {
    await using service = await startTestService({ groups: testGroups });
    const { hostname, port } = new URL(service.url);
    const head = `HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json`;
    const socket = connect(Number(port), hostname);
    const entered = gate.entered();
    const gone = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    socket.write(`POST ${slow.path} ${head}\r\nContent-Length: 2\r\n\r\n{}`);
    await entered;
    let begun = 0;
    const come = () => begun++;
    subscribe('http.server.request.start', come);
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(20_000));
    await gone;
    unsubscribe('http.server.request.start', come);
    // of the piece that is read then, a request was built for each call
    expect(begun).toBe(301);
    gate.release();
    expect((await service.call(echo, { body: { text: 'later' } })).status).toBe(200);
  });
});

it('of calls that arrive together on many connections a slice begins in each round, in their order', async () => {
  const order = new InOrder();
  const begun: number[] = [];
  const arrives = (n: number, at_once = false) => {
    const socket = { destroyed: false, writableEnded: false } as Socket;
    const answer = { once: () => answer } as unknown as ServerResponse;
    const begin = () => {
      begun.push(n);
      const until = performance.now() + 5;
      while (performance.now() < until);
    };
    order.begin(socket, answer, begin, at_once);
    return socket;
  };
  const sockets = Array.from({ length: 12 }, (_, n) => arrives(n));
  // two calls take more than a slice
  expect(begun.length).toBeLessThanOrEqual(3);
  const soon = begun.length;
  arrives(99, true);
  expect(begun.at(-1)).toBe(99);
  // whose caller has left is not begun
  (sockets[11] as { destroyed: boolean }).destroyed = true;
  await expect.poll(() => begun.length).toBe(12);
  expect(begun.filter((n) => n !== 99)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(begun.indexOf(99)).toBe(soon);
});
