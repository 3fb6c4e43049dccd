import type { AccountRecord, OutputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';

type Assignment = OutputOf<'user/fetchAssignments'>['items'][number];

const dutyOf = {
  owner_classes: 'owner',
  organization_classes: 'organization',
  paid_in_classes: 'paid_in',
  sign_in_classes: 'sign_in',
} as const;

/** The classes of an account by duty, as ids in text. */
export type AssignmentValues = Record<keyof typeof dutyOf, string[]>;

const idsOf = (items: readonly Assignment[], list: keyof typeof dutyOf) =>
  items.filter(({ duty }) => duty === dutyOf[list]).map(({ class_id }) => String(class_id));

const numbers = (ids: readonly string[]) => ids.map(Number);

/** Replaces the classes of an account; a refusal of the server is shown beside its list. */
export const useAssignments = (
  { user_id }: AccountRecord,
  items: readonly Assignment[],
  onSaved: () => void,
) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<AssignmentValues>({
    initial: {
      owner_classes: idsOf(items, 'owner_classes'),
      organization_classes: idsOf(items, 'organization_classes'),
      paid_in_classes: idsOf(items, 'paid_in_classes'),
      sign_in_classes: idsOf(items, 'sign_in_classes'),
    },
    check: () => ({}),
    send: async (values) => {
      await call(
        'user/setAssignments',
        {
          user_id,
          owner_classes: numbers(values.owner_classes),
          organization_classes: numbers(values.organization_classes),
          paid_in_classes: numbers(values.paid_in_classes),
          sign_in_classes: numbers(values.sign_in_classes),
        },
        { quiet: true },
      );
      toaster.show({ tone: 'success', message: t('users.assignments_saved') });
      await queries.invalidateQueries({ queryKey: ['user'] });
      onSaved();
    },
  });
};
