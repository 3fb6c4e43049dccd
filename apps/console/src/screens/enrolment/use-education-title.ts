import { educations } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** The words of a level of education; an unknown one is shown unchanged. */
export const useEducationTitle = () => {
  const { t } = useWords();
  return (education: string): string => {
    const known = educations.find((each) => each === education);
    return known ? t(`candidate.education.${known}`) : education;
  };
};
