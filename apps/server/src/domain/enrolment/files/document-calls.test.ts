import type { InputOf } from '@skillcert/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import { isLoose } from '../../../platform/files/testing/is-loose.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { reviewEnrolment } from '../review/review-enrolment.js';
import { fetchEnrollListsByPhone } from '../site/fetch-enroll-lists-by-phone.js';
import { updateEnrollByPhone } from '../site/update-enroll-by-phone.js';
import { enrolNth } from '../testing/enrol-nth.js';
import { insertDocuments, openCandidate, testPhone } from '../testing/test-candidate.js';
import { fetchDocument } from './fetch-document.js';
import { removeDocument } from './remove-document.js';
import { sweepLoosePhotos } from './sweep-loose-photos.js';
import { uploadDocument } from './upload-document.js';
import { uploadPhoto } from './upload-photo.js';

const facts = { work_years: 3, certificate: null };
const wholeSet = ['id_front', 'id_back', 'education_certificate', 'work_proof'];

describe.each(engines)('documents by kind on $name', (engine) => {
  let services: TestServices;
  let staff: StaffSession;
  let class_id: number;
  let picture: Buffer;
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  beforeAll(async () => {
    services = await openTestServices(engine);
    staff = await openStaff(services, { roles: ['zky-admin'] });
    class_id = await insertTestClass(services, { level: '3' });
    picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#dde' } })
      .png()
      .toBuffer();
  });
  afterAll(() => services.close());

  const candidate = (n: number) => openCandidate(services, testPhone(n));
  const upload = async (n: number, bytes: Uint8Array, kind = 'id_front', into = class_id) =>
    callHandler(uploadDocument, {
      services,
      caller: await candidate(n),
      input: { class_id: into, kind },
      bytes,
    });
  const remove = async (n: number, file_id: number, from = class_id) =>
    callHandler(removeDocument, { services, caller: await candidate(n), input: { class_id: from, file_id } });
  const fileOf = (file_id: number) =>
    services.store.db.selectFrom('file').selectAll().where('file_id', '=', file_id).executeTakeFirst();
  const enrol = async (n: number, form: object = {}, kinds = wholeSet, into = class_id) => {
    const documents = await insertDocuments(services, into, await candidate(n), kinds);
    return enrolNth(services, into, n, { ...facts, documents, ...form });
  };
  it.each(['archived', 'draft'] as const)(
    'are taken from no stranger by a class that is %s',
    async (status) => {
      const closed = await insertTestClass(services, { status });
      expect(await refusalOf(upload(77, picture, 'id_front', closed))).toBe('class_not_open');
      const photo = { services, caller: await candidate(77), input: { class_id: closed }, bytes: picture };
      expect(await refusalOf(callHandler(uploadPhoto, photo))).toBe('class_not_open');
    },
  );

  const own = async (n: number) => {
    const { items } = await callHandler(fetchEnrollListsByPhone, {
      services,
      caller: await candidate(n),
      input: {},
    });
    return items[0];
  };
  const review = (enrolment_id: number, input: Partial<InputOf<'enrolment/reviewEnrolment'>>) =>
    callHandler(reviewEnrolment, {
      services,
      caller: staff,
      input: { class_id, enrolment_id, event: 'claim', ...input },
    });
  const correct = async (n: number, enrolment_id: number, changes: object) =>
    callHandler(updateEnrollByPhone, {
      services,
      caller: await candidate(n),
      input: { event: 'resubmit', class_id, enrolment_id, changes },
    });

  describe('uploading', () => {
    it('keeps a picture encrypted and re-encoded, a PDF as it came', async () => {
      const { file_id, media_type } = await upload(1, picture);
      expect(media_type).toBe('image/jpeg');
      const file = await fileOf(file_id);
      expect(file).toMatchObject({ kind: 'document', document_kind: 'id_front' });
      expect(await isLoose(services, file_id)).toBe(true);
      expect(file?.bytes_enc.includes(Buffer.from('JFIF'))).toBe(false);
      const bytes = services.keyring.openBytes('document', file?.bytes_enc ?? Buffer.alloc(0));
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
      expect(await upload(1, pdf, 'work_proof')).toMatchObject({ media_type: 'application/pdf' });
    });

    it.each([
      ['a text', Buffer.from('hello'), 'file_refused'],
      ['half a PDF', Buffer.from('%PDF-1.7'), 'file_refused'],
      [
        'a PDF of more than five megabytes',
        Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)]),
        'file_refused',
      ],
    ])('refuses %s', async (_, bytes, refusal) => {
      expect(await refusalOf(upload(2, bytes))).toBe(refusal);
    });

    it('refuses a kind that is not in the rules, and a class that does not exist', async () => {
      expect(await fieldsOf(upload(2, picture, 'selfie'))).toEqual({ kind: 'not_offered' });
      expect(await refusalOf(upload(2, picture, 'id_front', 99))).toBe('not_found');
    });

    it('ends the uploads of one phone for the hour at its limit', async () => {
      for (let sent = 0; sent < 60; sent += 1) await upload(3, pdf);
      expect(await refusalOf(upload(3, pdf))).toBe('too_many');
    });
  });

  describe('removing', () => {
    it('deletes an upload of the same phone, also under a later proof', async () => {
      const { file_id } = await upload(4, picture);
      expect(await remove(4, file_id)).toEqual({});
      expect(await fileOf(file_id)).toBeUndefined();
    });

    it('leaves alone what is another phone’s, in another class, or sent', async () => {
      const { file_id } = await upload(4, picture);
      expect(await refusalOf(remove(5, file_id))).toBe('not_found');
      expect(await refusalOf(remove(4, file_id, class_id + 1))).toBe('not_found');
      await enrol(6);
      const [sent] = (await own(6))?.documents ?? [];
      expect(await refusalOf(remove(6, sent?.file_id ?? 0))).toBe('not_found');
    });

    it('is done by the clock for what nobody sent within a day', async () => {
      const { file_id } = await upload(7, picture);
      const { enrolment_id } = await enrol(7);
      await services.store.db
        .updateTable('loose_file')
        .set({ created_at: new Date(services.now().getTime() - 90_000_000) })
        .execute();
      await sweepLoosePhotos(services);
      expect(await fileOf(file_id)).toBeUndefined();
      const kept = (await own(7))?.documents ?? [];
      expect(kept).toHaveLength(wholeSet.length);
      for (const document of kept) expect(await fileOf(document.file_id)).toBeDefined();
      expect(enrolment_id).toBeGreaterThan(0);
    });
  });

  describe('enrolling', () => {
    it('keeps the documents, and what was declared sealed', async () => {
      const certificate = { level: '4', number: 'ZS-2019-00077', issued_on: '2019-05-01' };
      const { enrolment_id } = await enrol(10, { certificate });
      const row = await services.store.db
        .selectFrom('enrolment')
        .selectAll()
        .where('enrolment_id', '=', enrolment_id)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain('ZS-2019-00077');
      expect(row.facts_enc?.includes(Buffer.from('ZS-2019'))).toBe(false);
      expect(row.documents.map(({ kind, round, verdict }) => [kind, round, verdict])).toEqual(
        wholeSet.map((kind) => [kind, 1, null]),
      );
      expect(await own(10)).toMatchObject({ level: '3', work_years: 3, certificate });
    });

    it.each<[string, { kinds?: string[]; form?: object }, string, string]>([
      [
        'a kind that the way asks for',
        { kinds: ['id_front', 'id_back', 'work_proof'] },
        'documents',
        'document_required',
      ],
      ['enough years', { form: { work_years: 1 } }, 'conditions', 'conditions_unmet'],
      ['an answer', { form: { work_years: undefined } }, 'conditions', 'conditions_unmet'],
    ])('is refused without %s', async (_, { form = {}, kinds = wholeSet }, field, problem) => {
      expect(await fieldsOf(enrol(11, form, kinds))).toEqual({ [field]: problem });
    });

    it('is refused with a document of another phone, of another class, or under another kind', async () => {
      const strangers = await insertDocuments(services, class_id, await candidate(98), wholeSet);
      const elsewhere = await insertTestClass(services);
      const others = await insertDocuments(services, elsewhere, await candidate(12), wholeSet);
      const [first, ...rest] = await insertDocuments(services, class_id, await candidate(12), wholeSet);
      const renamed = [...rest, { kind: 'id_front', file_id: rest[0]?.file_id ?? 0 }];
      expect(first?.kind).toBe('id_front');
      for (const documents of [strangers, others, renamed]) {
        expect(await fieldsOf(enrolNth(services, class_id, 12, { ...facts, documents }))).toEqual({
          documents: 'document_required',
        });
      }
    });

    it('takes an earlier certificate as another way to the level', async () => {
      const certificate = { level: '4', number: 'A-1', issued_on: '2020-01-01' };
      const form = { work_years: 5, education: 'senior', certificate };
      const kinds = ['id_front', 'id_back', 'work_proof', 'earlier_certificate'];
      expect(await enrol(13, form, kinds)).toMatchObject({ status: 'submitted' });
    });
  });

  describe('returning', () => {
    const returned = async (n: number) => {
      const { enrolment_id } = await enrol(n);
      await review(enrolment_id, {});
      await review(enrolment_id, {
        event: 'return',
        reasons: [{ document: 'work_proof', reason: '缺少公章' }],
      });
      return enrolment_id;
    };
    const standsOf = async (n: number) =>
      (await own(n))?.documents.map(({ kind, round, verdict, reason, replaced }) =>
        [kind, round, verdict, reason, replaced].join(' '),
      );

    it('says which document and why, and takes another one in the next round', async () => {
      const enrolment_id = await returned(20);
      expect(await standsOf(20)).toContain('work_proof 1 returned 缺少公章 false');
      expect(await fieldsOf(correct(20, enrolment_id, { job: '顾问' }))).toEqual({
        documents: 'document_required',
      });
      const documents = await insertDocuments(services, class_id, await candidate(20), ['work_proof']);
      expect(await correct(20, enrolment_id, { documents })).toMatchObject({ status: 'submitted' });
      const stands = await standsOf(20);
      expect(stands).toContain('work_proof 1 returned 缺少公章 true');
      expect(stands).toContain('work_proof 2   false');
      await review(enrolment_id, {});
      await review(enrolment_id, { event: 'approve' });
      expect(await standsOf(20)).toContain('work_proof 2 accepted  false');
      expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
    });

    it('refuses somebody else’s document, and a reason about nothing', async () => {
      const enrolment_id = await returned(21);
      const documents = await insertDocuments(services, class_id, await candidate(22), ['work_proof']);
      expect(await fieldsOf(correct(21, enrolment_id, { documents }))).toEqual({
        documents: 'document_required',
      });
      const { enrolment_id: other } = await enrol(23);
      await review(other, {});
      const reasons = [{ document: 'hat', reason: 'x' }];
      expect(await fieldsOf(review(other, { event: 'return', reasons }))).toEqual({ reasons: 'not_offered' });
    });

    it('asks whoever others enrolled for no document until a reviewer returns one', async () => {
      const sendBack = async (n: number, document: string) => {
        const { enrolment_id } = await enrol(n);
        await services.store.db
          .updateTable('enrolment')
          .set({ documents: '[]' })
          .where('enrolment_id', '=', enrolment_id)
          .execute();
        await review(enrolment_id, {});
        await review(enrolment_id, { event: 'return', reasons: [{ document, reason: '缺少' }] });
        return enrolment_id;
      };
      expect(await correct(25, await sendBack(25, 'contact'), { job: '顾问' })).toMatchObject({
        status: 'submitted',
      });
      expect(await fieldsOf(correct(26, await sendBack(26, 'work_proof'), { job: '顾问' }))).toEqual({
        documents: 'document_required',
      });
    });

    it('does not hold up who enrolled before conditions were asked for', async () => {
      const enrolment_id = await returned(24);
      await services.store.db
        .updateTable('enrolment')
        .set({ facts_enc: null, documents: '[]' })
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      expect(await correct(24, enrolment_id, { job: '顾问' })).toMatchObject({ status: 'submitted' });
    });
  });

  describe('showing', () => {
    it('gives the document to who reviews the class, and to nobody else', async () => {
      await enrol(30);
      await enrol(31);
      const [first, second] = [await own(30), await own(31)];
      const [document] = first?.documents ?? [];
      const input = {
        class_id,
        enrolment_id: first?.enrolment_id ?? 0,
        file_id: document?.file_id ?? 0,
      };
      const show = (caller: StaffSession, asked = input) =>
        callHandler(fetchDocument, { services, caller, input: asked });
      expect([...(await show(staff))]).toEqual([0xff, 0xd8, 0xff]);
      const looks = await services.store.db
        .selectFrom('audit_event')
        .select(['user_id', 'object_id'])
        .where('class_id', '=', class_id)
        .where('action', '=', 'view_document')
        .execute();
      expect(looks).toEqual([{ user_id: staff.user_id, object_id: String(first?.enrolment_id) }]);
      expect(await refusalOf(show(staff, { ...input, enrolment_id: second?.enrolment_id ?? 0 }))).toBe(
        'not_found',
      );
      expect(await refusalOf(show(staff, { ...input, file_id: 7 }))).toBe('not_found');
      const foreign = await openStaff(services, {
        roles: ['recommend'],
        unit_id: await insertUnit(services, '外地协会'),
      });
      expect(await refusalOf(show(foreign))).toBe('not_found');
    });
  });
});
