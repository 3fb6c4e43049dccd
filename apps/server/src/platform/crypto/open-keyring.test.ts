import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKeyring } from './open-keyring.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'skillcert-key-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const key = Buffer.alloc(32, 7).toString('base64');

it('makes a key that only its owner can read, and finds it again', () => {
  const data_dir = join(dir, 'data');
  const sealed = openKeyring({ data_dir }).seal('phone', '13800000001');
  expect(statSync(join(data_dir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(openKeyring({ data_dir }).open('phone', sealed)).toBe('13800000001');
  expect(readdirSync(data_dir)).toEqual(['secret.key']);
});

it('prefers SECRET_KEY to a file, and a named file to the one in the data directory', () => {
  const file = join(dir, 'key');
  writeFileSync(file, `${Buffer.alloc(32, 8).toString('base64')}\n`);
  const both = openKeyring({ data_dir: dir, secret_key: key, secret_key_file: file });
  const fromFile = openKeyring({ data_dir: dir, secret_key_file: file });
  expect(both.checkValue()).toEqual(openKeyring({ data_dir: dir, secret_key: key }).checkValue());
  expect(fromFile.checkValue()).not.toEqual(both.checkValue());
  expect(readdirSync(dir)).toEqual(['key']);
});

it.each([
  ['a key that is too short', { secret_key: 'c2hvcnQ=' }, 'The secret key in SECRET_KEY is not 32 bytes'],
  ['a key file that is not there', { secret_key_file: '/nowhere/key' }, 'SECRET_KEY_FILE names /nowhere/key'],
])('says what is wrong with %s', (_what, config, message) => {
  expect(() => openKeyring({ data_dir: dir, ...config })).toThrow(message);
});

it('does not replace a key file that it cannot understand', () => {
  writeFileSync(join(dir, 'secret.key'), 'damaged');
  expect(() => openKeyring({ data_dir: dir })).toThrow('is not 32 bytes');
  expect(readFileSync(join(dir, 'secret.key'), 'utf8')).toBe('damaged');
});

it('reports that the key file cannot be read', () => {
  mkdirSync(join(dir, 'secret.key'));
  expect(() => openKeyring({ data_dir: dir })).toThrow('cannot be read');
});
