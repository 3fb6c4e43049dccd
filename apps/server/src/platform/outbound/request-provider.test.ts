import { once } from 'node:events';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../domain/money/provider/testing/listen.js';
import { ProviderFailure, ProviderUnreached } from './provider-failure.js';
import { requestProvider } from './request-provider.js';
import { openFull, openSilent } from './testing/deaf-servers.js';

const post = { method: 'POST', body: '{"text":"验证码"}' } as const;
const brief = { patience_ms: 400 };

describe('a request to a provider', () => {
  const opened: { readonly close: () => Promise<void> }[] = [];
  const open = <Server extends { readonly close: () => Promise<void> }>(server: Server): Server => {
    opened.push(server);
    return server;
  };
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });
  const failureOf = (asking: Promise<unknown>) =>
    asking.then(
      () => 'answered',
      (error: unknown) => error,
    );

  it('reads the whole answer with any status, and sends what it was given', async () => {
    const { origin } = open(
      await listen(({ method, headers, url, body }) => ({
        status: 503,
        headers: { 'x-said': 'yes' },
        body: JSON.stringify([method, url, headers['content-type'], headers['x-own'], body]),
      })),
    );
    const answer = await requestProvider(`${origin}/a?b=1`, { ...post, headers: { 'x-own': 'own' } });
    expect([answer.status, answer.headers.get('x-said')]).toEqual([503, 'yes']);
    expect(JSON.parse(answer.body)).toEqual(['POST', '/a?b=1', null, 'own', post.body]);
    const form = { method: 'POST', body: new URLSearchParams({ name: '李明' }) } as const;
    expect(JSON.parse((await requestProvider(origin, form)).body)).toEqual([
      'POST',
      '/',
      'application/x-www-form-urlencoded;charset=UTF-8',
      null,
      'name=%E6%9D%8E%E6%98%8E',
    ]);
    expect(JSON.parse((await requestProvider(origin, { method: 'GET' })).body)[0]).toBe('GET');
  });

  it('did not reach anybody where nobody listens, or no name leads anywhere', async () => {
    const server = createSocketServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await failureOf(requestProvider(`http://127.0.0.1:${port}/`, post))).toBeInstanceOf(
      ProviderUnreached,
    );
    expect(await failureOf(requestProvider('http://nobody.invalid/', post))).toBeInstanceOf(
      ProviderUnreached,
    );
  });

  it('did not reach anybody where a connection does not come about in time', async () => {
    const { port } = open(await openFull());
    const failure = await failureOf(requestProvider(`http://127.0.0.1:${port}/`, post, brief));
    expect(failure).toBeInstanceOf(ProviderUnreached);
  });

  it('did not reach anybody where a connection is never secured: nothing of it was sent', async () => {
    const silent = open(await openSilent());
    const failure = await failureOf(requestProvider(`https://127.0.0.1:${silent.port}/`, post, brief));
    expect(failure).toBeInstanceOf(ProviderUnreached);
    expect(silent.heard()).not.toBe('');
    expect(silent.heard()).not.toContain('POST');
  });

  it('is of unknown fate where it was sent and no answer comes, or not all of it, or one that leads elsewhere', async () => {
    const silent = open(await openSilent());
    const silence = await failureOf(requestProvider(`http://127.0.0.1:${silent.port}/`, post, brief));
    expect(silence).toBeInstanceOf(ProviderFailure);
    expect(silence).not.toBeInstanceOf(ProviderUnreached);
    expect(silent.heard()).toContain('POST / HTTP/1.1');
    const half = createSocketServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 40\r\n\r\n{"Code":'));
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(half, 'listening');
    const { port } = half.address() as AddressInfo;
    const cut = await failureOf(requestProvider(`http://127.0.0.1:${port}/`, post));
    expect(cut).toBeInstanceOf(ProviderFailure);
    expect(cut).not.toBeInstanceOf(ProviderUnreached);
    half.close();
    const elsewhere = open(
      await listen(() => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' })),
    );
    const led = await failureOf(requestProvider(elsewhere.origin, post));
    expect(led).toBeInstanceOf(ProviderFailure);
    expect(led).not.toBeInstanceOf(ProviderUnreached);
  });
});
