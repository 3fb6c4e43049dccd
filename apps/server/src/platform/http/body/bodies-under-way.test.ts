import type { Socket } from 'node:net';
import { errors } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../../domain/accounts/sign-in/testing/create-account.js';
import { signIn } from '../../../domain/accounts/sign-in/testing/sign-in.js';
import { noticePath } from '../../../domain/money/payments/online/notice-path.js';
import { engines } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../testing/open-test-app.js';
import { sendByHand } from '../testing/send-by-hand.js';

const [engine] = engines;
const largest = limits.body_bytes_max;

/** JSON of this number of bytes, which no call accepts. */
const jsonOf = (length: number) => Buffer.from(JSON.stringify({ said: 'x'.repeat(length - 11) }));

describe('bodies of JSON under way', () => {
  let test: TestApp;
  let port: number;
  let wire: ReturnType<typeof sendByHand>;
  let own: readonly string[];
  const received = new Set<Socket>();
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine);
    await createAccount(test.services, { username: 'busyadmin', roles: ['admin'] });
    const { token = '', cookies } = await signIn(test.app, 'busyadmin');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    test.app.server.on('connection', (socket) => received.add(socket));
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
    wire = sendByHand(port);
    own = [`x-token: ${token}`, `cookie: ${cookie}`, `origin: http://127.0.0.1:${port}`];
  });
  afterAll(() => test.close());

  const headOf = (path: string, length: number, lines: readonly string[] = []) => [
    `POST ${path} HTTP/1.1`,
    'content-type: application/json',
    `content-length: ${length}`,
    ...lines,
  ];
  const send = (path: string, length: number, lines?: readonly string[]) =>
    wire.ask(headOf(path, length, lines), jsonOf(length));

  /** Runs `then` while 25 connections each hold back the last byte of a body of this length. */
  const whileHeld = async (
    path: string,
    length: number,
    then: (held: readonly Socket[]) => Promise<void>,
  ) => {
    received.clear();
    const { sockets, bytes } = wire.hold(25, headOf(path, length), Buffer.alloc(length - 1, ' '));
    try {
      await expect
        .poll(() => [...received].map(({ bytesRead }) => bytesRead))
        .toEqual(sockets.map(() => bytes));
      await then(sockets);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  };

  it('of anybody are refused beyond what such a call needs', async () => {
    expect(await send('/api/user/login', limits.anonymous_body_bytes_max)).toBe(errors.invalid_input.code);
    expect(await send('/api/user/login', limits.anonymous_body_bytes_max + 1)).toBe(errors.too_large.code);
  });

  it('hold so much memory and no more, where nobody is known to send them, and one that is gone makes room', async () => {
    expect(await send('/api/nowhere', largest)).toBe(errors.unknown_path.code);
    await whileHeld('/api/nowhere', largest, async (held) => {
      await expect.poll(() => send('/api/nowhere', largest), { interval: 250 }).toBe(errors.busy.code);
      for (const socket of held.slice(0, 10)) socket.destroy();
      await expect
        .poll(() => send('/api/nowhere', largest), { interval: 250 })
        .toBe(errors.unknown_path.code);
    });
  });

  it('refuse nobody who is known, and nothing small, while those of strangers hang', async () => {
    await whileHeld('/api/nowhere', largest, async () => {
      await expect.poll(() => send('/api/nowhere', largest), { interval: 250 }).toBe(errors.busy.code);
      for (const length of [200, largest]) {
        expect(await send('/api/user/createUser', length, own)).toBe(errors.invalid_input.code);
      }
      expect(await send('/api/user/login', 200)).toBe(errors.invalid_input.code);
    });
  });

  it('are refused before they are there, when nobody is known to send what only somebody may', async () => {
    const head = headOf('/api/user/createUser', largest);
    expect(await wire.ask(head, Buffer.alloc(1_000))).toBe(errors.session_unknown.code);
  });

  it('whose length nobody says are counted as they come', async () => {
    const head = [
      'POST /api/user/createUser HTTP/1.1',
      'content-type: application/json',
      'transfer-encoding: chunked',
    ];
    expect(await wire.ask(head, Buffer.from('3e8\r\n{'))).toBe(errors.session_unknown.code);
  });

  it('of providers have their room where strangers hang at their door', async () => {
    const path = noticePath('wechat');
    await whileHeld(path, 65_536, async () => {
      expect(await send(path, 2_000)).toBe(errors.unknown_path.code);
    });
  });
});
