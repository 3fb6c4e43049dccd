import { plainWord } from '../plain-word.js';

/** Whether a cell is empty, or filled with dashes or slashes so that nobody takes it for forgotten. */
export const saysNothing = (text: string): boolean => /^[/\\—–−~]*$/.test(plainWord(text));
