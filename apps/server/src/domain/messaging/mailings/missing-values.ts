import { placeholdersOf, type SmsPlaceholder, type SmsTemplate, smsPlaceholders } from '@skillcert/core';
import type { ClassValues } from './group-text.js';

const ofCandidate: readonly string[] = ['name', 'enrol_no', 'fee'] satisfies SmsPlaceholder[];

/** The values of a template that the class has not set. */
export const missingValues = ({ text }: SmsTemplate, values: ClassValues): SmsPlaceholder[] => {
  const asked = placeholdersOf(text.en);
  return smsPlaceholders.filter(
    (name) => asked.includes(name) && !ofCandidate.includes(name) && values[name] === undefined,
  );
};
