import { use, useEffect } from 'react';
import { FieldContext } from './field-context.js';

/** Lets the Field around a control report the problem of the typed text; false if there is no Field to do so. */
export const useReport = (problem: string | undefined): boolean => {
  const report = use(FieldContext)?.report;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
  return report !== undefined;
};
