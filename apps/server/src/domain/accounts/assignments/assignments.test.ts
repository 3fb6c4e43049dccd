import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassById } from '../../class/fetch-class-by-id.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { signIn } from '../sign-in/testing/sign-in.js';
import { accountOffice, freshUsername } from '../testing/account-office.js';

describe.each(engines)('assignments on $name', (engine) => {
  let test: TestApp;
  let zky: StaffSession;
  let recommend: StaffSession;
  let own: number;
  let first: number;
  let second: number;
  let office: ReturnType<typeof accountOffice>;
  beforeAll(async () => {
    test = await openTestApp(engine);
    [own, first, second] = [
      await insertTestClass(test.services),
      await insertTestClass(test.services),
      await insertTestClass(test.services),
    ];
    zky = await openStaff(test.services, { roles: ['zky-admin'] });
    recommend = await openStaff(test.services, { roles: ['recommend'], owner: [own] });
    office = accountOffice(test.services);
  });
  afterAll(() => test.close());

  it('become the lists of the account’s session at its next call', async () => {
    const username = freshUsername();
    const { user_id, initial_password } = await office.create(zky, { username });
    await office.move(zky, user_id, 'approved');
    const browser = await signIn(test.app, username, initial_password);
    await office.assign(zky, user_id, { owner_classes: [first], paid_in_classes: [first, second] });
    expect((await browser.call('user/info', {})).data.permission_classes).toEqual({
      owner_classes: [first],
      organization_classes: [],
      paid_in_classes: [first, second].toSorted((a, b) => a - b),
      sign_in_classes: [],
    });
    await office.assign(zky, user_id, { sign_in_classes: [second] });
    expect(await office.assigned(zky, user_id)).toEqual([[second, 'sign_in']]);
    expect((await browser.call('user/info', {})).data.permission_classes).toMatchObject({
      owner_classes: [],
      sign_in_classes: [second],
    });
  });

  it('are given in no archived class, and taken away there', async () => {
    const { user_id } = await office.create(zky, { username: freshUsername() });
    const class_id = await insertTestClass(test.services);
    await office.assign(zky, user_id, { owner_classes: [class_id] });
    await test.services.store.db
      .updateTable('class')
      .set({ status: 'archived' })
      .where('class_id', '=', class_id)
      .execute();
    expect(await refusalOf(office.assign(zky, user_id, { sign_in_classes: [class_id] }))).toBe('class_state');
    await office.assign(zky, user_id, {});
    expect(await office.assigned(zky, user_id)).toEqual([]);
  });

  it('come with the unit: who joins it, is made its institution or moves to it takes part where it takes part', async () => {
    const unit_id = await insertUnit(test.services, '后到的推荐单位');
    await test.services.store.db
      .insertInto('class_unit')
      .values([first, second].map((class_id) => ({ class_id, unit_id, quota: 10, share_bp: 5_000 })))
      .execute();
    const both = [second, first].toSorted((a, b) => b - a).map((class_id) => [class_id, 'organization']);
    const late = await office.create(zky, { roles: ['recommend'], unit_id });
    expect(await office.assigned(zky, late.user_id)).toEqual(both);
    const editor = await office.create(zky, { roles: ['editor'], unit_id });
    expect(await office.assigned(zky, editor.user_id)).toEqual([]);
    await office.update(zky, { user_id: editor.user_id, roles: ['editor', 'recommend'] });
    expect(await office.assigned(zky, editor.user_id)).toEqual(both);
    // A duty that was removed by hand does not come back with the next change of the account.
    await office.assign(zky, editor.user_id, {});
    await office.update(zky, { user_id: editor.user_id, name: '冯晓' });
    expect(await office.assigned(zky, editor.user_id)).toEqual([]);
  });

  it('leave one step in the history, and none where nothing changed', async () => {
    const { user_id } = await office.create(zky);
    await office.assign(zky, user_id, { owner_classes: [first, first] });
    await office.assign(zky, user_id, { owner_classes: [first] });
    const { timeline, assigned } = await office.read(zky, user_id);
    expect(timeline.map(({ action }) => action)).toEqual(['create', 'assign']);
    expect(assigned).toBe(1);
  });

  it('stand in the history of each class: whose they are, who gave them and who took them', async () => {
    const historyIn = async (class_id: number, name: string) => {
      const asked = { services: test.services, caller: zky, input: { class_id } };
      const { timeline } = await callHandler(fetchClassById, asked);
      return timeline
        .filter(({ assigned }) => assigned?.name === name)
        .map(({ action, by, assigned }) => [action, by, assigned?.duties]);
    };
    const { user_id } = await office.create(zky, { name: '欧阳分派' });
    await office.assign(zky, user_id, { owner_classes: [first], paid_in_classes: [first, second] });
    await office.assign(zky, user_id, { owner_classes: [first], sign_in_classes: [first, second] });
    expect(await historyIn(first, '欧阳分派')).toEqual([
      ['assign', zky.name, ['owner', 'paid_in']],
      ['assign', zky.name, ['sign_in']],
      ['unassign', zky.name, ['paid_in']],
    ]);
    expect(await historyIn(second, '欧阳分派')).toEqual([
      ['assign', zky.name, ['paid_in']],
      ['assign', zky.name, ['sign_in']],
      ['unassign', zky.name, ['paid_in']],
    ]);
    const unit_id = await insertUnit(test.services, '带来班次的单位');
    await test.services.store.db
      .insertInto('class_unit')
      .values({ class_id: second, unit_id, quota: 10, share_bp: 5_000 })
      .execute();
    await office.create(zky, { name: '欧阳随行', roles: ['recommend'], unit_id });
    expect(await historyIn(second, '欧阳随行')).toEqual([['assign', zky.name, ['organization']]]);
    expect(await historyIn(first, '欧阳随行')).toEqual([]);
    for (const class_id of [first, second]) {
      expect(await verifyChain(test.services.store.db, class_id)).toMatchObject({ ok: true });
    }
  });

  it('are given by an institution in its own classes alone, and those of others stay', async () => {
    const { user_id } = await office.create(recommend);
    await office.assign(zky, user_id, { owner_classes: [first] });
    await office.assign(recommend, user_id, { owner_classes: [own] });
    expect(await office.assigned(recommend, user_id)).toEqual([[own, 'owner']]);
    expect(await office.assigned(zky, user_id)).toHaveLength(2);
    for (const class_id of [second, 404]) {
      const foreign = office.assign(recommend, user_id, { sign_in_classes: [class_id] });
      expect(await fieldsOf(foreign)).toEqual({ sign_in_classes: 'not_offered' });
    }
    await office.assign(recommend, user_id, {});
    expect(await office.assigned(zky, user_id)).toEqual([[first, 'owner']]);
  });

  it('are neither read nor written of an account that is not one’s own to keep, nor of oneself', async () => {
    const { user_id } = await office.create(zky);
    expect(await refusalOf(office.assign(recommend, user_id, { owner_classes: [own] }))).toBe('not_found');
    expect(await refusalOf(office.assigned(recommend, user_id))).toBe('not_found');
    expect(await refusalOf(office.assign(zky, zky.user_id, { owner_classes: [own] }))).toBe('not_found');
  });

  describe('of experts', () => {
    const newExpert = async (expert_assign_limit: number | null) => {
      const { user_id } = await office.create(zky, { roles: ['expert'], expert_assign_limit });
      return user_id;
    };

    it('stop at the limit, counted in classes and not in duties', async () => {
      const user_id = await newExpert(1);
      await office.assign(zky, user_id, { sign_in_classes: [first], paid_in_classes: [first] });
      const more = office.assign(zky, user_id, { sign_in_classes: [first, second] });
      expect(await fieldsOf(more)).toEqual({ sign_in_classes: 'over_limit' });
      expect(await office.assigned(zky, user_id)).toHaveLength(2);
      await office.assign(zky, user_id, { sign_in_classes: [second] });
      expect(await office.assigned(zky, user_id)).toEqual([[second, 'sign_in']]);
    });

    it('stop at the limit also for two who assign at once', async () => {
      const user_id = await newExpert(1);
      const both = await Promise.allSettled(
        [first, second].map((class_id) =>
          office.assign(zky, user_id, { sign_in_classes: [own, class_id].slice(1) }),
        ),
      );
      expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await office.assigned(zky, user_id)).toHaveLength(1);
    });

    it('do not count where no limit was agreed', async () => {
      const user_id = await newExpert(null);
      await office.assign(zky, user_id, { sign_in_classes: [own, first, second] });
      expect(await office.assigned(zky, user_id)).toHaveLength(3);
    });

    it('keep the limit from falling below them', async () => {
      const user_id = await newExpert(3);
      await office.assign(zky, user_id, { sign_in_classes: [own, first] });
      expect(await fieldsOf(office.update(zky, { user_id, expert_assign_limit: 1 }))).toEqual({
        expert_assign_limit: 'too_small',
      });
      const lowered = office.expert(zky, { user_id, is_expert: true, expert_assign_limit: 1 });
      expect(await fieldsOf(lowered)).toEqual({ expert_assign_limit: 'too_small' });
    });
  });
});
