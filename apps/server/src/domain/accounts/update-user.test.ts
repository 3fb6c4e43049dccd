import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../class/testing/refused.js';
import { insertUnit, openStaff } from '../class/testing/staff.js';
import { accountOffice } from './testing/account-office.js';

const code = '91310115MA1K30123B';

describe.each(engines)('changing an account on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let zky: StaffSession;
  let recommend: StaffSession;
  let office: ReturnType<typeof accountOffice>;
  beforeAll(async () => {
    services = await openTestServices(engine);
    admin = await openStaff(services, { roles: ['admin'] });
    zky = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    recommend = await openStaff(services, { roles: ['recommend'], unit_id });
    office = accountOffice(services);
  });
  afterAll(() => services.close());

  const rolesOf = async (user_id: number) => (await office.read(admin, user_id)).roles;

  it('changes what was sent, leaves the rest and says in the history which fields', async () => {
    const user_id = await office.approved(zky, { phone: '138 0000 9010', email: 'a@example.com' });
    const changed = await office.update(zky, { user_id, name: '冯小燕', email: '' });
    expect(changed).toMatchObject({
      name: '冯小燕',
      email: '',
      phone_masked: '138****9010',
      roles: ['editor'],
    });
    const { timeline } = await office.read(zky, user_id);
    expect(timeline.map(({ action, by }) => [action, by])).toEqual([
      ['create', '陈思远'],
      ['approve', '陈思远'],
      ['edit', '陈思远'],
    ]);
    const { detail } = await services.store.db
      .selectFrom('audit_event')
      .select('detail')
      .where('object_type', '=', 'account')
      .where('object_id', '=', String(user_id))
      .where('action', '=', 'edit')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ fields: ['name', 'email'] });
  });

  it('lets everyone correct their own name, introduction and e-mail, and nothing of their standing', async () => {
    const user_id = await office.approved(zky);
    const own: StaffSession = { ...recommend, user_id, roles: ['editor'], unit_id: null };
    expect(await office.update(own, { user_id, name: '冯', introduction: '报名窗口' })).toMatchObject({
      name: '冯',
      introduction: '报名窗口',
    });
    const refused = await fieldsOf(
      office.update(own, { user_id, roles: ['master'], expert_assign_limit: 9, phone: '13800009010' }),
    );
    expect(refused).toEqual({ roles: 'invalid', expert_assign_limit: 'invalid', phone: 'invalid' });
    expect(await rolesOf(user_id)).toEqual(['editor']);
  });

  it('does not let an administrator change their own roles either', async () => {
    const refused = await fieldsOf(
      office.update(admin, { user_id: admin.user_id, roles: ['admin', 'master'] }),
    );
    expect(refused).toEqual({ roles: 'invalid' });
  });

  it('lets an institution keep the contact of its unit, not its name, and its helpers neither', async () => {
    const { user_id } = recommend;
    const changed = await office.update(recommend, {
      user_id,
      unit: { pi_name: '赵文博', pi_phone: '021-55550101' },
    });
    expect(changed.unit).toMatchObject({ com_name: '华东技术咨询协会', pi_phone: '021-55550101' });
    const renamed = office.update(recommend, { user_id, unit: { com_name: '华东协会' } });
    expect(await fieldsOf(renamed)).toEqual({ 'unit.com_name': 'invalid' });
    const helper = (await office.create(recommend)).user_id;
    const asHelper: StaffSession = { ...recommend, user_id: helper, roles: ['editor'] };
    const meddled = office.update(asHelper, { user_id: helper, unit: { pi_phone: '021-55550199' } });
    expect(await fieldsOf(meddled)).toEqual({ unit: 'invalid', 'unit.pi_phone': 'invalid' });
  });

  it('lets an institution manage only the registration accounts that it created', async () => {
    const own = (await office.create(recommend)).user_id;
    expect(await office.update(recommend, { user_id: own, phone: '13800009011' })).toMatchObject({
      phone_masked: '138****9011',
    });
    expect(await fieldsOf(office.update(recommend, { user_id: own, roles: ['editor', 'master'] }))).toEqual({
      roles: 'not_offered',
    });
    expect(await fieldsOf(office.update(recommend, { user_id: own, show_recommend: true }))).toEqual({
      show_recommend: 'invalid',
    });
    const foreign = (await office.create(zky)).user_id;
    const absent = 99_999_999;
    for (const user_id of [foreign, absent, zky.user_id]) {
      expect(await refusalOf(office.update(recommend, { user_id, name: '冯' }))).toBe('not_found');
    }
    await office.update(admin, { user_id: own, roles: ['editor', 'master'] });
    expect(await refusalOf(office.update(recommend, { user_id: own, name: '冯' }))).toBe('not_found');
  });

  it('leaves the platform’s roles to administrators, and grants admin to nobody', async () => {
    const user_id = await office.approved(zky);
    const grant = (caller: StaffSession, ...roles: StaffSession['roles']) =>
      office.update(caller, { user_id, roles: [...roles] });
    expect(await fieldsOf(grant(zky, 'editor', 'zky-admin'))).toEqual({ roles: 'not_offered' });
    expect(await fieldsOf(grant(zky, 'admin'))).toEqual({ roles: 'not_offered' });
    expect(await fieldsOf(grant(admin, 'admin'))).toEqual({ roles: 'not_offered' });
    expect((await grant(admin, 'zky-admin')).roles).toEqual(['zky-admin']);
    expect(await refusalOf(grant(zky, 'editor'))).toBe('not_found');
    expect((await grant(admin, 'editor')).roles).toEqual(['editor']);
  });

  it('hides administrators from the platform’s staff', async () => {
    const user_id = await office.approved(zky);
    await services.store.db.insertInto('account_role').values({ user_id, role: 'admin' }).execute();
    expect(await refusalOf(office.update(zky, { user_id, name: '王' }))).toBe('not_found');
    expect(await refusalOf(office.read(zky, user_id))).toBe('not_found');
    expect(await office.update(admin, { user_id, roles: ['editor'] })).toMatchObject({ roles: ['editor'] });
  });

  it('gives an account without a unit one, and keeps credit codes unique', async () => {
    const user_id = await office.approved(zky);
    expect(await fieldsOf(office.update(zky, { user_id, unit: { com_code: code } }))).toEqual({
      'unit.com_name': 'required',
    });
    const { unit } = await office.update(zky, {
      user_id,
      unit: { com_name: '浦江软件', com_code: ` ${code.toLowerCase()} `, organization_category: 'company' },
    });
    expect(unit).toMatchObject({ com_name: '浦江软件', com_code: code });
    const other = await office.approved(zky);
    const taken = office.update(zky, { user_id: other, unit: { com_name: '岭南', com_code: code } });
    expect(await fieldsOf(taken)).toEqual({ 'unit.com_code': 'taken' });
  });

  it.each([
    ['an e-mail', { email: 'nobody' }, { email: 'invalid_email' }],
    ['a phone', { phone: '12345' }, { phone: 'invalid_phone' }],
    [
      'a credit code',
      { unit: { com_name: '甲', com_code: '123' } },
      { 'unit.com_code': 'invalid_credit_code' },
    ],
    [
      'a unit’s phone',
      { unit: { com_name: '甲', pi_phone: '12' } },
      { 'unit.pi_phone': 'invalid_contact_phone' },
    ],
    ['a picture', { unit: { com_name: '甲', pi_qr: 'javascript:x' } }, { 'unit.pi_qr': 'invalid' }],
    [
      'a kind of organisation',
      { unit: { com_name: '甲', organization_category: 'guild' } },
      { 'unit.organization_category': 'not_offered' },
    ],
    [
      'a legal form of another kind',
      { unit: { com_name: '甲', organization_category: 'society', com_type_category: 'limited' } },
      { 'unit.com_type_category': 'not_offered' },
    ],
  ])('names the field for %s that cannot be', async (_, changes, fields) => {
    const user_id = await office.approved(zky);
    expect(await fieldsOf(office.update(zky, { user_id, ...changes }))).toEqual(fields);
  });

  it('asks for a new password first', async () => {
    const caller = { ...zky, must_change_password: true };
    expect(await refusalOf(office.update(caller, { user_id: zky.user_id, name: '陈' }))).toBe(
      'must_change_password',
    );
  });
});
