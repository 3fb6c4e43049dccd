import { randomInt } from 'node:crypto';
import type { TicketPurpose } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { sha256 } from '../crypto/sha256.js';
import { Refusal } from '../http/errors/refuse.js';
import type { Services } from '../services.js';
import type { Database } from '../store/database.js';
import { demandProof } from './demand-proof.js';
import { takeCode } from './take-code.js';

/** The requester of a code, and the phone. */
export interface CodeRequest {
  readonly purpose: TicketPurpose;
  /** Canonical: variants of one number share one budget. */
  readonly phone: string;
  /** The secret of the browser's `code` cookie; only that browser can use the code. */
  readonly browser: string;
  readonly address: string;
  readonly language: string;
  /** The solved challenge, where the request carries one. */
  readonly proof: string | undefined;
  /** Whether the message leaves; nothing else differs. */
  readonly deliver: boolean;
}

const refuseTooSoon = async (tx: Transaction<Database>, purpose: string, phone_index: Buffer, now: Date) => {
  const { sent_at } = await tx
    .selectFrom('verify_code')
    .select('sent_at')
    .where('purpose', '=', purpose)
    .where('phone_index', '=', phone_index)
    .where('class_id', '=', 0)
    .executeTakeFirstOrThrow();
  const passed = (now.getTime() - sent_at.getTime()) / 1000;
  const seconds = Math.max(1, Math.ceil(limits.code_resend_seconds - passed));
  throw new Refusal('code_too_soon', { values: { seconds }, retry_after: seconds });
};

const newCode = () => String(randomInt(10 ** limits.code_digits)).padStart(limits.code_digits, '0');

/**
 * Sends a code to a phone, replacing the former one. Code, counters and message commit together: a refusal sends
 * nothing and costs nothing.
 * @throws Refusal code_too_soon within 60 s, too_many beyond the budgets of the phone, the address and the whole
 * product, proof_needed with a challenge from the fourth code of a browser or an address on, and for everybody once
 * half of all have left
 */
export const sendCode = (services: Services, request: CodeRequest): Promise<void> => {
  const { purpose, phone, language, address, proof, deliver } = request;
  const requested_by = sha256(request.browser);
  const phone_index = services.keyring.blindIndex('phone', phone);
  return services.store.withTx(async (tx) => {
    const now = services.now();
    const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    const code = newCode();
    const fresh = {
      code_hash: services.keyring.codeHash(purpose, phone_index, 0, code),
      tries_left: limits.code_tries,
      requested_by,
      sent_at: now,
      expires_at: new Date(now.getTime() + limits.code_life_seconds * 1000),
    };
    const stored = await tx
      .insertInto('verify_code')
      .values({ purpose, phone_index, class_id: 0, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['purpose', 'phone_index', 'class_id'])
          .doUpdateSet(fresh)
          .where('verify_code.sent_at', '<=', before(limits.code_resend_seconds)),
      )
      .returning(sql<boolean>`true`.as('stored'))
      .executeTakeFirst();
    if (!stored) await refuseTooSoon(tx, purpose, phone_index, now);
    const within = { ...services, store: { ...services.store, db: tx } };
    const costsWork = await takeCode(within, { purpose, phone_index, address, requested_by, deliver });
    if (costsWork) await demandProof(within, { purpose, phone_index, proof });
    const params = { code, minutes: String(limits.code_life_seconds / 60) };
    await services.sms.queueIf(tx, deliver, { template: 'verify_code', phone, language, params });
  });
};
