export { TopProgress, type TopProgressProps } from './top-progress.js';
