import { type CallName, type ClassScope, contract } from '@skillcert/api-client/contract';
import { type Role, roles } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { insertUnit } from '../class/testing/staff.js';
import { enrolNth } from '../enrolment/testing/enrol-nth.js';
import type { NewRow } from '../store/database.js';
import { engines } from '../testing/engines.js';
import { createAccount, testPassword } from '../user/testing/create-account.js';
import { signIn } from '../user/testing/sign-in.js';
import { type Browser, createBrowser } from './testing/create-browser.js';
import { openTestApp, type TestApp } from './testing/open-test-app.js';

type Duty = NewRow<'assignment'>['duty'];

/** How an account stands to a class, whatever its role. `absent`: there is no such class. */
const standings = {
  'its own class': ['owner', 'organization', 'paid_in', 'sign_in'],
  'a class it owns and no more': ['owner'],
  'a class it only takes part in': ['organization'],
  'a class whose payments alone are its work': ['paid_in'],
  'a class whose exam days alone are its work': ['sign_in'],
  'a class of others': [],
  'no class': 'absent',
} as const satisfies Record<string, readonly Duty[] | 'absent'>;
type Standing = keyof typeof standings;
const isStanding = (name: string): name is Standing => name in standings;
const everyStanding = Object.keys(standings).filter(isStanding);

// Specification, point 6, by hand: the duty that lets a role into a class, by what the call asks for.
const dutyOf = (role: Role, { class_type, is_organization }: Partial<ClassScope>) => {
  if (role === 'admin' || role === 'zky-admin') return 'any';
  if (role === 'recommend') return is_organization ? 'organization' : 'owner';
  if (role === 'master') return 'owner';
  if (role === 'expert' || role === 'no-active-expert') return 'none';
  if (class_type === 'sign_up') return 'owner';
  return class_type === 'paid_in' ? 'paid_in' : 'sign_in';
};

/** Calls without a declared scope that show one class: whoever has any duty in it sees it. */
const seesByAnyDuty: readonly CallName[] = ['class/fetchClassById', 'class/fetchClassRecommendLists'];
const notFound = 40400;
const isSessionCode = (code: number) => [50008, 50012, 50014].includes(code);
const names = Object.values(contract).map(({ call }) => call);
const accessOf = (call: CallName) => contract[call].access;
const gated = names.filter((call) => accessOf(call).to === 'roles');

/** An account is administered by the platform's staff, and by the one that created it; of `a class of others` goes with one of others. */
const isKept = (role: Role, standing: Standing) =>
  standing !== 'no class' && (role.endsWith('admin') || standing !== 'a class of others');

/** Whether the declaration of a gated call lets a role do it in a class it stands so to. */
const isAllowed = (call: CallName, role: Role, standing: Standing): boolean => {
  const { access, example } = contract[call];
  if (access.to !== 'roles') return true;
  const allowed: readonly Role[] = access.roles;
  if (role !== 'admin' && !allowed.includes(role)) return false;
  if ('user_id' in example.input) return isKept(role, standing);
  if (!('class_id' in example.input)) return true;
  const duties: readonly Duty[] | 'absent' = standings[standing];
  if (duties === 'absent') return false;
  if (role === 'admin' || role === 'zky-admin') return true;
  if (seesByAnyDuty.includes(call)) return duties.length > 0;
  const scope: Partial<ClassScope> = 'scope' in access ? access.scope : {};
  const duty = dutyOf(role, scope);
  return duties.some((each) => each === duty);
};

// One engine: rights are decided before any statement differs between them.
describe.each(engines.slice(0, 1))('every call of the contract, without the console, on $name', (engine) => {
  let test: TestApp;
  const browsers = new Map<Role, Browser>();
  /** A registration account that each role's account created, and one that nobody of them did. */
  const kept = new Map<Role | 'others', number>();

  const keepAccount = async (keeper: Role | 'others', created_by: number | null) => {
    const username = `keptby${keeper.replaceAll('-', '')}`.slice(0, 17);
    const phone = {
      phone_enc: test.services.keyring.seal('phone', '13800009010'),
      phone_index: Buffer.alloc(32),
    };
    kept.set(
      keeper,
      await createAccount(test.services, { username, roles: ['editor'], created_by, ...phone }),
    );
  };

  /** The class of each standing, with the accounts' unit and an enrolment of it there. */
  const places = new Map<Standing, { class_id: number; enrolment_id: number; unit_id: number }>();

  const openPlaces = async (unit_id: number) => {
    for (const [at, standing] of everyStanding.entries()) {
      if (standings[standing] === 'absent') {
        places.set(standing, { class_id: 404, enrolment_id: 404, unit_id: 404 });
        continue;
      }
      const class_id = await insertTestClass(test.services);
      const { enrolment_id } = await enrolNth(test.services, class_id, at + 1);
      await test.services.store.db
        .updateTable('enrolment')
        .set({ unit_id })
        .where('class_id', '=', class_id)
        .execute();
      await test.services.store.db
        .insertInto('class_unit')
        .values({ class_id, unit_id, quota: 60, share_bp: 10_000, taken: 1 })
        .execute();
      places.set(standing, { class_id, enrolment_id, unit_id });
    }
  };

  const openAccount = async (role: Role, unit_id: number) => {
    const username = `of${role.replaceAll('-', '')}`;
    const user_id = await createAccount(test.services, { username, roles: [role], unit_id });
    for (const [standing, { class_id }] of places) {
      const duties: readonly Duty[] | 'absent' = standings[standing];
      for (const duty of duties === 'absent' ? [] : duties) {
        await test.services.store.db.insertInto('assignment').values({ user_id, class_id, duty }).execute();
      }
    }
    browsers.set(role, await signIn(test.app, username));
    await keepAccount(role, user_id);
  };

  beforeAll(async () => {
    test = await openTestApp(engine);
    const unit_id = await insertUnit(test.services, '华东技术咨询协会');
    await openPlaces(unit_id);
    for (const role of roles) await openAccount(role, unit_id);
    await keepAccount('others', null);
  });
  afterAll(() => test.close());

  let keys = 0;
  const ask = (browser: Browser, call: CallName, standing: Standing, role: Role = 'admin') => {
    const { body, example } = contract[call];
    const { input } = example;
    const keeper = standing === 'a class of others' ? 'others' : role;
    const user_id = standing === 'no class' ? 404_404 : kept.get(keeper);
    const place = { ...(places.get(standing) ?? { class_id: 0, enrolment_id: 0, unit_id: 0 }), user_id };
    const named = Object.entries(place).filter(([field]) => field in input);
    keys += 1;
    const key = `key-of-matrix-${keys}`;
    // What takes a file is sent one, though of no kind that it keeps.
    const file = body === 'bytes' && { file: { bytes: Buffer.from('no picture'), type: 'image/png' } };
    return browser.call(call, { ...input, ...Object.fromEntries(named) }, { key, ...file });
  };
  const browserOf = (role: Role) => browsers.get(role) ?? createBrowser(test.app);

  it('shows lists with the classes of the session and no others', async () => {
    const own = everyStanding.filter((each) => standings[each] !== 'absent' && standings[each].length > 0);
    for (const role of roles) {
      const { data } = await browserOf(role).call('class/fetchClassLists', { page: 1 });
      const seen = places.size > 0 && JSON.stringify(data ?? {});
      const ofOthers = String(places.get('a class of others')?.class_id);
      const sees = own.every((each) => String(seen).includes(String(places.get(each)?.class_id)));
      const isStaff = !role.includes('expert');
      expect([role, sees]).toEqual([role, isStaff]);
      expect([role, String(seen).includes(ofOthers)]).toEqual([role, role.endsWith('admin')]);
    }
  });

  it.each(roles)('answers %s what its declaration says, class by class', async (role) => {
    const wrong: string[] = [];
    for (const call of gated) {
      for (const standing of everyStanding) {
        const { code } = await ask(browserOf(role), call, standing, role);
        const said = code !== notFound;
        if (said !== isAllowed(call, role, standing)) wrong.push(`${call} in ${standing}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(roles)('tells %s nothing of what exists: forbidden answers as absent does', async (role) => {
    const told: string[] = [];
    for (const call of gated) {
      const absent = await ask(browserOf(role), call, 'no class');
      for (const standing of everyStanding.filter((each) => !isAllowed(call, role, each))) {
        const { status, code, message, data } = await ask(browserOf(role), call, standing, role);
        const isSame = code === notFound && status === 200 && JSON.stringify(data) === 'null';
        const isSameAsAbsent = !isAllowed(call, role, 'no class') ? message === absent.message : true;
        if (!isSame || !isSameAsAbsent) told.push(`${call} in ${standing}: ${status} ${code} ${message}`);
      }
    }
    expect(told).toEqual([]);
  });

  it('answers nobody without a session', async () => {
    const nobody = createBrowser(test.app, '203.0.113.9');
    for (const call of names.filter((name) => ['roles', 'session'].includes(accessOf(name).to))) {
      expect([call, (await ask(nobody, call, 'its own class')).code]).toEqual([call, 50008]);
    }
  });

  it.each(roles)('gives %s no candidate’s rights: what needs a proven phone asks for it', async (role) => {
    for (const call of names.filter((name) => accessOf(name).to === 'ticket')) {
      const { code } = await ask(browserOf(role), call, 'its own class');
      expect([call, code]).toEqual([call, 40203]);
    }
  });

  it.each(roles)('lets %s do what anybody may, and see its own profile', async (role) => {
    const { code, data } = await browserOf(role).call('user/info', {});
    expect([code, data.roles]).toEqual([20000, [role]]);
    for (const call of names.filter((name) => accessOf(name).to === 'anyone' && name !== 'user/logout')) {
      expect(isSessionCode((await ask(browserOf(role), call, 'no class')).code)).toBe(false);
    }
  });

  it('ends every right with the sign-out', async () => {
    for (const role of roles) {
      const browser = await signIn(test.app, `of${role.replaceAll('-', '')}`, testPassword);
      const { token } = browser;
      const cookies = [...browser.cookies];
      await browser.call('user/logout', {});
      browser.token = token;
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      for (const call of gated) {
        expect([call, (await ask(browser, call, 'its own class')).code]).toEqual([call, 50008]);
      }
    }
  });
});
