import { fetchClassExports } from './fetch-class-exports.js';
import { fetchExports } from './fetch-exports.js';
import { reportError } from './report-error.js';

/** The calls about what is on record: errors of browsers, and who took which file. */
export const logCalls = {
  'log/reportError': reportError,
  'log/fetchExports': fetchExports,
  'class/fetchExports': fetchClassExports,
} as const;
