import type { OutputOf } from '@skillcert/api-client';
import { isPersonName, limits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { type MessageKey, useWords } from '../../../messages/words-state.js';

/** The contacts of a class with its version. */
export type ClassContacts = OutputOf<'class/fetchContacts'>;

type FormValues = Pick<ClassContacts, 'contacts'>;

const longestPhone = 32;

const nameProblem = (name: string): MessageKey | undefined => {
  if (name === '') return 'field.required';
  if ([...name].length > limits.name_length_max) return 'field.too_long';
  return isPersonName(name) ? undefined : 'field.invalid_name';
};

const phoneProblem = (phone: string): MessageKey | undefined => {
  if (phone === '') return 'field.required';
  return phone.length > longestPhone ? 'field.too_long' : undefined;
};

const check = ({ contacts }: FormValues): FormProblems =>
  Object.fromEntries(
    contacts
      .flatMap(({ name, phone }, index) => [
        [`contacts.${index}.name`, nameProblem(name.trim())] as const,
        [`contacts.${index}.phone`, phoneProblem(phone.trim())] as const,
      ])
      .flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );

interface ContactFormOptions {
  readonly class_id: number;
  readonly seen: ClassContacts;
  readonly onSaved: (saved: ClassContacts) => void;
}

/** The form of a class's contacts. It is saved as a whole, over the version that was seen. */
export const useContactForm = ({ class_id, seen, onSaved }: ContactFormOptions) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { control, errors, submit } = useServerForm<FormValues>({
    initial: { contacts: seen.contacts },
    check,
    send: async ({ contacts }) => {
      const input = { class_id, contacts, updated_at: seen.updated_at };
      const saved = await call('class/saveContacts', input, { quiet: true });
      toaster.show({ tone: 'success', message: t('contact.saved') });
      await queries.invalidateQueries({ queryKey: ['class'] });
      onSaved(saved);
    },
  });
  return { control, errors, submit, list: useFieldArray({ control, name: 'contacts' }) };
};
