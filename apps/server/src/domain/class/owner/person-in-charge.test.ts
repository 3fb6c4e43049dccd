import type { ClassRecord, InputOf } from '@skillcert/api-client/contract';
import { classLifecycle } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { updataClass } from '../edit/updata-class.js';
import { fetchClassById } from '../fetch-class-by-id.js';
import { queryComOwner } from '../lists/query-com-owner.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice, owning } from '../testing/class-office.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../testing/refused.js';
import { insertUnit, openStaff } from '../testing/staff.js';
import { testDraft } from '../testing/test-draft.js';
import { handOverClass } from './hand-over-class.js';

describe.each(engines)('who is in charge of a class, on $name', (engine) => {
  let services: TestServices;
  let admin: StaffSession;
  let master: StaffSession;
  let colleague: StaffSession;
  let institution: StaffSession;
  let partner: StaffSession;
  let stranger: StaffSession;
  let office: ReturnType<typeof classOffice>;

  /** Staff whose roles are stored, as the search reads them. */
  const employ = async (staff: Parameters<typeof openStaff>[1], phone?: string): Promise<StaffSession> => {
    const session = await openStaff(services, staff);
    const { db } = services.store;
    const { user_id } = session;
    for (const role of staff.roles) await db.insertInto('account_role').values({ user_id, role }).execute();
    if (phone) {
      const sealed = {
        phone_enc: services.keyring.seal('phone', phone),
        phone_index: services.keyring.blindIndex('phone', phone),
      };
      await db.updateTable('account').set(sealed).where('user_id', '=', user_id).execute();
    }
    return session;
  };

  beforeAll(async () => {
    services = await openTestServices(engine);
    office = classOffice(services);
    const unit_id = await insertUnit(services, '华东技术咨询协会');
    const other = await insertUnit(services, '华南技术咨询协会');
    admin = await employ({ roles: ['zky-admin'], name: '陈思远' });
    master = await employ({ roles: ['master'], name: '林秋月' }, '13800009011');
    colleague = await employ({ roles: ['master'], name: '林志远' });
    institution = await employ({ roles: ['recommend'], name: '赵文博', unit_id });
    partner = await employ({ roles: ['master'], name: '林婉清', unit_id });
    stranger = await employ({ roles: ['recommend'], name: '林国强', unit_id: other });
    await employ({ roles: ['editor'], name: '林晓燕', unit_id });
  });
  afterAll(() => services.close());

  const find = (caller: StaffSession, input: InputOf<'class/queryComOwner'> = {}) =>
    callHandler(queryComOwner, { services, caller, input });
  const namesFor = async (caller: StaffSession, input: InputOf<'class/queryComOwner'> = {}) =>
    (await find(caller, input)).items.map(({ name }) => name).sort();
  const timelineOf = async (class_id: number) => {
    const asked = { services, caller: admin, input: { class_id } };
    return (await callHandler(fetchClassById, asked)).timeline.map(({ action, by, from, to }) => [
      action,
      by,
      from,
      to,
    ]);
  };
  const dutiesOf = async ({ user_id }: StaffSession, class_id: number) =>
    (
      await services.store.db
        .selectFrom('assignment')
        .select('duty')
        .where('class_id', '=', class_id)
        .where('user_id', '=', user_id)
        .orderBy('duty')
        .execute()
    ).map(({ duty }) => duty);

  describe('queryComOwner', () => {
    it('finds the platform whoever runs classes, by name, unit, account or phone, its phone masked', async () => {
      expect(await namesFor(admin, { search: '林' })).toEqual(
        ['林国强', '林婉清', '林志远', '林秋月'].sort(),
      );
      expect(await namesFor(admin, { search: '华东技术' })).toEqual(['林婉清', '赵文博'].sort());
      const [found, ...more] = (await find(admin, { search: '138 0000 9011' })).items;
      expect(more).toEqual([]);
      expect(found).toMatchObject({ name: '林秋月', phone_masked: '138****9011', unit: null });
      expect(await namesFor(admin, { search: found?.username.slice(0, 9) ?? '' })).toContain('林秋月');
      expect(await namesFor(admin, { search: '%' })).toEqual([]);
    });

    it('finds those of one unit alone, by a search too', async () => {
      const { unit_id } = partner;
      if (unit_id === null) throw new Error('the partner has no unit');
      expect(await namesFor(admin, { unit_id })).toEqual(['林婉清', '赵文博'].sort());
      expect(await namesFor(admin, { unit_id, search: '林' })).toEqual(['林婉清']);
      expect(await namesFor(stranger, { unit_id })).toEqual([]);
    });

    it('finds everybody else their own colleagues, and themselves', async () => {
      expect(await namesFor(institution)).toEqual(['林婉清', '赵文博'].sort());
      expect(await namesFor(master)).toEqual(['林志远', '林秋月'].sort());
      expect(await namesFor(master, { search: '林国强' })).toEqual([]);
      expect(await namesFor(admin, { search: '陈思远' })).toEqual(['陈思远']);
    });

    it('leaves out who is frozen, and who recommends no more', async () => {
      const frozen = await employ({ roles: ['master'], name: '姜海波' });
      const ended = await employ({ roles: ['recommend'], name: '姜海涛' });
      const { db } = services.store;
      expect(await namesFor(admin, { search: '姜海' })).toHaveLength(2);
      await db
        .updateTable('account')
        .set({ status: 'frozen' })
        .where('user_id', '=', frozen.user_id)
        .execute();
      await db
        .updateTable('account')
        .set({ recommend_deadline: services.now() })
        .where('user_id', '=', ended.user_id)
        .execute();
      expect(await namesFor(admin, { search: '姜海' })).toEqual([]);
    });

    it('answers with twenty at most', async () => {
      for (let n = 0; n < 21; n += 1) await employ({ roles: ['master'], name: `众人${n}` });
      expect((await find(admin, { search: '众人' })).items).toHaveLength(20);
    });

    it('asks for a class who may see its unit, and knows no class of others', async () => {
      const { class_id } = await office.create(institution);
      const own = owning(institution, class_id);
      expect(await namesFor(own, { class_id })).toEqual(['林婉清', '赵文博'].sort());
      expect(await namesFor(admin, { class_id, search: '林' })).not.toContain('林国强');
      expect(await namesFor(admin, { class_id, search: '林' })).toContain('林秋月');
      expect(await refusalOf(find(stranger, { class_id }))).toBe('not_found');
      expect(await refusalOf(find(admin, { class_id: 4711 }))).toBe('not_found');
    });

    it.each([
      ['a search of 81 characters', { search: 'x'.repeat(81) }],
      ['a class that is no id', { class_id: -1 }],
      ['a control character', { search: 'a\u0007' }],
    ])('refuses %s', async (_, input) => {
      await expect(find(admin, input)).rejects.toThrow();
    });
  });

  it('is the author of a new class', async () => {
    const made = await office.create(institution);
    expect(made).toMatchObject({ master_id: institution.user_id, master_name: '赵文博' });
    expect(await timelineOf(made.class_id)).toEqual([['create', '赵文博', null, 'draft']]);
    expect(await dutiesOf(institution, made.class_id)).toEqual(['organization', 'owner']);
  });

  describe('handing over', () => {
    type Made = Pick<ClassRecord, 'class_id' | 'master_id'>;
    const give = (caller: StaffSession, { class_id, master_id }: Made, to: StaffSession) => {
      const input = { class_id, from_id: master_id, master_id: to.user_id };
      return callHandler(handOverClass, { services, caller: owning(caller, class_id), input });
    };

    it('takes what came with being in charge from the one, gives it to the other, and stands in the history', async () => {
      const made = await office.create(institution);
      const handed = await give(institution, made, partner);
      expect(handed).toMatchObject({ master_id: partner.user_id, master_name: '林婉清' });
      expect(await dutiesOf(partner, made.class_id)).toEqual(['owner']);
      expect(await dutiesOf(institution, made.class_id)).toEqual([]);
      expect(await timelineOf(made.class_id)).toEqual([
        ['create', '赵文博', null, 'draft'],
        ['hand_over', '赵文博', '赵文博', '林婉清'],
      ]);
      await give(partner, handed, institution);
      expect(await dutiesOf(institution, made.class_id)).toEqual(['organization', 'owner']);
      expect(await dutiesOf(partner, made.class_id)).toEqual([]);
    });

    it('leaves the duties that were assigned besides', async () => {
      const made = await office.create(master);
      const { class_id } = made;
      const assigned = { user_id: colleague.user_id, class_id };
      await services.store.db
        .insertInto('assignment')
        .values([
          { ...assigned, duty: 'owner' },
          { ...assigned, duty: 'sign_in' },
          { user_id: master.user_id, class_id, duty: 'paid_in' },
        ])
        .execute();
      const handed = await give(master, made, colleague);
      expect(await dutiesOf(master, class_id)).toEqual(['paid_in']);
      await give(colleague, handed, master);
      expect(await dutiesOf(colleague, class_id)).toEqual(['owner', 'sign_in']);
    });

    it('leaves a unit its part in a joint class', async () => {
      const made = await office.create(institution, { class_type: 1 });
      await give(institution, made, partner);
      expect(await dutiesOf(institution, made.class_id)).toEqual(['organization']);
    });

    it('is allowed in every state but the last ones', async () => {
      const { states } = classLifecycle;
      let made: Made = await office.create(master);
      const { db } = services.store;
      for (const status of Object.keys(states) as (keyof typeof states)[]) {
        await db.updateTable('class').set({ status }).where('class_id', '=', made.class_id).execute();
        const to = made.master_id === master.user_id ? colleague : master;
        const handed = give(admin, made, to);
        if (states[status].ends) expect([status, await refusalOf(handed)]).toEqual([status, 'class_state']);
        else made = await handed;
      }
    });

    it('to whoever has it already changes nothing', async () => {
      const made = await office.create(master);
      expect(await give(master, made, master)).toMatchObject({ updated_at: made.updated_at });
      expect(await timelineOf(made.class_id)).toHaveLength(1);
    });

    it.each([
      ['whoever may not see the unit of the class', () => admin, () => stranger],
      ['whom the session does not see', () => institution, () => master],
    ])('is refused for %s, and changes nothing', async (_, by, to) => {
      const made = await office.create(institution);
      expect(await fieldsOf(give(by(), made, to()))).toEqual({ master_id: 'not_offered' });
      expect(await dutiesOf(to(), made.class_id)).toEqual([]);
      expect(await dutiesOf(institution, made.class_id)).toEqual(['organization', 'owner']);
      expect(await timelineOf(made.class_id)).toHaveLength(1);
    });

    it('is refused for a class that was handed over meanwhile, and for none', async () => {
      const made = await office.create(master);
      const both = await Promise.allSettled([give(admin, made, colleague), give(admin, made, partner)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await refusalOf(give(admin, made, stranger))).toBe('state_changed');
      expect(await refusalOf(give(admin, { ...made, class_id: 4711 }, master))).toBe('not_found');
    });

    it('is no part of an edit', async () => {
      const made = await office.create(master);
      const { class_id, updated_at } = made;
      const input = { ...testDraft, capacity: 61, class_id, updated_at };
      await callHandler(updataClass, { services, caller: owning(master, class_id), input });
      expect((await timelineOf(class_id)).map(([action]) => action)).toEqual(['create', 'edit']);
    });
  });
});
