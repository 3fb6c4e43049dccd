import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { errors } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { insertTestClass } from '../../../domain/class/testing/insert-test-class.js';
import { testPhone } from '../../../domain/enrolment/testing/test-candidate.js';
import { engines } from '../../../testing/engines.js';
import { openTicket } from '../../codes/open-ticket.js';
import { openTestApp, type TestApp } from '../testing/open-test-app.js';
import { sendByHand } from '../testing/send-by-hand.js';
import { createByteBudget } from './byte-budget.js';
import { readBody } from './read-body.js';

const [engine] = engines;
const megabyte = 1_048_576;

/** A body of so many megabytes, sent piece by piece. */
const bodyOf = (megabytes: number) => {
  const payload = new PassThrough({ highWaterMark: 64 * megabyte });
  for (let sent = 0; sent < megabytes; sent += 1) payload.write(Buffer.alloc(megabyte));
  payload.end();
  return payload;
};

describe('a body', () => {
  it('is read whole up to its limit', async () => {
    expect(await readBody(bodyOf(2), { limit: 2 * megabyte })).toHaveLength(2 * megabyte);
  });

  it('that is too large is read to its end before it is refused, so that its sender reads the answer', async () => {
    const payload = bodyOf(12);
    await expect(readBody(payload, { limit: megabyte })).rejects.toMatchObject({
      refusal: 'too_large',
      details: { values: { megabytes: 1 } },
    });
    expect(payload.readableLength).toBe(0);
  });

  it('without end is refused all the same', async () => {
    const payload = new PassThrough();
    const timer = setInterval(() => payload.write(Buffer.alloc(megabyte)));
    await expect(readBody(payload, { limit: megabyte })).rejects.toMatchObject({ refusal: 'too_large' });
    clearInterval(timer);
  });

  it('without end and without more is refused once its sender was waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const payload = new PassThrough();
    payload.write(Buffer.alloc(2 * megabyte));
    const read = readBody(payload, { limit: megabyte });
    const refused = expect(read).rejects.toMatchObject({ refusal: 'too_large' });
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
  });

  it('beyond what all of them may hold has to wait, and may be sent once another is gone', async () => {
    const budget = createByteBudget(3 * megabyte);
    const limit = 5 * megabyte;
    const [first, second, third] = [budget.open(), budget.open(), budget.open()];
    await readBody(bodyOf(2), { limit, share: first });
    await expect(readBody(bodyOf(2), { limit, share: second })).rejects.toMatchObject({ refusal: 'busy' });
    first.close();
    second.close();
    expect(await readBody(bodyOf(3), { limit, share: third })).toHaveLength(3 * megabyte);
  });

  it('that comes after its connection has ended takes nothing that nobody would give back', async () => {
    const budget = createByteBudget(megabyte);
    const gone = budget.open();
    gone.close();
    await expect(readBody(bodyOf(1), { limit: megabyte, share: gone })).rejects.toMatchObject({
      refusal: 'busy',
    });
    gone.close();
    expect(await readBody(bodyOf(1), { limit: megabyte, share: budget.open() })).toHaveLength(megabyte);
  });

  it('whose sender leaves is given up', async () => {
    const payload = new PassThrough();
    const reading = readBody(payload, { limit: megabyte });
    payload.write('half');
    payload.destroy();
    await expect(reading).rejects.toMatchObject({ refusal: 'malformed' });
  });
});

describe('over a connection', () => {
  let test: TestApp;
  let port: number;
  let wire: ReturnType<typeof sendByHand>;
  const received = new Set<Socket>();
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine);
    test.app.server.on('connection', (socket) => received.add(socket));
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
    wire = sendByHand(port);
  });
  afterAll(() => test.close());

  it.each([
    'enrolment/uploadPhoto?class_id=1',
    'user/uploadExpertFile?title=x',
    'enrolment/startImport?class_id=1',
  ])('a file for %s is refused before it is there, when nobody is known to send it', async (call) => {
    const head = [`POST /api/${call} HTTP/1.1`, 'content-type: image/png', 'content-length: 5000000'];
    const unknownCallers = [errors.phone_unproven.code, errors.session_unknown.code];
    expect(unknownCallers).toContain(await wire.ask(head, Buffer.alloc(1_000)));
  });

  let phones = 0;

  it('no more than twenty of the largest files are under way at once, and one that is gone makes room', async () => {
    const class_id = await insertTestClass(test.services);
    const headOf = async (length: number) => {
      phones += 1; // one phone may send so many a while
      const ticket = await openTicket(test.services, { purpose: 'enrol', phone: testPhone(phones) });
      return [
        `POST /api/enrolment/uploadPhoto?class_id=${class_id} HTTP/1.1`,
        `cookie: __Host-ticket=${ticket}`,
        `origin: http://127.0.0.1:${port}`,
        'content-type: image/png',
        'idempotency-key: key-of-a-photo',
        `content-length: ${length}`,
      ];
    };
    const small = Buffer.alloc(megabyte);
    const sendSmall = async () => wire.ask(await headOf(small.length), small);
    expect(await sendSmall()).toBe(errors.photo_refused.code);
    const largest = limits.photo_bytes_max;
    received.clear();
    const { sockets, bytes } = wire.hold(20, await headOf(largest), Buffer.alloc(largest - 1));
    try {
      // Nothing else is sent before they are all there: it would take the room of one of them, which is refused then
      // and takes no more.
      await expect
        .poll(() => [...received].map(({ bytesRead }) => bytesRead))
        .toEqual(sockets.map(() => bytes));
      await expect.poll(sendSmall, { interval: 250 }).toBe(errors.busy.code);
      sockets[0]?.destroy();
      await expect.poll(sendSmall, { interval: 250 }).toBe(errors.photo_refused.code);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it.each([
    ['JSON', 'user/login', 'application/json'],
    ['a picture where JSON belongs', 'user/login', 'image/png'],
  ])('the refusal of 12 MB of %s is read by who sends them, every time', async (_what, call, type) => {
    const body = Buffer.alloc(12 * megabyte, '{');
    const head = [`POST /api/${call} HTTP/1.1`, `content-type: ${type}`, `content-length: ${body.length}`];
    const answers = await Promise.all(Array.from({ length: 10 }, () => wire.ask(head, body)));
    expect(answers).toEqual(Array(10).fill(errors.too_large.code));
  });
});
