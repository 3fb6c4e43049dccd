import { limits } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { fetchLinkLists } from '../links/fetch-link-lists.js';
import { foldVisits } from './fold-visits.js';

const dayS = 86_400;

describe.each(engines)('visits of enrolment links on $name', (engine) => {
  let test: TestApp;
  let unit_id: number;
  let joint: number;
  let single: number;
  let east: StaffSession;
  beforeAll(async () => {
    test = await openTestApp(engine);
    unit_id = await insertUnit(test.services, '华东协会');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { services } = test;
    joint = await insertTestClass(services, { class_type: 1 });
    single = await insertTestClass(services, { unit_id });
    const place = { class_id: joint, unit_id, quota: 40, share_bp: 10_000 };
    await services.store.db.insertInto('class_unit').values(place).execute();
    east = await openStaff(services, {
      roles: ['recommend'],
      show_recommend: true,
      unit_id,
      owner: [single],
      organization: [joint],
    });
  });

  const visit = async (input: object, { address = '198.51.100.1', agent = 'a phone' } = {}) => {
    const browser = createBrowser(test.app, address);
    const { code, data, headers } = await browser.call('promotion/countVisit', input, {
      headers: { 'user-agent': agent },
    });
    return { code, data, cookie: headers['set-cookie'] };
  };
  const linkOf = async (class_id: number) => {
    const { services } = test;
    const { items, today } = await callHandler(fetchLinkLists, { services, caller: east, input: {} });
    const found = items.find((each) => each.class_id === class_id);
    if (!found) throw new Error(`The unit has no link to the class ${class_id}.`);
    return { ...found, today };
  };
  const visitsOf = async (class_id: number) => (await linkOf(class_id)).visits;
  const visitorsOf = (...classes: number[]) =>
    test.services.store.db.selectFrom('link_visitor').selectAll().where('class_id', 'in', classes).execute();

  it('count a browser once a day for any number of visits, and each link by itself', async () => {
    const link = { class_id: joint, unit_id };
    expect(await visitsOf(joint)).toBe(0);
    for (let time = 0; time < 3; time += 1) await visit(link);
    expect(await visitsOf(joint)).toBe(1);
    await Promise.all([1, 2, 3, 4].map(() => visit(link, { agent: 'another phone' })));
    expect(await visitsOf(joint)).toBe(2);
    await visit(link, { address: '198.51.100.2' });
    expect(await visitsOf(joint)).toBe(3);
    // A person with one address of a network has all of them.
    await visit(link, { address: '2001:db8:1:1::5' });
    await visit(link, { address: '2001:db8:1:1::6' });
    expect(await visitsOf(joint)).toBe(4);
    await visit({ class_id: single });
    expect([await visitsOf(joint), await visitsOf(single)]).toEqual([4, 1]);
    // The link of the class itself belongs to none of its units.
    await visit({ class_id: joint });
    expect(await visitsOf(joint)).toBe(4);
  });

  it('begin anew with the next day, which keeps only the number of the day before', async () => {
    const link = { class_id: joint, unit_id };
    await visit(link);
    await visit(link, { agent: 'another phone' });
    const { today } = await linkOf(joint);
    test.pass(dayS);
    // The day is over, though not added up yet.
    await visit(link);
    expect(await linkOf(joint)).toMatchObject({ visits: 3, visits_by_day: expect.arrayContaining([2, 1]) });
    await foldVisits(test.services);
    await foldVisits(test.services);
    expect((await linkOf(joint)).visits_by_day.slice(-3)).toEqual([0, 2, 1]);
    expect(await visitsOf(joint)).toBe(3);
    expect(await visitorsOf(joint)).toHaveLength(1);
    const salts = await test.services.store.db.selectFrom('visit_salt').selectAll().execute();
    expect(salts).toHaveLength(1);
    const counted = await test.services.store.db
      .selectFrom('link_day')
      .select(['unit_id', 'visits'])
      .where('class_id', '=', joint)
      .execute();
    expect(counted).toEqual([{ unit_id, visits: 2 }]);
    expect((await linkOf(joint)).today > today).toBe(true);
  });

  it('count a visit under way at midnight for the day that it was on', async () => {
    const link = { class_id: single };
    await visit(link);
    test.pass(dayS);
    await foldVisits(test.services);
    const [folded] = await test.services.store.db
      .selectFrom('link_day')
      .select('day')
      .where('class_id', '=', single)
      .execute();
    if (!folded) throw new Error('The day was not added up.');
    const late = { class_id: single, unit_id: 0, day: folded.day, visitor: Buffer.alloc(32, 9) };
    await test.services.store.db.insertInto('link_visitor').values(late).execute();
    await foldVisits(test.services);
    expect((await linkOf(single)).visits_by_day.slice(-2)).toEqual([2, 0]);
  });

  it('get the same answer for any target of a link, and none is counted for a link that leads nowhere', async () => {
    const { services } = test;
    const over = new Date(services.now().getTime() - 3_600_000);
    const draft = await insertTestClass(services, { status: 'draft', unit_id });
    const ended = await insertTestClass(services, { enroll_end: over, unit_id });
    const past = await insertTestClass(services, { status: 'finished', unit_id });
    const stranger = await insertUnit(services, '华南协会');
    const links = [
      { class_id: draft },
      { class_id: ended },
      { class_id: past },
      { class_id: 404 },
      { class_id: joint, unit_id: stranger },
      { class_id: single, unit_id },
    ];
    const answers = await Promise.all([{ class_id: joint, unit_id }, ...links].map((link) => visit(link)));
    for (const answer of answers) expect(answer).toEqual({ code: 20000, data: {}, cookie: undefined });
    expect(await visitorsOf(draft, ended, past, 404, single)).toEqual([]);
    expect(await visitorsOf(joint)).toHaveLength(1);
  });

  it('keep nothing by which a browser is known on another link or another day', async () => {
    await visit({ class_id: joint, unit_id });
    await visit({ class_id: single });
    test.pass(dayS);
    await visit({ class_id: single });
    const hashes = (await visitorsOf(joint, single)).map(({ visitor }) => visitor.toString('hex'));
    expect(new Set(hashes).size).toBe(3);
    const windows = await test.services.store.db
      .selectFrom('rate_window')
      .select('key')
      .where('key', 'like', 'link-visits:%')
      .execute();
    expect(windows.length).toBeGreaterThan(0);
    for (const { key } of windows) expect(key).not.toContain('198.51.100');
  });

  it('are taken so often an hour from an address, and refused beyond', async () => {
    test.passToNext(3_600);
    const link = { class_id: joint, unit_id };
    await visit(link);
    await test.services.store.db
      .updateTable('rate_window')
      .set({ hits: limits.link_visits_per_hour })
      .where('key', 'like', 'link-visits:%')
      .execute();
    expect((await visit(link, { agent: 'another phone' })).code).toBe(42900);
    expect((await visit({ class_id: 404 })).code).toBe(42900);
    expect((await visit(link, { address: '203.0.113.7' })).code).toBe(20000);
    expect(await visitsOf(joint)).toBe(2);
  });
});
