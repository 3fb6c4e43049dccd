import { defaultGroupSms } from '@skillcert/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGateway } from '../open-gateway.js';
import { outgoing } from '../testing/outgoing.js';
import { openAliyunSmsServer } from './testing/aliyun-sms-server.js';

const moment = new Date('2026-11-21T04:00:00Z');

describe('Aliyun SMS', () => {
  let server: Awaited<ReturnType<typeof openAliyunSmsServer>>;
  beforeEach(async () => {
    server = await openAliyunSmsServer(() => moment);
  });
  afterEach(() => server.close());

  const open = (config: object = {}) =>
    openGateway({ ...server.config, ...config }, defaultGroupSms, () => moment);
  const asked = { ...outgoing(), provider_no: null, handed_at: moment };

  it('takes a message by a signed request, with our number and the values of its template', async () => {
    const handed = await open().send(outgoing());
    expect(handed).toEqual({ state: 'accepted', provider_no: server.books[0]?.biz_id });
    expect(server.books).toMatchObject([
      {
        phone: '13800010001',
        sign: '测试中心',
        params: { code: '123456', minutes: '5' },
        out_id: '180143985120777-1',
      },
    ]);
  });

  it('uses the template of another language if the requested one is missing, and values no longer than allowed', async () => {
    const long = '二〇二六年第四期技术咨询师职业技能等级认定考试报名与资格审核班次（上海市徐汇区考点）';
    const params = { class_name: long, enrol_no: 'N-1' };
    await open().send(outgoing({ template: 'enrolled', language: 'ja', params }));
    const { class_name = '' } = server.books[0]?.params ?? {};
    expect([...class_name]).toHaveLength(35);
    expect(class_name.endsWith('…')).toBe(true);
    expect(await open().send(outgoing({ template: 'group.unheard-of' }))).toEqual({
      state: 'rejected',
      fault: 'no_template',
    });
  });

  it.each([
    ['isv.MOBILE_NUMBER_ILLEGAL', 'bounced'],
    ['isv.BUSINESS_LIMIT_CONTROL', 'rejected'],
    ['isv.SMS_TEMPLATE_ILLEGAL', 'rejected'],
    ['isv.AMOUNT_NOT_ENOUGH', 'busy'],
    ['Throttling.User', 'busy'],
  ])('says that %s is %s', async (code, state) => {
    server.decide(() => code);
    expect(await open().send(outgoing())).toEqual({ state, fault: code });
  });

  it('does not take its own failures for an answer', async () => {
    for (const fate of ['broken', 'lost', 'isp.SYSTEM_ERROR']) {
      server.decide(() => fate);
      await expect(open().send(outgoing())).rejects.toThrow(/Aliyun/);
    }
    expect(server.books).toHaveLength(1);
  });

  it('takes nothing that is signed with another key, and the message waits', async () => {
    expect(await open({ key_id: 'LTAI-other' }).send(outgoing())).toEqual({
      state: 'busy',
      fault: 'SignatureDoesNotMatch',
    });
  });

  it('reports the fate of a message by our number, also of one whose answer was lost', async () => {
    const { ask } = open();
    expect(await ask?.(asked)).toMatchObject({ state: 'absent' });
    server.decide(() => 'lost');
    await expect(open().send(outgoing())).rejects.toThrow();
    expect(await ask?.(asked)).toMatchObject({ state: 'taken' });
    const [sms] = server.books;
    if (sms) sms.status = 2;
    expect(await ask?.(asked)).toMatchObject({ state: 'bounced', fault: 'MOBILE_NOT_ON_SERVICE' });
    if (sms) sms.status = 3;
    expect(await ask?.({ ...asked, provider_no: sms?.biz_id ?? '' })).toMatchObject({ state: 'delivered' });
    expect(await ask?.({ ...asked, out_no: 'another' })).toMatchObject({ state: 'absent' });
  });

  it('is asked about both days where a message was passed on as the day ended', async () => {
    const late = new Date('2026-11-21T15:59:30Z');
    await open().send(outgoing());
    const [sms] = server.books;
    if (sms) Object.assign(sms, { day: '20261122', status: 3 });
    expect(await open().ask?.({ ...asked, handed_at: late })).toMatchObject({ state: 'delivered' });
  });

  it('reports receipts and answers, and nothing else is read', async () => {
    await open().send(outgoing());
    const { notices } = open();
    const [sms] = server.books;
    expect(notices?.read(server.reportOf(server.books))).toEqual({
      receipts: [{ state: 'delivered', out_no: sms?.out_id, provider_no: sms?.biz_id, fault: null }],
      replies: [],
    });
    expect(notices?.read(server.reportOf(server.books, false)).receipts).toMatchObject([
      { state: 'bounced', fault: 'MOBILE_NOT_ON_SERVICE' },
    ]);
    expect(notices?.read(server.replyOf('13800010001', 'R')).replies).toEqual([
      { phone: '13800010001', text: 'R' },
    ]);
    for (const body of ['', '{}', '[{"success":"yes"}]']) {
      expect(() => notices?.read(body)).toThrow(/malformed/);
    }
  });
});
