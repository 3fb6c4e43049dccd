import { defaultGroupSms } from '@skillcert/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGateway } from '../open-gateway.js';
import { outgoing } from '../testing/outgoing.js';
import { openTencentSmsServer } from './testing/tencent-sms-server.js';

const moment = new Date('2026-11-21T04:00:00Z');

describe('Tencent Cloud SMS', () => {
  let server: Awaited<ReturnType<typeof openTencentSmsServer>>;
  beforeEach(async () => {
    server = await openTencentSmsServer(() => moment);
  });
  afterEach(() => server.close());

  const open = (config: object = {}) =>
    openGateway({ ...server.config, ...config }, defaultGroupSms, () => moment);
  const asked = { ...outgoing(), provider_no: null, handed_at: moment };

  it('takes a message by a signed request, with our number and the values of its template in their order', async () => {
    const handed = await open().send(outgoing());
    expect(handed).toEqual({ state: 'accepted', provider_no: server.books[0]?.serial });
    expect(server.books).toMatchObject([
      {
        phone: '+8613800010001',
        sign: '测试中心',
        params: ['123456', '5'],
        context: '180143985120777-1',
      },
    ]);
  });

  it.each([
    ['InvalidParameterValue.IncorrectPhoneNumber', 'bounced'],
    ['FailedOperation.PhoneNumberInBlacklist', 'bounced'],
    ['FailedOperation.TemplateIncorrectOrUnapproved', 'rejected'],
    ['LimitExceeded.PhoneNumberDailyLimit', 'rejected'],
    ['FailedOperation.InsufficientBalanceInSmsPackage', 'busy'],
    ['RequestLimitExceeded', 'busy'],
  ])('says that %s is %s', async (code, state) => {
    server.decide(() => code);
    expect(await open().send(outgoing())).toEqual({ state, fault: code });
  });

  it('does not take its own failures for an answer', async () => {
    for (const fate of ['broken', 'lost', 'InternalError']) {
      server.decide(() => fate);
      await expect(open().send(outgoing())).rejects.toThrow(/Tencent/);
    }
  });

  it('takes nothing that is signed with another key or is of another application, and the message waits', async () => {
    expect(await open({ key_id: 'AKID-other' }).send(outgoing())).toMatchObject({ state: 'busy' });
    expect(await open({ app_id: '1' }).send(outgoing())).toMatchObject({ state: 'busy' });
    expect(server.books).toHaveLength(0);
  });

  it('reports the network’s reports, and otherwise nothing about whether a message was taken', async () => {
    const { ask } = open();
    server.decide(() => 'lost');
    await expect(open().send(outgoing())).rejects.toThrow();
    expect(await ask?.(asked)).toMatchObject({ state: 'unheard' });
    const [sms] = server.books;
    if (sms) sms.report = 'FAIL';
    expect(await ask?.(asked)).toEqual({ state: 'bounced', provider_no: sms?.serial, fault: 'UNDELIV' });
    server.forgetContexts();
    // Without the context only its own number distinguishes one message from another.
    expect(await ask?.(asked)).toMatchObject({ state: 'unheard' });
    if (sms) sms.report = 'SUCCESS';
    expect(await ask?.({ ...asked, provider_no: sms?.serial ?? '' })).toMatchObject({ state: 'delivered' });
  });

  it('reports receipts by its own number, and answers one by one', async () => {
    await open().send(outgoing());
    const { notices } = open();
    expect(notices?.read(server.reportOf(server.books))).toEqual({
      receipts: [{ state: 'delivered', out_no: null, provider_no: server.books[0]?.serial, fault: null }],
      replies: [],
    });
    expect(notices?.read(server.replyOf('13800010001', '退订')).replies).toEqual([
      { phone: '13800010001', text: '退订' },
    ]);
    for (const body of ['', '{}', '[{"sid":1}]']) expect(() => notices?.read(body)).toThrow(/malformed/);
  });
});
