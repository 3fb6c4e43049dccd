import { importLimits } from '@skillcert/core';

/** Statements that one member of staff sends an hour, to look at them or to import them. */
export const statementBudget = { name: 'statement', hits: importLimits.imports_per_hour, seconds: 3_600 };
