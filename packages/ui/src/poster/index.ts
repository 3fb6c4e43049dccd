export { Poster, type PosterProps } from './poster.js';
export { posterPicture } from './poster-picture.js';
export type { PosterPicture } from './poster-texts.js';
