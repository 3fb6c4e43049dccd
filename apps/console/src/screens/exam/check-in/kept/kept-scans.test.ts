import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { countByClass, dropScans, keepScan } from './kept-scans.js';

const scanOf = (nonce: string) => ({ nonce, enrol_no: 'C26-1', scanned_at: '2026-11-21T03:00:00.000Z' });
const kept: { kept_scans?: unknown } = {};

beforeEach(() => {
  // As over plain http: the page itself stores the scans.
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('localStorage', Object.assign(kept, { removeItem: () => delete kept.kept_scans }));
});
afterAll(() => vi.unstubAllGlobals());

it('counts the waiting scans of every class, and notes for other screens whether there are any', async () => {
  expect([...(await countByClass())]).toEqual([]);
  expect(kept.kept_scans).toBeUndefined();
  for (const nonce of ['one', 'two']) await keepScan(12, scanOf(nonce));
  await keepScan(7, scanOf('one'));
  expect(kept.kept_scans).toBe(1);
  expect([...(await countByClass())].sort()).toEqual([
    [12, 2],
    [7, 1],
  ]);
  await dropScans(12, ['one', 'two']);
  expect([...(await countByClass())]).toEqual([[7, 1]]);
  expect(kept.kept_scans).toBe(1);
  await dropScans(7, ['one']);
  expect([...(await countByClass())]).toEqual([]);
  expect(kept.kept_scans).toBeUndefined();
});
