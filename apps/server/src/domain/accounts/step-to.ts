import { type AccountStatus, accountLifecycle, transition } from '@skillcert/core';
import { refuseFields, refuseTransition } from '../../platform/http/errors/refuse.js';

type Asked = Pick<Parameters<typeof transition>[1], 'actors'> & {
  readonly state: AccountStatus;
  readonly status: string;
  readonly reason: string;
};

/**
 * The step of an account's lifecycle that leads from the state to the wanted one.
 * @throws a Refusal: transition_refused, or the reason where the table asks for one
 */
export const stepTo = ({ state, status, actors, reason }: Asked) => {
  const row = accountLifecycle.transitions.find(({ from, to }) => from === state && to === status);
  if (!row) throw refuseTransition({ thing: 'account', state });
  const given = reason ? ['reason'] : [];
  const outcome = transition(accountLifecycle, { state, event: row.event, actors, given });
  if (outcome.ok) return row;
  if (outcome.why === 'missing_requirement') throw refuseFields({ refuse_content: 'reason_required' });
  throw refuseTransition({ thing: 'account', state }, outcome);
};
