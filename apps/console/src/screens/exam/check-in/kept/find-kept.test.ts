import type { Profile } from '@skillcert/api-client';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const mocked = ['../../../../client/call.js', './kept-scans.js'];

afterAll(() => {
  for (const each of mocked) vi.doUnmock(each);
  vi.resetModules();
});
beforeEach(() => vi.resetModules());

const inNone = { organization_classes: [], owner_classes: [], paid_in_classes: [], sign_in_classes: [] };

/** The notice on a device that stores scans of two classes, one of which the account may not see. */
const notifiedTo = async (viewer: Partial<Profile>) => {
  vi.doMock('./kept-scans.js', () => ({
    countByClass: async () =>
      new Map([
        [7, 3],
        [404, 1],
      ]),
  }));
  vi.doMock('../../../../client/call.js', () => ({
    call: async (_name: string, { class_id }: { class_id: number }) => {
      if (class_id === 404) throw new CallError({ failure: 'refused', name: 'not_found', message: '' });
      return { class_id, class_name: '武汉班' };
    },
  }));
  const { CallError } = await import('@skillcert/api-client');
  const { findKept } = await import('./find-kept.js');
  const profile = { show_recommend: true, permission_classes: inNone, ...viewer } as Profile;
  return (await findKept(profile)).map(({ record, count }) => [record.class_name, count]);
};

it('notifies an account at a door of its waiting scans, and of no class outside its rights', async () => {
  expect(await notifiedTo({ roles: ['zky-admin'] })).toEqual([['武汉班', 3]]);
  const assigned = { ...inNone, sign_in_classes: [7] };
  expect(await notifiedTo({ roles: ['editor'], permission_classes: assigned })).toEqual([['武汉班', 3]]);
});

it('notifies no account that may not open that door', async () => {
  expect(await notifiedTo({ roles: ['editor'] })).toEqual([]);
  expect(await notifiedTo({ roles: ['expert'] })).toEqual([]);
});
