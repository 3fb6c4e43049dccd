import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { completeWords, loadWords } from './messages/words-state.js';
import { ComingFrame } from './shell/layout/coming-frame.js';
import { settings } from './state/settings.js';

const frame = '/frame';

/**
 * The page as it stands before it knows anything, which the server sends with it; at `/frame`, which is no address, what whoever is
 * signed in sees first, and behind it the address of a screen that comes with its list. The build asks for it (.ci/draw-pages.mjs).
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
