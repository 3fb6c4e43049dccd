export { SplitButton, type SplitButtonProps } from './split-button.js';
