export { ImageViewer, type ImageViewerProps } from './image-viewer.js';
export type { ViewerImage } from './viewer-image.js';
