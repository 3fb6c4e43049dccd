import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { openCandidate } from '../../enrolment/testing/test-candidate.js';
import { certificateKey, signCertificate } from '../sign-certificate.js';
import { openTaught } from '../testing/teaching-office.js';
import { verifyCertificate } from '../verify-certificate.js';
import { fetchOwnTeacherCertificates } from './fetch-own-teacher-certificates.js';

const phone = '13800009077';

describe.each(engines)('the papers of teachers on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person()];
  });
  afterAll(() => services.close());

  const keepPhone = (user_id: number, own: string | null) => {
    const { keyring, store } = services;
    const columns =
      own === null
        ? { phone_enc: null, phone_index: null }
        : { phone_enc: keyring.seal('phone', own), phone_index: keyring.blindIndex('phone', own) };
    return store.db.updateTable('account').set(columns).where('user_id', '=', user_id).execute();
  };

  /** A certificate that waits for its issue, of a teacher with a phone. */
  const openNumbered = async () => {
    const [a, b] = staff;
    const office = await openTaught(services, a, [2]);
    const [user_id = 0] = office.teachers;
    await keepPhone(user_id, phone);
    await office.prepare(a);
    const [numbered] = (await office.list(a)).items;
    const id = numbered?.certificate_id ?? 0;
    const number = numbered?.certificate_no ?? '';
    const session = await openStaff(services, { roles: ['expert'] });
    return { office, id, number, user_id, expert: { ...session, user_id }, issue: () => office.issue(b) };
  };

  const verify = (certificate_no: string, given: { code?: string; id_last4?: string }) =>
    callHandler(verifyCertificate, { services, caller: undefined, input: { certificate_no, ...given } });

  it('are verified by their code, or by the end of the phone number, and state the teaching', async () => {
    const { number, issue, user_id } = await openNumbered();
    const code = signCertificate(certificateKey(services), {
      certificate_no: number,
      issued_on: '2026-11-21',
    });
    expect(await refusalOf(verify(number, { code }))).toBe('not_found');
    await issue();
    const said = {
      certificate_no: number,
      kind: 'teacher',
      status: 'valid',
      level: '5',
      teaching: { lessons: 1, minutes: 120 },
      issued_on: '2026-11-21',
      replaced_by: null,
    };
    expect(await verify(number, { code })).toEqual({ ...said, name: '教师1', is_proven: true });
    const manual = await verify(number, { id_last4: phone.slice(-4) });
    expect(manual).toEqual({ ...said, name: '教*1', is_proven: false });
    expect(await refusalOf(verify(number, { id_last4: '0000' }))).toBe('not_found');
    await keepPhone(user_id, null);
    expect(await refusalOf(verify(number, { id_last4: phone.slice(-4) }))).toBe('not_found');
    expect(await verify(number, { code })).toMatchObject({ status: 'valid' });
  });

  it('are printed by staff in each language with class, lessons and minutes, and by no candidate', async () => {
    const { office, id, number, issue } = await openNumbered();
    const [a] = staff;
    expect(await refusalOf(office.print(a, id))).toBe('transition_refused');
    await issue();
    expect(await refusalOf(office.print(await openCandidate(services, phone), id))).toBe('not_found');
    for (const language of ['zh', 'en', 'es', 'ja']) {
      const { text, pages } = await readPdf(await office.print(a, id, language));
      expect(pages).toHaveLength(1);
      for (const said of [number, '教师1', '2026年第四期']) expect(text.replaceAll(' ', '')).toContain(said);
      expect(text).toMatch(/\b120\b/);
    }
    const { timeline } = await office.detail(a, id);
    expect(timeline.filter(({ action }) => action === 'print')).toHaveLength(4);
  });

  it('are shown to the teacher alone, once issued, without those that were replaced', async () => {
    const { office, id, number, expert, issue } = await openNumbered();
    const [a] = staff;
    const own = (caller: StaffSession) =>
      callHandler(fetchOwnTeacherCertificates, { services, caller, input: {} }).then(({ items }) => items);
    expect(await own(expert)).toEqual([]);
    await issue();
    const [shown] = await own(expert);
    expect(shown).toMatchObject({
      class_id: office.class_id,
      certificate_no: number,
      status: 'valid',
      lessons: 1,
      minutes: 120,
    });
    const [path = '', code = ''] = shown?.check_path.split('#') ?? [];
    expect(path).toBe(`/verify/${number}`);
    expect(await verify(number, { code })).toMatchObject({ is_proven: true });
    expect(await own(a)).toEqual([]);
    const next = await office.replace(a, id, 'reissue');
    await issue();
    expect((await own(expert)).map(({ certificate_no }) => certificate_no)).toEqual([next.certificate_no]);
  });
});
