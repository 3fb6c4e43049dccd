import { whenHere } from '../../lazy.js';
import { screenOf } from '../../screens.js';
import { history } from '../address.js';
import { loadProfile } from '../load-profile.js';
import { lazyLayout } from './lazy-layout.js';
import { decide } from './use-decision.js';

/**
 * Waits for the data in the page of a signed-in account, so that its prerendered frame is directly followed by the
 * real one. The component that draws a part reports its failure.
 */
export const begin = async (): Promise<void> => {
  await Promise.all([loadProfile(), whenHere(lazyLayout)]);
  const decision = decide(history.location);
  if (decision.kind === 'allow') await whenHere(screenOf(decision.match.route));
};
