import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportCertificateLists } from '../../domain/certificates/export-certificate-lists.js';
import { openCertifying } from '../../domain/certificates/testing/certificate-office.js';
import { exportClassLists } from '../../domain/class/lists/export-class-lists.js';
import { callHandler } from '../../domain/class/testing/call-handler.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../domain/class/testing/open-test-services.js';
import { refusalOf } from '../../domain/class/testing/refused.js';
import { openStaff } from '../../domain/class/testing/staff.js';
import { exportCandidateLists } from '../../domain/enrolment/candidates/export-candidate-lists.js';
import { exportAllPayments } from '../../domain/money/payments/lists/export-all-payments.js';
import { exportPaymentLists } from '../../domain/money/payments/lists/export-payment-lists.js';
import { moneyDesk } from '../../domain/money/payments/testing/money-desk.js';
import { engines } from '../../testing/engines.js';
import type { StaffSession } from '../http/calls/caller.js';
import { keepChosen } from './export-rows.js';
import { linesOf } from './testing/file-lines.js';

// One engine: the chosen rows are selected after the list was read.
describe.each(engines.slice(0, 1))('chosen rows of a list as a file on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let class_id: number;
  const paid: number[] = [];
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['zky-admin'] });
    class_id = await insertTestClass(services, { capacity: 100 });
    const desk = moneyDesk(services, class_id);
    await desk.gather(caller);
    for (const nth of [1, 2, 3]) paid.push(await desk.paid(await desk.approved(nth), caller));
  });
  afterAll(() => services.close());

  const on = () => ({ services, caller, language: 'en' });
  const purpose = '归档';
  const take = (ids: number[], filters: object = {}) =>
    callHandler(exportPaymentLists, { ...on(), input: { class_id, purpose, ids, ...filters } });

  it('are alone in it, in the order of the list, and the trail records how many were chosen', async () => {
    const all = await linesOf(callHandler(exportPaymentLists, { ...on(), input: { class_id, purpose } }));
    const [first = 0, , third = 0] = paid;
    const lines = await linesOf(take([first, third]));
    expect(all).toHaveLength(4);
    expect(lines).toEqual(all.filter((line, at) => at === 0 || lines.slice(1).includes(line)));
    expect(lines).toHaveLength(3);
    const { rows } = await sql`
      select detail from audit_event where action = 'export' order by seq desc limit 1`.execute(
      services.store.db,
    );
    expect(rows).toEqual([
      { detail: expect.objectContaining({ rows: 2, filters: expect.objectContaining({ chosen: 2 }) }) },
    ]);
  });

  it('refuse the whole if one is not in the list, or not under its filters', async () => {
    const other = await insertTestClass(services, { capacity: 100 });
    const desk = moneyDesk(services, other);
    await desk.gather(caller);
    const foreign = await desk.paid(await desk.approved(4), caller);
    expect(await refusalOf(take([...paid, foreign]))).toBe('not_found');
    expect(await refusalOf(take(paid, { status: ['declared'] }))).toBe('not_found');
    const everywhere = callHandler(exportAllPayments, { ...on(), input: { purpose, ids: [foreign] } });
    expect(await linesOf(everywhere)).toHaveLength(2);
  });

  it('are identified by the record that their list opens: a class, an enrolment, a certificate or an eligible person', async () => {
    const classes = callHandler(exportClassLists, { ...on(), input: { purpose, ids: [class_id] } });
    expect(await linesOf(classes)).toHaveLength(2);
    const third = await openStaff(services, { roles: ['zky-admin'] });
    const office = await openCertifying(
      services,
      [await openStaff(services, { roles: ['zky-admin'] }), caller, third],
      [80, 90],
    );
    const [, waiting = 0] = office.enrolled;
    await office.prepare(caller, office.enrolled.slice(0, 1));
    const certificates = (ids: number[]) =>
      callHandler(exportCertificateLists, { ...on(), input: { class_id: office.class_id, purpose, ids } });
    expect(await linesOf(certificates([waiting]))).toHaveLength(2);
    const candidates = callHandler(exportCandidateLists, {
      ...on(),
      input: { purpose, ids: [...office.enrolled] },
    });
    expect(await linesOf(candidates)).toHaveLength(3);
  });

  it('are reported as too many to look up if the list is longer than a file', () => {
    const rows = Array.from({ length: limits.export_rows_max + 1 }, (_, at) => at + 1);
    const idOf = (row: number) => row;
    expect(keepChosen(rows, [1, 2, 2], idOf)).toEqual([1, 2]);
    expect(() => keepChosen(rows, [1, rows.length + 1], idOf)).toThrow(
      expect.objectContaining({ refusal: 'export_too_big' }),
    );
  });
});
