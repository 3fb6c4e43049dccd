import type { CallError } from '@skillcert/api-client';
import type { ToastLink } from '@skillcert/ui';
import { currentWords } from '../messages/words-state.js';
import type { RouteTitleKey } from '../route-kinds.js';
import { currentActiveClass } from '../state/active-class.js';
import { currentSession } from '../state/session.js';
import { type Lead, leadTo } from './lead-to.js';
import { leaveOtherClass } from './leave-other-class.js';
import { placeOfError } from './place-of-error.js';

/** Whether the reader is there already, with all parts of the address. */
const isHere = ({ to, class_id }: Lead): boolean => {
  const { pathname, searchParams } = new URL(to, location.origin);
  const here = new URLSearchParams(location.search);
  const isActive = class_id !== undefined && class_id === currentActiveClass()?.class_id;
  return (
    pathname === location.pathname &&
    [...searchParams].every(([name, value]) => here.get(name) === value || (name === 'class' && isActive))
  );
};

/** The link of a refusal to the place that resolves it, for an account that may go there and is not there yet. */
export const leadOfError = (error: CallError, class_id: number | undefined): ToastLink | undefined => {
  const session = currentSession();
  const place = placeOfError(error);
  if (!place || !('profile' in session)) return undefined;
  const { obstacle } = error;
  const lead = leadTo(place, session.profile, {
    class_id: class_id ?? currentActiveClass()?.class_id,
    state: obstacle && 'state' in obstacle ? obstacle.state : undefined,
  });
  if (!lead || isHere(lead)) return undefined;
  return {
    to: lead.to,
    // Titles are checked where the table of routes is written.
    label: currentWords().t(lead.title as RouteTitleKey),
    onFollow: () => leaveOtherClass(lead.class_id),
  };
};
