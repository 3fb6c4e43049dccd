export { isWholePicture } from './is-whole-picture.js';
export {
  type MatchedPhoto,
  type MatchedPhotos,
  matchPhotos,
  type PhotoLeftover,
  photoLeftovers,
} from './match-photos.js';
export { isPictureName } from './photo-name.js';
export type { PhotoRow } from './photo-row.js';
export { bytesFault, type PictureFault, pictureFault, pictureFaults, pixelsFault } from './picture-fault.js';
export { type PictureFormat, pictureFormat, pictureFormats, pictureHeadBytes } from './picture-format.js';
