import { workMatters } from '@skillcert/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Refusal } from '../../../platform/http/errors/refuse.js';
import { engines } from '../../../testing/engines.js';
import { runDossiers } from '../../dossier/run-dossiers.js';
import { dossierDesk } from '../../dossier/testing/dossier-desk.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { setWaitingList } from '../owner/set-waiting-list.js';
import { fetchClassStep } from '../steps/fetch-class-step.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice, owning } from '../testing/class-office.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { refusalOf } from '../testing/refused.js';
import { openStaff } from '../testing/staff.js';

const works: readonly string[] = workMatters;

describe.each(engines)('the dossier of a class on $name', (engine) => {
  let services: TestServices;
  let master: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    master = await openStaff(services, { roles: ['master'], name: '林秋月' });
  });
  afterAll(() => services.close());

  const finish = (class_id: number) =>
    services.store.db
      .updateTable('class')
      .set({ status: 'finished' })
      .where('class_id', '=', class_id)
      .execute();

  /** The work that the archive is refused for, and the part of it that the list before the archive names. */
  const refusedAndNamed = async (caller: StaffSession, class_id: number) => {
    const refused = await classOffice(services)
      .apply(caller, class_id, 'seal_dossier')
      .catch((error: Refusal) => error.details.values);
    const input = { class_id, event: 'seal_dossier' } as const;
    const { open } = await callHandler(fetchClassStep, { services, caller, input });
    const named = open.flatMap(({ matter, count }) => (works.includes(matter) ? [[matter, count]] : []));
    const counted = Object.entries(refused ?? {}).filter(([, count]) => Number(count) > 0);
    return { refused: Object.fromEntries(counted), named: Object.fromEntries(named) };
  };

  it('is held up by exactly the work that the list before it names', async () => {
    const class_id = await insertTestClass(services);
    const money = moneyDesk(services, class_id);
    const cashier = await openStaff(services, { roles: ['admin'] });
    await money.gather(cashier);
    for (const n of [1, 2]) await money.declare(await money.approved(n));
    const paid = await money.approved(3);
    await money.ask(paid.candidate, await money.paid(paid, cashier));
    await finish(class_id);
    const seen = await refusedAndNamed(owning(master, class_id), class_id);
    expect(seen.refused).toEqual({ payments: 2, refunds: 1 });
    expect(seen.named).toEqual(seen.refused);
  });

  it('is sealed once nobody has work with the class, and then for good', async () => {
    const class_id = await insertTestClass(services);
    const money = moneyDesk(services, class_id);
    const cashier = await openStaff(services, { roles: ['admin'] });
    await money.gather(cashier);
    const declared = await money.approved(1);
    await money.declare(declared);
    const caller = owning(master, class_id);
    const seal = () => classOffice(services).apply(caller, class_id, 'seal_dossier');
    expect(await refusalOf(seal())).toBe('class_state');
    await finish(class_id);
    await expect(seal()).rejects.toMatchObject({
      refusal: 'work_waiting',
      details: { values: { payments: 1, refunds: 0, scores: 0 } },
    });
    await services.store.db.deleteFrom('payment').where('class_id', '=', class_id).execute();
    expect(await refusalOf(seal())).toBe('dossier_missing');
    const desk = dossierDesk(services, class_id);
    await desk.givePhotos();
    await desk.start(caller);
    expect(await refusalOf(seal())).toBe('dossier_missing');
    await desk.makeAll();
    expect(await seal()).toMatchObject({ status: 'archived' });
    expect(await refusalOf(seal())).toBe('class_state');
  });

  it('is named by the seal, and what is put together after it is another one', async () => {
    const class_id = await insertTestClass(services);
    const caller = owning(master, class_id);
    await finish(class_id);
    const desk = dossierDesk(services, class_id);
    const { dossier_id } = await desk.make(caller);
    await classOffice(services).apply(caller, class_id, 'seal_dossier');
    const { dossier, seal } = await desk.look(caller);
    expect(seal).toEqual({ sha256: dossier?.sha256, sealed_at: services.now().toISOString() });
    expect(dossier).toMatchObject({ dossier_id, outdated: false });
    const events = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'object_id', 'detail'])
      .where('class_id', '=', class_id)
      .orderBy('seq')
      .execute();
    expect(events.at(-1)).toMatchObject({
      action: 'seal',
      object_id: String(dossier_id),
      detail: { sha256: dossier?.sha256 },
    });
    await desk.make(caller);
    expect((await desk.look(caller)).seal).toEqual(seal);
    await desk.save(caller, dossier_id);
    services.moveTo('2027-03-21T04:00:00.000Z');
    await runDossiers(services);
    expect(await desk.look(caller)).toEqual({ dossier: null, seal });
    expect(await refusalOf(desk.save(caller, dossier_id))).toBe('not_found');
    services.moveTo('2026-11-21T04:00:00.000Z');
  });

  it('is no longer the one to seal with once the class has changed', async () => {
    const class_id = await insertTestClass(services, { waiting_list: false });
    const caller = owning(master, class_id);
    await dossierDesk(services, class_id).make(caller);
    await callHandler(setWaitingList, { services, caller, input: { class_id, waiting_list: true } });
    await finish(class_id);
    expect(await refusalOf(classOffice(services).apply(caller, class_id, 'seal_dossier'))).toBe(
      'dossier_missing',
    );
  });

  it('waits for a message to many that nobody has decided about, which an archived class would not send', async () => {
    const class_id = await insertTestClass(services);
    const caller = owning(master, class_id);
    await finish(class_id);
    await dossierDesk(services, class_id).make(caller);
    await sql`
      insert into mailing (class_id, mailing_id, template_id, title, text, audience, status, enrolment_ids, segments, segment_cents, currency, few,
        send_at, asked_by, created_at, updated_at)
      values (${class_id}, ${class_id}, 'class', '{"zh": "通知"}', '{"zh": "通知"}', 'everyone', 'scheduled', '{1}', 1, 5, 'CNY', true,
        '2027-01-01', ${caller.user_id}, now(), now())`.execute(services.store.db);
    const seal = () => refusalOf(classOffice(services).apply(caller, class_id, 'seal_dossier'));
    expect(await seal()).toBe('work_waiting');
    const held = { mailings: 1 };
    expect(await refusedAndNamed(caller, class_id)).toEqual({ refused: held, named: held });
  });

  it('is nobody’s to seal who is not in charge of the class', async () => {
    const class_id = await insertTestClass(services);
    await finish(class_id);
    expect(await refusalOf(classOffice(services).apply(master, class_id, 'seal_dossier'))).toBe('not_found');
  });
});
