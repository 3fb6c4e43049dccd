import { type CheckInResult, isCallError } from '@skillcert/api-client';
import { call } from '../../../../client/call.js';
import { showFailure } from '../../../../client/show-failure.js';
import { ownDevice } from '../own-device.js';
import { dropScans, type KeptScan, keptScans } from './kept-scans.js';

const atOnce = 100;

/** Scans that are on their way by themselves at this moment. */
export const underWay = new Set<string>();

const waiting = async (class_id: number): Promise<readonly KeptScan[]> =>
  (await keptScans(class_id)).filter(({ nonce }) => !underWay.has(nonce));

// Refusals that are final: a class that was called off or sealed takes nothing, and a text that no call takes is no
// number. A class that is not found may exist for the next account.
const finalRefusals = ['invalid_input', 'transition_refused', 'class_state'];

/** The answer to a stored scan, with the time of the scan, which it does not name. */
export type LateAnswer = CheckInResult & Pick<KeptScan, 'scanned_at'>;

type Tell = (answers: readonly LateAnswer[]) => void;

/**
 * Sends scans, and forgets those that the server has answered, or refuses for good. A faulty one among them blocks
 * no other.
 */
const send = async (class_id: number, events: readonly KeptScan[], tell: Tell): Promise<void> => {
  const drop = () =>
    dropScans(
      class_id,
      events.map(({ nonce }) => nonce),
    );
  try {
    const asked = { class_id, device: ownDevice(), events: [...events] };
    const { results } = await call('class/updateReportOnline', asked, { quiet: true });
    await drop();
    tell(
      results.flatMap((result, at) => {
        const event = events[at];
        return event && !event.denied ? [{ ...result, scanned_at: event.scanned_at }] : [];
      }),
    );
  } catch (error) {
    if (!isCallError(error, 'refused') || !finalRefusals.includes(error.refusal ?? '')) throw error;
    if (error.refusal === 'invalid_input' && events.length > 1) {
      for (const each of events) await send(class_id, [each], tell);
      return;
    }
    await drop();
    showFailure(error);
  }
};

/**
 * Sends the scans that this device has stored of a class, and forgets those that the server has answered. Sent
 * twice it counts once.
 * @param tell receives the results of those whom this device did not turn away itself
 * @throws the CallError of the first batch that did not get through; its scans stay stored
 */
export const sendKept = async (class_id: number, tell: Tell): Promise<void> => {
  for (;;) {
    const events = (await waiting(class_id)).slice(0, atOnce);
    if (events.length === 0) return;
    await send(class_id, events, tell);
  }
};
