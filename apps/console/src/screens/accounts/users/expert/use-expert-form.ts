import type { AccountRecord } from '@skillcert/api-client';
import type { ComboboxOption } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { deadlineDayOf, deadlineOf } from '../form/deadline-day.js';

interface ExpertValues {
  user_id: string | null;
  expert_deadline: string;
  expert_assign_limit: number | null;
}

/** Finds accounts by name, for the chooser. */
export const findAccounts = async (search: string): Promise<ComboboxOption[]> => {
  const { items } = await call('user/infos', { search: search.trim() }, { quiet: true });
  return items.map(({ user_id, name, username }) => ({
    value: String(user_id),
    label: name,
    hint: username,
  }));
};

const checkExpert = ({ user_id }: ExpertValues): FormProblems =>
  user_id === null ? { user_id: 'field.required' } : {};

export const useExpertForm = (record: AccountRecord | undefined, onSaved: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<ExpertValues>({
    initial: {
      user_id: record ? String(record.user_id) : null,
      expert_deadline: deadlineDayOf(record?.expert_deadline ?? null),
      expert_assign_limit: record?.expert_assign_limit ?? null,
    },
    check: checkExpert,
    send: async (values) => {
      await call(
        'user/setExpert',
        {
          user_id: Number(values.user_id),
          is_expert: true,
          expert_deadline: deadlineOf(values.expert_deadline),
          expert_assign_limit: values.expert_assign_limit,
        },
        { quiet: true },
      );
      toaster.show({ tone: 'success', message: t('users.expert_saved') });
      await queries.invalidateQueries({ queryKey: ['user'] });
      onSaved();
    },
  });
};
