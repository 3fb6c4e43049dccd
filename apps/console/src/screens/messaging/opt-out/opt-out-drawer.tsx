import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/popover.css';
import {
  Button,
  type Column,
  Combobox,
  DataTable,
  Drawer,
  EmptyState,
  Field,
  Stack,
  Text,
} from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { usePager } from '../../../lists/use-pager.js';
import { useWords } from '../../../messages/words-state.js';
import { type OptOutChange, type OptOutList, type OptOutRow, useOptOuts } from './use-opt-outs.js';

const useOptOutColumns = (): readonly Column<OptOutRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'name',
      header: t('sms.candidate'),
      card: 'title',
      cell: ({ name, enrol_no }) => <TwoLines named truncate first={name} second={enrol_no} />,
    },
    { id: 'phone', header: t('sms.phone'), cell: ({ phone_masked }) => <Text truncate>{phone_masked}</Text> },
    {
      id: 'why',
      header: t('common.reason'),
      cell: ({ source, reason, entered_by, at }) => (
        <TwoLines
          first={reason ?? t(`sms.opt_out.${source}`)}
          second={entered_by ? t('sms.by_at', { name: entered_by, time: minute(at) }) : minute(at)}
        />
      ),
    },
  ];
};

interface OptOutTableProps {
  readonly list: OptOutList;
  readonly onAsk: (change: OptOutChange) => void;
}

function OptOutTable({ list, onAsk }: OptOutTableProps) {
  const { t } = useWords();
  const columns = useOptOutColumns();
  const pager = usePager(list);
  return (
    <DataTable
      caption={t('sms.opt_out')}
      columns={columns}
      rows={list.items}
      rowId={({ enrolment_id }) => String(enrolment_id)}
      rowLabel={({ name }) => name}
      rowActions={({ enrolment_id, name }) => (
        <Button
          size="small"
          aria-label={t('sms.opt_in_named', { name })}
          onClick={() => onAsk({ enrolment_id, name, opted_out: false })}
        >
          {t('sms.opt_in')}
        </Button>
      )}
      footer={pager}
    />
  );
}

/**
 * The candidates of the class who want no promotions, because they answered so or said so at the desk; both ways
 * with a reason.
 */
export function OptOutDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const list = useOptOuts();
  const [asking, setAsking] = useState<OptOutChange>();
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('sms.opt_out')}
      description={t('sms.opt_out_text')}
      state={list.state}
      onRetry={list.retry}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack gap="lg">
        <Field label={t('sms.opt_out_add')} hint={t('sms.exclude_hint')}>
          <Combobox
            value={null}
            onValueChange={(value) => {
              const person = list.chosen(value);
              if (person) setAsking({ ...person, opted_out: true });
            }}
            onSearch={list.find}
            minLength={0}
          />
        </Field>
        {list.items.length === 0 ? (
          <EmptyState title={t('sms.opt_out_empty')} />
        ) : (
          <OptOutTable list={list} onAsk={setAsking} />
        )}
      </Stack>
      {asking && (
        <ReasonDialog
          title={t(asking.opted_out ? 'sms.opt_out_enter' : 'sms.opt_in')}
          description={t(asking.opted_out ? 'sms.opt_out_enter_text' : 'sms.opt_in_text', {
            name: asking.name,
          })}
          length="paragraph"
          onClose={() => setAsking(undefined)}
          onGive={(reason) => list.save(asking, reason)}
        />
      )}
    </Drawer>
  );
}
