export { isWholePicture } from './is-whole-picture.js';
export {
  isPictureName,
  type MatchedPhoto,
  type MatchedPhotos,
  matchPhotos,
  type PhotoLeftover,
  type PhotoRow,
  photoLeftovers,
} from './match-photos.js';
export { bytesFault, type PictureFault, pictureFault, pixelsFault } from './picture-fault.js';
export { type PictureFormat, pictureFormat, pictureFormats, pictureHeadBytes } from './picture-format.js';
