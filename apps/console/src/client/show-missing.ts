import { currentWords } from '../messages/words-state.js';
import { sayMissing } from './say-missing.js';
import { toaster } from './toaster.js';

/** Long enough to look at the document beside it; the history of messages keeps it. */
const shownMs = 15_000;

/** Shows the person who had a document made the characters that it shows by their numbers. */
export const showMissing = (characters: readonly string[]): void => {
  const message = sayMissing(currentWords().t, characters);
  // A document that is previewed and then saved shows it once.
  if (toaster.items().some((shown) => shown.message === message)) return;
  toaster.show({ tone: 'warning', message, duration: shownMs });
};
