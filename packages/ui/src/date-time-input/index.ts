export { DateTimeInput, type DateTimeInputProps } from './date-time-input.js';
