import type { OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';

type Asked = OutputOf<'payment/requestOwnInvoices'>;

/** The chosen ones in parts of what one call takes; one part without ids if nobody is chosen, which means all. */
export const partsOf = (chosen: readonly number[]): readonly (readonly number[] | undefined)[] => {
  const most = limits.decide_at_once_max;
  if (chosen.length === 0) return [undefined];
  return Array.from({ length: Math.ceil(chosen.length / most) }, (_, at) =>
    chosen.slice(at * most, (at + 1) * most),
  );
};

/** Asks in rounds until nothing is left; the number asked for, also where a later round was refused. */
export const askInRounds = async (send: () => Promise<Asked | undefined>): Promise<number> => {
  let asked = 0;
  for (let left = 1; left > 0; ) {
    const done = await send();
    if (!done) break;
    asked += done.asked;
    // A payment that no round can ask for must not be tried for ever.
    left = done.asked > 0 ? done.left : 0;
  }
  return asked;
};
