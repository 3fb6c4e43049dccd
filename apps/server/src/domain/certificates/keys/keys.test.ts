import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { certificateKeys, signCertificate } from '../sign-certificate.js';
import { signatureHolds } from '../testing/signature-holds.js';
import { isCheck, keysTag } from './embed-keys.js';

const certificate = { certificate_no: 'S000131000001265000001', issued_on: '2026-11-21' };

// One engine: no statement is made.
describe.each(engines.slice(0, 1))('the published keys of certificates, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine, { config: { signing_round: 2 } });
  });
  afterAll(() => test.close());

  const fetchKeys = async () => {
    const { data } = await createBrowser(test.app).call('certificate/fetchKeys', {});
    return data as { keys: { id: string; public_key: string; signs: boolean }[] };
  };

  it('are readable by anybody, the signing one first, and verify all that each of them signed', async () => {
    const { keys } = await fetchKeys();
    expect(keys.map(({ signs }) => signs)).toEqual([true, false]);
    const codes = certificateKeys(test.services).map((key) => signCertificate(key, certificate));
    for (const [index, code] of codes.entries()) {
      const { id = '', public_key = '' } = keys[index] ?? {};
      expect(code.split('/')[1]).toBe(id);
      expect(await signatureHolds(code, public_key)).toBe(true);
      expect(await signatureHolds(code.replace('S0001', 'S0002'), public_key)).toBe(false);
      expect(await signatureHolds(code, keys[1 - index]?.public_key ?? '')).toBe(false);
    }
  });

  it('stand in the page that verifies certificates, and in no other', async () => {
    const { keys } = await fetchKeys();
    for (const { public_key } of keys) expect(keysTag(test.services)).toContain(public_key);
    for (const path of ['/verify', '/verify/S1']) expect(isCheck(path)).toBe(true);
    for (const path of ['/verifying', '/enroll']) expect(isCheck(path)).toBe(false);
  });

  it('reveal nothing of the private keys', async () => {
    expect(Object.keys((await fetchKeys()).keys[0] ?? {})).toEqual(['id', 'public_key', 'signs']);
  });
});
