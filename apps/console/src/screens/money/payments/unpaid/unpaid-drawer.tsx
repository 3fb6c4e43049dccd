import '@skillcert/ui/search-input.css';
import { limits, routeAccess } from '@skillcert/core';
import { Banner, Button, Card, DataTable, Drawer, Link, SearchInput, Stack } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { routes } from '../../../../routes.js';
import { ClassNote } from '../../../../shell/class-note.js';
import { useClassAccepts } from '../../../../shell/use-class-accepts.js';
import { useProfile } from '../../../../state/use-profile.js';
import { useAmount } from '../use-amount.js';
import { useOwingColumns } from '../use-owing-columns.js';
import { useUnpaid } from './use-unpaid.js';

interface UnpaidDrawerProps {
  readonly classId: number;
  readonly onClose: () => void;
}

const { 'sms-index': messages, gathering } = routes.byId;

function UnpaidTable({ unpaid }: { readonly unpaid: ReturnType<typeof useUnpaid> }) {
  const { t } = useWords();
  const columns = useOwingColumns();
  const pager = usePager(unpaid);
  return (
    <Card padding="none">
      <DataTable
        caption={t('payments.unpaid')}
        columns={columns}
        rows={unpaid.rows}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
        selection={unpaid.selection}
        onSelectionChange={unpaid.choose}
        state={unpaid.state}
        stateTitle={unpaid.state === 'ready' ? t('payments.unpaid_none') : undefined}
        onRetry={unpaid.retry}
        footer={pager}
      />
    </Card>
  );
}

/** The unpaid candidates of a class, their total and the deadline; one button reminds them all, or the chosen ones. */
export function UnpaidDrawer({ classId, onClose }: UnpaidDrawerProps) {
  const { t } = useWords();
  const { untilMinute } = useFormats();
  const amount = useAmount();
  const unpaid = useUnpaid(classId, messages.path);
  const { total, amount_cents, selection, rows } = unpaid;
  const { status, accepts } = useClassAccepts();
  const profile = useProfile();
  // A reminder is a message that asks for a fee: a class that allows neither has none.
  const mayRemind =
    accepts('message') &&
    accepts('payment') &&
    routeAccess(messages, profile, { class_id: classId }) === 'open';
  const [first] = rows;
  const until = first?.pay_until ? untilMinute(first.pay_until) : t('payments.unpaid_no_day');
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('payments.unpaid')}
      description={
        first &&
        t('payments.unpaid_text', { count: total, amount: amount(amount_cents, first.currency), until })
      }
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {/* A reminder goes to all of the class, or to chosen ones; a search chooses nobody. */}
          {mayRemind && (unpaid.search === '' || selection.size > 0) && (
            <Button variant="primary" disabled={total === 0} onClick={unpaid.remind}>
              {t('payments.unpaid_remind', { count: selection.size || total })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <ClassNote status={status} taken={accepts('payment')} when={t('payments.unpaid_when')} />
        {unpaid.payee_missing && total > 0 && accepts('payment') && (
          <Banner
            tone="warning"
            title={t('payments.payee_missing')}
            actions={<Link to={gathering.path}>{t('route.gathering')}</Link>}
          />
        )}
        <SearchInput
          value={unpaid.search}
          onSearch={unpaid.lookFor}
          label={t('payments.search')}
          placeholder={t('payments.search')}
          maxLength={limits.search_length_max}
        />
        <UnpaidTable unpaid={unpaid} />
      </Stack>
    </Drawer>
  );
}
