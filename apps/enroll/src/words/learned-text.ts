import type { Translator } from '@skillcert/core';
import type { Messages } from '../messages/compiled/message-types.js';

interface Learned {
  readonly minutes: number;
  readonly required_minutes: number;
}

/** The minutes that were learned, of those that are asked for. */
export const learnedText = (t: Translator<Messages>, { minutes, required_minutes }: Learned): string =>
  required_minutes > 0
    ? t('study.learned_of', { minutes, required: required_minutes })
    : t('study.learned', { minutes });
