import { connect } from 'node:net';
import { contract, errors } from '@skillcert/api-client/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { handle } from './calls/handle.js';
import { openTestApp, type TestApp } from './testing/open-test-app.js';

const [engine] = engines;

/** A call whose handler fails in the way its `code` field asks for. */
const failing = handle('class/checkClassIdCard', async () => {
  throw new Error('the reason is nobody’s business');
});
const databaseFailing = handle('class/fetchOpenClasses', async ({ input, services }) => {
  const statements: Record<string, string> = {
    '22': 'select 1 / 0',
    '23505': `insert into rate_window (key, window_start) select 'x', now() from generate_series(1, 2)`,
    '23503': 'insert into account_role (user_id, role) values (1, $$admin$$)',
    '57P01': 'select pg_terminate_backend(pg_backend_pid())',
  };
  await services.store.pool.query(statements[input.search ?? ''] ?? 'select 1');
  throw new Error('no failure');
});
const stubs = Object.keys(contract)
  .filter((call) => !['class/checkClassIdCard', 'class/fetchOpenClasses'].includes(call))
  .map((call) => ({ call: contract[call as keyof typeof contract].call, run: async () => ({}) }));

describe('every failure of the protocol', () => {
  let test: TestApp;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine, { handlers: [failing, databaseFailing, ...stubs] });
  });
  afterAll(() => test.close());

  const json = { 'content-type': 'application/json', 'accept-language': 'en' };
  const post = (
    url: string,
    payload: string | Buffer,
    headers: Record<string, string> = json,
  ): InjectOptions => ({
    method: 'POST',
    url,
    payload,
    headers,
  });

  it.each<[string, InjectOptions, keyof typeof errors]>([
    ['broken JSON', post('/api/user/login', '{"username": "a'), 'malformed'],
    ['an empty JSON body', post('/api/user/login', ''), 'malformed'],
    ['a JSON list', post('/api/user/login', '[]'), 'malformed'],
    ['__proto__ in JSON', post('/api/user/login', '{"__proto__": {"a": 1}}'), 'malformed'],
    [
      'a constructor’s prototype in JSON',
      post('/api/user/login', '{"constructor": {"prototype": {"a": 1}}}'),
      'malformed',
    ],
    ['deep nesting', post('/api/user/login', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'malformed'],
    [
      'more than 256 kB',
      post('/api/user/login', JSON.stringify({ username: 'a'.repeat(300_000) })),
      'too_large',
    ],
    [
      'a form',
      post('/api/user/login', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      'unsupported_media',
    ],
    ['plain text', post('/api/user/login', '{}', { 'content-type': 'text/plain' }), 'unsupported_media'],
    [
      'a picture where JSON belongs',
      post('/api/user/login', Buffer.from('x'), { 'content-type': 'image/png' }),
      'unsupported_media',
    ],
    ['an unknown call', post('/api/user/nothing', '{}'), 'unknown_path'],
    [
      'an unknown call by GET',
      { url: '/api/user/nothing', headers: { accept: 'text/html' } },
      'unknown_path',
    ],
    ['the wrong method', { url: '/api/user/login' }, 'unknown_path'],
    ['a method nobody takes', { method: 'DELETE', url: '/api/user/login' }, 'unknown_path'],
    ['a broken escape in the path', { url: '/api/%ff%E0%A4%A' }, 'malformed'],
    ['traversal', { url: '/..%2f..%2fpackage.json' }, 'unknown_path'],
    [
      'a foreign origin',
      post('/api/user/logout', '{}', { ...json, origin: 'https://evil.example' }),
      'cross_site',
    ],
    [
      'a foreign site by Sec-Fetch-Site',
      post('/api/user/logout', '{}', { ...json, 'sec-fetch-site': 'cross-site' }),
      'cross_site',
    ],
    [
      'a sibling site',
      post('/api/user/logout', '{}', { ...json, 'sec-fetch-site': 'same-site' }),
      'cross_site',
    ],
    ['an opaque origin', post('/api/user/logout', '{}', { ...json, origin: 'null' }), 'cross_site'],
  ])('answers %s in the envelope', async (_what, request, name) => {
    const answer = await test.app.inject(request);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual(errors[name]);
    expect(Object.keys(answer.json())).toEqual(['code', 'message', 'data']);
    expect(answer.json().message).not.toMatch(/[{}]/);
  });

  it('hides what went wrong inside', async () => {
    const answer = await test.app.inject(post('/api/class/fetchOpenClasses', '{"search":"none"}'));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 50000, message: expect.any(String), data: null });
    expect(answer.body).not.toContain('no failure');
  });

  it.each([
    ['22', 'invalid_input'],
    ['23505', 'state_changed'],
    ['23503', 'not_found'],
    ['57P01', 'busy'],
  ] as const)('turns the database’s %s into %s', async (search, name) => {
    const answer = await test.app.inject(post('/api/class/fetchOpenClasses', JSON.stringify({ search })));
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual(errors[name]);
  });

  it.each([
    ['U+0000', '{"phone":"1\\u0000"}', { phone: 'unsafe_text' }],
    ['an unpaired surrogate', '{"phone":"\\ud800"}', { phone: 'unsafe_text' }],
    ['a number beyond 2^53', '{"phone":9007199254740993}', { phone: 'invalid' }],
    ['a number beyond all numbers', '{"phone":1e999}', { phone: 'invalid' }],
    ['a field that does not exist', '{"phone":"13800000001","price":1}', { price: 'invalid' }],
    ['a missing field', '{}', { phone: 'required' }],
    ['an empty field', '{"phone":"  "}', { phone: 'required' }],
    ['another type', '{"phone":true}', { phone: 'invalid' }],
    ['a text that is too long', `{"phone":"${'1'.repeat(33)}"}`, { phone: 'too_long' }],
  ])('names the field of %s', async (_what, payload, fields) => {
    const answer = await test.app.inject(post('/api/class/fetchClassVerfyCode', payload));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 40000, message: 'Please check the marked fields.' });
    const keys = Object.entries(answer.json().data.fields).map(([field, error]) => [
      field,
      Reflect.get(Object(error), 'key'),
    ]);
    expect(Object.fromEntries(keys)).toEqual(fields);
  });

  it.each([
    ['zh-CN,zh;q=0.9', '请检查标出的内容。'],
    ['es', 'Revise los campos marcados.'],
    ['fr;q=1, ja;q=0.5, en;q=0.1', expect.stringMatching(/[ぁ-ん]/)],
    ['fr', 'Please check the marked fields.'],
  ])('speaks the language of the caller: %s', async (language, message) => {
    const answer = await test.app.inject(
      post('/api/user/login', '{}', { ...json, 'accept-language': language }),
    );
    expect(answer.json()).toMatchObject({ code: 40000, message });
  });

  it('answers what is no HTTP in the envelope too', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('this is no HTTP\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 40001, data: null });
  });

  it('gives slow clients ten seconds for the headers and thirty for the whole request', () => {
    const { headersTimeout, requestTimeout, maxRequestsPerSocket } = test.app.server;
    expect({ headersTimeout, requestTimeout, maxRequestsPerSocket }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      maxRequestsPerSocket: 1_000,
    });
  });

  it('carries the guarding headers, and forbids every store', async () => {
    const { headers } = await test.app.inject(post('/api/user/logout', '{}'));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
