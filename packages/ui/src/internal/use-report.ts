import { use, useEffect } from 'react';
import { FieldContext } from './field-context.js';

/** Lets the Field around a control say what is wrong with what was typed; false where there is no Field to say it. */
export const useReport = (problem: string | undefined): boolean => {
  const report = use(FieldContext)?.report;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
  return report !== undefined;
};
