import type { SmsRow } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { MessageState } from './message-state.js';

/** The columns of the messages. Phones come masked. */
export const useMessageColumns = (): readonly Column<SmsRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'name',
      header: t('sms.candidate'),
      card: 'title',
      cell: ({ name, enrol_no, mailing_id }) => (
        <TwoLines
          named
          truncate
          first={name ?? (mailing_id === null ? t('sms.by_product') : t('common.empty'))}
          second={[enrol_no, name && mailing_id === null && t('sms.by_product')].filter(Boolean).join(' ')}
        />
      ),
    },
    {
      id: 'status',
      header: t('sms.state'),
      cell: ({ status, fault }) => <MessageState status={status} fault={fault} />,
    },
    {
      id: 'phone',
      header: t('sms.phone'),
      cell: ({ phone_masked }) => <Text truncate>{phone_masked}</Text>,
    },
    {
      id: 'text',
      header: t('sms.text'),
      cell: ({ text }) => <Text size="sm">{text}</Text>,
    },
    {
      id: 'created_at',
      header: t('sms.written_at'),
      sortable: true,
      cell: ({ created_at }) => <Text>{minute(created_at)}</Text>,
    },
    {
      id: 'sent_at',
      header: t('sms.sent_at'),
      cell: ({ sent_at }) => <Text truncate>{sent_at ? minute(sent_at) : t('common.empty')}</Text>,
    },
  ];
};
