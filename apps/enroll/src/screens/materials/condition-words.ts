import {
  type ConditionName,
  type ConditionReason,
  type ConditionSet,
  defaultAdmission,
  educations,
  type Language,
  type Localised,
} from '@skillcert/core';
import type { Tone } from '@skillcert/ui';
import { levelTitle } from '../../words/level-title.js';
import type { ShownWords } from '../../words/word-store.js';

/** A text of the configuration in the language in sight. */
export const localised = (text: Localised, language: Language): string => text[language] ?? text.en;

/** The label of a kind of document; its id if the configuration no longer has it. */
export const documentTitle = (kind: string, language: Language): string => {
  const found = defaultAdmission.document_kinds.find(({ id }) => id === kind);
  return found ? localised(found.title, language) : kind;
};

/** The requirement of a condition of a set, in words. */
export const conditionText = (
  condition: ConditionName,
  set: ConditionSet,
  { t, language }: ShownWords,
): string => {
  switch (condition) {
    case 'identity':
      return t('conditions.identity');
    case 'age':
      return t('conditions.age', { years: set.min_age ?? 0 });
    case 'education': {
      const education = educations.find((each) => each === set.education);
      return t('conditions.education', { education: education ? t(`form.education_${education}`) : '' });
    }
    case 'work':
      return t('conditions.work', { years: set.work_years ?? 0 });
    case 'certificate':
      return t('conditions.certificate', {
        levels: (set.certificate?.levels ?? []).map((id) => levelTitle(id, language)).join(' / '),
        years: set.certificate?.years_since ?? 0,
      });
    default:
      return condition satisfies never;
  }
};

/** The colour of a reason; the words are always beside it. */
export const reasonTones: Readonly<Record<ConditionReason, Tone>> = {
  proven: 'success',
  declared: 'success',
  entered: 'success',
  not_declared: 'neutral',
  not_enough: 'danger',
  unproven: 'info',
  returned: 'warning',
};
