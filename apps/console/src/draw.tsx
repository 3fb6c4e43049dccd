import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { completeWords, loadWords } from './messages/words-state.js';
import { ComingFrame } from './shell/layout/coming-frame.js';
import { settings } from './state/settings.js';

const frame = '/frame';

/**
 * The page before it has any data, which the server sends with it; at `/frame`, which is no address, the first view
 * of a signed-in account, followed by the address of a screen that comes with its list. The build prerenders it
 * (.ci/draw-pages.mjs).
 */
export const draw = async (): Promise<string> => {
  await loadWords(settings.language);
  const { pathname } = location;
  if (pathname.startsWith(frame)) await completeWords();
  const page = pathname.startsWith(frame) ? (
    <App page={<ComingFrame path={pathname.slice(frame.length) || undefined} />} />
  ) : (
    <App />
  );
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
};
