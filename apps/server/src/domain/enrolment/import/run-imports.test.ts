import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { keepRights, openStaff } from '../../class/testing/staff.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { runImports } from './run-imports.js';
import { importDesk, sheetOf, sheetRow } from './testing/import-desk.js';

describe.each(engines)('the job of imports, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof importDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services, { capacity: 500 });
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    await keepRights(services, master);
    desk = importDesk(services, class_id);
  });

  const confirmed = async (count: number) => {
    const { import_id } = await desk.start(
      master,
      await sheetOf(Array.from({ length: count }, (_, n) => sheetRow(n))),
    );
    await desk.check(master, import_id);
    await desk.work(master);
    await desk.decide(master, import_id, 'confirm', true);
    return import_id;
  };

  const countEnrolled = async () => {
    const rows = await services.store.db
      .selectFrom('enrolment')
      .select(['id_index', 'enrol_no'])
      .where('class_id', '=', class_id)
      .execute();
    expect(new Set(rows.map(({ id_index }) => id_index.toString('hex'))).size).toBe(rows.length);
    const { taken } = await services.store.db
      .selectFrom('class')
      .select('taken')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(rows.length);
    return rows.length;
  };

  it('enrols nobody more once the confirming account has lost the right to, and records it in the history', async () => {
    const import_id = await confirmed(60);
    const { user_id } = master;
    const { db } = services.store;
    await db.updateTable('account').set({ status: 'frozen' }).where('user_id', '=', user_id).execute();
    expect(await desk.work(master)).toMatchObject({ status: 'stopped', rows: { good: 60, enrolled: 0 } });
    const said = await db
      .selectFrom('audit_event')
      .select(['actor_role', 'detail'])
      .where('class_id', '=', class_id)
      .where('object_id', '=', String(import_id))
      .where('action', '=', 'stop_import')
      .execute();
    expect(said).toMatchObject([{ actor_role: 'system', detail: { why: 'no_right' } }]);
  });

  it('continues after a server was killed between the seats and its own note of them, and doubles nobody', async () => {
    await confirmed(120);
    let tries = 0;
    const dies: Services = {
      ...services,
      store: {
        ...services.store,
        // The desk has its own transactions: only the record of the enrolments is lost.
        withTx: () => {
          tries += 1;
          throw new Error('the server is gone');
        },
      },
    };
    await expect(runImports(dies)).rejects.toThrow('gone');
    expect(tries).toBe(1);
    expect(await countEnrolled()).toBe(50);
    expect(await desk.latest(master)).toMatchObject({ status: 'running', rows: { good: 120, enrolled: 0 } });
    expect(await desk.work(master)).toMatchObject({
      status: 'done',
      rows: { good: 0, enrolled: 120, refused: 0 },
    });
    expect(await countEnrolled()).toBe(120);
  });

  it('enrols everybody once, however many servers work', async () => {
    await confirmed(130);
    await Promise.all([1, 2, 3].map(() => runImports(services)));
    await desk.work(master);
    expect(await countEnrolled()).toBe(130);
    expect(await desk.latest(master)).toMatchObject({ rows: { enrolled: 130, refused: 0 } });
  });

  it('refuses rows after the last seat, and people enrolled meanwhile, and reports it', async () => {
    await confirmed(60);
    await services.store.db
      .updateTable('class')
      .set({ capacity: 40 })
      .where('class_id', '=', class_id)
      .execute();
    await enrolNth(services, class_id, 7);
    expect(await desk.work(master)).toMatchObject({ status: 'done', rows: { enrolled: 39, refused: 21 } });
    expect(await countEnrolled()).toBe(40);
    const { left_out } = await desk.seen(master, { limit: 100 }, 'en');
    const said = new Set(left_out.items.map(({ problems }) => problems[0]?.message));
    expect(said.size).toBe(2);
    expect(left_out.items[0]).toMatchObject({ row: 9, kind: 'refused' });
  });

  it('leaves waiting rows to the next round while the desk is closing', async () => {
    await confirmed(3);
    const { Refusal } = await import('../../../platform/http/errors/refuse.js');
    const enrolIntake = { ...services.enrolIntake, enrol: () => Promise.reject(new Refusal('busy')) };
    await expect(runImports({ ...services, enrolIntake })).rejects.toThrow('busy');
    expect(await desk.work(master)).toMatchObject({ rows: { enrolled: 3 } });
  });
});
