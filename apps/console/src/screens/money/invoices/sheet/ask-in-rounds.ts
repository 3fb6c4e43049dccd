import type { OutputOf } from '@skillcert/api-client';
import { limits, partsOf } from '@skillcert/core';

type Asked = OutputOf<'payment/requestOwnInvoices'>;

/** The outcome of asking. */
interface Told {
  /** The number asked for, also where a later round was refused. */
  readonly asked: number;
  /** Whether every round was answered, and nothing is left. */
  readonly isWhole: boolean;
}

/** Asks in rounds until nothing is left. */
export const askInRounds = async (send: () => Promise<Asked | undefined>): Promise<Told> => {
  let asked = 0;
  let inVain = 0;
  for (let left = 1; left > 0 && inVain < 2; ) {
    const done = await send();
    if (!done) return { asked, isWhole: false };
    asked += done.asked;
    // A colleague may have been faster by one round; a payment that none can ask for must not be tried for ever.
    inVain = done.asked > 0 ? 0 : inVain + 1;
    left = done.left;
  }
  return { asked, isWhole: inVain < 2 };
};

/** Asks part by part until one is refused or has no answer; says which of the chosen are still to be asked for. */
export const askForParts = async (
  chosen: readonly number[],
  send: (part: readonly number[] | undefined) => Promise<Asked | undefined>,
): Promise<Told & { readonly rest: readonly number[] }> => {
  let asked = 0;
  // One part without ids means all.
  const parts = chosen.length > 0 ? partsOf(chosen, limits.decide_at_once_max) : [undefined];
  for (const [at, part] of parts.entries()) {
    const told = await askInRounds(() => send(part));
    asked += told.asked;
    if (!told.isWhole) return { asked, isWhole: false, rest: parts.slice(at).flatMap((each) => each ?? []) };
  }
  return { asked, isWhole: true, rest: [] };
};
