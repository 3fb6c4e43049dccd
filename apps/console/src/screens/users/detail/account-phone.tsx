import type { AccountRecord } from '@skillcert/api-client';
import { Button, Inline, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { RevealPhoneDialog } from './reveal-phone-dialog.js';

/** The phone of an account: masked, and whole once somebody said why they look. */
export function AccountPhone({ record }: { readonly record: AccountRecord }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [phone, setPhone] = useState<string | undefined>(undefined);
  if (!record.phone_masked) return t('common.empty');
  return (
    <Inline gap="sm">
      <Text tabular>{phone ?? record.phone_masked}</Text>
      {phone === undefined && (
        <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
          {t('users.reveal')}
        </Button>
      )}
      {asking && <RevealPhoneDialog record={record} onRevealed={setPhone} onClose={() => setAsking(false)} />}
    </Inline>
  );
}
