import { askedSeconds } from '@skillcert/core';
import type { OwnUnit } from './find-own-unit.js';

/** The number of seconds that a unit requires; null for a quiz, which is done by passing it. */
export const askedOf = ({
  kind,
  required_minutes,
  file,
}: Pick<OwnUnit, 'kind' | 'required_minutes' | 'file'>): number | null =>
  kind === 'quiz' ? null : askedSeconds(required_minutes, file?.seconds ?? null);
