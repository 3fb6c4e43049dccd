import type { AccountRecord } from '@skillcert/api-client';
import { Field, Select } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';

const ratings = ['excellent', 'qualified', 'unqualified'] as const;

/** How the platform rates an account's work; a choice is saved at once. */
export function RateField({ record }: { readonly record: AccountRecord }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const rate = async (chosen: string) => {
    const status = ratings.find((each) => each === chosen) ?? '';
    const rated = await attempt(() => call('user/setRateStatus', { user_id: record.user_id, status }));
    await queries.invalidateQueries({ queryKey: ['user'] });
    if (rated) toaster.show({ tone: 'success', message: t('users.rated') });
  };
  return (
    <Field label={t('users.rate')} required>
      <Select
        value={record.rate_status}
        placeholder={t('users.rate.none')}
        onValueChange={rate}
        options={ratings.map((each) => ({ value: each, label: t(`users.rate.${each}`) }))}
      />
    </Field>
  );
}
