import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { fetchToDo } from '../class/lists/fetch-to-do.js';
import { callHandler } from '../class/testing/call-handler.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { fieldsOf } from '../class/testing/refused.js';
import { insertUnit, openStaff } from '../class/testing/staff.js';
import { enrolNth } from '../enrolment/testing/enrol-nth.js';
import { testForm } from '../enrolment/testing/test-candidate.js';
import { openNotebook } from './testing/open-notebook.js';

const notOffered = { about: 'not_offered' };

describe.each(engines)('the subject of a note, on $name', (engine) => {
  let services: TestServices;
  let people = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  /** A class with a candidate. */
  const openClass = async (class_name = '秋季班') => {
    const class_id = await insertTestClass(services, { class_name });
    people += 1;
    const { enrolment_id, enrol_no } = await enrolNth(services, class_id, people);
    return {
      class_id,
      class_name,
      candidate: { enrolment_id, enrol_no, name: testForm(people).name },
      link: { class_id, enrolment_id },
    };
  };
  const masterOf = (...owner: number[]) => openStaff(services, { roles: ['master'], owner });
  /** The same account once the class is no longer its work. */
  const withoutClasses = (caller: StaffSession): StaffSession => ({
    ...caller,
    permission_classes: {
      owner_classes: [],
      organization_classes: [],
      paid_in_classes: [],
      sign_in_classes: [],
    },
  });

  it('is a class and a candidate of it, stays if a save omits it, and is removed', async () => {
    const { class_id, class_name, candidate, link } = await openClass();
    const book = await openNotebook(services, await masterOf(class_id));
    const { note_id } = await book.save('核对材料', { about: link });
    expect((await book.list())[0]?.about).toEqual({ class_id, class_name, candidate });
    await book.save('核对了', { note_id, version: 1 });
    expect((await book.list())[0]?.about).toMatchObject({ candidate });
    await book.save('核对了', { note_id, version: 2, about: { class_id, enrolment_id: null } });
    expect((await book.list())[0]?.about).toEqual({ class_id, class_name, candidate: null });
    await book.save('核对了', { note_id, version: 3, about: null });
    expect((await book.list())[0]?.about).toBeNull();
  });

  it('is refused if the account does not see it, like a record that does not exist', async () => {
    const [own, foreign] = [await openClass(), await openClass()];
    const book = await openNotebook(services, await masterOf(own.class_id));
    const wrong = [
      foreign.link,
      { class_id: foreign.class_id, enrolment_id: null },
      { class_id: 404, enrolment_id: null },
      { class_id: own.class_id, enrolment_id: foreign.link.enrolment_id },
      { class_id: own.class_id, enrolment_id: 404 },
    ];
    for (const about of wrong) expect(await fieldsOf(book.save('看不到', { about }))).toEqual(notOffered);
    expect(await book.list()).toEqual([]);
    const { note_id } = await book.save('看得到', { about: own.link });
    const again = book.save('看不到', { note_id, version: 1, about: foreign.link });
    expect(await fieldsOf(again)).toEqual(notOffered);
    const about = { class_id: own.class_id };
    expect(await book.list()).toMatchObject([{ title: '看得到', version: 1, about }]);
  });

  it('is absent once the account has lost the class, and there again with it', async () => {
    const { class_id, candidate, link } = await openClass();
    const caller = await masterOf(class_id);
    const book = await openNotebook(services, caller);
    const { note_id } = await book.save('跟进', { about: link });
    const without = await openNotebook(services, withoutClasses(caller));
    expect(await without.list()).toMatchObject([{ title: '跟进', about: null }]);
    // A later save omits a link that the writer no longer sees.
    await without.save('跟进中', { note_id, version: 1 });
    expect(await fieldsOf(without.save('跟进', { note_id, version: 2, about: link }))).toEqual(notOffered);
    expect(await book.list()).toMatchObject([{ title: '跟进中', about: { class_id, candidate } }]);
  });

  it('is the class alone for an account that works there without seeing its candidates', async () => {
    const { class_id, class_name, link } = await openClass();
    const editor = await openStaff(services, { roles: ['editor'], sign_in: [class_id] });
    const book = await openNotebook(services, editor);
    expect(await fieldsOf(book.save('签到', { about: link }))).toEqual(notOffered);
    await book.save('签到', { about: { class_id, enrolment_id: null } });
    expect((await book.list())[0]?.about).toEqual({ class_id, class_name, candidate: null });
  });

  it('is, for a unit that only takes part, a candidate of its own', async () => {
    const [own, foreign] = [await openClass(), await openClass()];
    const unit_id = await insertUnit(services, '华东协会');
    const { db } = services.store;
    for (const { class_id } of [own, foreign])
      await db
        .updateTable('enrolment')
        .set({ unit_id: class_id === own.class_id ? unit_id : null })
        .where('class_id', '=', class_id)
        .execute();
    const organization = [own.class_id, foreign.class_id];
    const unit = await openStaff(services, { roles: ['recommend'], unit_id, organization });
    const book = await openNotebook(services, unit);
    await book.save('本单位', { about: own.link });
    expect((await book.list())[0]?.about?.candidate).toEqual(own.candidate);
    expect(await fieldsOf(book.save('别的单位', { about: foreign.link }))).toEqual(notOffered);
  });

  it('waits to be followed up from its day on, for its own account, until it is done', async () => {
    const book = await openNotebook(services);
    const due = async (caller = book.caller) =>
      (await callHandler(fetchToDo, { services, caller, input: {} })).notes_due;
    // Where the programme is, this day has begun and the next one has not.
    services.moveTo('2026-11-20T16:30:00.000Z');
    const { note_id } = await book.save('今天', { due_on: '2026-11-21' });
    await book.save('明天', { due_on: '2026-11-22' });
    await book.save('随时');
    expect(await due()).toBe(1);
    expect(await due((await openNotebook(services)).caller)).toBe(0);
    await book.save('今天', { note_id, version: 1, done: true });
    expect(await due()).toBe(0);
    const done = (await book.list()).find((note) => note.note_id === note_id);
    expect(done).toMatchObject({ due_on: '2026-11-21', done_at: '2026-11-20T16:30:00.000Z' });
    services.moveTo('2026-11-21T16:00:00.000Z');
    expect(await due()).toBe(1);
    // A repeat does not complete it anew, and without a day it has no effect.
    await book.save('今天', { note_id, version: 2, done: true });
    expect((await book.list()).find((note) => note.note_id === note_id)?.done_at).toBe(done?.done_at);
    await book.save('今天', { note_id, version: 3, due_on: null });
    await book.save('今天', { note_id, version: 4, done: true });
    const none = (await book.list()).find((note) => note.note_id === note_id);
    expect(none).toMatchObject({ due_on: null, done_at: null });
  });
});
