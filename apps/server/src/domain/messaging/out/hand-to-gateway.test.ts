import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { requestProvider } from '../../../platform/outbound/request-provider.js';
import { openSilent } from '../../../platform/outbound/testing/deaf-servers.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import type { SmsGateway, SmsReport } from '../gateway/sms-gateway.js';
import { queueChunk } from '../mailings/queue-chunk.js';
import { sendMessages } from '../mailings/send-messages.js';
import type { SmsMessage } from '../sms-message.js';
import { seatPhone, smsDesk, spyGateway } from '../testing/sms-desk.js';
import { askAboutMessages } from './ask-about-messages.js';
import { claimMessages } from './claim-messages.js';
import { keepAnswers } from './keep-answers.js';

const start = '2026-11-21T04:00:00.000Z';

describe.each(engines)('messages on their way out, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    services.moveTo(start);
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    desk = smsDesk(services, class_id);
    await services.store.db.updateTable('mailing').set({ status: 'withdrawn' }).execute();
    await services.store.db.deleteFrom('sms').execute();
    await services.store.db.deleteFrom('sms_day').execute();
  });

  const later = (seconds: number) =>
    services.moveTo(new Date(Date.parse(start) + seconds * 1_000).toISOString());
  const queue = (template: SmsMessage['template'], n: number) =>
    services.store.withTx((tx) =>
      services.sms.queue(tx, {
        template,
        phone: seatPhone(n),
        language: 'zh',
        params: { code: '123456', minutes: '5', class_name: 'A', enrol_no: `N-${n}` },
        class_id,
      }),
    );
  const rows = async () => {
    const { rows: found } = await sql<{ status: string; fault: string | null; attempts: number }>`
      select status, fault, attempts from sms order by created_at, sms_id`.execute(services.store.db);
    return found;
  };
  const by = (gateway: SmsGateway): Services => ({ ...services, gateway });

  it('go out codes first, then the product’s own notices, then those to many', async () => {
    await desk.seat(1, 60);
    await desk.send(await openStaff(services, { roles: ['admin'] }), {});
    await sql`update mailing set status = 'sending', few = true, taken_at = now() where class_id = ${class_id}`.execute(
      services.store.db,
    );
    await queueChunk(services);
    await queue('enrolled', 61);
    await queue('verify_code', 62);
    const spy = spyGateway();
    await sendMessages(by(spy.gateway));
    expect(spy.given.slice(0, 2).map(({ template }) => template)).toEqual(['verify_code', 'enrolled']);
    expect(spy.given).toHaveLength(62);
    expect(spy.given[2]?.template).toBe('group.news');
  });

  it('exclude expired codes, and notices of yesterday', async () => {
    await queue('verify_code', 1);
    await queue('enrolled', 2);
    later(299);
    await queue('verify_code', 3);
    later(301);
    const spy = spyGateway();
    await sendMessages(by(spy.gateway));
    expect(spy.given.map(({ template, phone }) => [template, phone])).toEqual([
      ['verify_code', seatPhone(3)],
      ['enrolled', seatPhone(2)],
    ]);
    await queue('enrolled', 4);
    later(90_000);
    await sendMessages(by(spy.gateway));
    expect(spy.given).toHaveLength(2);
    expect((await rows()).filter(({ status }) => status === 'dropped')).toMatchObject([
      { fault: 'expired', attempts: 0 },
      { fault: 'expired', attempts: 0 },
    ]);
  });

  it('wait where no gateway is connected, and until it takes them', async () => {
    await queue('enrolled', 1);
    await sendMessages({ ...services, gateway: undefined });
    const spy = spyGateway(() => 'busy');
    await sendMessages(by(spy.gateway));
    expect(spy.given).toHaveLength(1);
    expect(await rows()).toEqual([{ status: 'queued', fault: 'test.busy', attempts: 0 }]);
    await sendMessages(by(spyGateway(() => 'accepted').gateway));
    expect(await rows()).toEqual([{ status: 'sent', fault: null, attempts: 1 }]);
  });

  it('wait where no connection comes about, and all but one where nobody answers', async () => {
    for (let n = 1; n <= 50; n += 1) await queue('enrolled', n);
    const closed = spyGateway(() => 'unreached');
    await sendMessages(by(closed.gateway));
    expect(closed.given).toHaveLength(1);
    expect((await rows()).map(({ status }) => status)).toEqual(Array(50).fill('queued'));
    expect(await rows()).toContainEqual({ status: 'queued', fault: 'unreachable', attempts: 0 });
    const silent = spyGateway(() => 'lost');
    await sendMessages(by(silent.gateway));
    expect(silent.given).toHaveLength(1);
    const again = spyGateway(() => 'accepted');
    await sendMessages(by(again.gateway));
    expect(again.given).toHaveLength(49);
  });

  it('wait on real connections that never come about, and are of unknown fate on those that fall silent', async () => {
    const silent = await openSilent();
    const over = (scheme: string) => {
      const { gateway } = spyGateway();
      const send: SmsGateway['send'] = async ({ text }) => {
        const asked = { method: 'POST', body: text } as const;
        await requestProvider(`${scheme}://127.0.0.1:${silent.port}/`, asked, { patience_ms: 300 });
        throw new Error('It answered.');
      };
      return by({ ...gateway, send });
    };
    await queue('enrolled', 1);
    const rests: number[] = [];
    const round = { rest: (seconds: number) => void rests.push(seconds) };
    // The connection is never secured.
    for (let n = 0; n < 2; n += 1) await sendMessages(over('https'), round);
    expect(await rows()).toEqual([{ status: 'queued', fault: 'unreachable', attempts: 0 }]);
    expect(rests).toEqual([]);
    await sendMessages(over('http'), round);
    expect(await rows()).toEqual([{ status: 'unknown', fault: 'no_answer', attempts: 1 }]);
    expect(rests).toEqual([30]);
    await silent.close();
  });

  it('ask for a pause after a gateway that answers nothing, and for none otherwise', async () => {
    const restsOf = async (gateway: SmsGateway) => {
      const rests: number[] = [];
      await sendMessages(by(gateway), { rest: (seconds) => void rests.push(seconds) });
      return rests;
    };
    for (let n = 1; n <= 50; n += 1) await queue('enrolled', n);
    expect(await restsOf(spyGateway(() => 'busy').gateway)).toEqual([]);
    expect(await restsOf(spyGateway(() => 'lost').gateway)).toEqual([30]);
    const one = spyGateway((phone) => (phone === seatPhone(20) ? 'lost' : 'accepted'));
    expect(await restsOf(one.gateway)).toEqual([]);
    expect(one.given).toHaveLength(49);
    expect(await restsOf(spyGateway(() => 'accepted').gateway)).toEqual([]);
  });

  it('go alone at first also after one without a template, for which no gateway is asked', async () => {
    for (let n = 1; n <= 2; n += 1) await queue('verify_code', n);
    for (let n = 3; n <= 52; n += 1) await queue('enrolled', n);
    const silent = spyGateway(() => 'lost');
    const send: SmsGateway['send'] = async (message) =>
      message.template === 'verify_code'
        ? { state: 'rejected', fault: 'no_template' }
        : silent.gateway.send(message);
    await sendMessages(by({ ...silent.gateway, send }));
    expect(silent.given).toHaveLength(1);
    const fates = (await rows()).map(({ status, fault }) => `${status} ${fault}`);
    expect(fates).toEqual([
      ...Array(2).fill('failed no_template'),
      'unknown no_answer',
      ...Array(49).fill('queued null'),
    ]);
  });

  it('are asked for once, however many servers look at once', async () => {
    for (let n = 1; n <= 30; n += 1) await queue('enrolled', n);
    const spy = spyGateway(() => 'accepted');
    await Promise.all([1, 2, 3].map(() => sendMessages(by(spy.gateway))));
    expect(spy.phones().toSorted()).toEqual(Array.from({ length: 30 }, (_, n) => seatPhone(n + 1)));
  });

  it('are not repeated automatically without an answer, and by a person only by explicit choice', async () => {
    await desk.seat(1, 3);
    const { mailing_id } = await desk.send(master);
    const spy = spyGateway((phone, attempt) =>
      phone === seatPhone(2) && attempt === 1 ? 'lost' : 'accepted',
    );
    for (let round = 0; round < 3; round += 1) await sendMessages(by(spy.gateway));
    expect(spy.given).toHaveLength(3);
    const [seen] = (await desk.mailings(master)).items;
    expect(seen).toMatchObject({ status: 'done', progress: { sent: 2, unknown: 1, failed: 0 }, events: [] });
    const { items, to_do } = await desk.messages(master, { status: ['unknown'] });
    expect(to_do).toEqual({ failed: 0, unknown: 1 });
    expect(items).toMatchObject([{ fault: 'no_answer', sent_at: null }]);
    expect(await refusalOf(desk.resend(master, mailing_id))).toBe('state_changed');
    const paid = await desk.usedToday();
    expect(await desk.resend(master, mailing_id, items[0]?.sms_id)).toMatchObject({ resent: 1 });
    await sendMessages(by(spy.gateway));
    // It was paid the first time.
    expect(await desk.usedToday()).toBe(paid);
    expect((await desk.mailings(master)).items[0]).toMatchObject({ progress: { sent: 3, unknown: 0 } });
  });

  describe('that a server took and did not keep', () => {
    const told = (state: SmsReport['state']) => {
      const { gateway, given } = spyGateway(() => 'accepted');
      const asked: string[] = [];
      const ask: SmsGateway['ask'] = async ({ out_no }) => {
        asked.push(out_no);
        return {
          state,
          provider_no: state === 'absent' ? null : `P-${out_no}`,
          fault: state === 'bounced' ? 'gone' : null,
        };
      };
      return { gateway: { ...gateway, ask }, given, asked };
    };
    const leave = async () => {
      await desk.seat(1, 2);
      await desk.send(master);
      await queueChunk(services);
      expect(await claimMessages(services, 'local')).toHaveLength(2);
    };

    it('are left alone for a minute, then asked about and never sent again by themselves', async () => {
      await leave();
      const gateway = told('unheard');
      later(59);
      await askAboutMessages(by(gateway.gateway));
      expect((await rows()).map(({ status }) => status)).toEqual(['sending', 'sending']);
      later(60);
      await askAboutMessages(by(gateway.gateway));
      await sendMessages(by(gateway.gateway));
      expect((await rows()).map(({ status }) => status)).toEqual(['unknown', 'unknown']);
      expect(gateway.asked).toHaveLength(2);
      // Less and less often, and at last not at all.
      for (const minutes of [2, 3, 8, 24, 90, 500, 2_000, 4_000, 9_000]) {
        later(minutes * 60);
        await askAboutMessages(by(gateway.gateway));
      }
      expect(gateway.asked).toHaveLength(14);
      expect(gateway.given).toHaveLength(0);
    });

    it.each([
      ['delivered', 'delivered', null],
      ['bounced', 'undelivered', 'gone'],
      ['taken', 'sent', null],
    ] as const)('are what the gateway says: %s', async (state, status, fault) => {
      await leave();
      later(61);
      await askAboutMessages(by(told(state).gateway));
      expect(await rows()).toMatchObject([
        { status, fault },
        { status, fault },
      ]);
    });

    it('have failed, and cost nothing, once the gateway has known nothing of them for ten minutes', async () => {
      await leave();
      const paid = await desk.usedToday();
      expect(paid).toBeGreaterThan(0);
      later(61);
      await askAboutMessages(by(told('absent').gateway));
      expect(await rows()).toMatchObject([{ status: 'unknown' }, { status: 'unknown' }]);
      later(661);
      await askAboutMessages(by(told('absent').gateway));
      expect(await rows()).toMatchObject([
        { status: 'failed', fault: 'not_taken' },
        { status: 'failed', fault: 'not_taken' },
      ]);
      expect(await desk.usedToday()).toBe(0);
    });

    it('count where the answer comes after all, from a server that was only slow', async () => {
      await leave();
      later(61);
      await askAboutMessages(by(told('unheard').gateway));
      const { rows: numbers } = await sql<{ out_no: string }>`select out_no from sms`.execute(
        services.store.db,
      );
      const answers = numbers.map(({ out_no }) => ({
        out_no,
        event: 'accept' as const,
        provider_no: `P-${out_no}`,
        fault: null,
      }));
      await keepAnswers(services, 'local', answers);
      expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    });
  });

  it('that were taken are asked about without a report, until their fate is known', async () => {
    await queue('enrolled', 1);
    const { gateway } = spyGateway(() => 'accepted');
    const ask: SmsGateway['ask'] = async ({ provider_no }) => ({
      state: 'delivered',
      provider_no,
      fault: null,
    });
    await sendMessages(by(gateway));
    later(299);
    expect(await askAboutMessages(by({ ...gateway, ask }))).toBe(0);
    later(300);
    expect(await askAboutMessages(by({ ...gateway, ask }))).toBe(1);
    expect(await rows()).toMatchObject([{ status: 'delivered' }]);
    later(9_000);
    expect(await askAboutMessages(by({ ...gateway, ask }))).toBe(0);
  });
});
