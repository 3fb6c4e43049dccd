export { VerifyCodeInput, type VerifyCodeInputProps } from './verify-code-input.js';
