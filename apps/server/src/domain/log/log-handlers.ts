import { awaitChanges } from '../../platform/changes/await-changes.js';
import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { fetchClassExports } from './exports/fetch-class-exports.js';
import { fetchExports } from './exports/fetch-exports.js';
import { reportError } from './report-error.js';

/** The handlers of what is on record: errors of browsers, who took which file, and what has changed. */
export const logHandlers: readonly AnyHandler[] = [
  reportError,
  fetchExports,
  fetchClassExports,
  awaitChanges,
];
