import type { AnyHandler } from '../http/calls/handle.js';
import { dropDraft } from './drop-draft.js';
import { fetchDraft } from './fetch-draft.js';
import { saveDraft } from './save-draft.js';

/** The calls of unfinished enrolments. */
export const draftHandlers: readonly AnyHandler[] = [fetchDraft, saveDraft, dropDraft];
