import type { CallError, ErrorName, InputOf } from '@skillcert/api-client';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { KeptScan } from './kept-scans.js';
import type { LateAnswer } from './send-kept.js';

type Batch = InputOf<'class/updateReportOnline'>['events'];

const mocked = [
  '../../../../client/call.js',
  '../../../../client/show-failure.js',
  './kept-scans.js',
  '../own-device.js',
];

afterAll(() => {
  for (const each of mocked) vi.doUnmock(each);
  vi.resetModules();
});
beforeEach(() => vi.resetModules());

type Refusal = Pick<CallError, 'failure'> & { readonly name?: ErrorName };

const refusal = (name: ErrorName): Refusal => ({ failure: 'refused', name });

const scanOf = (n: number, more: Partial<KeptScan> = {}): KeptScan => ({
  nonce: `nonce-no-${n}`,
  enrol_no: `C26-${n}`,
  scanned_at: '2026-11-21T03:00:00.000Z',
  ...more,
});

/** A device with stored scans, and a server that answers or refuses a batch of them. */
const openDevice = async (scans: readonly KeptScan[], refuses: (batch: Batch) => Refusal | undefined) => {
  const kept = new Map(scans.map((scan) => [scan.nonce, scan]));
  const batches: number[] = [];
  const shown: unknown[] = [];
  const told: string[] = [];
  const times: string[] = [];
  vi.doMock('../../../../client/call.js', () => ({
    call: async (_name: string, { events }: { events: Batch }) => {
      batches.push(events.length);
      const refused = refuses(events);
      if (refused) throw new CallError({ ...refused, message: '' });
      return { results: events.map(({ nonce }) => ({ nonce, status: 'admitted' })) };
    },
  }));
  vi.doMock('../../../../client/show-failure.js', () => ({
    showFailure: (error: unknown) => shown.push(error),
  }));
  vi.doMock('../own-device.js', () => ({ ownDevice: () => 'device-one' }));
  vi.doMock('./kept-scans.js', () => ({
    keptScans: async () => [...kept.values()],
    dropScans: async (_class_id: number, nonces: readonly string[]) => {
      for (const nonce of nonces) kept.delete(nonce);
    },
  }));
  const { CallError } = await import('@skillcert/api-client');
  const { sendKept } = await import('./send-kept.js');
  const tell = (answers: readonly LateAnswer[]) => {
    told.push(...answers.map(({ nonce }) => nonce));
    times.push(...answers.map(({ scanned_at }) => scanned_at));
  };
  return { kept, batches, shown, told, times, send: () => sendKept(12, tell) };
};

const hasOdd = (batch: Batch) => batch.some(({ enrol_no }) => enrol_no === 'odd');

it('sends a batch that is refused as invalid one by one, and gives up the faulty one alone', async () => {
  const scans = [...Array(120).keys()].map((n) => scanOf(n, n === 7 ? { enrol_no: 'odd' } : {}));
  const device = await openDevice(scans, (batch) => (hasOdd(batch) ? refusal('invalid_input') : undefined));
  await device.send();
  expect([...device.kept]).toEqual([]);
  expect(device.batches).toEqual([100, ...Array(100).fill(1), 20]);
  expect(device.told).toHaveLength(119);
  expect(device.told).not.toContain('nonce-no-7');
  expect(device.shown).toHaveLength(1);
});

it('gives up scans that a class takes from nobody any more, and reports it', async () => {
  const device = await openDevice([scanOf(1), scanOf(2)], () => refusal('class_state'));
  await device.send();
  expect([...device.kept]).toEqual([]);
  expect(device.batches).toEqual([2]);
  expect(device.shown).toHaveLength(1);
});

it.each([
  ['there is no connection', { failure: 'network' as const }],
  ['the session has ended', { failure: 'expired' as const }],
  ['whoever signed in has no part in the class', refusal('not_found')],
  ['something moved at this moment', refusal('state_changed')],
])('keeps everything where %s', async (_, refused) => {
  const device = await openDevice([scanOf(1), scanOf(2)], () => refused);
  await expect(device.send()).rejects.toMatchObject({ failure: refused.failure });
  expect(device.kept.size).toBe(2);
  expect(device.shown).toEqual([]);
});

it('reports the fate of everybody except those whom the device turned away itself', async () => {
  const device = await openDevice([scanOf(1), scanOf(2, { denied: 'old_ticket' })], () => undefined);
  await device.send();
  expect(device.told).toEqual(['nonce-no-1']);
});

it('says of each answer when it was scanned', async () => {
  const scanned_at = '2026-11-21T04:05:06.000Z';
  const device = await openDevice(
    [scanOf(1, { denied: 'old_ticket' }), scanOf(2, { scanned_at })],
    () => undefined,
  );
  await device.send();
  expect(device.times).toEqual([scanned_at]);
});
