import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchOpenClasses } from '../lists/fetch-open-classes.js';
import { callHandler } from '../testing/call-handler.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../testing/refused.js';
import { openStaff } from '../testing/staff.js';
import { fetchContacts } from './fetch-contacts.js';
import { saveContacts } from './save-contacts.js';

const two = [
  { name: '周敏', phone: '021-55550123' },
  { name: '吴桐', phone: '13800000001' },
];

describe.each(engines)('the assistant phones of a class on $name', (engine) => {
  let services: TestServices;
  let caller: StaffSession;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    caller = await openStaff(services, { roles: ['editor'], name: '冯晓燕' });
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    class_id = await insertTestClass(services);
  });

  const read = () => callHandler(fetchContacts, { services, caller, input: { class_id } });
  const save = async (contacts: object[], seen?: string) => {
    const updated_at = seen ?? (await read()).updated_at;
    const input = { class_id, contacts, updated_at };
    // The schema checks what the test makes up.
    return callHandler(saveContacts, { services, caller, input: JSON.parse(JSON.stringify(input)) });
  };

  it('are shown to candidates in the order they were put in', async () => {
    expect((await save([...two].reverse())).contacts).toEqual([...two].reverse());
    const { items } = await callHandler(fetchOpenClasses, {
      services,
      caller: undefined,
      input: { class_id },
    });
    expect(items[0]?.contacts).toEqual([...two].reverse());
  });

  it('are none only as long as the class is not submitted', async () => {
    expect(await fieldsOf(save([]))).toEqual({ contacts: 'required' });
    for (const status of ['draft', 'refused'] as const) {
      class_id = await insertTestClass(services, { status });
      expect((await save([])).contacts).toEqual([]);
    }
  });

  it('leave a trace in the class’s history, without the numbers', async () => {
    await save(two);
    const { db } = services.store;
    const [entry] = await readTimeline(db, class_id, 'class', class_id);
    expect(entry).toMatchObject({ action: 'contacts', by: '冯晓燕' });
    const { detail } = await db
      .selectFrom('audit_event')
      .select('detail')
      .where('class_id', '=', class_id)
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ before: 1, after: 2 });
  });

  it('refuse a phone that nobody can call, an outdated version, and a class that is over', async () => {
    expect(await fieldsOf(save([...two, { name: '吴桐', phone: '12345' }]))).toEqual({
      'contacts.2.phone': 'invalid_contact_phone',
    });
    expect(await refusalOf(save(two, '2026-11-20T00:00:00Z'))).toBe('state_changed');
    class_id = await insertTestClass(services, { status: 'cancelled' });
    expect(await refusalOf(save(two))).toBe('class_state');
  });

  it('take no sixth contact and no nameless one', async () => {
    await expect(save(Array.from({ length: 6 }, () => two[0] ?? {}))).rejects.toThrow('too_long');
    await expect(save([{ name: '', phone: '13800000001' }])).rejects.toThrow('required');
  });

  it('are not found where there is no class', async () => {
    class_id = 4711;
    expect(await refusalOf(read())).toBe('not_found');
    expect(await refusalOf(save(two, '2026-11-20T00:00:00Z'))).toBe('not_found');
  });
});
