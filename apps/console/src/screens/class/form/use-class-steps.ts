import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { checkClassForm } from './check-class-form.js';
import { type ClassStep, classSteps, firstWrong, problemsIn, stepBeside } from './class-steps.js';
import type { ClassFields } from './use-class-fields.js';

/** The current step, and the problems in each. */
export const useClassSteps = (
  { getValues, clearErrors, mark, errors }: ClassFields,
  quotas: Parameters<typeof checkClassForm>[1],
) => {
  const { t } = useWords();
  const [step, setStep] = useState<ClassStep>('about');
  const problems = () => checkClassForm(getValues(), quotas);
  return {
    step,
    setStep,
    errors: problemsIn(step, errors),
    wrongSteps: classSteps.filter((each) => Object.keys(problemsIn(each, errors)).length > 0),
    back: () => setStep((at) => stepBeside(at, -1) ?? at),
    // A second click while the draft is being saved goes no further than the next step.
    forth: () => setStep((at) => (at === step ? (stepBeside(step, 1) ?? at) : at)),
    lacksNothing: () => Object.keys(problems()).length === 0,
    /** Shows the problems of the steps and goes to the first step that has one. @returns whether there is none */
    passes: (steps: readonly ClassStep[]): boolean => {
      const all = problems();
      const found = Object.assign({}, ...steps.map((each) => problemsIn(each, all)));
      clearErrors();
      mark(Object.fromEntries(Object.keys(found).map((name) => [name, t(all[name] ?? 'field.required')])));
      const wrong = firstWrong(found);
      if (wrong) setStep(wrong);
      return !wrong;
    },
  };
};
