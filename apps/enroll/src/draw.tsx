import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { currentPlace } from './router/place-store.js';
import { warmUp } from './screens.js';

/** The page before it has any data, which the server sends with it. The build prerenders it (.ci/draw-pages.mjs). */
export const draw = async (): Promise<string> => {
  await warmUp(currentPlace().path);
  const { prelude } = await prerender(<App />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
};
