export { Split, type SplitProps } from './split.js';
