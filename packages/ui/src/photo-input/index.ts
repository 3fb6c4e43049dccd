export { PhotoInput, type PhotoInputProps } from './photo-input.js';
