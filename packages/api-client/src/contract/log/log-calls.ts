import { awaitChanges } from './await-changes.js';
import { fetchClassExports } from './fetch-class-exports.js';
import { fetchExports } from './fetch-exports.js';
import { reportError } from './report-error.js';

/** The calls about what is on record: errors of browsers, who took which file, and what has changed. */
export const logCalls = {
  'log/reportError': reportError,
  'log/fetchExports': fetchExports,
  'log/awaitChanges': awaitChanges,
  'class/fetchExports': fetchClassExports,
} as const;
