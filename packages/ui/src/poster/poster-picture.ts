import type { PosterPicture } from './poster-texts.js';

/** A poster as a PNG of an A4 sheet, to save or to send; what draws it is downloaded when it is wanted. */
export const posterPicture = async (poster: PosterPicture): Promise<Blob> =>
  (await import('./draw-poster.js')).drawPoster(poster);
