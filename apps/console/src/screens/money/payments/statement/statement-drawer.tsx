import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import '@skillcert/ui/tabs.css';
import '@skillcert/ui/tag.css';
import { Drawer, Stack, Tabs } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useWords } from '../../../../messages/words-state.js';
import { BankBatches } from './bank-batches.js';
import { BankLines } from './bank-lines.js';
import { SendStatement } from './send-statement.js';
import { SureLines } from './sure-lines.js';
import { useSureLines } from './use-sure-lines.js';
import { WaitingPayments } from './waiting-payments.js';

const views = ['open', 'waiting', 'matched', 'aside'] as const;

type View = (typeof views)[number];

const isView = (text: string): text is View => views.some((each) => each === text);

/** The bank’s statement beside the payments: the money received, its payments, and the rest on either side. */
export function StatementDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const [view, setView] = useState<View>('open');
  const sure = useSureLines();
  const counts = useCallQuery('payment/countBankLines', {}, { keepLast: true }).data;
  const label = (id: View) =>
    id === 'waiting' || !counts
      ? t(`payments.bank_view.${id}`)
      : t('payments.bank_view_count', { view: t(`payments.bank_view.${id}`), count: counts[id] });
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('payments.bank_title')}
      description={t('payments.bank_text')}
    >
      <Stack gap="lg">
        <SendStatement />
        <SureLines counts={counts} list={sure} />
        <Tabs
          label={t('payments.bank_title')}
          value={view}
          onValueChange={(next) => isView(next) && setView(next)}
          items={views.map((id) => ({
            id,
            label: label(id),
            ...(id === view && {
              content:
                id === 'waiting' ? (
                  <WaitingPayments />
                ) : (
                  <Stack>
                    {id === 'matched' && <BankBatches sure={sure} />}
                    <BankLines key={id} first={id} counts={counts} sure={sure} />
                  </Stack>
                ),
            }),
          }))}
        />
      </Stack>
    </Drawer>
  );
}
