import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { engines } from '../../../../testing/engines.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { fieldsOf } from '../../../class/testing/refused.js';
import { keepRights, openStaff } from '../../../class/testing/staff.js';
import { testForm } from '../../testing/test-candidate.js';
import { importDesk, sheetOf, sheetRow } from '../testing/import-desk.js';

describe.each(engines)('days of a sheet of candidates, on $name', (engine) => {
  let services: TestServices;
  let master: StaffSession;
  let desk: ReturnType<typeof importDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    const class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    await keepRights(services, master);
    desk = importDesk(services, class_id);
  });

  const heads = ['证件类型', '性别', '出生日期'];
  const cards = ['A123456(3)', 'G123456(A)'];
  /** Somebody whose card says nothing of their birth. */
  const foreigner = (n: number, birth: string) => [
    ...sheetRow(n, { id_card: cards[n - 1] ?? '' }),
    '香港身份证',
    '女',
    birth,
  ];
  const start = async (rows: readonly (readonly string[])[]) => {
    const { import_id, columns } = await desk.start(master, await sheetOf(rows, heads));
    return { import_id, fields: columns.map(({ field }) => field) };
  };

  it('are asked for where they can be read in two ways, before anything is checked', async () => {
    const { import_id, fields } = await start([foreigner(1, '03/05/1990')]);
    expect(await fieldsOf(desk.check(master, import_id, fields))).toEqual({ day_order: 'required' });
    expect((await desk.latest(master))?.status).toBe('uploaded');
    await desk.check(master, import_id, fields, 'mdy');
    const done = await desk.work(master);
    expect((await desk.seen(master)).left_out.items).toEqual([]);
    expect(done).toMatchObject({ day_order: 'mdy', rows: { good: 1, wrong: 0 } });
    expect((await desk.report(master, import_id)).rows[1]).toContain('1990-03-05');
  });

  it('are read as another row shows, or the number of its own', async () => {
    const later = await start([foreigner(1, '03/05/1990'), foreigner(2, '30/05/1990')]);
    expect(await desk.check(master, later.import_id, later.fields)).toMatchObject({ day_order: 'dmy' });
    await desk.work(master);
    const { birth } = testForm(3);
    const [year, month, day] = String(birth).split('-');
    const numbered = [...sheetRow(3), '居民身份证', '', `${month}/${day}/${year}`];
    const sent = await start([numbered, foreigner(1, '03/05/1990')]);
    const isNotified = month !== day;
    expect(await desk.check(master, sent.import_id, sent.fields)).toMatchObject({
      day_order: isNotified ? 'mdy' : null,
    });
  });
});
