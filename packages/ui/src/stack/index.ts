export { type Gap, Stack, type StackProps } from './stack.js';
