import type { CheckInResult } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { ownDevice } from '../own-device.js';
import { dropScans, type KeptScan, keptScans } from './kept-scans.js';

const atOnce = 100;

/** Scans that are on their way by themselves at this moment. */
export const underWay = new Set<string>();

const waiting = async (class_id: number): Promise<readonly KeptScan[]> =>
  (await keptScans(class_id)).filter(({ nonce }) => !underWay.has(nonce));

/**
 * Sends what this device has kept of a class, and forgets what the server has answered. Sent twice it counts once.
 * @returns what became of those whom this device did not turn away itself
 * @throws the CallError of the first batch that did not get through; what it held stays kept
 */
export const sendKept = async (class_id: number): Promise<readonly CheckInResult[]> => {
  const results: CheckInResult[] = [];
  const device = ownDevice();
  for (;;) {
    const events = (await waiting(class_id)).slice(0, atOnce);
    if (events.length === 0) return results;
    const answer = await call('class/updateReportOnline', { class_id, device, events }, { quiet: true });
    await dropScans(
      class_id,
      events.map(({ nonce }) => nonce),
    );
    results.push(...answer.results.filter((_, at) => !events[at]?.denied));
  }
};
