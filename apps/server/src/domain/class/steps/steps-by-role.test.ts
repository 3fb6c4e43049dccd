import { randomUUID } from 'node:crypto';
import { errors } from '@skillcert/api-client/contract';
import { type ClassStatus, classLifecycle, isRole, type Role, roles } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount, testPassword } from '../../accounts/sign-in/testing/create-account.js';
import { insertTestClass } from '../testing/insert-test-class.js';

/** The transitions that take two people, always or while it is early. */
const rows = classLifecycle.transitions.filter(({ needs, early }) =>
  [...needs, ...(early?.needs ?? [])].includes('second_person'),
);
const duties = ['owner', 'organization', 'paid_in', 'sign_in'] as const;
const reason = '误操作';

const cases = rows.flatMap((row) =>
  roles.map((role) => ({ ...row, role, may: (row.by as readonly string[]).includes(role) })),
);
const others = (role: Role, by: readonly string[]) => by.filter(isRole).filter((each) => each !== role);

describe.each(engines)('an event of a class that takes two people, on $name', (engine) => {
  let test: TestApp;
  let user_ids: number[];
  /** A session of each role: of an account that has this role alone, and of the one that has every role. */
  const alone = new Map<Role, Browser>();
  const several = new Map<Role, Browser>();

  const signIn = async (username: string, user_selected: Role) => {
    const browser = createBrowser(test.app, `203.0.113.${alone.size + several.size + 1}`);
    const { data } = await browser.call('user/login', { username, password: testPassword, user_selected });
    browser.token = String(data.token);
    return browser;
  };
  beforeAll(async () => {
    test = await openTestApp(engine);
    user_ids = [await createAccount(test.services, { username: 'several01', roles })];
    for (const role of roles) {
      const username = `${role.replaceAll('-', '')}-one`;
      user_ids.push(await createAccount(test.services, { username, roles: [role] }));
      alone.set(role, await signIn(username, role));
      several.set(role, await signIn('several01', role));
    }
  });
  afterAll(() => test.close());

  /** A class in this state, published now and examined in thirty days, in which everybody has every duty. */
  const open = async (status: ClassStatus) => {
    const publicity_at = test.services.now();
    const class_id = await insertTestClass(test.services, { status, publicity_at });
    await test.services.store.db
      .insertInto('assignment')
      .values(user_ids.flatMap((user_id) => duties.map((duty) => ({ user_id, class_id, duty }))))
      .execute();
    return class_id;
  };
  const statusOf = async (class_id: number) =>
    (
      await test.services.store.db
        .selectFrom('class')
        .select('status')
        .where('class_id', '=', class_id)
        .executeTakeFirstOrThrow()
    ).status;
  const apply = (browser: Browser | undefined, class_id: number, event: string, why = '') => {
    if (!browser) throw new Error('Nobody is signed in.');
    const input = { class_id, event, ...(why && { reason: why }) };
    return browser.call('class/setClassStatus', input, { key: randomUUID() });
  };

  it.each(cases.filter(({ may }) => may))(
    '$event from $from waits for the second person where the first one is $role, and is no second one in any role',
    async ({ from, to, event, role, by }) => {
      const class_id = await open(from);
      const first = several.get(role);
      expect(await apply(first, class_id, event)).toMatchObject({
        code: errors.invalid_input.code,
        data: { fields: { reason: { key: 'reason_required' } } },
      });
      expect(await apply(first, class_id, event, reason)).toMatchObject({
        code: 20000,
        data: { status: from, waits_for_second: true },
      });
      for (const other of [role, ...others(role, by)]) {
        const answer = await apply(several.get(other), class_id, event, reason);
        expect([other, answer.code]).toEqual([other, errors.another_person.code]);
      }
      expect(await statusOf(class_id)).toBe(from);
      expect(await apply(alone.get(role), class_id, event)).toMatchObject({
        code: 20000,
        data: { status: to, waits_for_second: false },
      });
    },
  );

  it.each(cases.filter(({ may }) => !may))(
    '$event from $from is not for $role: it neither begins it nor is the second one',
    async ({ from, event, role, by }) => {
      const class_id = await open(from);
      const [asking] = by.filter(isRole);
      expect((await apply(alone.get(role), class_id, event, reason)).code).toBe(errors.not_found.code);
      expect(asking && (await apply(alone.get(asking), class_id, event, reason)).code).toBe(20000);
      expect((await apply(alone.get(role), class_id, event, reason)).code).toBe(errors.not_found.code);
      expect(await statusOf(class_id)).toBe(from);
    },
  );

  it('is in the matrix with every role, and with each that the table lets apply it', () => {
    expect(cases.length).toBe(rows.length * roles.length);
    expect(new Set(cases.filter(({ may }) => may).map(({ role }) => role))).toEqual(
      new Set(rows.flatMap(({ by }) => by.filter(isRole))),
    );
  });
});
