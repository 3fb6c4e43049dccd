import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { askAboutMessages } from '../../jobs/ask-about-messages.js';
import { sendMailings } from '../../jobs/send-mailings.js';
import { bareEnv } from '../../testing/bare-env.js';
import { buildServer } from '../../testing/build-server.js';
import { engines } from '../../testing/engines.js';
import { openAliyunSmsServer } from '../gateway/aliyun/testing/aliyun-sms-server.js';
import { smsDesk } from '../testing/sms-desk.js';

const people = 300;
/** In the midst of a chunk: some of it are in the gateway's books, some are not, and nobody has kept an answer. */
const killAt = 150;

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe.each(engines)('a server that dies among messages to many, on $name,', (engine) => {
  it('has sent nobody two, and the next one sends the rest', async () => {
    const gateway = await openAliyunSmsServer(() => new Date());
    const { config: sms, books } = gateway;
    const opened = await openTestServices(engine, { sms });
    const services = { ...opened, groupSms: { ...opened.groupSms, alone_up_to: 1_000 } };
    services.moveTo(new Date().toISOString());
    const class_id = await insertTestClass(services);
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const desk = smsDesk(services, class_id);
    await desk.seat(1, people);
    await desk.send(master);

    const child = spawn(process.execPath, [built.entry], {
      env: {
        ...bareEnv(),
        NODE_ENV: 'production',
        SKILLCERT_MODE: 'empty',
        LOG_LEVEL: 'fatal',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: services.config.data_dir,
        DATABASE_URL: services.config.database_url ?? '',
        SMS_GATEWAY: sms.gateway,
        SMS_ORIGIN: sms.origin,
        SMS_KEY_ID: sms.key_id,
        SMS_KEY_FILE: sms.key_file,
        SMS_SIGN_NAME: sms.sign_name,
        SMS_TEMPLATES_FILE: sms.templates_file,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    gateway.whenSent(() => {
      if (books.length < killAt) return;
      child.kill('SIGKILL');
      // What is on its way to the gateway as the server dies gets there no more.
      gateway.decide(() => 'broken');
    });
    const [, signal] = await once(child, 'exit');
    gateway.decide(() => undefined);
    gateway.whenSent(() => {});
    expect(signal).toBe('SIGKILL');
    const counted = async () => {
      const { rows } = await sql<{ status: string; count: number }>`
        select status, count(*)::int4 as count from sms where class_id = ${class_id} group by status`.execute(
        services.store.db,
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    };
    const left = await counted();
    expect(left.sending).toBeGreaterThan(0);
    expect(left.queued).toBeGreaterThan(0);

    const later = async (minutes: number) => {
      services.moveTo(new Date(Date.now() + minutes * 60_000).toISOString());
      while ((await askAboutMessages(services)) > 0);
    };
    // The next server sends what waits, asks about what the dead one left, and sends none of that by itself.
    await sendMailings(services);
    expect((await counted()).sending).toBe(left.sending);
    for (const minutes of [2, 4, 13, 30]) await later(minutes);
    await sendMailings(services);
    const settled = await counted();
    expect(settled).toEqual({ sent: books.length, failed: people - books.length });
    expect(settled.failed).toBeGreaterThan(0);
    expect(new Set(books.map(({ phone }) => phone)).size).toBe(books.length);

    // A person sends again what the gateway never had.
    const { items } = await desk.mailings(master);
    await desk.resend(master, items[0]?.mailing_id ?? 0);
    await sendMailings(services);
    expect(await counted()).toEqual({ sent: people });
    expect([books.length, new Set(books.map(({ phone }) => phone)).size]).toEqual([people, people]);
    const [done] = (await desk.mailings(master)).items;
    expect(done?.segments).toBe(await desk.usedToday());
    await services.close();
    await gateway.close();
  });
});
