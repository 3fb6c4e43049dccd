export { isWholePicture } from './is-whole-picture.js';
export {
  type MatchedPhoto,
  type MatchedPhotos,
  matchPhotos,
  type PhotoLeftover,
  type PhotoRow,
  photoLeftovers,
} from './match-photos.js';
export { isPictureName } from './photo-name.js';
export { bytesFault, type PictureFault, pictureFault, pictureFaults, pixelsFault } from './picture-fault.js';
export { type PictureFormat, pictureFormat, pictureFormats, pictureHeadBytes } from './picture-format.js';
