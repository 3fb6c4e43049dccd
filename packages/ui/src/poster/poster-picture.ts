import type { PosterPicture } from './poster-texts.js';

/** A poster as a PNG of an A4 sheet, to save or to send; the drawing code is downloaded on demand. */
export const posterPicture = async (poster: PosterPicture): Promise<Blob> =>
  (await import('./draw-poster.js')).drawPoster(poster);
