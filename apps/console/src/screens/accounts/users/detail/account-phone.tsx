import type { AccountRecord } from '@skillcert/api-client';
import { Button, Inline, Text } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';

/** The phone of an account: masked, and whole once a reason for the look is given. */
export function AccountPhone({ record }: { readonly record: AccountRecord }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [phone, setPhone] = useState<string | undefined>(undefined);
  const reveal = async (reason: string) => {
    const answer = await attempt(() => call('user/fetchPhone', { user_id: record.user_id, reason }));
    if (!answer) return false;
    setPhone(answer.phone);
    return true;
  };
  if (!record.phone_masked) return t('common.empty');
  return (
    <Inline gap="sm">
      <Text tabular>{phone ?? record.phone_masked}</Text>
      {phone === undefined && (
        <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
          {t('users.reveal')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t('users.reveal')}
          description={t('users.reveal_text')}
          onClose={() => setAsking(false)}
          onGive={reveal}
        />
      )}
    </Inline>
  );
}
