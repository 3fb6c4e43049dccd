export { FileInput, type FileInputProps } from './file-input.js';
export { shrinkPicture } from './shrink-picture.js';
