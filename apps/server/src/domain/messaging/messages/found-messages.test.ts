import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linesOf } from '../../../platform/documents/testing/file-lines.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { nameGrams } from '../../foundation/search/name-grams.js';
import { sendMessages } from '../mailings/send-messages.js';
import { seatPhone, smsDesk, spyGateway } from '../testing/sms-desk.js';
import { exportMessages } from './export-messages.js';

const names = ['王小明', '欧阳若曦', '王小芳'];

describe.each(engines)('a search of the messages of a class, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof smsDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    await services.store.db.deleteFrom('sms').execute();
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    desk = smsDesk(services, class_id);
    await writeToAll();
  });

  const rename = (enrolment_id: number, name: string) =>
    services.store.db
      .updateTable('enrolment')
      .set({ name, name_grams: nameGrams(name) })
      .where('enrolment_id', '=', enrolment_id)
      .execute();
  const deliver = () => sendMessages({ ...services, gateway: spyGateway().gateway });
  /** One message to each of three people, and one automatic message to the first of them. */
  const writeToAll = async () => {
    const ids = await desk.seat(1, 3);
    for (const [at, name] of names.entries()) await rename(ids[at] ?? 0, name);
    await desk.send(master);
    await deliver();
    await services.store.withTx((tx) =>
      services.sms.queue(tx, {
        template: 'enrolled',
        phone: seatPhone(1),
        language: 'zh',
        params: { class_name: '技术咨询师', enrol_no: 'N-000001' },
        class_id,
      }),
    );
  };
  const found = async (search: string, more: object = {}) => {
    const { items, total } = await desk.messages(master, { search, ...more });
    expect(items).toHaveLength(total);
    return items.map(({ name, phone_masked }) => name ?? phone_masked).toSorted();
  };
  const ofFirst = ['王小明', '王小明'];

  it('finds those to a person by a name or part of it, with the automatic ones', async () => {
    expect(await found('王小明')).toEqual(ofFirst);
    expect(await found('王小')).toEqual([...ofFirst, '王小芳']);
    expect(await found('若曦')).toEqual(['欧阳若曦']);
    expect(await found('李四')).toEqual([]);
    const { items } = await desk.messages(master, { search: '王小明' });
    expect(items.map(({ name, enrol_no }) => [name, enrol_no])).toEqual([
      ['王小明', 'N-000001'],
      ['王小明', 'N-000001'],
    ]);
  });

  it('finds them by a whole phone however it is written, and by none in part', async () => {
    expect(await found(seatPhone(1))).toEqual(ofFirst);
    expect(await found('+86 139 0000 0001')).toEqual(ofFirst);
    expect(await found(seatPhone(1).slice(0, 8))).toEqual([]);
  });

  it('finds them by an enrolment number and its beginning', async () => {
    expect(await found('n-000002')).toEqual(['欧阳若曦']);
    expect(await found('N-00000')).toHaveLength(4);
  });

  it('finds by an old phone the messages sent there, and by the new one those to its owner', async () => {
    const phone = seatPhone(77);
    const phone_index = services.keyring.blindIndex('phone', phone);
    await services.store.db
      .updateTable('enrolment')
      .set({ phone_index, live_phone_index: phone_index })
      .where('class_id', '=', class_id)
      .where('name', '=', '欧阳若曦')
      .execute();
    expect(await found(seatPhone(2))).toEqual(['欧阳若曦']);
    expect(await found(phone)).toEqual(['欧阳若曦']);
  });

  it('combines with a state, and keeps the count of messages that can be sent again', async () => {
    expect(await found('王小明', { status: ['delivered'] })).toEqual(['王小明']);
    expect(await found('王小明', { status: ['failed'] })).toEqual([]);
    const all = await desk.messages(master);
    expect((await desk.messages(master, { search: '李四' })).to_do).toEqual(all.to_do);
  });

  it('finds no code, and nothing of another class', async () => {
    await services.store.withTx((tx) =>
      services.sms.queue(tx, {
        template: 'verify_code',
        phone: seatPhone(1),
        language: 'zh',
        params: { code: '123456' },
        class_id,
      }),
    );
    expect(await found(seatPhone(1))).toEqual(ofFirst);
    const elsewhere = smsDesk(services, await insertTestClass(services));
    for (const search of ['王小明', seatPhone(1), 'N-000001'])
      expect(await elsewhere.messages(master, { search })).toMatchObject({ items: [], total: 0 });
    expect(await refusalOf(smsDesk(services, 404).messages(master, { search: '王小明' }))).toBe('not_found');
  });

  it('is a filter of the file too, whose records keep a name and no number', async () => {
    const take = async (search: string) => {
      const input = { class_id, search, purpose: '核对短信' };
      return linesOf(callHandler(exportMessages, { services, caller: master, input }));
    };
    expect(await take(seatPhone(1))).toHaveLength(3);
    expect((await take('若曦')).slice(1)).toEqual([
      expect.stringMatching(/^N-000002,欧阳若曦,139\*{4}0002,/),
    ]);
    const { rows } = await sql<{ search: string; text: string }>`
      select detail #>> '{filters,search}' as search, detail::text as text from audit_event
      where action = 'export' and object_id = ${master.user_id}::text order by seq`.execute(
      services.store.db,
    );
    expect(rows.map(({ search }) => search)).toEqual(['…', '若曦']);
    expect(JSON.stringify(rows)).not.toContain(seatPhone(1));
  });
});
