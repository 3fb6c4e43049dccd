import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { nameGrams } from '../../foundation/search/name-grams.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm, testPhone } from '../testing/test-candidate.js';
import { fetchEnrolmentLists } from './fetch-enrolment-lists.js';

describe.each(engines)('the search for candidates on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let class_id: number;
  let people = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    class_id = await insertTestClass(services, { code: 'TC26-0500' });
  });
  afterAll(() => services.close());

  const list = (caller: StaffSession, input: object = {}) =>
    callHandler(fetchEnrolmentLists, { services, caller, input: { class_id, ...input } });
  const found = async (search: string) =>
    (await list(admin, { search, limit: 100 })).items.map((item) => item.enrolment_id);

  it('finds a name by any part of it, and takes % for itself', async () => {
    people += 1;
    const { enrolment_id } = await enrolNth(services, class_id, people, { name: '欧阳诗雅' });
    for (const part of ['欧阳诗雅', '诗雅', '雅', '欧阳']) expect(await found(part)).toContain(enrolment_id);
    expect(await found('欧雅')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('finds a name without its accents, and with them one that has none', async () => {
    const ids: number[] = [];
    for (const name of ['José Núñez Pérez', 'Jose Ibanez', 'ガルシア 愛']) {
      people += 1;
      ids.push((await enrolNth(services, class_id, people, { name })).enrolment_id);
    }
    const [accented = 0, plain = 0, kana = 0] = ids;
    for (const search of ['jose', 'José', 'JOSÉ', 'jose\u0301'])
      expect([search, (await found(search)).toSorted()]).toEqual([search, [accented, plain].toSorted()]);
    expect(await found('nunez perez')).toEqual([accented]);
    expect(await found('Ibáñez')).toEqual([plain]);
    // Accents alone are a search for nothing.
    for (const search of ['\u0301', '\u0301\u0300']) expect(await found(search)).toEqual([]);
    // A mark that makes another letter is none of those.
    expect(await found('カルシア')).toEqual([]);
    expect(await found('ガルシア')).toEqual([kana]);
    // Enrolments of before have terms with accents; the migration, which changes nothing twice, renews them.
    const { db } = services.store;
    const name_grams = nameGrams('José Núñez Pérez');
    await db.updateTable('enrolment').set({ name_grams }).where('enrolment_id', '=', accented).execute();
    expect(await found('nunez')).toEqual([]);
    const renew = new URL(
      '../../../platform/store/migrations/0114-names-without-accents.sql',
      import.meta.url,
    );
    await sql.raw(readFileSync(renew, 'utf8')).execute(db);
    expect(await found('nunez')).toEqual([accented]);
  });

  it('finds a number, a whole phone and a whole identity number, not parts of those', async () => {
    people += 1;
    const { enrolment_id, enrol_no } = await enrolNth(services, class_id, people);
    const phone = testPhone(people);
    const { id_card } = testForm(people);
    for (const whole of [enrol_no, phone, `+86 ${phone}`, id_card, id_card.toLowerCase()]) {
      expect(await found(whole)).toEqual([enrolment_id]);
    }
    expect(await found(phone.slice(0, 9))).toEqual([]);
    expect(await found(id_card.slice(0, 12))).toEqual([]);
  });

  it('filters by state and pages', async () => {
    const approved = await list(admin, { status: ['submitted'], limit: 1, page: 2, sort: 'updated_at' });
    expect(approved.items).toHaveLength(1);
    expect(approved.total).toBeGreaterThan(1);
    const first = await list(admin, { sort: 'enrol_no', order: 'asc', limit: 1 });
    expect(first.items[0]?.enrol_no).toMatch(/-00001$/);
  });
});
