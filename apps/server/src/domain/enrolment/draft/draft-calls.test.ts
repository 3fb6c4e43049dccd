import type { DraftEntries } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit } from '../../class/testing/staff.js';
import { fetchOwnFile } from '../files/fetch-own-file.js';
import { sweepLoosePhotos } from '../files/sweep-loose-photos.js';
import { uploadDocument } from '../files/upload-document.js';
import { uploadPhoto } from '../files/upload-photo.js';
import { fetchEnrollListsByPhone } from '../site/fetch-enroll-lists-by-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { insertDocuments, insertPhoto, openCandidate, testPhone } from '../testing/test-candidate.js';
import { dropDraft } from './drop-draft.js';
import { fetchDraft } from './fetch-draft.js';
import { saveDraft } from './save-draft.js';
import { sweepDrafts } from './sweep-drafts.js';

const typed: DraftEntries = {
  step: 'photo',
  name: '李晓明',
  id_type: 'cn',
  id_card: '11010519491231002X',
  gender: '',
  birth: '',
  email: 'half@',
  education: '',
  employer: '浦江软件',
  job: '',
  work_years: '3',
  level: '',
  number: 'ZS-2019-00077',
  issued_on: '',
  enroll_type: '',
  study_type: '',
  documents: [],
};

describe.each(engines)('unfinished enrolments on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
  });
  afterAll(() => services.close());

  const candidate = (n: number) => openCandidate(services, testPhone(n));
  const save = async (n: number, version: number, entries: Partial<DraftEntries> = {}, into = class_id) =>
    callHandler(saveDraft, {
      services,
      caller: await candidate(n),
      input: { class_id: into, version, entries: { ...typed, ...entries } },
    });
  const read = async (n: number, from = class_id) =>
    (await callHandler(fetchDraft, { services, caller: await candidate(n), input: { class_id: from } }))
      .draft;
  const drop = async (n: number) =>
    callHandler(dropDraft, { services, caller: await candidate(n), input: { class_id } });
  const own = async (n: number) =>
    callHandler(fetchEnrollListsByPhone, { services, caller: await candidate(n), input: {} });
  const fileCount = async (file_id: number) =>
    (await services.store.db.selectFrom('file').select('kind').where('file_id', '=', file_id).execute())
      .length;

  it('gives another proof of the same phone what was typed, and nobody else', async () => {
    expect(await save(1, 0)).toEqual({ kept: true, version: 1 });
    expect(await read(1)).toMatchObject({ version: 1, entries: typed });
    expect(await read(2)).toBeNull();
    expect(await read(1, await insertTestClass(services))).toBeNull();
    expect((await own(1)).drafts).toMatchObject([{ class_id, unit_id: null }]);
    expect((await own(2)).drafts).toEqual([]);
  });

  it('keeps nothing of it readable', async () => {
    await save(3, 0);
    const row = await services.store.db.selectFrom('enrolment_draft').selectAll().execute();
    const stored = Buffer.concat(row.map(({ entries_enc }) => entries_enc));
    for (const text of ['李晓明', '11010519491231002X', 'ZS-2019'])
      expect(stored.includes(Buffer.from(text))).toBe(false);
  });

  it('lets the last one win by its version, and what arrives late change nothing', async () => {
    expect(await save(4, 0, { job: 'a' })).toEqual({ kept: true, version: 1 });
    expect(await save(4, 1, { job: 'b' })).toEqual({ kept: true, version: 2 });
    expect(await save(4, 0, { job: 'late' })).toEqual({ kept: false, version: 2 });
    expect(await save(4, 1, { job: 'late' })).toEqual({ kept: false, version: 2 });
    expect((await read(4))?.entries.job).toBe('b');
    const [one, other] = await Promise.all([save(4, 2, { job: 'c' }), save(4, 2, { job: 'd' })]);
    expect([one.kept, other.kept].sort()).toEqual([false, true]);
  });

  it('names a unit of its class alone: no other can be begun with, and none that has left is counted', async () => {
    const joint = await insertTestClass(services, { class_type: 1 });
    const unit_id = await insertUnit(services, '华东协会');
    const foreign = await insertUnit(services, '外地协会');
    const { db } = services.store;
    await db.insertInto('class_unit').values({ class_id: joint, unit_id, quota: 10 }).execute();
    const counted = async () =>
      (await db.selectFrom('enrolment_draft').select('unit_id').where('class_id', '=', joint).execute()).map(
        (row) => row.unit_id,
      );
    const refused = { 'entries.unit_id': 'not_offered' };
    expect(await fieldsOf(save(20, 0, { unit_id: foreign }, joint))).toEqual(refused);
    expect(await fieldsOf(save(20, 0, { unit_id }, class_id))).toEqual(refused);
    await save(20, 0, { unit_id }, joint);
    expect(await counted()).toEqual([unit_id]);
    expect(await save(20, 1, { unit_id: foreign, job: '顾问' }, joint)).toEqual({ kept: true, version: 2 });
    expect(await counted()).toEqual([null]);
    expect((await read(20, joint))?.entries.job).toBe('顾问');
  });

  it('refuses what it cannot keep, a class that is closed, and a phone that has enrolled', async () => {
    await expect(save(5, 0, { name: 'x'.repeat(201) })).rejects.toThrow('too_long');
    expect(await refusalOf(save(5, 0, {}, 404))).toBe('class_not_open');
    const closed = await insertTestClass(services, { status: 'closed' });
    expect(await refusalOf(save(5, 0, {}, closed))).toBe('class_not_open');
    await enrolNth(services, class_id, 5);
    expect(await refusalOf(save(5, 0))).toBe('already_enrolled');
  });

  it('ends with the enrolment, for good', async () => {
    await save(6, 0);
    await enrolNth(services, class_id, 6);
    expect(await read(6)).toBeNull();
    expect(await save(6, 1)).toEqual({ kept: false, version: 0 });
    expect(await read(6)).toBeNull();
  });

  it('takes its uploads along, leaves out what is gone, and goes with them when it is dropped', async () => {
    const owner = await candidate(7);
    const photo_id = await insertPhoto(services, class_id, owner);
    const [front] = await insertDocuments(services, class_id, owner, ['id_front']);
    const file_id = front?.file_id ?? 0;
    const document = { kind: 'id_front', file_id, name: 'a.jpg', size: 3 };
    const lost = { ...document, file_id: 404 };
    const strange = await insertPhoto(services, class_id, await candidate(8));
    await save(7, 0, { photo_id, documents: [document, lost] });
    expect((await read(7))?.entries).toMatchObject({ photo_id, documents: [document] });
    await save(7, 1, { photo_id: strange });
    expect((await read(7))?.entries.photo_id).toBeUndefined();
    await drop(8);
    expect(await fileCount(photo_id)).toBe(1);
    await drop(7);
    expect(await read(7)).toBeNull();
    expect(await fileCount(photo_id)).toBe(0);
    expect(await fileCount(file_id)).toBe(0);
  });

  it('holds its uploads as long as it is kept itself, and then the clock takes both', async () => {
    const photo_id = await insertPhoto(services, class_id, await candidate(9));
    const loose = await insertPhoto(services, class_id, await candidate(10));
    await save(9, 0, { photo_id });
    const start = services.now().getTime();
    const daysOn = (days: number) => ({ ...services, now: () => new Date(start + days * 86_400_000 + 1) });
    await sweepDrafts(daysOn(2));
    await sweepLoosePhotos(daysOn(2));
    expect(await fileCount(photo_id)).toBe(1);
    expect(await fileCount(loose)).toBe(0);
    await sweepDrafts(daysOn(limits.draft_life_days));
    await sweepLoosePhotos(daysOn(limits.draft_life_days));
    expect(await read(9)).toBeNull();
    expect(await fileCount(photo_id)).toBe(0);
  });

  it('shows own files, sent or not, and nobody else’s', async () => {
    const show = async (n: number, file_id: number) =>
      callHandler(fetchOwnFile, { services, caller: await candidate(n), input: { file_id } });
    const photo_id = await insertPhoto(services, class_id, await candidate(11));
    expect([...(await show(11, photo_id))]).toEqual([0xff, 0xd8, 0xff]);
    expect(await refusalOf(show(12, photo_id))).toBe('not_found');
    expect(await refusalOf(show(11, 404))).toBe('not_found');
    await enrolNth(services, class_id, 11);
    const [sent] = (await own(11)).items[0]?.documents ?? [];
    expect((await show(11, sent?.file_id ?? 0)).length).toBe(3);
    expect(await refusalOf(show(12, sent?.file_id ?? 0))).toBe('not_found');
  });

  it('takes an upload whose answer was lost once, and its key for nothing else', async () => {
    const bytes = await sharp({ create: { width: 800, height: 1_100, channels: 3, background: '#dde' } })
      .jpeg()
      .toBuffer();
    const photo = async (n: number, key: string, into = class_id) =>
      callHandler(uploadPhoto, {
        services,
        caller: await candidate(n),
        input: { class_id: into },
        bytes,
        key,
      });
    const document = async (n: number, key: string, kind = 'id_front') =>
      callHandler(uploadDocument, {
        services,
        caller: await candidate(n),
        input: { class_id, kind },
        bytes,
        key,
      });
    const first = await photo(13, 'key-0001');
    expect(await photo(13, 'key-0001')).toEqual(first);
    const [one, other] = await Promise.all([document(13, 'key-0002'), document(13, 'key-0002')]);
    expect(one).toEqual(other);
    expect(await refusalOf(document(13, 'key-0001'))).toBe('key_reused');
    expect(await refusalOf(document(13, 'key-0002', 'id_back'))).toBe('key_reused');
    expect((await photo(14, 'key-0001')).photo_id).not.toBe(first.photo_id);
  });

  it('is kept with few statements', async () => {
    const caller = await candidate(15);
    const save = (version: number) =>
      callHandler(saveDraft, { services, caller, input: { class_id, version, entries: typed } });
    expect((await countStatements(() => save(0))).length).toBeLessThanOrEqual(4);
    expect((await countStatements(() => save(1))).length).toBeLessThanOrEqual(3);
  });
});
