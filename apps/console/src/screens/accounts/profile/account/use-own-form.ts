import type { InputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { refreshProfile } from '../../../../shell/refresh-profile.js';

type Changes = Omit<InputOf<'user/updateUser'>, 'user_id'>;

interface OwnFormOptions<Values extends FieldValues & Changes> {
  readonly user_id: number;
  readonly initial: DefaultValues<Values>;
  readonly check: (values: Values) => FormProblems;
  readonly onSaved: () => void;
}

/** A form that changes fields of one's own account; name and contact in the frame follow. */
export const useOwnForm = <Values extends FieldValues & Changes>({
  user_id,
  initial,
  check,
  onSaved,
}: OwnFormOptions<Values>) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return useServerForm<Values>({
    initial,
    check,
    send: async (values) => {
      await call('user/updateUser', { ...values, user_id }, { quiet: true });
      toaster.show({ tone: 'success', message: t('profile.saved') });
      await Promise.all([queries.invalidateQueries({ queryKey: ['user'] }), refreshProfile()]);
      onSaved();
    },
  });
};
