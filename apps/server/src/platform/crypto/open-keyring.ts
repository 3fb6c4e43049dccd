import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../settings/config.js';
import { errorCode } from '../store/error-code.js';
import { makePrivateDir } from '../store/make-private-dir.js';
import { syncDir } from '../store/sync-dir.js';
import { createKeyring, type Keyring } from './keyring.js';

const howToMake = 'Make one with: openssl rand -base64 32';

function parseKey(text: string, from: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) {
    throw new Error(`The secret key in ${from} is not 32 bytes in base64. ${howToMake}`);
  }
  return key;
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new Error(`The secret key file ${file} cannot be read.`, { cause: error });
  }
}

/**
 * Writes a new key beside the file and links it into place: a link fails if the name is taken, so of two processes
 * starting at once one wins, and nobody reads half a key.
 */
function createKeyFile(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(descriptor);
    linkSync(draft, file);
    syncDir(dirname(file));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
}

/**
 * Opens the keyring: SECRET_KEY, else SECRET_KEY_FILE, else `secret.key` in the data directory, made on first use.
 * @throws a sentence saying which of them is unusable
 */
export function openKeyring(config: Pick<Config, 'data_dir' | 'secret_key' | 'secret_key_file'>): Keyring {
  if (config.secret_key) return createKeyring(parseKey(config.secret_key, 'SECRET_KEY'));
  if (config.secret_key_file) {
    const text = readKeyFile(config.secret_key_file);
    if (text === undefined) {
      throw new Error(`SECRET_KEY_FILE names ${config.secret_key_file}, which does not exist. ${howToMake}`);
    }
    return createKeyring(parseKey(text, config.secret_key_file));
  }
  const file = join(config.data_dir, 'secret.key');
  if (readKeyFile(file) === undefined) {
    makePrivateDir(config.data_dir);
    createKeyFile(file);
  }
  return createKeyring(parseKey(readKeyFile(file) ?? '', file));
}
