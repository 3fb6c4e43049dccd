export { PhotoCrop, type PhotoCropProps } from './photo-crop.js';
