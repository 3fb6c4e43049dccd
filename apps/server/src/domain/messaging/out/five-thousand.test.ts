import { defaultGroupSms } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { engines, isFullRun } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { readAliyunNotice } from '../gateway/aliyun/aliyun-notice.js';
import { openAliyunSmsServer } from '../gateway/aliyun/testing/aliyun-sms-server.js';
import { sendMessages } from '../mailings/send-messages.js';
import { applyReceipts } from '../receipts/apply-receipts.js';
import { smsDesk } from '../testing/sms-desk.js';
import { openBalance, smsSums } from '../testing/sms-sums.js';

/** The gate sends to a thousand of them. */
const people = isFullRun ? 5_000 : 1_000;
const hundred = 100;
const balance = 1_000_000;

describe.each(engines)(`a message to ${people}, one in a hundred of which fails, on $name`, (engine) => {
  let services: TestServices;
  let server: Awaited<ReturnType<typeof openAliyunSmsServer>>;
  beforeAll(async () => {
    server = await openAliyunSmsServer(() => new Date('2026-11-21T04:00:00.000Z'));
    const opened = await openTestServices(engine, { sms: server.config });
    services = { ...opened, groupSms: { ...defaultGroupSms, sign_name: '测试中心', alone_up_to: 10_000 } };
  });
  afterAll(async () => {
    await services.close();
    await server.close();
  });

  it('is counted to the segment: the charge, the quota used, and the costs stored with the mailing and with each message agree', async () => {
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    const class_id = await insertTestClass(services, { unit_id, capacity: people });
    const master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const desk = smsDesk(services, class_id);
    for (let from = 1; from <= people; from += 1_000) await desk.seat(from, 1_000);
    const paid = { class_id, unit_id, balance };
    await openBalance(services, paid);

    const sums = () => smsSums(services, paid);
    const isOneSum = async () => new Set(Object.values(await sums())).size;
    const progress = async () => (await desk.mailings(master)).items[0]?.progress;

    server.decide((phone) =>
      Number(phone.slice(-3)) % hundred === 0 ? 'isv.BUSINESS_LIMIT_CONTROL' : undefined,
    );
    const asked = await desk.send(master);
    expect(asked).toMatchObject({ recipients: people, status: 'sending' });
    for (let round = 0; round < 5; round += 1) await sendMessages(services);
    const failed = people / hundred;
    expect(await progress()).toMatchObject({
      waiting: 0,
      sent: people - failed,
      failed,
      unknown: 0,
      dropped: 0,
    });
    expect(server.books).toHaveLength(people - failed);
    expect(new Set(server.books.map(({ phone }) => phone)).size).toBe(people - failed);
    expect(await isOneSum()).toBe(1);
    const first = (await sums()).mailing ?? 0;
    expect(first).toBeLessThan(asked.segments);

    // Receipts come in any order, in small notices, twice, and from two sides at once; one in a hundred is bad.
    const bad = server.books.filter((_, at) => at % hundred === 7);
    const good = server.books.filter((_, at) => at % hundred !== 7).toReversed();
    const notices = [
      ...Array.from({ length: Math.ceil(good.length / 200) }, (_, nth) =>
        server.reportOf(good.slice(nth * 200, nth * 200 + 200)),
      ),
      server.reportOf(bad, false),
    ];
    const take = async (bodies: readonly string[]) => {
      for (const body of bodies) await applyReceipts(services, 'aliyun', readAliyunNotice(body).receipts);
    };
    await Promise.all([take(notices), take(notices.toReversed())]);
    const delivered = people - failed - bad.length;
    expect(await progress()).toMatchObject({ sent: 0, delivered, undelivered: bad.length, failed });
    expect(await isOneSum()).toBe(1);

    server.decide(() => undefined);
    const { mailing_id } = asked;
    expect(await desk.resend(master, mailing_id)).toEqual({ mailing_id, resent: failed });
    await sendMessages(services);
    expect(await progress()).toMatchObject({ sent: failed, delivered, undelivered: bad.length, failed: 0 });
    const perPhone = new Map<string, number>();
    for (const { phone } of server.books) perPhone.set(phone, (perPhone.get(phone) ?? 0) + 1);
    expect([perPhone.size, Math.max(...perPhone.values())]).toEqual([people, 1]);
    expect(await isOneSum()).toBe(1);
    expect((await sums()).mailing).toBe(asked.segments);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
