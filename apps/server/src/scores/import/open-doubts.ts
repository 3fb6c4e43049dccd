import { isImported } from '@skillcert/core';
import type { ComparedLine } from './compare-sheet.js';

/** The scores of a sheet that would be entered although the marks of their sittings speak against them, and nobody has said a word to it. */
export const openDoubts = (lines: readonly ComparedLine[]) =>
  lines.flatMap(({ enrolment_id, subject, difference, doubt }) =>
    enrolment_id !== null && isImported(difference) && doubt?.word === null
      ? [{ enrolment_id, subject, kind: doubt.kind }]
      : [],
  );
