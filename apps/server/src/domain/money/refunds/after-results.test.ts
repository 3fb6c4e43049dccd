import type { ClassStatus } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { hasUncertified } from '../../certificates/issue/has-uncertified.js';
import { prepareCertificates } from '../../certificates/issue/prepare-certificates.js';
import { insertCertificate } from '../../certificates/testing/insert-certificate.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { audienceScope } from '../../messaging/mailings/audience-scope.js';
import { fetchPaymentById } from '../payments/fetch-payment-by-id.js';
import { fetchOwnPayments } from '../payments/own/fetch-own-payments.js';
import { moneyDesk, type Paying } from '../payments/testing/money-desk.js';

type Paid = Paying & { readonly payment_id: number };

describe.each(engines)('refunds once a class has results, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  let desk: ReturnType<typeof moneyDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person()];
    desk = moneyDesk(services, class_id);
    // A step that begins after the day of this test: results bring it forward.
    await desk.gather(staff[0], { refund_rule: [{ from: '2026-12-20T00:00:00Z', keep_bp: 7_500 }] });
  });
  afterAll(() => services.close());

  let people = 0;
  const nextPaid = async (): Promise<Paid> => {
    await moveTo('enrolling');
    people += 1;
    const paying = await desk.approved(people);
    return { ...paying, payment_id: await desk.paid(paying, staff[0]) };
  };
  const moveTo = (status: ClassStatus) =>
    sql`update class set status = ${status} where class_id = ${class_id}`.execute(services.store.db);
  const certify = ({ enrolment_id }: Paid) =>
    insertCertificate(services, { class_id, enrolment_id, by: [staff[0], staff[1]] });
  /** Passes every subject. */
  const pass = ({ enrolment_id }: Paid) =>
    sql`insert into score (class_id, enrolment_id, subject, status, first_points, first_by, second_points, second_by, points,
        frozen_by, frozen_at, published_by, published_at, updated_at)
      select ${class_id}, ${enrolment_id}, subject, 'final', 90, ${staff[0].user_id}, 90, ${staff[1].user_id}, 90, ${staff[0].user_id}, now(),
        ${staff[2].user_id}, now(), now()
      from unnest(array['theory', 'practical']) as s(subject)`.execute(services.store.db);
  const revoke = (certificate_id: number) =>
    sql`update certificate set status = 'revoked', live_id = null, suspended_by = ${staff[0].user_id}, revoked_by = ${staff[1].user_id},
      reason = '撤销' where certificate_id = ${certificate_id}`.execute(services.store.db);
  const detail = ({ payment_id }: Paid) =>
    callHandler(fetchPaymentById, { services, caller: staff[0], input: { class_id, payment_id } });
  const told = async ({ candidate }: Paid) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return [items[0]?.pay, items[0]?.after_refund];
  };
  const own = async ({ candidate }: Paid) => {
    const { items } = await callHandler(fetchOwnPayments, { services, caller: candidate, input: {} });
    return items[0]?.payments[0];
  };

  it('go by the last step of the rule, whatever its day', async () => {
    const paid = await nextPaid();
    expect((await detail(paid)).refund).toEqual({ back_cents: 68_000, kept_cents: 0 });
    await moveTo('finished');
    expect(await detail(paid)).toMatchObject({
      class_status: 'finished',
      certificate: null,
      refund: { back_cents: 17_000, kept_cents: 51_000 },
    });
    expect(await own(paid)).toMatchObject({ refundable: true, refund: { back_cents: 17_000 } });
    expect(await desk.ask(paid.candidate, paid.payment_id)).toMatchObject({ amount_cents: 17_000 });
  });

  it('are neither offered nor asked for under a certificate, until it is revoked', async () => {
    const paid = await nextPaid();
    const certificate_id = await certify(paid);
    await moveTo('finished');
    expect(await own(paid)).toMatchObject({ refundable: false });
    expect((await detail(paid)).certificate).toMatchObject({ certificate_id, status: 'valid' });
    expect(await refusalOf(desk.ask(paid.candidate, paid.payment_id))).toBe('certificate_stands');
    expect(await refusalOf(desk.ask(staff[0], paid.payment_id, 100))).toBe('certificate_stands');
    await revoke(certificate_id);
    expect(await own(paid)).toMatchObject({ refundable: true });
    expect(await desk.ask(staff[0], paid.payment_id)).toMatchObject({ status: 'requested' });
  });

  it('are not paid out under a certificate that was issued meanwhile, one by one or many at once', async () => {
    const paid = await nextPaid();
    await moveTo('publicity');
    const { refund_id } = await desk.ask(paid.candidate, paid.payment_id);
    await desk.decide(staff[1], refund_id, 'first_approve');
    await certify(paid);
    expect(await refusalOf(desk.decide(staff[2], refund_id, 'second_approve'))).toBe('certificate_stands');
    expect(await desk.decide(staff[2], refund_id, 'reject', { reason: '已取得证书' })).toMatchObject({
      status: 'rejected',
    });
  });

  it('are asked for by nobody in an archived class, which offers none', async () => {
    const paid = await nextPaid();
    await moveTo('archived');
    expect(await own(paid)).toMatchObject({ refundable: false });
    expect(await refusalOf(desk.ask(paid.candidate, paid.payment_id))).toBe('class_state');
    expect(await refusalOf(desk.ask(staff[0], paid.payment_id))).toBe('class_state');
  });

  it('leave no certificate to wait for: whose fee went back gets none', async () => {
    const paid = await nextPaid();
    await pass(paid);
    await moveTo('certifying');
    const waits = () => services.store.withTx((tx) => hasUncertified(tx, class_id, services));
    expect(await waits()).toBe(true);
    const { refund_id } = await desk.ask(paid.candidate, paid.payment_id);
    await desk.decide(staff[1], refund_id, 'first_approve');
    await desk.decide(staff[2], refund_id, 'second_approve');
    expect(await waits()).toBe(false);
    await desk.payBack(staff[1], refund_id);
    expect(await told(paid)).toEqual(['open', 'no_certificate']);
  });

  it('of the whole fee leave nothing to pay, and say what becomes of the certificate', async () => {
    const paid = await nextPaid();
    await moveTo('certifying');
    await sql`update gathering set refund_rule = '[]' where class_id = ${class_id}`.execute(
      services.store.db,
    );
    const { refund_id } = await desk.ask(paid.candidate, paid.payment_id);
    expect((await detail(paid)).refunds[0]).toMatchObject({ ends_certificate: true });
    await desk.decide(staff[1], refund_id, 'first_approve');
    await desk.decide(staff[2], refund_id, 'second_approve');
    await desk.payBack(staff[1], refund_id);
    expect(await told(paid)).toEqual(['over', 'no_certificate']);
    expect(await refusalOf(desk.declare(paid))).toBe('not_payable');
    const unpaid = services.store.db
      .selectFrom('enrolment as e')
      .select('e.enrolment_id')
      .where('e.enrolment_id', '=', paid.enrolment_id)
      .where(audienceScope('unpaid'));
    expect(await unpaid.execute()).toEqual([]);
    await certify(paid);
    expect(await told(paid)).toEqual(['over', 'certificate_stands']);
    // Before results the place may be paid for anew.
    await moveTo('enrolling');
    expect(await told(paid)).toEqual(['due', null]);
    expect(await unpaid.execute()).toHaveLength(1);
  });

  it('and numbers of certificates wait for each other: of two at one moment one is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const paid = await nextPaid();
      await pass(paid);
      await moveTo('certifying');
      const { refund_id } = await desk.ask(paid.candidate, paid.payment_id);
      await desk.decide(staff[1], refund_id, 'first_approve');
      const input = { class_id, enrolment_ids: [paid.enrolment_id] };
      const both = await Promise.allSettled([
        desk.decide(staff[2], refund_id, 'second_approve'),
        callHandler(prepareCertificates, { services, caller: staff[0], input }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('of more than half are the fee, so that no number follows; a smaller part is none', async () => {
    for (const [cents, numbered] of [
      [67_999, false],
      [20_000, true],
    ] as const) {
      const paid = await nextPaid();
      await pass(paid);
      await moveTo('certifying');
      const { refund_id } = await desk.ask(staff[0], paid.payment_id, cents);
      await desk.decide(staff[1], refund_id, 'first_approve');
      await desk.decide(staff[2], refund_id, 'second_approve');
      const input = { class_id, enrolment_ids: [paid.enrolment_id] };
      const prepared = callHandler(prepareCertificates, { services, caller: staff[1], input });
      expect(
        await prepared.then(
          () => true,
          () => false,
        ),
      ).toBe(numbered);
    }
  });
});
