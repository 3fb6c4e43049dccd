import type { ExpertInfo } from '@skillcert/api-client';
import { Button, Card, ConfirmDialog, Descriptions, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { AccountDialog } from './account-dialog.js';

/** The account that an expert's fees are paid to. */
export function FeesCard({ info }: { readonly info: ExpertInfo }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'account' | 'removal'>();
  const close = () => setAsked(undefined);
  const { bank, account_name, account_number_masked } = info;
  const isGiven = account_number_masked !== '';
  const change = t(isGiven ? 'expert.account_replace' : 'expert.account_change');

  const remove = async () => {
    const without = await attempt(() => call('user/updateExpertInfo', { account: null }));
    if (!without) return false;
    queries.setQueryData(['user', 'getExpertInfo', {}], without);
    toaster.show({ tone: 'success', message: t('expert.account_removed') });
    return true;
  };

  return (
    <Card
      title={t('expert.account')}
      footer={
        <>
          {isGiven && (
            <Button variant="ghost" onClick={() => setAsked('removal')}>
              {t('expert.account_remove')}
            </Button>
          )}
          <Button onClick={() => setAsked('account')}>{change}</Button>
        </>
      }
    >
      {isGiven ? (
        <Descriptions
          items={[
            { id: 'bank', label: t('expert.bank'), value: bank, wide: true },
            { id: 'name', label: t('expert.account_name'), value: account_name },
            { id: 'number', label: t('expert.account_number'), value: account_number_masked },
          ]}
        />
      ) : (
        <Text as="p" tone="muted">
          {t('expert.no_account')}
        </Text>
      )}
      {asked === 'account' && <AccountDialog title={change} onClose={close} />}
      {asked === 'removal' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('expert.account_remove')}
          description={t('expert.account_remove_text')}
          confirmLabel={t('expert.account_remove')}
          tone="danger"
          onConfirm={remove}
        />
      )}
    </Card>
  );
}
