import { isImported } from '@skillcert/core';
import type { ComparedLine } from './compare-sheet.js';

/**
 * The scores of a sheet that would be entered although they contradict the marks of their sittings without an
 * explanation.
 */
export const openDoubts = (lines: readonly ComparedLine[]) =>
  lines.flatMap(({ enrolment_id, subject, difference, doubt }) =>
    enrolment_id !== null && isImported(difference) && doubt?.word === null
      ? [{ enrolment_id, subject, kind: doubt.kind }]
      : [],
  );
