import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { limits } from '@skillcert/core';
import axios, { type AxiosInstance } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallError, createClient, isCallError } from './index.js';

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const serve = (listener: RequestListener) =>
  new Promise<string>((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}/api`);
    });
    servers.push(server);
  });

const answering = (envelope: unknown, seen: IncomingMessage[] = [], status = 200) =>
  serve((request, response) => {
    seen.push(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  });

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isCallError(error)) throw new Error(`expected a CallError, got ${error}`);
  return error;
};

describe('the client', () => {
  it.each([20000, 1])('takes code %i for success and gives the data', async (code) => {
    const call = createClient({
      baseUrl: await answering({ code, message: '', data: { user_id: 7, token: 't' } }),
    });
    await expect(call('user/login', { username: 'a', password: 'b' })).resolves.toEqual({
      user_id: 7,
      token: 't',
    });
  });

  it('waits longer for a file, which is made and fetched, than for an answer', async () => {
    const created = vi.spyOn(axios, 'create');
    const call = createClient({ baseUrl: await answering({ code: 20000, message: '', data: {} }) });
    await call('user/info', {});
    const instance: AxiosInstance = created.mock.results[0]?.value;
    created.mockRestore();
    const waits: (number | undefined)[] = [];
    instance.interceptors.request.use((request) => {
      waits.push(request.timeout);
      return request;
    });
    await call('user/info', {});
    await call('payment/fetchReceiptPdf', { class_id: 1, payment_id: 1 }).catch(() => undefined);
    expect(waits).toEqual([limits.request_timeout_ms, limits.upload_timeout_ms]);
  });

  it('sends token, language and key as headers, and reads the token afresh each time', async () => {
    const seen: IncomingMessage[] = [];
    let token = 'first';
    const call = createClient({
      baseUrl: await answering({ code: 20000, message: '', data: {} }, seen),
      getToken: () => token,
      getLanguage: () => 'es',
    });
    await call('user/logout', {}, { key: 'k-1' });
    token = 'second';
    await call('user/info', { token });
    expect(seen[0]?.headers).toMatchObject({
      'x-token': 'first',
      'accept-language': 'es',
      'idempotency-key': 'k-1',
    });
    expect(seen[1]?.headers['x-token']).toBe('second');
    expect(seen[1]?.method).toBe('GET');
    expect(seen[1]?.url).toBe('/api/user/info?token=second');
  });

  it('rejects a refusal with its code, name, text and fields, and calls onFailure once', async () => {
    const told: CallError[] = [];
    const data = { fields: { phone: { key: 'invalid_phone', message: '手机号不正确' } }, retry_after: 30 };
    const call = createClient({
      baseUrl: await answering({ code: 40000, message: '请检查', data }),
      onFailure: (error) => told.push(error),
    });
    const error = await failureOf(call('class/fetchClassVerfyCode', { phone: '1' }));
    expect(error).toMatchObject({
      failure: 'refused',
      code: 40000,
      refusal: 'invalid_input',
      message: '请检查',
      retry_after: 30,
    });
    expect(error.fields.phone?.message).toBe('手机号不正确');
    expect(told).toEqual([error]);
  });

  it('names the obstacle to a step', async () => {
    const obstacle = { why: 'scores_open', count: 3 };
    const answer = { code: 40902, message: '还有3项成绩', data: { obstacle } };
    const call = createClient({ baseUrl: await answering(answer) });
    const error = await failureOf(call('score/freezeScores', { class_id: 1, subject: 'theory' }));
    expect(error).toMatchObject({ refusal: 'transition_refused', obstacle });
    // JavaScript calls the underlying error of a thrown one its cause.
    expect(error.cause).toBeUndefined();
  });

  it.each([50008, 50012, 50014])('calls %i an expired session', async (code) => {
    const call = createClient({ baseUrl: await answering({ code, message: 'x', data: null }) });
    expect((await failureOf(call('user/info', {}))).failure).toBe('expired');
  });

  it('says Error if a refusal has no text', async () => {
    const call = createClient({ baseUrl: await answering({ code: 40400, message: '', data: null }) });
    expect((await failureOf(call('user/info', {}))).message).toBe('Error');
  });

  it('reads the envelope of a protocol failure too', async () => {
    const call = createClient({
      baseUrl: await answering({ code: 41300, message: '过大', data: null }, [], 413),
    });
    expect(await failureOf(call('user/logout', {}))).toMatchObject({
      failure: 'refused',
      refusal: 'too_large',
    });
  });

  it('does the work that a refusal asks for, and sends the same call once more with it', async () => {
    const seen: { proof: unknown; body: string }[] = [];
    const told: CallError[] = [];
    const refused = { code: 42800, message: 'x', data: { challenge: { token: 'a.b.c', bits: 8 } } };
    const sent = { code: 20000, message: '', data: { resend_after: 60, expires_in: 300 } };
    const baseUrl = await serve(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      seen.push({ proof: request.headers['x-proof'], body });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(seen.length === 1 ? refused : sent));
    });
    const call = createClient({ baseUrl, onFailure: (error) => told.push(error) });
    const answer = await call('class/fetchClassVerfyCode', { phone: '13800000001' });
    expect(answer).toEqual(sent.data);
    expect(seen).toEqual([
      { proof: undefined, body: '{"phone":"13800000001"}' },
      { proof: expect.stringMatching(/^a\.b\.c\.\d+$/), body: '{"phone":"13800000001"}' },
    ]);
    expect(told).toEqual([]);
  });

  it('does such work once, then passes the refusal on', async () => {
    const seen: IncomingMessage[] = [];
    const data = { challenge: { token: 'a.b.c', bits: 1 } };
    const call = createClient({ baseUrl: await answering({ code: 42800, message: 'again', data }, seen) });
    const error = await failureOf(call('class/fetchClassVerfyCode', { phone: '13800000001' }));
    expect(error).toMatchObject({ refusal: 'proof_needed', message: 'again', challenge: data.challenge });
    expect(seen).toHaveLength(2);
  });

  it('calls an answer without an envelope a network failure', async () => {
    const baseUrl = await serve((_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    );
    expect((await failureOf(createClient({ baseUrl })('user/logout', {}))).failure).toBe('network');
  });

  it('calls a lost connection a network failure', async () => {
    const baseUrl = await serve((request) => request.socket.destroy());
    expect((await failureOf(createClient({ baseUrl })('user/logout', {}))).failure).toBe('network');
  });

  it('reports no call that its caller aborted', async () => {
    const told: CallError[] = [];
    const baseUrl = await serve(() => undefined);
    const giveUp = new AbortController();
    const pending = failureOf(
      createClient({ baseUrl, onFailure: (error) => told.push(error) })(
        'user/logout',
        {},
        { signal: giveUp.signal },
      ),
    );
    giveUp.abort();
    expect((await pending).failure).toBe('cancelled');
    expect(told).toEqual([]);
  });

  it('leaves the words to a caller that asked for quiet', async () => {
    const told: CallError[] = [];
    const call = createClient({
      baseUrl: await answering({ code: 40101, message: 'x', data: null }),
      onFailure: (error) => told.push(error),
    });
    await failureOf(call('user/login', { username: 'a', password: 'b' }, { quiet: true }));
    expect(told).toEqual([]);
  });

  it('sends a file as the body and its input in the query', async () => {
    const seen: IncomingMessage[] = [];
    const call = createClient({
      baseUrl: await answering(
        { code: 20000, message: '', data: { photo_id: 1, width: 1, height: 1 } },
        seen,
      ),
    });
    await call('enrolment/uploadPhoto', { class_id: 5 }, { body: new Blob(['x'], { type: 'image/png' }) });
    expect(seen[0]?.url).toBe('/api/enrolment/uploadPhoto?class_id=5');
    expect(seen[0]?.headers['content-type']).toBe('image/png');
  });

  it('sends the input of a POST in the query where its contract has it there', async () => {
    const seen: IncomingMessage[] = [];
    const call = createClient({
      baseUrl: await answering({ code: 20000, message: '', data: { items: [], total: 0 } }, seen),
    });
    await call('user/getExpertList', { role: 'no-active-expert', page: 2 });
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.url).toBe('/api/user/getExpertList?role=no-active-expert&page=2');
  });

  it('reports the characters that an answer shows as code points, and nothing for an answer without them', async () => {
    const told: unknown[] = [];
    const sent = ['U+20BB7 U+1F600 U+110000 nothing', ''];
    const baseUrl = await serve((_, response) => {
      const missing = sent.shift();
      if (missing) response.setHeader('X-Missing-Characters', missing);
      // An envelope: node's axios knows no blobs.
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 20000, message: '', data: {} }));
    });
    const call = createClient({ baseUrl, onMissing: (...missing) => told.push(missing) });
    await call('user/info', {});
    await call('user/info', {});
    expect(told).toEqual([[['𠮷', '😀'], 'user/info']]);
  });

  it.each([
    ['user/getList', { role: 'recommend', search: '张三 13800138000' }, '?role=recommend'],
    ['user/infos', { search: '13800138000' }, ''],
    ['user/getExpertList', { search: '13800138000' }, ''],
  ] as const)(
    'sends the search of %s in a header: nothing of it stands in the address',
    async (name, input, query) => {
      const seen: IncomingMessage[] = [];
      const call = createClient({
        baseUrl: await answering({ code: 20000, message: '', data: { items: [], total: 0 } }, seen),
      });
      await call(name, input);
      expect(seen[0]?.url).toBe(`/api/${name}${query}`);
      expect(decodeURIComponent(String(seen[0]?.headers['x-search']))).toBe(input.search);
      await call(name, { ...input, search: '' });
      expect(seen[1]?.headers['x-search']).toBeUndefined();
    },
  );
});
