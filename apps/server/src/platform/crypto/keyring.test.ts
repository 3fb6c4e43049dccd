import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring } from './keyring.js';

const root = randomBytes(32);
const keyring = createKeyring(root);

describe('sealing', () => {
  it('returns every text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(keyring.open('phone', keyring.seal('phone', text))).toBe(text);
      }),
    );
  });

  it('gives bytes back as they were', () => {
    const bytes = randomBytes(100_000);
    expect(keyring.openBytes('photo', keyring.sealBytes('photo', bytes))).toEqual(bytes);
  });

  it('never seals the same text twice in the same way', () => {
    expect(keyring.seal('phone', '13800000001')).not.toEqual(keyring.seal('phone', '13800000001'));
  });

  it('notices a change of any single byte', () => {
    const sealed = keyring.seal('id_card', '11010119900307001X');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => keyring.open('id_card', changed), `byte ${at}`).toThrow(/A sealed id_card/);
    }
  });

  it('notices a value cut short at any length', () => {
    const sealed = keyring.seal('id_card', '11010119900307001X');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => keyring.open('id_card', sealed.subarray(0, length))).toThrow(/A sealed id_card/);
    }
  });

  it('does not open a value that was moved to another field', () => {
    expect(() => keyring.open('id_card', keyring.seal('phone', '13800000001'))).toThrow(/does not open/);
  });

  it('does not open with another key', () => {
    const other = createKeyring(randomBytes(32));
    expect(() => other.open('phone', keyring.seal('phone', '13800000001'))).toThrow(/another key/);
  });

  it('opens after a restart with the same key', () => {
    expect(createKeyring(root).open('phone', keyring.seal('phone', '13800000001'))).toBe('13800000001');
  });
});

describe('blind indexes', () => {
  it('are the same for the same text, and differ by text, by field and by key', () => {
    const index = keyring.blindIndex('phone', '13800000001');
    expect(createKeyring(root).blindIndex('phone', '13800000001')).toEqual(index);
    expect(keyring.blindIndex('phone', '13800000002')).not.toEqual(index);
    expect(keyring.blindIndex('id_card', '13800000001')).not.toEqual(index);
    expect(createKeyring(randomBytes(32)).blindIndex('phone', '13800000001')).not.toEqual(index);
  });
});

describe('code hashes', () => {
  const phone = keyring.blindIndex('phone', '13800000001');
  it('are bound to purpose, phone, class and code', () => {
    const hash = keyring.codeHash('enrol', phone, 1, '123456');
    expect(keyring.codeHash('enrol', phone, 1, '123456')).toEqual(hash);
    const others = [
      keyring.codeHash('reset', phone, 1, '123456'),
      keyring.codeHash('enrol', keyring.blindIndex('phone', '13800000002'), 1, '123456'),
      keyring.codeHash('enrol', phone, 11, '23456'),
      keyring.codeHash('enrol', phone, 1, '123457'),
    ];
    for (const other of others) expect(other).not.toEqual(hash);
  });
});

it('signs by use and by part', () => {
  const signature = keyring.sign('challenge', 'a', 'bc');
  expect(createKeyring(root).sign('challenge', 'a', 'bc')).toEqual(signature);
  for (const other of [
    keyring.sign('challenge', 'ab', 'c'),
    keyring.sign('other', 'a', 'bc'),
    createKeyring(randomBytes(32)).sign('challenge', 'a', 'bc'),
  ])
    expect(other).not.toEqual(signature);
});

it('refuses a root key of another length', () => {
  expect(() => createKeyring(randomBytes(16))).toThrow('it must have 32');
});
