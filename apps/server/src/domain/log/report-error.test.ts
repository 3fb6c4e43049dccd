import { PassThrough } from 'node:stream';
import { limits } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/http/create-log.js';
import { createBrowser } from '../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../platform/http/testing/open-test-app.js';
import { engines } from '../../testing/engines.js';

const [engine] = engines;

describe('log/reportError', () => {
  let test: TestApp;
  let text = '';
  const stream = new PassThrough().on('data', (chunk) => {
    text += chunk;
  });
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine, { log: createLog({ log_level: 'info' }, stream) });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    text = '';
  });

  const error = {
    message: 'TypeError: 13812345678 is no function',
    stack: 'at f (/a.js:1:2)\nforged: {"level":60}',
    route: '/class/lists?search=13812345678#x',
    release: '0.1.0',
  };
  const lines = () => text.split('\n').filter((line) => line.includes('an error in a browser'));

  it('becomes one line of the log, without numbers that could be somebody’s and without the query', async () => {
    expect((await createBrowser(test.app, '198.51.100.1').call('log/reportError', error)).code).toBe(20000);
    expect(lines()).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
      client: { message: 'TypeError: … is no function', route: '/class/lists', release: '0.1.0' },
    });
    expect(text).not.toContain('13812345678');
  });

  it('is taken ten times a minute from an address, and refused beyond', async () => {
    const browser = createBrowser(test.app, '198.51.100.2');
    const codes: number[] = [];
    for (let time = 0; time <= limits.error_log_per_minute; time += 1)
      codes.push((await browser.call('log/reportError', error)).code);
    expect(codes.slice(0, -1).every((code) => code === 20000)).toBe(true);
    expect(codes.at(-1)).toBe(42900);
    expect(lines()).toHaveLength(limits.error_log_per_minute);
  });

  it('is taken 300 times a minute from all addresses together, and that there were more is said once', async () => {
    test.pass(60);
    test.passToNext(60);
    await test.services.store.db
      .insertInto('rate_window')
      .values({
        key: 'client-errors-all:',
        window_start: new Date(Math.floor(test.services.now().getTime() / 60_000) * 60_000),
        hits: limits.error_log_per_minute_overall - 1,
      })
      .execute();
    const codes: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const browser = createBrowser(test.app, `198.51.100.${10 + time}`);
      codes.push((await browser.call('log/reportError', error)).code);
    }
    expect(codes).toEqual([20000, 42900, 42900, 42900]);
    expect(lines()).toHaveLength(1);
    expect(text.split('more errors of browsers than are written down')).toHaveLength(2);
  });

  it.each([
    ['a longer message', { message: 'x'.repeat(limits.error_message_max + 1) }, 'message'],
    ['a longer stack', { stack: 'x'.repeat(limits.error_stack_max + 1) }, 'stack'],
    ['a control character', { message: 'a\u0007b' }, 'message'],
    ['a terminal’s command', { stack: 'a\u009b2Jb' }, 'stack'],
    ['no page', { route: '' }, 'route'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await createBrowser(test.app, '198.51.100.3').call('log/reportError', {
      ...error,
      ...change,
    });
    expect(answer.code).toBe(40000);
    expect(Object.keys(Object(answer.data.fields))).toEqual([field]);
  });

  it('refuses another site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await createBrowser(test.app, '198.51.100.4').call('log/reportError', error, { headers });
    expect(answer.status).toBe(403);
  });
});
