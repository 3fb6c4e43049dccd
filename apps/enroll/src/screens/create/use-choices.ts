import { useState } from 'react';
import type { FormErrors } from '../candidate-form/candidate-values.js';
import type { LinkedClass } from './use-class.js';

const only = <Choice>(offered: readonly Choice[]) => (offered.length === 1 ? offered[0] : undefined);

const offered = <Choice extends string>(choices: readonly Choice[], text: string | undefined) =>
  choices.find((choice) => choice === text);

/**
 * The ways to enrol and to study, and the consent. A class with only one way has it chosen already, and a candidate
 * without the link of a unit enrols as an individual until they choose otherwise.
 */
export const useChoices = (
  { enroll_types, study_types, unit }: LinkedClass,
  begun: { readonly enroll_type: string; readonly study_type: string } | undefined,
) => {
  const [enrollType, setEnrollType] = useState(() => offered(enroll_types, begun?.enroll_type));
  const [studyType, setStudyType] = useState(() => offered(study_types, begun?.study_type));
  const [consent, setConsent] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const usual = unit ? undefined : offered(enroll_types, 'individual');
  const enroll_type = enrollType ?? only(enroll_types) ?? usual;
  const study_type = studyType ?? only(study_types);
  return {
    enroll_type,
    study_type,
    consent,
    errors,
    chooseEnrollType: (text: string) => {
      setEnrollType(offered(enroll_types, text));
      setErrors((last) => ({ ...last, enroll_type: undefined }));
    },
    chooseStudyType: (text: string) => {
      setStudyType(offered(study_types, text));
      setErrors((last) => ({ ...last, study_type: undefined }));
    },
    agree: (agreed: boolean) => {
      setConsent(agreed);
      setErrors((last) => ({ ...last, consent: undefined }));
    },
    refuse: setErrors,
  };
};

/** The props of the steps. */
export type Choices = ReturnType<typeof useChoices>;
