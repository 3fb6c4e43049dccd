import { fetchClassExports } from '../audit/exports/fetch-class-exports.js';
import { fetchExports } from '../audit/exports/fetch-exports.js';
import type { AnyHandler } from '../http/calls/handle.js';
import { reportError } from './report-error.js';

/** The handlers of what is on record: errors of browsers, and who took which file. */
export const logHandlers: readonly AnyHandler[] = [reportError, fetchExports, fetchClassExports];
