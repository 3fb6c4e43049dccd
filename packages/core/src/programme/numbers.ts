export { findNumbers } from './find-numbers.js';
export { formatSerial } from './format-serial.js';
