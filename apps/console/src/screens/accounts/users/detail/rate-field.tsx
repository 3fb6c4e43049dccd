import type { AccountRecord } from '@skillcert/api-client';
import { workRatings } from '@skillcert/core';
import { Button, Field, Inline, Select, Stack } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';

/** How the platform rates an account's work. */
export function RateField({ record }: { readonly record: AccountRecord }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string>(record.rate_status);
  const rate = async () => {
    const status = workRatings.find((each) => each === chosen) ?? '';
    const rated = await attempt(() => call('user/setRateStatus', { user_id: record.user_id, status }));
    await queries.invalidateQueries({ queryKey: ['user'] });
    if (rated) toaster.show({ tone: 'success', message: t('users.rated') });
  };
  return (
    <Stack gap="sm">
      <Field label={t('users.rate')} required>
        <Select
          value={chosen}
          placeholder={t('users.rate.none')}
          onValueChange={setChosen}
          options={workRatings.map((each) => ({ value: each, label: t(`users.rate.${each}`) }))}
        />
      </Field>
      <Inline justify="end">
        <Button disabled={chosen === record.rate_status} onClick={rate}>
          {t('users.rate.save')}
        </Button>
      </Inline>
    </Stack>
  );
}
