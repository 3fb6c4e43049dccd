import { awaitChanges } from './await-changes.js';
import { fetchClassExports } from './fetch-class-exports.js';
import { fetchExports } from './fetch-exports.js';
import { reportError } from './report-error.js';

/** The calls about records: errors of browsers, downloads of files, and changes. */
export const logCalls = {
  'log/reportError': reportError,
  'log/fetchExports': fetchExports,
  'log/awaitChanges': awaitChanges,
  'class/fetchExports': fetchClassExports,
} as const;
