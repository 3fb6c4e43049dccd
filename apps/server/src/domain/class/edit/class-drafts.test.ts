import type { InputOf } from '@skillcert/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { fetchClassById } from '../fetch-class-by-id.js';
import { moveDeadline } from '../stages/move-deadline.js';
import { callHandler } from '../testing/call-handler.js';
import { classOffice, owning } from '../testing/class-office.js';
import { insertTestClass } from '../testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../testing/refused.js';
import { openStaff } from '../testing/staff.js';
import { testDraft } from '../testing/test-draft.js';
import { saveClassDraft } from './save-class-draft.js';
import { startClassDraft } from './start-class-draft.js';

type Sketch = InputOf<'class/startClassDraft'>;

/** The draft of a person who has typed nothing but the name. */
const begun: Sketch = {
  ...testDraft,
  class_name: '2027年第二期（三级）',
  level: '',
  city: '',
  venue: '',
  enroll_start: null,
  enroll_end: null,
  study_start: null,
  study_end: null,
  exam_at: null,
  capacity: 0,
  fee_cents: null,
  contacts: [{ name: '', phone: '' }],
};

describe.each(engines)('a class that is written bit by bit, on $name', (engine) => {
  let services: TestServices;
  let author: StaffSession;
  let admin: StaffSession;
  let office: ReturnType<typeof classOffice>;
  let at = Date.parse('2026-11-21T04:00:00Z');
  beforeAll(async () => {
    services = await openTestServices(engine);
    author = await openStaff(services, { roles: ['recommend'], name: '林秋月' });
    admin = await openStaff(services, { roles: ['zky-admin'], name: '陈思远' });
    office = classOffice(services);
  });
  afterAll(() => services.close());

  const tick = () => {
    at += 1_500;
    services.moveTo(new Date(at).toISOString());
  };
  const start = (changes: Partial<Sketch> = {}) =>
    callHandler(startClassDraft, { services, caller: author, input: { ...begun, ...changes } });
  const save = (
    { class_id, updated_at }: { class_id: number; updated_at: string },
    changes: Partial<Sketch>,
    caller = owning(author, class_id),
  ) => {
    tick();
    const input = { ...begun, ...changes, class_id, updated_at };
    return callHandler(saveClassDraft, { services, caller, input });
  };
  const detail = (class_id: number) =>
    callHandler(fetchClassById, { services, caller: owning(author, class_id), input: { class_id } });

  it('is kept with no more than a name, and gives back exactly what was written', async () => {
    const made = await start();
    expect(made).toMatchObject({ ...begun, status: 'draft' });
    const next = await save(made, { level: '3', enroll_end: '2026-12-01T00:00:00.000Z' });
    expect(next).toMatchObject({ level: '3', enroll_start: null, enroll_end: '2026-12-01T00:00:00.000Z' });
    expect(next).toMatchObject({ fee_cents: null, contacts: [{ name: '', phone: '' }] });
  });

  it('warns of dates that nobody could keep to, until its plan is made', async () => {
    const dates = {
      enroll_start: '2026-11-20T01:00:00.000Z',
      enroll_end: '2026-12-02T01:00:00.000Z',
      exam_at: '2026-12-05T01:00:00.000Z',
    };
    const made = await start(dates);
    const expected = [
      { kind: 'start_past', due: null },
      { kind: 'plan_due', due: '2026-11-19T16:00:00.000Z' },
      { kind: 'no_time_for_seats', due: '2026-11-30T16:00:00.000Z' },
    ];
    expect(made.date_doubts).toEqual(expected);
    expect((await detail(made.class_id)).date_doubts).toEqual(expected);
    const corrected = { enroll_start: '2026-11-30T01:00:00.000Z', enroll_end: '2026-11-30T09:00:00.000Z' };
    expect((await save(made, { ...dates, ...corrected })).date_doubts).toEqual([]);
    // A person gave the plan more time.
    const moved = await start({ ...dates, ...corrected, enroll_start: '2026-11-23T01:00:00.000Z' });
    const planDue = [{ kind: 'plan_due', due: '2026-11-20T16:00:00.000Z' }];
    expect(moved.date_doubts).toEqual(planDue);
    const later = { stage: 'plan', due_at: '2026-11-22T15:59:59.000Z', reason: '平台周末审批' } as const;
    await callHandler(moveDeadline, {
      services,
      caller: owning(author, moved.class_id),
      input: { class_id: moved.class_id, ...later },
    });
    expect((await detail(moved.class_id)).date_doubts).toEqual([]);
    const closed = await insertTestClass(services, { status: 'closed' });
    expect((await detail(closed)).date_doubts).toBeUndefined();
  });

  it('may contradict itself until it is submitted', async () => {
    const backwards = { enroll_start: '2026-12-09T00:00:00.000Z', enroll_end: '2026-12-01T00:00:00.000Z' };
    expect(await save(await start(), backwards)).toMatchObject(backwards);
  });

  it('is numbered in the year of its exam, and keeps that number once it was submitted', async () => {
    const made = await start();
    expect(made.code).toMatch(/^TC26-/);
    const dated = await save(made, testDraft);
    expect(dated.code).toMatch(/^TC27-/);
    expect((await save(dated, { ...testDraft, city: '宁波' })).code).toBe(dated.code);
    await office.apply(owning(author, made.class_id), made.class_id, 'submit');
    const refused = await office.check(admin, made.class_id, 'refuse', '请改期');
    const moved = await save(refused, { ...testDraft, exam_at: '2028-02-01T01:00:00.000Z' });
    expect(moved.code).toBe(dated.code);
  });

  it('is not overwritten from an older version', async () => {
    const made = await start();
    await save(made, { city: '杭州' });
    expect(await refusalOf(save(made, { city: '宁波' }))).toBe('state_changed');
    expect((await detail(made.class_id)).city).toBe('杭州');
  });

  it('says in its history who wrote, once for as long as nobody else does', async () => {
    let record = await start();
    for (const city of ['杭', '杭州', '杭州市']) record = await save(record, { city });
    record = await save(record, { venue: '文三路90号' }, admin);
    await save(record, { venue: '文三路91号' });
    const { timeline } = await detail(record.class_id);
    expect(timeline.map(({ action, by }) => [action, by])).toEqual([
      ['create', '林秋月'],
      ['edit', '陈思远'],
      ['edit', '林秋月'],
    ]);
  });

  it('says in its history which fields were written, each once for as long as nobody else writes', async () => {
    let record = await start();
    record = await save(record, { city: '杭州' }, admin);
    record = await save(record, { city: '杭州市', venue: '文三路90号' }, admin);
    record = await save(record, { city: '杭州', venue: '文三路91号' }, admin);
    await save(record, { city: '杭州', venue: '文三路91号' });
    const { timeline } = await detail(record.class_id);
    expect(timeline.map(({ by, changed }) => [by, changed])).toEqual([
      ['林秋月', undefined],
      ['陈思远', ['city']],
      ['陈思远', ['city', 'venue']],
    ]);
  });

  it('says in its history what its author wrote on another day', async () => {
    const record = await save(await start(), { fee_cents: 68_000 });
    const { timeline } = await detail(record.class_id);
    expect(timeline.map(({ action }) => action)).toEqual(['create']);
    at += 86_400_000;
    const changed = await save(record, { fee_cents: 6_800 });
    at += 86_400_000;
    await save(changed, { fee_cents: 68_000 });
    const said = (await detail(record.class_id)).timeline.slice(1);
    expect(said.map(({ action, changed: fields }) => [action, fields])).toEqual([
      ['edit', ['fee_cents']],
      ['edit', ['fee_cents']],
    ]);
  });

  it('names everything that is missing when it is submitted, and stays a draft', async () => {
    const { class_id } = await start();
    expect(await fieldsOf(office.apply(owning(author, class_id), class_id, 'submit'))).toEqual({
      level: 'required',
      city: 'required',
      enroll_start: 'required',
      enroll_end: 'required',
      exam_at: 'required',
      capacity: 'required',
      fee_cents: 'required',
      'contacts.0.name': 'required',
      'contacts.0.phone': 'required',
    });
    expect(await detail(class_id)).toMatchObject({ status: 'draft', timeline: [{ action: 'create' }] });
  });

  it('is not submitted without anybody whom candidates may call', async () => {
    const { class_id } = await save(await start(), { ...testDraft, contacts: [] });
    const submit = () => office.apply(owning(author, class_id), class_id, 'submit');
    expect(await fieldsOf(submit())).toEqual({ contacts: 'required' });
    expect(await detail(class_id)).toMatchObject({ status: 'draft' });
  });

  it('is submitted once it is complete, sent back with a reason, corrected and submitted again', async () => {
    const made = await save(await start(), { ...testDraft });
    const caller = owning(author, made.class_id);
    expect(await office.apply(caller, made.class_id, 'submit')).toMatchObject({ status: 'submitted' });
    expect(await refusalOf(save(made, { city: '宁波' }))).toBe('class_state');
    const refused = await office.check(admin, made.class_id, 'refuse', '考试地点不明确');
    const corrected = await save(refused, { ...testDraft, venue: '文三路92号' });
    expect(corrected).toMatchObject({ status: 'refused', refuse_content: '考试地点不明确' });
    expect(await office.apply(caller, made.class_id, 'submit')).toMatchObject({ status: 'submitted' });
  });

  it.each([
    ['a name of nothing', { class_name: ' ' }, 'class_name'],
    ['more seats than there are', { capacity: 100_001 }, 'capacity'],
  ])('refuses %s by the schema', async (_, changes, field) => {
    await expect(start(changes)).rejects.toThrow(field);
  });

  it.each([
    ['a level of no programme', { level: 'journeyman' }, { level: 'not_offered' }],
    ['a date of no century', { exam_at: '9999-01-01T00:00:00Z' }, { exam_at: 'invalid_date' }],
    [
      'a way to study named twice',
      { study_types: ['none' as const, 'none' as const] },
      { study_types: 'invalid' },
    ],
  ])('refuses %s', async (_, changes, fields) => {
    expect(await fieldsOf(start(changes))).toEqual(fields);
    expect(await fieldsOf(save(await start(), changes))).toEqual(fields);
  });
});
