import { auditAccount } from '../../../../platform/audit/audit-account.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { type RateLimit, takeFrom } from '../../../../platform/http/guards/take-from.js';
import type { Services } from '../../../../platform/services.js';

/** The account that looks at unmasked data, and its request. */
interface Looking {
  readonly services: Services;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
}

let spent = 0;

/** How many budgets of looks were used up since the process began. */
export const spentBudgets = (): number => spent;

/** Once a day for each account: a script that goes on asking fills neither the log nor the trail. */
const isFirst = async ({ services, caller }: Looking, { name, seconds }: RateLimit): Promise<boolean> => {
  try {
    await takeFrom(services, { name: `${name}-told`, hits: 1, seconds }, String(caller.user_id));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const recordSpent = async (looking: Looking, { name, hits }: RateLimit): Promise<void> => {
  const { services, caller, request } = looking;
  spent += 1;
  // The trail alone names the account, under this request.
  services.log.warn(
    { request_id: request.request_id, budget: name, per_day: hits },
    'an account has used up its looks at unmasked data',
  );
  const act = { caller, request, user_id: caller.user_id, at: services.now() };
  const step = { action: 'spend_looks', detail: { budget: name, per_day: hits } };
  await services.store.withTx((tx) => auditAccount(tx, act, step));
};

/**
 * Counts looks at unmasked data against what the account has of them a day. The first refused one is reported: to the
 * log, to the metrics and to the history of the account.
 * @throws Refusal too_many
 */
export const takeLooks = async (looking: Looking, budget: RateLimit, count = 1): Promise<void> => {
  const { services, caller } = looking;
  try {
    await takeFrom(services, budget, String(caller.user_id), count);
  } catch (error) {
    // Many at once may be too many while some are left: the budget is used up where a single look is refused.
    if (error instanceof Refusal && count === 1 && (await isFirst(looking, budget)))
      await recordSpent(looking, budget);
    throw error;
  }
};
