import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { loadWords } from './messages/words-state.js';
import { ComingFrame } from './shell/layout/coming-frame.js';
import { settings } from './state/settings.js';

/**
 * The page as it stands before it knows anything, which the server sends with it; at `/frame`, which is no address, what whoever is
 * signed in sees first. The build asks for it (.ci/draw-pages.mjs).
 */
export const draw = async (): Promise<string> => {
  await loadWords(settings.language);
  const page = location.pathname === '/frame' ? <App page={<ComingFrame />} /> : <App />;
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
};
