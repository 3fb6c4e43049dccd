import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prepareCodes } from './prepare-codes.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32 = (bytes: Uint8Array) => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
};

const newKey = (id: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const codeOf = (certificate_no: string) => {
    const says = `SC2/${id}/${certificate_no}/2026-12-18`;
    return `${says}/${base32(sign(null, Buffer.from(says), privateKey))}`;
  };
  return { id, public_key: publicKey.export({ format: 'jwk' }).x ?? '', codeOf };
};

const present = newKey('MFRGGZDF');
const retired = newKey('NBSWY3DP');
const other = newKey('AAAAAAAA');
const certificate_no = 'S000131000001263000058';
const certificate = { certificate_no, issued_on: '2026-12-18' };

/** Once in a browser with Ed25519, and once in one without it, as on plain http. */
const without = async () => {
  throw new DOMException('Unrecognized algorithm', 'NotSupportedError');
};
const ways = [
  ['by itself', undefined],
  ['by the library', without],
] as const;

describe.each(ways)('codes of certificates that a page checks %s', (_, own) => {
  it('are genuine with any of the published keys', async () => {
    const check = await prepareCodes([present, retired], own);
    for (const key of [present, retired])
      expect(await check(key.codeOf(certificate_no))).toEqual({ at: 'genuine', certificate });
  });

  it('are not called forged if the key is not published yet', async () => {
    const check = await prepareCodes([present], own);
    expect(await check(other.codeOf(certificate_no))).toEqual({ at: 'unknown_key' });
  });

  it('are forged if the id names another key, and if they are no code at all', async () => {
    const check = await prepareCodes([{ id: present.id, public_key: other.public_key }], own);
    expect(await check(present.codeOf(certificate_no))).toEqual({ at: 'forged' });
    for (const text of ['', certificate_no, 'SC2/', `SC1${present.codeOf(certificate_no).slice(3)}`])
      expect(await check(text)).toEqual({ at: 'forged' });
  });

  it('are never genuine once any bit of them was flipped', async () => {
    const check = await prepareCodes([present], own);
    const code = present.codeOf(certificate_no);
    for (let at = 0; at < code.length; at += 1) {
      const changed = Buffer.from(code);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 6));
      expect((await check(changed.toString('latin1'))).at, `byte ${at}`).not.toBe('genuine');
    }
  });
});
