import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.js';
import { createServices } from '../../create-services.js';
import { createAccount } from '../../domain/accounts/sign-in/testing/create-account.js';
import { signIn } from '../../domain/accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../domain/class/testing/open-test-services.js';
import { everyEngine } from '../../testing/engines.js';
import { appendAudit } from '../audit/append-audit.js';
import { rendererHere } from '../documents/testing/renderer-here.js';
import { openStore, type Store } from '../store/open-store.js';
import { createChangeWatch } from './create-change-watch.js';
import { notifyJob } from './notify-change.js';
import { readChanges } from './read-changes.js';

const log = pino({ level: 'silent' });

describe.each(everyEngine)('log/awaitChanges on $name', (engine) => {
  let services: TestServices;
  let other: Store;
  const apps: FastifyInstance[] = [];
  let own = 0;
  let foreign = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    other = await openStore(services.config, log, { patience: 20 });
    // Two servers on one database.
    for (const store of [services.store, other]) {
      const parts = { ...services, store, log, renderer: rendererHere };
      const changes = createChangeWatch({ store, log, now: services.now, everyMs: 20, longestMs: 400 });
      apps.push(await buildApp({ ...createServices(parts), changes }));
    }
    own = await insertTestClass(services);
    foreign = await insertTestClass(services);
    await createAccount(services, { username: 'master01', roles: ['master'], owner_classes: [own] });
    await createAccount(services, { username: 'master02', roles: ['master'], owner_classes: [foreign] });
    const editor = await createAccount(services, { username: 'editor01', roles: ['editor'] });
    const duty = { user_id: editor, class_id: own, duty: 'sign_in' } as const;
    await services.store.db.insertInto('assignment').values(duty).execute();
    await createAccount(services, { username: 'platform01', roles: ['zky-admin'] });
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await other.close();
    await services.close();
  });

  const happens = (class_id: number, object_type: string, action = 'change') =>
    services.store.withTx((tx) =>
      appendAudit(tx, class_id, [
        { at: services.now(), actor_role: 'system', action, object_type, object_id: 1 },
      ]),
    );
  /** A signed-in account at one of the servers, which knows all changes until now. */
  const listener = async (username: string, server = 0) => {
    const app = apps[server];
    if (!app) throw new Error('there is no such server');
    const browser = await signIn(app, username);
    let cursor = (await readChanges(services.store, services.now())).cursor;
    const hear = async () => {
      const { code, data } = await browser.call('log/awaitChanges', { cursor });
      expect(code).toBe(20000);
      cursor = String(data.cursor);
      return data.changes;
    };
    return { browser, hear };
  };

  it('notifies who waits at another server of what was changed, and nobody of another class', async () => {
    const near = await listener('master01', 1);
    const far = await listener('master02', 0);
    const platform = await listener('platform01', 0);
    const heard = [near, far, platform].map(({ hear }) => hear());
    await sleep(50);
    await happens(own, 'enrolment');
    const [toNear, toFar, toPlatform] = await Promise.all(heard);
    const change = { class_id: own, kind: 'enrolment' };
    // A call that has waited may return no changes: its caller asks again.
    expect([toNear, await near.hear()].flat()).toEqual([change]);
    expect([toPlatform, await platform.hear()].flat()).toEqual([change]);
    expect(toFar).toEqual([]);
    expect(await far.hear()).toEqual([]);
  });

  it('notifies a desk of its own work only, and nobody of what was only looked at', async () => {
    const { hear } = await listener('editor01');
    await happens(own, 'payment');
    await happens(own, 'check_in');
    await happens(own, 'room', 'reveal');
    await happens(0, 'account');
    expect(await hear()).toEqual([{ class_id: own, kind: 'door' }]);
  });

  it('notifies later of what is committed later, though it began earlier', async () => {
    const { hear } = await listener('master01');
    const slow = services.store.withTx(async (tx) => {
      await notifyJob(tx, own);
      await sleep(200);
    });
    await sleep(50);
    await happens(own, 'score');
    expect(await hear()).toEqual([{ class_id: own, kind: 'score' }]);
    await slow;
    expect(await hear()).toEqual([{ class_id: own, kind: 'job' }]);
  });

  it('names the request of who asks, and of nobody else', async () => {
    const { browser, hear } = await listener('master01');
    const colleague = await listener('platform01');
    const input = { class_id: own, waiting_list: false };
    const { headers } = await browser.call('class/setWaitingList', input);
    expect(await hear()).toEqual([{ class_id: own, kind: 'class', own: headers['x-request-id'] }]);
    expect(await colleague.hear()).toEqual([{ class_id: own, kind: 'class' }]);
    // Another session changed the class in between.
    await happens(own, 'class');
    await browser.call('class/setWaitingList', { ...input, waiting_list: true });
    expect(await hear()).toEqual([{ class_id: own, kind: 'class' }]);
  });

  it('is refused without a session, says nothing after the class was taken away, and keeps no session alive', async () => {
    const { browser, hear } = await listener('master02');
    await happens(foreign, 'enrolment');
    const { db } = services.store;
    await db.deleteFrom('assignment').where('class_id', '=', foreign).execute();
    expect(await hear()).toEqual([]);
    services.moveTo('2026-11-21T04:20:00.000Z');
    await hear();
    services.moveTo('2026-11-21T04:31:00.000Z');
    expect((await browser.call('log/awaitChanges', {})).code).toBe(50014);
    const { browser: platform } = await listener('platform01');
    expect((await platform.call('log/awaitChanges', { cursor: '5:3:' })).code).toBe(40001);
    browser.token = undefined;
    expect((await browser.call('log/awaitChanges', {})).code).toBe(50008);
  });

  it('lets nobody who names a strange moment keep others from hearing', async () => {
    const changes = createChangeWatch({
      store: services.store,
      log,
      now: services.now,
      everyMs: 700,
      longestMs: 600_000,
    });
    const app = await buildApp({ ...createServices({ ...services, log, renderer: rendererHere }), changes });
    try {
      const [stranger, listening] = [await signIn(app, 'master02'), await signIn(app, 'master01')];
      expect((await stranger.call('log/awaitChanges', { cursor: '5:3:' })).code).not.toBe(20000);
      const { cursor } = await readChanges(services.store, services.now());
      const heard = listening.call('log/awaitChanges', { cursor });
      await expect.poll(() => changes.waiting()).toBe(1);
      await happens(own, 'enrolment');
      expect((await heard).code).toBe(20000);
    } finally {
      await app.close();
    }
  });

  it('looks for all who wait at once, and not at all while nobody does', async () => {
    let looks = 0;
    const { pool } = services.store;
    const counted = new Proxy(pool, {
      get: (target, name) => {
        if (name === 'query') looks += 1;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const watch = createChangeWatch({
      store: { pool: counted },
      log,
      now: services.now,
      everyMs: 20,
      longestMs: 150,
    });
    const all = Array.from({ length: 300 }, (_, session_id) =>
      watch.wait({ session_id, concerns: () => false, gone: new AbortController().signal }),
    );
    expect(watch.waiting()).toBe(300);
    await Promise.all(all);
    expect(watch.waiting()).toBe(0);
    const before = looks;
    expect(before).toBeLessThan(20);
    await sleep(100);
    expect(looks).toBeLessThanOrEqual(before + 1);
    watch.stop();
  });
});
