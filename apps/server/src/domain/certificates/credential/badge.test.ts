import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { refusalOf } from '../../class/testing/refused.js';
import { insertUnit, openStaff } from '../../class/testing/staff.js';
import { openCandidate } from '../../enrolment/testing/test-candidate.js';
import { openCertifying } from '../testing/certificate-office.js';
import { openTaught } from '../testing/teaching-office.js';
import { fetchBadge } from './fetch-badge.js';
import { openBadgeShape } from './testing/open-badge-shape.js';
import { readCredential } from './testing/read-credential.js';
import { verifierAt } from './testing/verifier-at.js';

const public_origin = 'https://cert.example.org';

describe.each(engines)('open badges of certificates on $name', (engine) => {
  let test: TestApp;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    test = await openTestApp(engine, { config: { public_origin } });
    const person = (name: string) => openStaff(test.services, { roles: ['zky-admin'], name });
    staff = [await person('甲'), await person('乙'), await person('丙')];
  });
  afterAll(() => test.close());

  const badgeOf = async (
    caller: Candidate | StaffSession,
    place: { class_id: number; certificate_id: number },
    language = 'zh',
  ) => {
    const { services } = test;
    const asked = { services, caller, language, input: place };
    return (await callHandler(fetchBadge, asked)).credential;
  };
  const read = (jwt: string) => readCredential(jwt, verifierAt(test.app), test.services.now());

  /** An issued certificate of a candidate with this score, and its owner's phone. */
  const openIssued = async () => {
    const office = await openCertifying(test.services, staff, [83]);
    const [a, b] = staff;
    await office.prepare(a);
    const [row] = (await office.list(a)).items;
    const place = { class_id: office.class_id, certificate_id: row?.certificate_id ?? 0 };
    const { rows } = await sql<{ phone_index: Buffer; id_card_enc: Buffer }>`
      select phone_index, id_card_enc from enrolment where class_id = ${office.class_id}`.execute(
      test.services.store.db,
    );
    const [person] = rows;
    if (!person) throw new Error('nobody');
    const stranger = await openCandidate(test.services, '13800009001');
    return {
      ...{ office, place, stranger },
      holder: { ...stranger, phone_index: person.phone_index },
      id_card: test.services.keyring.open('id_card', person.id_card_enc),
      certificate_no: row?.certificate_no ?? '',
      name: row?.name ?? '',
      issue: () => office.issue(b),
    };
  };

  it('are valid by the public key alone, have the shape of the standard, and contain only the name of their holder', async () => {
    const { place, holder, id_card, certificate_no, name, issue } = await openIssued();
    await issue();
    const jwt = await badgeOf(holder, place, 'en');
    const badge = openBadgeShape.parse(await read(jwt));
    expect(badge).toMatchObject({
      id: `${public_origin}/verify/${certificate_no}`,
      issuer: { name: 'Vocational Skill Evaluation Centre', url: public_origin },
      validFrom: '2026-11-21T04:07:30Z',
      credentialSubject: {
        identifier: [{ identityHash: name }],
        licenseNumber: certificate_no,
        achievement: { achievementType: 'Certification' },
      },
    });
    // The shape admits no further property; a number could only hide in a text.
    expect(JSON.stringify(badge)).not.toContain(id_card);
  });

  it('identify a holder alike each time, with nothing that two certificates share', async () => {
    const one = await openIssued();
    await one.issue();
    const [first, again] = [await badgeOf(one.holder, one.place), await badgeOf(staff[0], one.place)];
    expect(again).toBe(first);
    const [a, b] = staff;
    const next = await one.office.replace(a, one.place.certificate_id, 'reissue');
    await one.office.issue(b);
    const other = await badgeOf(b, { ...one.place, certificate_id: next.certificate_id });
    const before = openBadgeShape.parse(await read(first));
    const after = openBadgeShape.parse(await read(other));
    expect(after.credentialSubject.id).not.toBe(before.credentialSubject.id);
    expect(after.credentialStatus.id).not.toBe(before.credentialStatus.id);
    expect(after.credentialSubject.achievement).toEqual(before.credentialSubject.achievement);
  });

  it('do not hold once any byte of them was changed', async () => {
    const { place, holder, issue } = await openIssued();
    await issue();
    const jwt = await badgeOf(holder, place);
    const ends = [0, jwt.indexOf('.') + 1, jwt.lastIndexOf('.') + 1, jwt.length - 2];
    for (const at of [...ends, ...Array.from({ length: 40 }, (_, nth) => nth * 23)]) {
      const changed = Buffer.from(jwt);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(read(changed.toString('latin1')), `byte ${at}`).rejects.toThrow();
    }
  });

  it('are for their holder and the staff who see the certificate, once it is issued and while it holds', async () => {
    const { office, place, holder, stranger, issue } = await openIssued();
    const [a, b] = staff;
    expect(await refusalOf(badgeOf(holder, place))).toBe('not_found');
    expect(await refusalOf(badgeOf(a, place))).toBe('transition_refused');
    await issue();
    expect(await refusalOf(badgeOf(stranger, place))).toBe('not_found');
    expect(await refusalOf(badgeOf(holder, { ...place, class_id: 404 }))).toBe('not_found');
    const unit_id = await insertUnit(test.services, '另一单位');
    const { class_id, certificate_id } = place;
    const partner = await openStaff(test.services, {
      roles: ['recommend'],
      unit_id,
      organization: [class_id],
    });
    expect(await refusalOf(badgeOf(partner, place))).toBe('not_found');
    await badgeOf(holder, place);
    await badgeOf(a, place);
    const { timeline } = await office.detail(a, certificate_id);
    expect(timeline.filter(({ action }) => action === 'badge').map(({ by }) => by)).toEqual(['', '甲']);
    await office.change(a, certificate_id, 'suspend');
    expect(await refusalOf(badgeOf(holder, place))).toBe('transition_refused');
    await office.change(b, certificate_id, 'revoke');
    expect(await refusalOf(badgeOf(a, place))).toBe('transition_refused');
    expect(await verifyChain(test.services.store.db, class_id)).toMatchObject({ ok: true });
  });

  it('take one place each in a list of states, however many ask at once', async () => {
    const { place, holder, issue } = await openIssued();
    await issue();
    const made = await Promise.all(Array.from({ length: 8 }, () => badgeOf(holder, place)));
    expect(new Set(made).size).toBe(1);
    const others = [await openIssued(), await openIssued(), await openIssued()];
    for (const other of others) await other.issue();
    await Promise.all(others.map((other) => badgeOf(other.holder, other.place)));
    const { rows } = await sql<{ placed: number; places: number; taken: number }>`
      select count(status_index)::int4 as placed, count(distinct (status_list, status_index))::int4 as places,
        (select last from prefix_series where series = 'credential') as taken
      from certificate where status_list is not null`.execute(test.services.store.db);
    const [{ placed, places, taken } = { placed: 0, places: 1, taken: 1 }] = rows;
    expect([places, taken]).toEqual([placed, placed]);
  });

  it('are made of certificates of teaching as well', async () => {
    const [a, b] = staff;
    const office = await openTaught(test.services, a, [2]);
    await office.prepare(a);
    await office.issue(b);
    const [row] = (await office.list(a)).items;
    const jwt = await badgeOf(a, { class_id: office.class_id, certificate_id: row?.certificate_id ?? 0 });
    const { credentialSubject } = openBadgeShape.parse(await read(jwt));
    expect(credentialSubject).toMatchObject({
      licenseNumber: row?.certificate_no,
      achievement: { achievementType: 'Certificate', name: '师资证书' },
    });
    expect(credentialSubject.achievement.criteria.narrative).toContain('120');
  });
});
