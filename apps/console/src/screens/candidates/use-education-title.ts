import { educations } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** Says a level of education; one that this release does not know is shown as it came. */
export const useEducationTitle = () => {
  const { t } = useWords();
  return (education: string): string => {
    const known = educations.find((each) => each === education);
    return known ? t(`candidate.education.${known}`) : education;
  };
};
