import { proofHeader, type TicketPurpose } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { randomToken } from '../crypto/random-token.js';
import type { RequestFacts } from '../http/calls/handle.js';
import { takeFromAddress } from '../http/guards/limit-address.js';
import type { Services } from '../services.js';
import { sendCode } from './send-code.js';

// Longer than a code lives: the requests of a browser are counted by the hour.
const browserLife = 3_600;

const isSecret = (cookie: string | undefined) => cookie !== undefined && /^[\w-]{43}$/.test(cookie);

/** Which phone a code is wanted for, and whether a message leaves at all. */
interface Wanted {
  readonly purpose: TicketPurpose;
  /** Canonical. */
  readonly phone: string;
  /** False if nobody could use the code: everything is counted and answered as if it had been sent. */
  readonly deliver: boolean;
}

// Also counts refusals, and before anything else: a request beyond it costs one statement.
const asksPerAddress = { name: 'code-asks', hits: limits.code_asks_per_address_per_hour, seconds: 3_600 };

/** Sends a code that works in the requesting browser only, and returns when the next may be requested. */
export const answerCode = async (services: Services, request: RequestFacts, wanted: Wanted) => {
  await takeFromAddress(services, asksPerAddress, request.address);
  const known = request.cookie('code');
  const browser = known !== undefined && isSecret(known) ? known : randomToken();
  const { address, language } = request;
  await sendCode(services, { ...wanted, browser, address, language, proof: request.header(proofHeader) });
  request.setCookie('code', browser, browserLife);
  return { resend_after: limits.code_resend_seconds, expires_in: limits.code_life_seconds };
};
