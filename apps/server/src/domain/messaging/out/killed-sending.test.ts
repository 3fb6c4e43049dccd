import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { bareEnv } from '../../../testing/bare-env.js';
import { buildServer } from '../../../testing/build-server.js';
import { engines, isFullRun } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { readAliyunNotice } from '../gateway/aliyun/aliyun-notice.js';
import { openAliyunSmsServer } from '../gateway/aliyun/testing/aliyun-sms-server.js';
import { sendMessages } from '../mailings/send-messages.js';
import { applyReceipts } from '../receipts/apply-receipts.js';
import { smsDesk } from '../testing/sms-desk.js';
import { openBalance, smsSums } from '../testing/sms-sums.js';
import { askAboutMessages } from './ask-about-messages.js';

const people = isFullRun ? 5_000 : 300;
/**
 * In the middle of a chunk: some of it are in the gateway's books, some are not, and nobody has stored an answer.
 * Half of them are not queued yet.
 */
const killAt = people / 10;
/** The number of messages from the dead server that have neither an answer nor a report. */
const silent = 5;

/** One in a hundred is refused by the gateway, and one in a hundred of those that it takes does not arrive. */
const hundred = 100;
const refusing = (phone: string) =>
  Number(phone.slice(-3)) % hundred === 0 ? 'isv.BUSINESS_LIMIT_CONTROL' : undefined;
const balance = 1_000_000;

let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

describe.each(engines)('a server that dies among messages to many, on $name,', (engine) => {
  it('has sent nobody two, and the next one sends the rest; every segment and every receipt is accounted for', async () => {
    const gateway = await openAliyunSmsServer(() => new Date());
    const { config: sms, books } = gateway;
    gateway.decide(refusing);
    const opened = await openTestServices(engine, { sms });
    const services = { ...opened, groupSms: { ...opened.groupSms, alone_up_to: 10_000 } };
    services.moveTo(new Date().toISOString());
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    const class_id = await insertTestClass(services, { unit_id, capacity: people });
    const paid = { class_id, unit_id, balance };
    await openBalance(services, paid);
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const desk = smsDesk(services, class_id);
    for (let from = 1; from <= people; from += 1_000) await desk.seat(from, Math.min(people, 1_000));
    const asked = await desk.send(master);

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
      // Messages on their way to the gateway when the server dies never arrive.
      gateway.decide(() => 'broken');
    });
    const [, signal] = await once(child, 'exit');
    gateway.decide(refusing);
    gateway.whenSent(() => {});
    expect(signal).toBe('SIGKILL');
    const counted = async () => {
      const { rows } = await sql<{ status: string; count: number }>`
        select status, count(*)::int4 as count from sms where class_id = ${class_id} group by status`.execute(
        services.store.db,
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    };
    const isOneSum = async () => new Set(Object.values(await smsSums(services, paid))).size;
    const sendAll = async () => {
      for (let round = 0; round < 5; round += 1) await sendMessages(services);
    };
    const left = await counted();
    expect(books).toHaveLength(killAt);
    expect(left.sending).toBeGreaterThan(0);
    expect(left.queued).toBeGreaterThan(0);
    const { queued = 0, sending = 0, sent = 0, failed = 0 } = left;
    expect(queued + sending + sent + failed).toBeLessThan(people);

    // The next server sends waiting messages, and by itself nothing that the dead one left.
    await sendAll();
    expect((await counted()).sending).toBe(left.sending);

    // The gateway also reports on messages of the dead server, in any order and twice.
    const isSilent = (at: number) => at >= killAt - silent && at < killAt;
    const isBad = (at: number) => at % hundred === 7;
    const report = async (reported: typeof books) => {
      const good = reported.filter((message) => !isBad(books.indexOf(message))).toReversed();
      const bad = reported.filter((message) => isBad(books.indexOf(message)));
      const notices = Array.from({ length: Math.ceil(good.length / 200) }, (_, nth) =>
        gateway.reportOf(good.slice(nth * 200, nth * 200 + 200)),
      );
      for (const notice of [...notices, gateway.reportOf(bad, false), ...notices.toReversed()]) {
        await applyReceipts(services, 'aliyun', readAliyunNotice(notice).receipts);
      }
    };
    await report(books.filter((_, at) => !isSilent(at)));
    // Those in the books without a stored answer, except the silent ones, are known now.
    expect((await counted()).sending).toBe(sending - (killAt - sent - silent));

    // The gateway is asked about the others, until it is certain which it never had.
    for (const minutes of [2, 4, 13, 30]) {
      services.moveTo(new Date(Date.now() + minutes * 60_000).toISOString());
      while ((await askAboutMessages(services)) > 0);
    }
    await sendMessages(services);
    const undelivered = books.filter((_, at) => isBad(at)).length;
    const lost = people - books.length;
    expect(await counted()).toEqual({
      sent: silent,
      delivered: books.length - silent - undelivered,
      undelivered,
      failed: lost,
    });
    expect(lost).toBeGreaterThan(people / hundred);
    expect(new Set(books.map(({ phone }) => phone)).size).toBe(books.length);
    expect(await isOneSum()).toBe(1);

    // A person sends the messages again that the gateway never had.
    gateway.decide(() => undefined);
    expect(await desk.resend(master, asked.mailing_id)).toMatchObject({ resent: lost });
    await sendAll();
    await report(books);
    const bounced = books.filter((_, at) => isBad(at)).length;
    expect(await counted()).toEqual({ delivered: people - bounced, undelivered: bounced });
    expect([books.length, new Set(books.map(({ phone }) => phone)).size]).toEqual([people, people]);
    expect(await isOneSum()).toBe(1);
    expect((await smsSums(services, paid)).mailing).toBe(asked.segments);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    await services.close();
    await gateway.close();
  });
});
