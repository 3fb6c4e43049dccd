import type { InvoiceDetail } from '@skillcert/api-client';
import { Button, ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { IssueDialog } from './issue-dialog.js';
import type { InvoiceState } from './use-invoice.js';

interface InvoiceActionsProps {
  readonly invoice: InvoiceState;
  readonly detail: InvoiceDetail;
}

type Asking = ReturnType<InvoiceState['eventsOf']>[number];

const dangers: readonly Asking[] = ['reject', 'fail', 'red_request', 'red_issue'];

/** The steps that are open to this account. */
export function InvoiceActions({ invoice, detail }: InvoiceActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Asking>();
  const stopAsking = () => setAsking(undefined);
  return (
    <>
      {invoice.eventsOf(detail).map((event) => (
        <Button
          key={event}
          variant={dangers.includes(event) ? 'danger' : 'primary'}
          onClick={() => setAsking(event)}
        >
          {t(`invoices.event.${event}`)}
        </Button>
      ))}
      {(asking === 'accept' || asking === 'retry' || asking === 'buyer_refuse') && (
        <ConfirmDialog
          open
          onOpenChange={stopAsking}
          title={t(`invoices.event.${asking}`)}
          description={t(`invoices.${asking}_text`)}
          confirmLabel={t(`invoices.event.${asking}`)}
          onConfirm={() => invoice.decide(asking)}
        />
      )}
      {(asking === 'reject' || asking === 'fail' || asking === 'red_request') && (
        <ReasonDialog
          length="paragraph"
          title={t(`invoices.event.${asking}`)}
          description={t(`invoices.${asking}_text`)}
          tone="danger"
          onClose={stopAsking}
          onGive={(reason) => invoice.decide(asking, reason)}
        />
      )}
      {(asking === 'issue' || asking === 'red_issue') && (
        <IssueDialog invoice={invoice} event={asking} onClose={stopAsking} />
      )}
    </>
  );
}
