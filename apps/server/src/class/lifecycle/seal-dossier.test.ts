import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../http/calls/caller.js';
import { moneyDesk } from '../../money/payments/testing/money-desk.js';
import { engines } from '../../testing/engines.js';
import { classOffice, owning } from '../testing/class-office.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { refusalOf } from '../testing/refused.js';
import { openStaff } from '../testing/staff.js';

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

  it('is sealed once nobody has work with the class, and then for good', async () => {
    const class_id = await insertTestClass(services);
    const money = moneyDesk(services, class_id);
    const cashier = await openStaff(services, { roles: ['admin'] });
    await money.gather(cashier);
    const declared = await money.approved(1);
    await money.declare(declared);
    const caller = owning(master, class_id);
    const seal = () => classOffice(services).fire(caller, class_id, 'seal_dossier');
    expect(await refusalOf(seal())).toBe('transition_refused');
    await finish(class_id);
    expect(await refusalOf(seal())).toBe('work_waiting');
    await services.store.db.deleteFrom('payment').where('class_id', '=', class_id).execute();
    expect(await seal()).toMatchObject({ status: 'archived' });
    expect(await refusalOf(seal())).toBe('transition_refused');
  });

  it('is nobody’s to seal who is not in charge of the class', async () => {
    const class_id = await insertTestClass(services);
    await finish(class_id);
    expect(await refusalOf(classOffice(services).fire(master, class_id, 'seal_dossier'))).toBe('not_found');
  });
});
