import type { InputOf, OpenClass } from '@skillcert/api-client';
import { useState } from 'react';
import type { FormErrors } from '../candidate-form/candidate-values.js';

type EnrollType = InputOf<'class/enrollClass'>['enroll_type'];
type StudyType = InputOf<'class/enrollClass'>['study_type'];

const only = <Choice>(offered: readonly Choice[] = []) => (offered.length === 1 ? offered[0] : undefined);

/** How to enrol and to study, and the consent. What a class offers only one of is chosen already. */
export const useChoices = (open: OpenClass | undefined) => {
  const [enrollType, setEnrollType] = useState<EnrollType>();
  const [studyType, setStudyType] = useState<StudyType>();
  const [consent, setConsent] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const enroll_type = enrollType ?? only(open?.enroll_types);
  const study_type = studyType ?? only(open?.study_types);
  return {
    enroll_type,
    study_type,
    consent,
    errors,
    chooseEnrollType: (text: string) => {
      setEnrollType(open?.enroll_types.find((each) => each === text));
      setErrors((last) => ({ ...last, enroll_type: undefined }));
    },
    chooseStudyType: (text: string) => {
      setStudyType(open?.study_types.find((each) => each === text));
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
