import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { loadWords } from './messages/words-state.js';
import { settings } from './state/settings.js';

/** The page as it stands before it knows anything, which the server sends with it. The build asks for it (.ci/draw-pages.mjs). */
export const draw = async (): Promise<string> => {
  await loadWords(settings.language);
  const { prelude } = await prerender(<App />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
};
