import { importLimits, maskIdCard } from '@skillcert/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { makeWorkbook } from '../../../platform/sheet/testing/make-workbook.js';
import { renewArchives } from '../../../platform/zip/testing/renew-archives.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, keepRights, openStaff } from '../../class/testing/staff.js';
import { fetchEnrolmentLists } from '../lists/fetch-enrolment-lists.js';
import { approveMet } from '../many/approve-met.js';
import { openReview } from '../review/open-review.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { testForm } from '../testing/test-candidate.js';
import { forgetImports } from './forget-imports.js';
import { uploadImportPhotos } from './photos/upload-import-photos.js';
import { importDesk, sheetOf, sheetRow } from './testing/import-desk.js';
import { photoZip, picture } from './testing/photo-zip.js';

describe.each(engines)('importing candidates, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let master: StaffSession;
  let desk: ReturnType<typeof importDesk>;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    services.moveTo('2026-11-21T04:00:00.000Z');
    class_id = await insertTestClass(services);
    master = await openStaff(services, { roles: ['master'], owner: [class_id] });
    await keepRights(services, master);
    desk = importDesk(services, class_id);
  });

  const enrolled = () =>
    services.store.db
      .selectFrom('enrolment')
      .select(['name', 'status', 'unit_id', 'photo_id', 'enroll_type', 'enrol_no'])
      .where('class_id', '=', class_id)
      .orderBy('enrol_no')
      .execute();
  const countIn = async (table: 'import_row' | 'import_part') =>
    (await services.store.db.selectFrom(table).selectAll().where('class_id', '=', class_id).execute()).length;

  it('takes the way and the unit of a row before those of the sheet, and names what the class offers', async () => {
    const { db } = services.store;
    const unit_id = await insertUnit(services, '推荐单位甲');
    await db.insertInto('class_unit').values({ class_id, unit_id, quota: 10, share_bp: 5_000 }).execute();
    const heads = ['报名类型', '学习形式', '推荐单位', '备注'];
    const rows = [
      [...sheetRow(1), '个人', '线下', '推荐单位甲', '早到'],
      [...sheetRow(2), '', '', '', ''],
      [...sheetRow(3), '委培', '函授', '不认识的单位', ''],
    ];
    await db
      .updateTable('class')
      .set({ class_type: 1, enroll_types: ['individual', 'organization'], study_types: ['online', 'onsite'] })
      .where('class_id', '=', class_id)
      .execute();
    const { import_id, columns } = await desk.start(master, await sheetOf(rows, heads));
    const fields = columns.map(({ field }) => field);
    expect(fields.slice(5)).toEqual(['enroll_type', 'study_type', 'unit', '']);
    await desk.check(master, import_id, fields);
    expect((await desk.work(master))?.rows).toMatchObject({ good: 2, wrong: 1 });
    const { left_out } = await desk.seen(master);
    expect(left_out.items[0]?.problems).toEqual([
      { column: '报名方式', message: '本班次不提供此项，可填：个人报名, 单位报名' },
      { column: '学习方式', message: '本班次不提供此项，可填：线上学习, 线下面授' },
      { column: '推荐单位', message: '本班次不提供此项，可填：推荐单位甲' },
    ]);
    await desk.decide(master, import_id, 'confirm', true);
    await desk.work(master);
    expect((await enrolled()).map((each) => [each.enroll_type, each.unit_id])).toEqual([
      ['individual', unit_id],
      ['organization', null],
    ]);
    // Staff of a unit that only takes part enrol for their own unit only.
    const foreign = await insertUnit(services, '推荐单位乙');
    await db
      .insertInto('class_unit')
      .values({ class_id, unit_id: foreign, quota: 10, share_bp: 5_000 })
      .execute();
    const helper = await openStaff(services, {
      roles: ['editor'],
      unit_id: foreign,
      organization: [class_id],
    });
    const theirs = await desk.start(
      helper,
      await sheetOf([[...sheetRow(4), '', '', '推荐单位甲']], heads.slice(0, 3)),
    );
    await desk.check(helper, theirs.import_id, fields.slice(0, 8));
    expect((await desk.work(helper))?.rows).toMatchObject({ wrong: 1 });
    expect((await desk.seen(helper)).left_out.items[0]?.problems[0]?.message).toContain('推荐单位乙');
  });

  it('guesses the columns, checks every row, and enrols the good ones after the candidates’ consent', async () => {
    await enrolNth(services, class_id, 1);
    const sheet = await sheetOf([
      sheetRow(1),
      sheetRow(2),
      sheetRow(3, { id_card: '110105194912310021', phone: '123' }),
      sheetRow(4),
      sheetRow(2, { phone: '13900000001' }),
      sheetRow(5, { education: '幼儿园' }),
    ]);
    const sent = await desk.start(master, sheet);
    expect(sent).toMatchObject({ status: 'uploaded', rows: { read: 6, good: 0 }, events: ['check', 'drop'] });
    expect(sent.columns.map(({ field }) => field)).toEqual([
      'name',
      'id_card',
      'phone',
      'education',
      'employer',
    ]);
    expect(await desk.check(master, sent.import_id)).toMatchObject({ status: 'checking', events: ['drop'] });
    const checked = await desk.work(master);
    expect(checked).toMatchObject({
      status: 'checked',
      rows: { read: 0, good: 2, wrong: 2, double: 2, enrolled: 0, refused: 0 },
      seats_left: 99,
      events: ['check', 'confirm', 'drop'],
    });
    const { left_out } = await desk.seen(master);
    expect(left_out.total).toBe(4);
    expect(left_out.items.map(({ row, kind }) => [row, kind])).toEqual([
      [2, 'double'],
      [4, 'wrong'],
      [6, 'double'],
      [7, 'wrong'],
    ]);
    expect(left_out.items[1]?.problems.map(({ column }) => column)).toEqual(['证件号码', '手机号']);
    expect(left_out.items[2]?.problems).toEqual([{ column: '', message: '第 3 行已有此人或此手机号。' }]);
    expect(left_out.items[3]?.problems).toEqual([
      { column: '学历', message: '无法识别此内容，可填：初中, 高中, 大专, 本科, 硕士, 博士。' },
    ]);
    expect((await enrolled()).length).toBe(1);

    expect(await fieldsOf(desk.decide(master, sent.import_id, 'confirm'))).toEqual({
      consent: 'consent_required',
    });
    await desk.decide(master, sent.import_id, 'confirm', true);
    expect(await desk.work(master)).toMatchObject({
      status: 'done',
      rows: { good: 0, enrolled: 2, refused: 0 },
    });
    const people = await enrolled();
    expect(people).toHaveLength(3);
    expect(people.at(-1)).toMatchObject({ status: 'submitted', photo_id: null, enroll_type: 'organization' });
    const audits = await services.store.db
      .selectFrom('audit_event')
      .select(['action', 'user_id', 'actor_role', 'detail'])
      .where('class_id', '=', class_id)
      .where('action', '=', 'enrol')
      .where('user_id', '=', master.user_id)
      .execute();
    expect(audits).toHaveLength(2);
    expect(audits[0]).toMatchObject({ actor_role: 'master', detail: { import_id: sent.import_id } });
    expect(JSON.stringify(audits)).not.toContain(testForm(2).id_card);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('brings candidates to the bench in the order of the sheet, evaluated by what it says, and approves them together', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => sheetRow(n + 1));
    const { import_id } = await desk.start(master, await sheetOf(rows));
    await desk.check(master, import_id);
    await desk.work(master);
    await desk.decide(master, import_id, 'confirm', true);
    await desk.work(master);
    const list = (order: 'asc' | 'desc', sort: 'to_do' | 'created_at') =>
      callHandler(fetchEnrolmentLists, {
        services,
        caller: master,
        input: { class_id, limit: 100, sort, order },
      });
    const { items } = await list('asc', 'to_do');
    const numbers = items.map(({ enrol_no }) => enrol_no);
    expect(numbers).toEqual([...numbers].sort());
    expect(items.map(({ name }) => name)).toEqual(rows.map(([name]) => name));
    expect((await list('desc', 'created_at')).items.map(({ enrol_no }) => enrol_no)).toEqual(
      [...numbers].reverse(),
    );
    expect(new Set(items.map(({ conditions }) => conditions))).toEqual(new Set(['met']));
    const [first] = items;
    const opened = await callHandler(openReview, {
      services,
      caller: master,
      input: { class_id, enrolment_id: first?.enrolment_id ?? 0 },
    });
    expect(opened.admission?.sets[0]?.conditions.map(({ reason }) => reason)).toContain('entered');
    const enrolment_ids = items.map(({ enrolment_id }) => enrolment_id);
    const approved = await callHandler(approveMet, {
      services,
      caller: master,
      input: { class_id, enrolment_ids },
    });
    expect(approved.left_out).toEqual([]);
  });

  it('gives a report that can be corrected and sent again, in the language of the reader, and remembers the columns', async () => {
    const wrong = sheetRow(3, { phone: '123' });
    const { import_id } = await desk.start(master, await sheetOf([sheetRow(1), wrong]));
    expect(await refusalOf(desk.report(master, import_id))).toBe('transition_refused');
    // A row that is left out this time is left out again the next time.
    await desk.check(master, import_id, ['name', 'id_card', 'phone', 'education', '']);
    await desk.work(master);
    const report = await desk.report(master, import_id, 'en');
    expect(report.rows.map((row) => row.at(-1))).toEqual([
      'What to correct',
      wrong.at(-1),
      'Mobile phone: Please enter a mainland mobile number of 11 digits.',
    ]);
    const again = await desk.start(
      master,
      report.bytes.length > 0 ? Buffer.from(report.bytes) : Buffer.alloc(0),
    );
    expect(again.columns.map(({ field }) => field)).toEqual([
      'name',
      'id_card',
      'phone',
      'education',
      '',
      '',
    ]);
    await desk.check(master, again.import_id, ['name', 'id_card', 'phone', 'education', '', '']);
    await desk.work(master);
    await desk.decide(master, again.import_id, 'confirm', true);
    await desk.work(master);
    const after = await desk.report(master, again.import_id);
    expect(after.rows.map(([name]) => name)).toEqual(['姓名', wrong[0]]);
    expect(after.rows[0]?.filter((head) => head === '需要修改' || head === 'What to correct')).toEqual([
      '需要修改',
    ]);
    const looks = await services.store.db
      .selectFrom('audit_event')
      .select('action')
      .where('class_id', '=', class_id)
      .where('action', '=', 'view_import')
      .execute();
    expect(looks).toHaveLength(2);
    const empty = await desk.report(master, undefined, 'ja');
    expect(empty.rows[0]?.slice(0, 3)).toEqual(['氏名', '身分証の種類', '身分証番号']);
  });

  it('says which cell is a formula or too big, and takes nothing of that row', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`;
    const head = ['姓名', '证件号码', '手机号', '学历']
      .map((text, at) => cell(`${'ABCD'[at]}1`, text))
      .join('');
    const [name = '', id_card = ''] = sheetRow(1);
    const data = `<row r="1">${head}</row><row r="2">${cell('A2', name)}${cell('B2', id_card)}
      <c r="C2"><f>A1</f></c>${cell('D2', 'x'.repeat(importLimits.cell_max + 1))}</row>`;
    const { import_id } = await desk.start(master, await makeWorkbook({ data }));
    await desk.check(master, import_id, ['name', 'id_card', 'phone', 'education']);
    expect(await desk.work(master)).toMatchObject({ rows: { wrong: 1, good: 0 }, events: ['check', 'drop'] });
    const { left_out } = await desk.seen(master, {}, 'en');
    expect(left_out.items[0]?.problems.map(({ message }) => message)).toEqual([
      'Cell C2 holds a formula without a result. Write its value instead.',
      'Cell D2 holds too much text.',
    ]);
    expect(await refusalOf(desk.decide(master, import_id, 'confirm', true))).toBe('transition_refused');
  });

  it.each([
    ['no workbook', async () => Buffer.from('a,b')],
    ['a sheet without rows', () => sheetOf([])],
    ['more rows than allowed', () => sheetOf(Array.from({ length: importLimits.rows_max + 1 }, () => ['a']))],
    [
      'two columns of one name',
      () => makeWorkbook({ data: '<row><c t="str"><v>A</v></c><c t="str"><v>a *</v></c></row>' }),
    ],
    ['a formula for a head', () => makeWorkbook({ data: '<row r="1"><c r="A1"><f>1</f></c></row>' })],
  ])('refuses %s as a whole and keeps nothing of it', async (_, make) => {
    expect(await refusalOf(desk.start(master, await make()))).toBe('import_refused');
    expect(await desk.latest(master)).toBeNull();
    expect(await countIn('import_row')).toBe(0);
  });

  it('takes the photos out of an archive, by identity number or by a column, and refuses rows without a usable one', async () => {
    const jpeg = await picture();
    const id = (n: number) => testForm(n).id_card;
    const zip = await photoZip({
      [`照片/${id(1)}.JPG`]: jpeg,
      [`..\\..\\${testForm(2).name}-${id(2).toLowerCase()}.png`]: jpeg,
      [`${id(3)}.jpg`]: await picture(10, 10),
      [`${id(4)}.jpg`]: Buffer.alloc(4_000_000),
      [`__MACOSX/._${id(5)}.jpg`]: jpeg,
      [`a/${id(6)}.jpg`]: jpeg,
      [`b/${id(6)}.jpg`]: jpeg,
      'IMG_0001.heic': Buffer.from('x'),
      'Thumbs.db': Buffer.from('x'),
      'readme.txt': Buffer.from('x'),
    });
    const { import_id } = await desk.start(master, await sheetOf([1, 2, 3, 4, 5, 6].map((n) => sheetRow(n))));
    expect(await desk.sendPhotos(master, import_id, zip)).toBe(7);
    await desk.check(master, import_id);
    expect(await desk.work(master)).toMatchObject({ photos: 7, rows: { good: 2, wrong: 4 } });
    const { left_out, photos_left } = await desk.seen(master);
    expect(left_out.items.map(({ problems }) => problems[0]?.message)).toEqual([
      expect.stringMatching(/^这张图片只有 10×10 像素/),
      expect.stringMatching(/^该文件已损坏/),
      '压缩包中没有此人的照片。',
      '压缩包中有此人的多张照片，请只保留一张。',
    ]);
    const mask = (n: number) => `${maskIdCard(id(n))}.jpg`;
    expect(photos_left).toEqual({
      items: [
        { file: 'readme.txt', why: '不是图片。' },
        { file: 'IMG_0001.heic', why: '名单中没有此人。' },
        { file: `a/${mask(6)}`, why: '此人的照片不止一张。' },
        { file: `b/${mask(6)}`, why: '此人的照片不止一张。' },
        { file: mask(3), why: expect.stringMatching(/10×10/) },
        { file: mask(4), why: expect.stringMatching(/已损坏/) },
      ],
      total: 6,
    });
    const { rows } = await desk.report(master, import_id, 'zh', 'photos');
    expect(rows.slice(0, 2)).toEqual([
      ['文件', '原因'],
      ['readme.txt', '不是图片。'],
    ]);
    expect(rows.map(([file]) => file)).toContain(`${id(3)}.jpg`);
    await desk.decide(master, import_id, 'confirm', true);
    expect(await desk.work(master)).toMatchObject({ status: 'done', rows: { enrolled: 2 } });
    const people = await enrolled();
    expect(people.every(({ photo_id }) => photo_id !== null)).toBe(true);
    const files = await services.store.db
      .selectFrom('file as f')
      .leftJoin('loose_file as l', 'l.file_id', 'f.file_id')
      .select(['f.kind', 'f.media_type', 'l.file_id as loose'])
      .where('f.class_id', '=', class_id)
      .execute();
    expect(files).toEqual([1, 2].map(() => ({ kind: 'photo', media_type: 'image/jpeg', loose: null })));
    expect(await countIn('import_part')).toBe(0);
  });

  it('refuses an archive that is none, a part that does not fit, and a part of another archive', async () => {
    const { import_id } = await desk.start(master, await sheetOf([sheetRow(1)]));
    expect(await refusalOf(desk.sendPhotos(master, import_id, Buffer.from('no archive')))).toBe(
      'import_refused',
    );
    expect(
      await refusalOf(desk.sendPhotos(master, import_id, await photoZip({ 'a.txt': Buffer.from('a') }))),
    ).toBe('import_refused');
    const part = (at: number, bytes: Uint8Array, size = importLimits.part_bytes + 5) =>
      refusalOf(
        callHandler(uploadImportPhotos, {
          services,
          caller: master,
          input: { class_id, import_id, size, at },
          bytes,
        }),
      );
    expect(await part(0, Buffer.alloc(3))).toBe('malformed');
    expect(await part(importLimits.part_bytes, Buffer.alloc(5))).toBe('state_changed');
  });

  it('keeps an archive that has arrived until another one is whole, and takes no part of one for the other', async () => {
    const { import_id } = await desk.start(master, await sheetOf([1, 2].map((n) => sheetRow(n))));
    let last = 1;
    const next = () => {
      last = (last * 48_271) % 2_147_483_647;
      return last & 255;
    };
    const noise = (length: number) => Buffer.from(Array.from({ length }, next));
    const jpeg = await picture();
    const zip = async (n: number, filler: number) =>
      photoZip({ [`${testForm(n).id_card}.jpg`]: jpeg, 'filler.png': noise(filler) });
    const { part_bytes } = importLimits;
    const [small, first, second] = [await zip(1, 9), await zip(1, 3_000_000), await zip(2, 3_100_000)];
    const send = (archive: Buffer, at: number) =>
      callHandler(uploadImportPhotos, {
        services,
        caller: master,
        input: { class_id, import_id, size: archive.length, at },
        bytes: archive.subarray(at, at + part_bytes),
      });
    expect(first.length).toBeGreaterThan(part_bytes);
    expect(await desk.sendPhotos(master, import_id, small)).toBe(2);
    expect(await send(first, 0)).toEqual({ photos: null });
    expect(await desk.latest(master)).toMatchObject({ photos: 2 });
    // Another one is begun before the first has arrived, whose parts are refused from then on.
    expect(await send(second, 0)).toEqual({ photos: null });
    expect(await refusalOf(send(first, part_bytes))).toBe('state_changed');
    expect(await desk.latest(master)).toMatchObject({ photos: 2 });
    await desk.check(master, import_id);
    expect(await desk.work(master)).toMatchObject({ rows: { good: 1, wrong: 1 } });
    expect((await desk.seen(master)).left_out.items).toMatchObject([{ row: 3 }]);
    expect(await send(second, part_bytes)).toEqual({ photos: 2 });
    // The answer to the last part may be lost.
    expect(await send(second, part_bytes)).toEqual({ photos: 2 });
    await desk.check(master, import_id);
    expect(await desk.work(master)).toMatchObject({ photos: 2, rows: { good: 1, wrong: 1 } });
    expect((await desk.seen(master)).left_out.items).toMatchObject([{ row: 2 }]);
  });

  it('takes no part of an archive that was half sent before archives waited for each other', async () => {
    const { import_id } = await desk.start(master, await sheetOf([sheetRow(1)]));
    const { db } = services.store;
    const { part_bytes } = importLimits;
    const size = part_bytes + 5;
    // As the server of before left it after the first part.
    const bytes_enc = services.keyring.sealBytes('import_part', Buffer.alloc(part_bytes));
    await db.insertInto('import_part').values({ class_id, import_id, part_no: 0, bytes_enc }).execute();
    const kept = () => db.updateTable('candidate_import').where('import_id', '=', import_id);
    await kept().set({ photos_size: size }).execute();
    const rest = () =>
      callHandler(uploadImportPhotos, {
        services,
        caller: master,
        input: { class_id, import_id, size, at: part_bytes },
        bytes: Buffer.alloc(5),
      });
    expect(await refusalOf(rest())).toBe('state_changed');
    await renewArchives(services);
    const { photos_size } = await db
      .selectFrom('candidate_import')
      .select('photos_size')
      .where('import_id', '=', import_id)
      .executeTakeFirstOrThrow();
    expect(photos_size).toBeNull();
    const parts = db.selectFrom('import_part').where('import_id', '=', import_id);
    expect(await parts.selectAll().execute()).toEqual([]);
  });

  it('asks for the columns without which nobody can be enrolled, each once', async () => {
    const { import_id } = await desk.start(master, await sheetOf([sheetRow(1)]));
    const check = (...columns: ('name' | 'id_card' | 'phone' | '')[]) =>
      fieldsOf(desk.check(master, import_id, columns));
    expect(await check('name', 'id_card', 'phone', '', '')).toEqual({ columns: 'required' });
    expect(await check('name', 'name', 'phone', '', '')).toEqual({ columns: 'not_unique' });
    expect(await check('name')).toEqual({ columns: 'not_unique' });
  });

  it('is seen and moved by nobody else, also not in another class', async () => {
    const { import_id } = await desk.start(master, await sheetOf([sheetRow(1)]));
    const other = await openStaff(services, { roles: ['master'], owner: [class_id] });
    const elsewhere = importDesk(services, await insertTestClass(services));
    expect(await desk.latest(other)).toBeNull();
    expect(await refusalOf(desk.check(other, import_id))).toBe('not_found');
    expect(await refusalOf(desk.decide(other, import_id, 'drop'))).toBe('not_found');
    expect(await refusalOf(desk.report(other, import_id))).toBe('not_found');
    expect(await refusalOf(elsewhere.check(master, import_id))).toBe('not_found');
    expect(await refusalOf(elsewhere.sendPhotos(master, import_id, Buffer.alloc(9)))).toBe('not_found');
    const admin = await openStaff(services, { roles: ['admin'] });
    expect(await refusalOf(importDesk(services, 404).start(admin, await sheetOf([sheetRow(1)])))).toBe(
      'not_found',
    );
  });

  it('enrols for a unit that takes part as its own candidates, up to its quota', async () => {
    const unit_id = await insertUnit(services, '浦江职业培训中心');
    const joint = await insertTestClass(services, { class_type: 1 });
    await services.store.db
      .insertInto('class_unit')
      .values({ class_id: joint, unit_id, quota: 1, share_bp: 0 })
      .execute();
    const recommend = await openStaff(services, { roles: ['recommend'], unit_id, organization: [joint] });
    await keepRights(services, recommend);
    const jointDesk = importDesk(services, joint);
    const { import_id, seats_left } = await jointDesk.start(
      recommend,
      await sheetOf([sheetRow(1), sheetRow(2)]),
    );
    expect(seats_left).toBe(1);
    await jointDesk.check(recommend, import_id);
    await jointDesk.work(recommend);
    await jointDesk.decide(recommend, import_id, 'confirm', true);
    expect(await jointDesk.work(recommend)).toMatchObject({ rows: { enrolled: 1, refused: 1 } });
    const units = await services.store.db
      .selectFrom('enrolment')
      .select(['unit_id', 'language'])
      .where('class_id', '=', joint)
      .execute();
    // Messages to them use the language of the person who enrolled them.
    expect(units).toEqual([{ unit_id, language: 'zh' }]);
  });

  it('runs one at a time, waits for a class that is open, and forgets what is dropped or too old', async () => {
    const first = await desk.start(master, await sheetOf([sheetRow(1)]));
    const second = await desk.start(master, await sheetOf([sheetRow(2)]));
    expect(await refusalOf(desk.check(master, first.import_id))).toBe('not_found');
    // The header row is kept beside the row under it.
    expect(await countIn('import_row')).toBe(2);
    await desk.check(master, second.import_id);
    await desk.work(master);
    const close = (status: 'paused' | 'enrolling') =>
      services.store.db.updateTable('class').set({ status }).where('class_id', '=', class_id).execute();
    await close('paused');
    expect(await refusalOf(desk.decide(master, second.import_id, 'confirm', true))).toBe('class_not_open');
    await close('enrolling');
    await desk.decide(master, second.import_id, 'confirm', true);
    expect(await refusalOf(desk.start(master, await sheetOf([sheetRow(3)])))).toBe('transition_refused');
    expect(await desk.decide(master, second.import_id, 'stop')).toMatchObject({ status: 'stopped' });
    expect(await desk.work(master)).toMatchObject({ status: 'stopped', rows: { good: 1, enrolled: 0 } });
    expect(await enrolled()).toEqual([]);

    const third = await desk.start(master, await sheetOf([sheetRow(3)]));
    await desk.decide(master, third.import_id, 'drop');
    expect(await countIn('import_row')).toBe(2);
    const fourth = await desk.start(master, await sheetOf([sheetRow(4)]));
    services.moveTo('2026-11-29T04:00:00.000Z');
    expect(await desk.latest(master)).toBeNull();
    await forgetImports(services);
    expect(await countIn('import_row')).toBe(0);
    const dropped = await services.store.db
      .selectFrom('audit_event')
      .select(['object_id', 'actor_role'])
      .where('class_id', '=', class_id)
      .where('action', '=', 'drop_import')
      .orderBy('seq')
      .execute();
    expect(dropped).toEqual([
      { object_id: String(third.import_id), actor_role: 'master' },
      { object_id: String(fourth.import_id), actor_role: 'clock' },
    ]);
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('keeps nothing of a sheet that can be read without the key', async () => {
    const [name = '', id_card = '', phone = ''] = sheetRow(1);
    await desk.start(master, await sheetOf([[name, id_card, phone, '', '']]));
    const rows = await services.store.db
      .selectFrom('import_row')
      .selectAll()
      .where('class_id', '=', class_id)
      .execute();
    const imports = await services.store.db
      .selectFrom('candidate_import')
      .selectAll()
      .where('class_id', '=', class_id)
      .execute();
    const bytes = [...rows, ...imports].flatMap((row) => Object.values(row)).filter(Buffer.isBuffer);
    for (const text of [name, id_card, phone, '证件号码']) {
      expect(bytes.some((each) => each.includes(text))).toBe(false);
    }
    expect(JSON.stringify(rows)).not.toContain(id_card);
  });
});
