export { ImageFrame, type ImageFrameProps } from './image-frame.js';
