import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { checkClassIdCard } from '../site/check-class-id-card.js';
import { checkClassPhone } from '../site/check-class-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { openCandidate, testForm, testPhone } from '../testing/test-candidate.js';

describe.each(engines)('the checks before the form on $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const phoneCheck = async (class_id: number, n: number) =>
    callHandler(checkClassPhone, {
      services,
      caller: await openCandidate(services, testPhone(n)),
      input: { class_id },
    });
  const idCheck = async (class_id: number, n: number, changes: object = {}) => {
    const { name, id_type, id_card } = testForm(n);
    return callHandler(checkClassIdCard, {
      services,
      caller: await openCandidate(services, testPhone(n)),
      input: { class_id, name, id_type, id_card, ...changes },
    });
  };

  it('let a new phone and a new person go on', async () => {
    const class_id = await insertTestClass(services);
    expect(await phoneCheck(class_id, 30)).toEqual({ may_continue: true });
    expect(await idCheck(class_id, 30)).toEqual({ may_continue: true });
  });

  it('stop who is enrolled, and whom a class cannot take', async () => {
    const class_id = await insertTestClass(services, { capacity: 1 });
    await enrolNth(services, class_id, 31);
    expect(await refusalOf(phoneCheck(class_id, 31))).toBe('already_enrolled');
    expect(await refusalOf(idCheck(class_id, 31))).toBe('already_enrolled');
    expect(await refusalOf(phoneCheck(class_id, 32))).toBe('class_full');
    const closed = await insertTestClass(services, { status: 'closed' });
    for (const absent of [closed, 4711]) {
      expect(await refusalOf(phoneCheck(absent, 32))).toBe('class_not_open');
      expect(await refusalOf(idCheck(absent, 32))).toBe('class_not_open');
    }
  });

  it('see through full-width digits, spaces and a small x', async () => {
    const class_id = await insertTestClass(services);
    await enrolNth(services, class_id, 33);
    const spelt = testForm(33).id_card.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect(await refusalOf(idCheck(class_id, 33, { id_card: ` ${spelt.toLowerCase()} ` }))).toBe(
      'already_enrolled',
    );
  });

  it('refuse a number that is none, and too many questions of one phone', async () => {
    const class_id = await insertTestClass(services);
    await expect(idCheck(class_id, 34, { id_card: '110105194912310021' })).rejects.toMatchObject({
      details: { fields: { id_card: 'invalid_id_card' } },
    });
    for (let asked = 0; asked < 20; asked += 1) await idCheck(class_id, 34);
    expect(await refusalOf(idCheck(class_id, 34))).toBe('too_many');
  });
});
