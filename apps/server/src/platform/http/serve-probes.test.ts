import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.js';
import { openTestApp, type TestApp } from './testing/open-test-app.js';

const [engine] = engines;

describe('probes and metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  it('is healthy as long as the process answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'up', release: 'development' });
  });

  it('is ready while the database answers, and not while it hangs', async () => {
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
    const { pool } = test.services.store;
    const query = pool.query.bind(pool);
    Reflect.set(pool, 'query', () => new Promise(() => undefined));
    const answer = await test.app.inject('/readyz');
    Reflect.set(pool, 'query', query);
    expect(answer.statusCode).toBe(503);
  });

  it('counts calls by route and code for this machine only', async () => {
    const json = { 'content-type': 'application/json' };
    await test.app.inject({
      method: 'POST',
      url: '/api/user/login?token=secret',
      payload: '{}',
      headers: json,
    });
    const answer = await test.app.inject('/metrics');
    expect(answer.body).toContain(
      'skillcert_http_seconds_count{route="/api/user/login",status="200",code="40000"} 1',
    );
    expect(answer.body).toMatch(/skillcert_database_connections \d+/);
    expect(answer.body).toContain('skillcert_enrol_queue 0');
    expect(answer.body).not.toContain('secret');
    for (const foreign of [
      { remoteAddress: '203.0.113.9' },
      { headers: { host: 'cert.example.org' } },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
      { headers: { 'x-real-ip': '203.0.113.9' } },
      { headers: { forwarded: 'for=203.0.113.9' } },
      { headers: { via: '1.1 proxy' } },
    ]) {
      expect((await test.app.inject({ url: '/metrics', ...foreign })).json()).toMatchObject({ code: 40404 });
    }
  });

  it('counts nothing for whoever asks where there is a public address: a proxy need not say that it is one', async () => {
    if (!engine) throw new Error('there is no engine');
    const behind = await openTestApp(engine, { config: { public_origin: 'https://cert.example.org' } });
    expect((await behind.app.inject('/metrics')).json()).toMatchObject({ code: 40404 });
    await behind.close();
    const guarded = await openTestApp(engine, {
      config: { public_origin: 'https://cert.example.org', public_metrics: true },
    });
    expect((await guarded.app.inject('/metrics')).body).toContain('skillcert_enrol_queue 0');
    await guarded.close();
  });
});
