import { importLimits } from '@skillcert/core';

/** Statements that one member of staff imports an hour. */
export const statementBudget = { name: 'statement', hits: importLimits.imports_per_hour, seconds: 3_600 };

/** Looks at statements an hour: each change of their columns is one. */
export const statementLookBudget = {
  name: 'statement_look',
  hits: 10 * importLimits.imports_per_hour,
  seconds: 3_600,
};
