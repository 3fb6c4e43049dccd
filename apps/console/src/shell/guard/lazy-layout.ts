import { lazy } from '../../lazy.js';
import { completeWords } from '../../messages/words-state.js';

/** The frame of every screen of somebody signed in, with the words of the signed-in part. */
export const lazyLayout = lazy(async () => {
  const [{ ConsoleLayout }] = await Promise.all([import('../layout/console-layout.js'), completeWords()]);
  return ConsoleLayout;
});
