import type { Translator } from '@skillcert/core';
import type { Messages } from '../messages/compiled/message-types.js';
import type { Problem } from './problem.js';

/** A problem in words: the server's own for a refusal. */
export const problemText = (t: Translator<Messages>, problem: Problem): string =>
  problem.kind === 'lost' ? t('site.offline') : problem.message;
