import { useState } from 'react';
import type { FormErrors } from '../candidate-form/candidate-values.js';
import type { LinkedClass } from './use-class.js';

const only = <Choice>(offered: readonly Choice[]) => (offered.length === 1 ? offered[0] : undefined);

const offered = <Choice extends string>(choices: readonly Choice[], text: string | undefined) =>
  choices.find((choice) => choice === text);

/**
 * How to enrol and to study, and the consent. What a class offers only one of is chosen already, and who does not come by the link of a
 * unit enrols on their own until they say otherwise.
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

/** What the steps are given. */
export type Choices = ReturnType<typeof useChoices>;
