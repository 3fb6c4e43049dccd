import type { z } from 'zod';
import type { Services } from '../../../platform/services.js';
import type { Row } from '../../../platform/store/database.js';
import { reportOf, type sandboxNotice } from './sandbox-report.js';
import { sandboxHeaders, signNotice } from './sandbox-signature.js';

const patienceMs = 5_000;

/**
 * Reports an order once to the server that opened it. A notice that does not arrive is lost: the other side has to ask.
 */
export const sendSandboxNotice = async (
  { keyring, log, now }: Pick<Services, 'keyring' | 'log' | 'now'>,
  order: Row<'sandbox_order'>,
): Promise<void> => {
  const { paid_at, ...report } = reportOf(order);
  const said = { ...report, amount_cents: order.amount_cents, paid_at: paid_at?.toISOString() ?? null };
  const body = JSON.stringify(said satisfies z.input<typeof sandboxNotice>);
  const timestamp = String(Math.floor(now().getTime() / 1000));
  try {
    await fetch(order.notify_url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [sandboxHeaders.timestamp]: timestamp,
        [sandboxHeaders.signature]: signNotice(keyring, timestamp, body),
      },
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    log.warn({ err: error }, 'a notice of the sandbox did not arrive');
  }
};
