import { late } from '../late.js';
import { completeWords } from '../messages/words-state.js';

/** The frame around every screen of a signed-in account, with the words of the signed-in part. */
export const lateLayout = late(async () => {
  const [{ ConsoleLayout }] = await Promise.all([import('./layout/console-layout.js'), completeWords()]);
  return ConsoleLayout;
});
