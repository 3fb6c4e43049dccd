import { candidateProblem, candidateProblems } from '@skillcert/core';
import { type FocusEvent, useState } from 'react';
import { movesToField } from '../../shell/moves-to-field.js';
import {
  type CandidateField,
  type CandidateValues,
  changeField,
  type FormErrors,
} from './candidate-values.js';

/** The candidate's form: its values and their problems. Nothing of it leaves the page before it is sent. */
export const useCandidateForm = (initial: CandidateValues) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  return {
    values,
    errors,
    change: (field: CandidateField, text: string) => {
      setValues((last) => changeField(last, field, text));
      setErrors((last) => ({ ...last, [field]: undefined }));
    },
    /** Leaving a field for another checks it, unless it is still empty. */
    leave: (field: CandidateField, event: FocusEvent) => {
      if (values[field].trim() === '' || !movesToField(event)) return;
      setErrors((last) => ({ ...last, [field]: candidateProblem(field, values, { now: new Date() }) }));
    },
    /** Checks these fields; returns whether all are valid. */
    check: (fields: readonly CandidateField[]): boolean => {
      const found = candidateProblems(fields, values, { now: new Date() });
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    refuse: setErrors,
  };
};

/** The props of the groups of fields. */
export type CandidateFormState = ReturnType<typeof useCandidateForm>;
