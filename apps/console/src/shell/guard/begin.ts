import { whenHere } from '../../late.js';
import { screenOf } from '../../screens.js';
import { history } from '../address.js';
import { loadProfile } from '../load-profile.js';
import { lateLayout } from './late-layout.js';
import { decide } from './use-decision.js';

/**
 * Waits for what the page of somebody signed in brings along, so that its drawn frame is followed by the real one at once and by
 * nothing between. What fails to come is told by whoever draws it.
 */
export const begin = async (): Promise<void> => {
  await Promise.all([loadProfile(), whenHere(lateLayout)]);
  const decision = decide(history.location);
  if (decision.kind === 'allow') await whenHere(screenOf(decision.match.route));
};
