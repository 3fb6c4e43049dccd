import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A pair of RSA keys. */
export interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

export const newKeyPair = (): KeyPair => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A folder for keys as an operator keeps them; `remove` ends it. */
export const openKeyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'skillcert-keys-'));
  const write = (name: string, pem: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, pem, { mode: 0o600 });
    return path;
  };
  return {
    privateKey: (name: string, { privateKey }: KeyPair) =>
      write(name, privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: (name: string, { publicKey }: KeyPair) =>
      write(name, publicKey.export({ type: 'spki', format: 'pem' })),
    remove: () => rmSync(folder, { recursive: true }),
  };
};
