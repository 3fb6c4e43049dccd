import type { ClassDraft, FieldProblem } from '@skillcert/api-client/contract';
import { isContactPhone } from '@skillcert/core';

/** The fields of the contacts whose phone nobody can call. */
export const unreachableContacts = ({
  contacts,
}: Pick<ClassDraft, 'contacts'>): Record<string, FieldProblem> =>
  Object.fromEntries(
    contacts
      .map((contact, index) => [`contacts.${index}.phone`, contact.phone] as const)
      .filter(([, phone]) => !isContactPhone(phone))
      .map(([field]) => [field, 'invalid_contact_phone'] as const),
  );
