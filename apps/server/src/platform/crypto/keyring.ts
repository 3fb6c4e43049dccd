import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { createNonces } from './nonces.js';
import { type SigningKey, signingKeyOf } from './signing-key.js';

/** Seals personal data, one field at a time, and finds it again by equality without opening it. */
export interface Keyring {
  /**
   * Encrypts one value; `field` (such as "phone") is bound to it, so that a value moved to another field does not
   * open.
   */
  seal(field: string, text: string): Buffer;
  /** @throws when the bytes were changed, belong to another field, or were sealed with another key */
  open(field: string, sealed: Buffer): string;
  sealBytes(field: string, bytes: Uint8Array): Buffer;
  openBytes(field: string, sealed: Buffer): Buffer;
  /** The same 32 bytes for the same text of a field: for unique keys and look-ups. Normalise the text first. */
  blindIndex(field: string, text: string): Buffer;
  /** Keyed hash of a one-time code, bound to everything it may be used for. */
  codeHash(purpose: string, phone_index: Buffer, class_id: number, code: string): Buffer;
  /** Keyed hash by which the server recognises the values that it issued; `use` keeps two kinds apart. */
  sign(use: string, ...parts: string[]): Buffer;
  /**
   * The pair of keys that signs documents of this use: with the public one anybody verifies them without the
   * server.
   */
  signingKey(use: string): SigningKey;
  /** Distinguishes this key from another without revealing it; stored in the database. */
  checkValue(): Buffer;
}

const version = 1;
const versionByte = Buffer.of(version);
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + nonceBytes;

/** One key per use and field, so that none ever serves two purposes. */
function subKeys(root: Buffer): (use: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (use) => {
    const found = known.get(use);
    if (found) return found;
    const key = Buffer.from(hkdfSync('sha256', root, 'skillcert', use, 32));
    known.set(use, key);
    return key;
  };
}

/** The HMAC of some parts. Each is preceded by its length, so that ("a","bc") and ("ab","c") differ. */
const macOf = (key: Buffer, parts: readonly (string | Buffer)[]): Buffer => {
  const hmac = createHmac('sha256', key);
  for (const part of parts) {
    const size = Buffer.byteLength(part);
    const bytes = Buffer.allocUnsafe(4 + size);
    bytes.writeUInt32BE(size);
    if (typeof part === 'string') bytes.write(part, 4);
    else part.copy(bytes, 4);
    hmac.update(bytes);
  }
  return hmac.digest();
};

/** A keyring over a root key of 32 bytes. Sealed form: version byte, 12-byte nonce, ciphertext, 16-byte tag. */
export function createKeyring(root: Buffer): Keyring {
  if (root.length !== 32) throw new Error(`The secret key has ${root.length} bytes; it must have 32.`);
  const keyFor = subKeys(Buffer.from(root));

  const pairs = new Map<string, SigningKey>();
  const nextNonce = createNonces(nonceBytes);

  const sealBytes = (field: string, bytes: Uint8Array): Buffer => {
    const nonce = nextNonce();
    const cipher = createCipheriv('aes-256-gcm', keyFor('seal'), nonce).setAAD(Buffer.from(field));
    const body = cipher.update(bytes);
    cipher.final();
    return Buffer.concat([versionByte, nonce, body, cipher.getAuthTag()]);
  };

  const openBytes = (field: string, sealed: Buffer): Buffer => {
    if (sealed.length < headerBytes + tagBytes || sealed[0] !== version) {
      throw new Error(`A sealed ${field} is not in a form this release knows.`);
    }
    const decipher = createDecipheriv('aes-256-gcm', keyFor('seal'), sealed.subarray(1, headerBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(field)).setAuthTag(sealed.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(headerBytes, -tagBytes)), decipher.final()]);
    } catch (error) {
      throw new Error(`A sealed ${field} does not open: it was changed, or sealed with another key.`, {
        cause: error,
      });
    }
  };

  const mac = (use: string, ...parts: (string | Buffer)[]) => macOf(keyFor(use), parts);

  return {
    seal: (field, text) => sealBytes(field, Buffer.from(text, 'utf8')),
    open: (field, sealed) => openBytes(field, sealed).toString('utf8'),
    sealBytes,
    openBytes,
    blindIndex: (field, text) => mac(`blind index ${field}`, text),
    codeHash: (purpose, phone_index, class_id, code) =>
      mac('code', purpose, phone_index, String(class_id), code),
    sign: (use, ...parts) => mac(`sign ${use}`, ...parts),
    signingKey: (use) => {
      const known = pairs.get(use) ?? signingKeyOf(keyFor(`pair ${use}`));
      pairs.set(use, known);
      return known;
    },
    checkValue: () => mac('check value', 'skillcert'),
  };
}
