import { Banner, Card, Stack } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useWords } from '../../../../messages/words-state.js';
import { PasswordForm } from './password-form.js';

/** Changes the password; warns while it is still the one that an administrator chose. */
export function PasswordCard({ username }: { readonly username: string }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { data } = useCallQuery('user/checkInitPwd', {});
  // A new form for the next change, so that nothing of a password stays in its fields.
  const [changes, setChanges] = useState(0);
  const start = async () => {
    setChanges((before) => before + 1);
    await queries.invalidateQueries({ queryKey: ['user'] });
  };
  return (
    <Card title={t('profile.password')}>
      <Stack>
        {data?.stands && <Banner tone="warning">{t('password.initial_stands')}</Banner>}
        <PasswordForm key={changes} username={username} onChanged={start} />
      </Stack>
    </Card>
  );
}
