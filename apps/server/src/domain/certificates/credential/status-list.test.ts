import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { openStaff } from '../../class/testing/staff.js';
import { openCertifying } from '../testing/certificate-office.js';
import { fetchBadge } from './fetch-badge.js';
import { credentialKeys } from './sign-credential.js';
import { readCredential, readStatus } from './testing/read-credential.js';
import { verifierAt } from './testing/verifier-at.js';

const public_origin = 'https://cert.example.org';
/** The lifetime of a signed list. */
const kept = 60;

describe.each(engines)('the list of states on $name', (engine) => {
  let test: TestApp;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    test = await openTestApp(engine, { config: { public_origin, signing_round: 2 } });
    const person = () => openStaff(test.services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person()];
  });
  afterAll(() => test.close());

  const fetch = (address: string) => verifierAt(test.app)(address);

  /** Issued certificates, each with its badge, and a verifier's view of the nth. */
  const openBadges = async (count: number) => {
    const [a, b] = staff;
    const office = await openCertifying(test.services, staff, Array(count).fill(75));
    await office.prepare(a);
    await office.issue(b);
    const { items } = await office.list(a, { sort: 'certificate_no' });
    const ids = items.map(({ certificate_id }) => certificate_id ?? 0);
    const badges: string[] = [];
    for (const certificate_id of ids) {
      const input = { class_id: office.class_id, certificate_id };
      const { credential } = await callHandler(fetchBadge, { services: test.services, caller: a, input });
      badges.push(credential);
    }
    const see = async (nth: number) => {
      const now = test.services.now();
      const badge = await readCredential(badges[nth] ?? '', fetch, now);
      return readStatus(badge.credentialStatus, fetch, now);
    };
    return { office, ids, see };
  };

  const later = () => test.pass(kept + 1);

  it('marks by a bit a certificate that is suspended, no longer, revoked, or replaced, and no other one', async () => {
    const [a, b, c] = staff;
    const { office, ids, see } = await openBadges(3);
    const [first = 0, second = 0] = ids;
    const none = (await see(0)).set;
    const seen = async () => [(await see(0)).isSet, (await see(1)).isSet, (await see(2)).isSet];
    expect(await seen()).toEqual([false, false, false]);

    await office.change(a, first, 'suspend');
    later();
    expect(await seen()).toEqual([true, false, false]);
    expect((await see(0)).set).toBe(none + 1);
    await office.change(b, first, 'lift');
    later();
    expect(await seen()).toEqual([false, false, false]);

    await office.change(b, first, 'suspend');
    await office.change(c, first, 'revoke');
    const next = await office.replace(a, second, 'correct', '欧阳更正');
    later();
    expect(await seen()).toEqual([true, false, false]);
    await office.issue(b, [next.certificate_id]);
    later();
    expect(await seen()).toEqual([true, true, false]);
  });

  it('may be cached by the client, and is signed once a minute', async () => {
    const { office, ids, see } = await openBadges(1);
    later();
    const path = '/credentials/status/1';
    const ask = () => test.app.inject({ url: path, headers: { host: 'cert.example.org' } });
    const answer = await ask();
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'content-type': expect.stringMatching(/^application\/vc\+jwt/),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await office.change(staff[0], ids[0] ?? 0, 'suspend');
    test.pass(kept - 1);
    expect((await ask()).body).toBe(answer.body);
    test.pass(2);
    expect((await ask()).body).not.toBe(answer.body);
    expect((await see(0)).isSet).toBe(true);
  });

  it('contains nothing of a person: bits, an address, a key and days', async () => {
    const { see } = await openBadges(1);
    const { said } = await see(0);
    expect(Object.keys(said).toSorted()).toEqual([
      ...['@context', 'credentialSubject', 'exp', 'id', 'iss', 'issuer', 'jti', 'nbf', 'sub', 'type'],
      ...['validFrom', 'validUntil'],
    ]);
    expect(Object.keys(said.credentialSubject).toSorted()).toEqual([
      ...['encodedList', 'id', 'statusPurpose', 'ttl', 'type'],
    ]);
  });

  it.each(['0', '2', '9999999', '99999999', '1x', '-1'])('is not there by the number %s', async (list) => {
    await openBadges(1);
    const { statusCode } = await test.app.inject({ url: `/credentials/status/${list}` });
    expect(statusCode).toBe(404);
  });

  it('is checked with any key that was ever used, and with no other', async () => {
    const ids = credentialKeys(test.services).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      const jwk = JSON.parse(await fetch(`${public_origin}/credentials/keys/${id}`));
      expect(Object.keys(jwk).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    }
    const issuer = JSON.parse(await fetch(`${public_origin}/credentials/issuer`));
    expect(issuer.assertionMethod).toEqual(ids.map((id) => `${public_origin}/credentials/keys/${id}`));
    await expect(fetch(`${public_origin}/credentials/keys/AAAAAAAA`)).rejects.toThrow('404');
  });
});
