import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openStaff } from '../../class/testing/staff.js';
import { openAliyunSmsServer } from '../gateway/aliyun/testing/aliyun-sms-server.js';
import { openTencentSmsServer } from '../gateway/tencent/testing/tencent-sms-server.js';
import { sendMessages } from '../mailings/send-messages.js';
import { seatPhone, smsDesk } from '../testing/sms-desk.js';
import { forgetReceipts } from './forget-receipts.js';
import { receiptPath } from './receipt-path.js';

const [engine] = engines;
const moment = new Date('2026-11-21T04:07:30.000Z');

describe('a report of a gateway', () => {
  let test: TestApp;
  let master: StaffSession;
  let class_id: number;
  let desk: ReturnType<typeof smsDesk>;

  const open = async (sms: Awaited<ReturnType<typeof openAliyunSmsServer | typeof openTencentSmsServer>>) => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine, { config: { sms: sms.config } });
    class_id = await insertTestClass(test.services);
    master = await openStaff(test.services, { roles: ['master'], owner: [class_id] });
    desk = smsDesk(test.services, class_id);
    await desk.seat(1, 4);
    await desk.send(master);
  };
  const post = async (
    provider: 'aliyun' | 'tencent',
    payload: string,
    secret = 'a-secret-of-receipts-1234',
  ) => {
    const url = receiptPath(provider, secret);
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body } = await test.app.inject({ method: 'POST', url, headers, payload });
    return { statusCode, body };
  };
  const standing = async () => {
    const { items } = await desk.messages(master);
    return Object.fromEntries(
      items.map(({ phone_masked, status, fault }) => [
        phone_masked.slice(-1),
        fault ? `${status} ${fault}` : status,
      ]),
    );
  };
  const everyone = (status: string) => ({ 1: status, 2: status, 3: status, 4: status });

  describe('Aliyun', () => {
    let server: Awaited<ReturnType<typeof openAliyunSmsServer>>;
    beforeEach(async () => {
      server = await openAliyunSmsServer(() => moment);
      await open(server);
    });
    afterEach(async () => {
      await test.close();
      await server.close();
    });

    it('is applied once, in any order and any number of times', async () => {
      await sendMessages(test.services);
      expect(await standing()).toEqual(everyone('sent'));
      const lost = server.books.filter(({ phone }) => phone === seatPhone(4));
      const there = server.books.filter(({ phone }) => phone !== seatPhone(4));
      const notices = [
        server.reportOf(lost, false),
        server.reportOf(there.slice(1)),
        server.reportOf(there.toReversed()),
        server.reportOf(there.slice(0, 1)),
        // The same number cannot arrive afterwards.
        server.reportOf(lost, true),
      ];
      const answers = [];
      for (const notice of [...notices, ...notices]) answers.push(await post('aliyun', notice));
      expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"code":0,"msg":"OK"}']));
      expect(await standing()).toEqual({ ...everyone('delivered'), 4: 'undelivered MOBILE_NOT_ON_SERVICE' });
    });

    it('is taken in at once from many notices about the same messages', async () => {
      await sendMessages(test.services);
      const notice = server.reportOf(server.books);
      const reversed = server.reportOf(server.books.toReversed());
      const answers = await Promise.all(
        [notice, reversed, notice, reversed].map((each) => post('aliyun', each)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(await standing()).toEqual(everyone('delivered'));
    });

    it('counts for a message without an answer', async () => {
      server.decide(() => 'lost');
      // The first message of a round finds out that nobody answers.
      for (let n = 1; n <= 4; n += 1) await sendMessages(test.services);
      expect(await standing()).toEqual(everyone('unknown no_answer'));
      await post('aliyun', server.reportOf(server.books));
      expect(await standing()).toEqual(everyone('delivered'));
    });

    it('is rejected without the secret, and changes nothing if it cannot be read', async () => {
      await sendMessages(test.services);
      const notice = server.reportOf(server.books);
      expect((await post('aliyun', notice, 'another-secret-of-24-signs')).statusCode).toBe(404);
      expect((await post('tencent', notice)).statusCode).toBe(404);
      expect((await post('aliyun', '{"success":true}')).statusCode).toBe(400);
      expect(
        (await post('aliyun', notice.replaceAll('"out_id":"', '"out_id":"x').replaceAll('^0', '^9')))
          .statusCode,
      ).toBe(200);
      expect(await standing()).toEqual(everyone('sent'));
    });
  });

  describe('Tencent', () => {
    let server: Awaited<ReturnType<typeof openTencentSmsServer>>;
    beforeEach(async () => {
      server = await openTencentSmsServer(() => moment);
      await open(server);
    });
    afterEach(async () => {
      await test.close();
      await server.close();
    });

    it('is matched by the gateway’s number, even if it precedes the answer with it', async () => {
      // Its notices contain no number of ours, so an early one waits until the answer is stored.
      const early = JSON.stringify(
        [1, 2].map((n) => ({ sid: `5000:${1_045_710_669_157 + n}`, report_status: 'SUCCESS' })),
      );
      await post('tencent', early);
      await sendMessages(test.services);
      const first = Object.values(await standing());
      expect(first.filter((status) => status === 'delivered')).toHaveLength(2);
      await post('tencent', server.reportOf(server.books, 'FAIL'));
      const then = Object.values(await standing());
      expect(then.filter((status) => status === 'delivered')).toHaveLength(2);
      expect(then.filter((status) => status === 'undelivered UNDELIV')).toHaveLength(2);
    });

    it('is deleted after a week if it matches no message', async () => {
      const waiting = async () =>
        (await test.services.store.db.selectFrom('sms_receipt').selectAll().execute()).length;
      await post('tencent', '[{"sid":"0:1","report_status":"FAIL","errmsg":"X"}]');
      expect(await waiting()).toBe(1);
      test.pass(7 * 86_400);
      await forgetReceipts(test.services);
      expect(await waiting()).toBe(1);
      test.pass(1);
      await forgetReceipts(test.services);
      expect(await waiting()).toBe(0);
    });
  });
});
