export { Poster, type PosterProps } from './poster.js';
export { type PosterPicture, posterPicture } from './poster-picture.js';
