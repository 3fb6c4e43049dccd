import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTicket } from '../../../../platform/codes/open-ticket.js';
import { type Browser, createBrowser } from '../../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../../testing/engines.js';
import { createAccount } from '../../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../../accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openStaff } from '../../../class/testing/staff.js';
import { testPhone } from '../../../enrolment/testing/test-candidate.js';
import { moneyDesk, testPayer } from '../testing/money-desk.js';

describe.each(engines)('commands of the money desk over HTTP, on $name', (engine) => {
  let test: TestApp;
  let class_id: number;
  let desk: ReturnType<typeof moneyDesk>;
  let master: Browser;
  let paidIn: Browser;
  beforeAll(async () => {
    test = await openTestApp(engine);
    class_id = await insertTestClass(test.services);
    desk = moneyDesk(test.services, class_id);
    await desk.gather(await openStaff(test.services, { roles: ['master'] }));
    await createAccount(test.services, {
      username: 'master01',
      roles: ['master'],
      owner_classes: [class_id],
    });
    const user_id = await createAccount(test.services, { username: 'editor01', roles: ['editor'] });
    const duty = { user_id, class_id, duty: 'paid_in' as const };
    await test.services.store.db.insertInto('assignment').values(duty).execute();
    master = await signIn(test.app, 'master01');
    paidIn = await signIn(test.app, 'editor01');
  });
  afterAll(() => test.close());

  const candidateOf = async (n: number) => {
    const browser = createBrowser(test.app, '203.0.113.7');
    const ticket = await openTicket(test.services, { purpose: 'enrol', phone: testPhone(n) });
    browser.cookies.set('__Host-ticket', ticket);
    return browser;
  };
  const today = () => test.services.now().toISOString().slice(0, 10);
  const paid = async (n: number) => {
    const { enrolment_id, candidate } = await desk.approved(n);
    const browser = await candidateOf(n);
    const proof_id = await desk.insertProof(candidate);
    const input = { ...testPayer, paid_on: today(), class_id, enrolment_id, proof_id };
    const key = randomUUID();
    const declared = await Promise.all([
      browser.call('payment/declarePayment', input, { key }),
      browser.call('payment/declarePayment', input, { key }),
    ]);
    expect(declared.map(({ code }) => code)).toEqual([20000, 20000]);
    expect(declared[0].data).toEqual(declared[1].data);
    return { browser, payment_id: Number(declared[0].data.payment_id) };
  };

  it('happen once per key, sent twice and sent twice at once', async () => {
    const { browser, payment_id } = await paid(1);
    const key = randomUUID();
    const confirm = () =>
      paidIn.call('payment/checkPayment', { class_id, payment_id, event: 'confirm' }, { key });
    const answers = [...(await Promise.all([confirm(), confirm()])), await confirm()];
    expect(answers.map(({ code, data }) => [code, data.status])).toEqual(
      Array.from({ length: 3 }, () => [20000, 'confirmed']),
    );
    const asking = { class_id, payment_id, event: 'request', reason: '工作冲突' };
    const askKey = randomUUID();
    const ask = () => browser.call('class/drawBack', asking, { key: askKey });
    const asked = [...(await Promise.all([ask(), ask()])), await ask()];
    const refund_id = Number(asked[0]?.data.refund_id);
    expect(asked.map(({ code, data }) => [code, data.refund_id])).toEqual(
      Array.from({ length: 3 }, () => [20000, refund_id]),
    );
    const approveKey = randomUUID();
    const approve = () =>
      master.call('class/drawOk', { class_id, refund_id, event: 'first_approve' }, { key: approveKey });
    expect((await Promise.all([approve(), approve()])).map(({ data }) => data.status)).toEqual([
      'approved',
      'approved',
    ]);
    const [book] = (await desk.books()).filter((each) => each.payment_id === payment_id);
    expect(book).toMatchObject({ entries: 1, sum: 68_000, reserved: 68_000, open_refunds: 68_000 });
  });

  it('happen once per key for many too, and another choice under the same key is refused', async () => {
    const [first, second] = [await paid(7), await paid(8)];
    const payment_ids = [first.payment_id, second.payment_id];
    const key = randomUUID();
    const confirm = (ids: readonly number[]) =>
      paidIn.call('payment/checkPayments', { class_id, payment_ids: ids, event: 'confirm' }, { key });
    const again = () => confirm(payment_ids);
    const answers = [...(await Promise.all([again(), again()])), await again()];
    const all = payment_ids.map((payment_id) => ({ payment_id, status: 'confirmed' }));
    // Said again, it is the first answer: nothing is left out because it is done.
    expect(answers.map(({ code, data }) => [code, data])).toEqual(
      answers.map(() => [20000, { done: all, left_out: [] }]),
    );
    expect((await confirm([first.payment_id])).code).toBe(40903);
    const refund_ids: number[] = [];
    for (const { browser, payment_id } of [first, second]) {
      const asking = { class_id, payment_id, event: 'request', reason: '工作冲突' };
      const asked = await browser.call('class/drawBack', asking, { key: randomUUID() });
      refund_ids.push(Number(asked.data.refund_id));
    }
    const approveKey = randomUUID();
    const approve = () =>
      master.call(
        'payment/approveRefunds',
        { class_id, refund_ids, event: 'first_approve' },
        { key: approveKey },
      );
    const approved = refund_ids.map((refund_id) => ({ refund_id, status: 'approved' }));
    expect((await Promise.all([approve(), approve()])).map(({ data }) => data)).toEqual([
      { done: approved, left_out: [] },
      { done: approved, left_out: [] },
    ]);
    const books = (await desk.books()).filter((book) => payment_ids.includes(book.payment_id));
    expect(books.map(({ entries, reserved }) => [entries, reserved])).toEqual([
      [1, 68_000],
      [1, 68_000],
    ]);
    const elsewhere = await insertTestClass(test.services);
    const foreign = { class_id: elsewhere, payment_ids, event: 'confirm' };
    expect((await paidIn.call('payment/checkPayments', foreign, { key: randomUUID() })).code).toBe(40400);
  });

  it('need a key', async () => {
    const { payment_id } = await paid(2);
    const { status } = await paidIn.call('payment/checkPayment', { class_id, payment_id, event: 'confirm' });
    expect(status).toBe(400);
  });

  it('take no amount from anybody', async () => {
    const { browser, payment_id } = await paid(3);
    const asking = { class_id, payment_id, event: 'request', reason: '工作冲突', amount_cents: 1 };
    expect(await browser.call('class/drawBack', asking, { key: randomUUID() })).toMatchObject({
      code: 40000,
    });
  });

  it('are the candidate’s by the proven phone and the desk’s by the session, and nobody else’s', async () => {
    const { payment_id } = await paid(4);
    const asking = { class_id, payment_id, event: 'request', reason: '工作冲突' };
    const stranger = await candidateOf(5);
    const key = () => ({ key: randomUUID() });
    await paidIn.call('payment/checkPayment', { class_id, payment_id, event: 'confirm' }, key());
    expect((await stranger.call('class/drawBack', asking, key())).code).toBe(40400);
    expect((await createBrowser(test.app, '203.0.113.8').call('class/drawBack', asking, key())).code).toBe(
      40203,
    );
    const elsewhere = await insertTestClass(test.services);
    expect((await master.call('class/drawBack', { ...asking, class_id: elsewhere }, key())).code).toBe(40400);
    expect((await master.call('class/drawBack', asking, key())).code).toBe(20000);
  });

  it('take pictures only, and of both kinds of caller', async () => {
    const candidate = await candidateOf(6);
    const file = { bytes: Buffer.from('no picture'), type: 'image/png' };
    for (const browser of [candidate, paidIn]) {
      expect((await browser.call('payment/uploadProof', { class_id }, { file })).code).toBe(42201);
    }
    const nobody = createBrowser(test.app, '203.0.113.9');
    expect((await nobody.call('payment/uploadProof', { class_id }, { file })).code).toBe(40203);
  });
});
