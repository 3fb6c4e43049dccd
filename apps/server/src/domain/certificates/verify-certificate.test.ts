import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { callHandler } from '../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { fieldsOf, refusalOf } from '../class/testing/refused.js';
import { openStaff } from '../class/testing/staff.js';
import { openCandidate } from '../enrolment/testing/test-candidate.js';
import { fetchOwnCertificates } from './fetch-own-certificates.js';
import { certificateKey, signCertificate } from './sign-certificate.js';
import { openCertifying } from './testing/certificate-office.js';
import { verifyCertificate } from './verify-certificate.js';

describe.each(engines)('the check of certificates on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person()];
  });
  afterAll(() => services.close());

  const verify = (certificate_no: string, given: { code?: string; id_last4?: string } = {}) =>
    callHandler(verifyCertificate, { services, caller: undefined, input: { certificate_no, ...given } });
  const codeOf = (certificate_no: string) =>
    signCertificate(certificateKey(services), { certificate_no, issued_on: '2026-11-21' });

  /** An issued certificate, and its holder. */
  const openIssued = async () => {
    const office = await openCertifying(services, staff, [80]);
    const [a, b] = staff;
    await office.prepare(a);
    const [numbered] = (await office.list(a)).items;
    const id = numbered?.certificate_id ?? 0;
    const number = numbered?.certificate_no ?? '';
    const { rows } = await sql<{ id_card_enc: Buffer; phone_index: Buffer }>`
      select id_card_enc, phone_index from enrolment where class_id = ${office.class_id}`.execute(
      services.store.db,
    );
    const [person] = rows;
    if (!person) throw new Error('nobody');
    const id_last4 = services.keyring.open('id_card', person.id_card_enc).slice(-4);
    const holder = { ...(await openCandidate(services, '13800009002')), phone_index: person.phone_index };
    return { office, id, number, id_last4, holder, name: numbered?.name ?? '', issue: () => office.issue(b) };
  };

  it('shows the name to a visitor with the code, masks it for one who knows the end of the identity number, and says nothing to others', async () => {
    const { number, id_last4, name, issue } = await openIssued();
    expect(await refusalOf(verify(number, { code: codeOf(number) }))).toBe('not_found');
    await issue();
    expect(await verify(number, { code: codeOf(number) })).toEqual({
      certificate_no: number,
      kind: 'candidate',
      status: 'valid',
      name,
      is_proven: true,
      level: '5',
      teaching: null,
      issued_on: '2026-11-21',
      replaced_by: null,
    });
    const manual = await verify(number.toLowerCase(), { id_last4: id_last4.toLowerCase() });
    expect([manual.name, manual.is_proven]).toEqual([
      `${name.charAt(0)}${'*'.repeat(name.length - 1)}`,
      false,
    ]);
    expect(await refusalOf(verify(number, { id_last4: '0000' }))).toBe('not_found');
    services.moveTo('2026-11-21T04:02:00.000Z');
    expect(await refusalOf(verify('S000131000001265999999', { id_last4 }))).toBe('not_found');
    expect(await fieldsOf(verify(number))).toEqual({ id_last4: 'required' });
    const changed = `${codeOf(number).slice(0, -1)}${codeOf(number).endsWith('A') ? 'B' : 'A'}`;
    expect(await fieldsOf(verify(number, { code: changed, id_last4 }))).toEqual({ code: 'invalid' });
    expect(await fieldsOf(verify(number, { code: codeOf('S000131000001265999999') }))).toEqual({
      code: 'invalid',
    });
  });

  it.each(['[]()', '////', '(((%'])('takes an end of %s for none: brackets do not count', async (mask) => {
    const { number, id_last4, issue } = await openIssued();
    await issue();
    const end = mask.replace('%', id_last4.slice(-1));
    expect(await fieldsOf(verify(number, { id_last4: end }))).toEqual({ id_last4: 'too_short' });
  });

  it('shows that a certificate is suspended, revoked, or replaced and by which', async () => {
    const { office, id, number, holder, issue } = await openIssued();
    const [a, b] = staff;
    const own = async () =>
      (await callHandler(fetchOwnCertificates, { services, caller: holder, input: {} })).items.map(
        ({ certificate_no, status }) => [certificate_no, status],
      );
    expect(await own()).toEqual([]);
    await issue();
    expect(await own()).toEqual([[number, 'valid']]);
    services.moveTo('2026-11-21T04:04:00.000Z');
    const next = await office.replace(a, id, 'reissue');
    await office.issue(b);
    const code = codeOf(number);
    expect(await verify(number, { code })).toMatchObject({
      status: 'superseded',
      replaced_by: next.certificate_no,
    });
    expect(await own()).toEqual([[next.certificate_no, 'valid']]);
    const nextCode = codeOf(next.certificate_no);
    await office.change(a, next.certificate_id, 'suspend');
    expect((await verify(next.certificate_no, { code: nextCode })).status).toBe('suspended');
    await office.change(b, next.certificate_id, 'revoke');
    expect((await verify(next.certificate_no, { code: nextCode })).status).toBe('revoked');
    expect(await own()).toEqual([[next.certificate_no, 'revoked']]);
  });

  it('is asked ten times a minute by an address, and guessed twenty times an hour of a number', async () => {
    services.moveTo('2026-11-21T08:00:00.000Z');
    const guess = () => verify('S000131000001265888888', { id_last4: '1234' });
    const ask = async (times: number) => {
      const answers: string[] = [];
      for (let n = 0; n < times; n += 1) answers.push(await refusalOf(guess()));
      return answers;
    };
    expect(await ask(11)).toEqual([...Array(10).fill('not_found'), 'too_many']);
    services.moveTo('2026-11-21T08:10:00.000Z');
    await ask(10);
    services.moveTo('2026-11-21T08:20:00.000Z');
    expect(await refusalOf(guess())).toBe('too_many');
  });
});
