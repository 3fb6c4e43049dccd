import type { LinkRow } from '@skillcert/api-client';
import { type Column, StatusBadge, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { linkFigures } from './link-figures.js';

/** The columns of the enrolment links. */
export const useLinkColumns = (): readonly Column<LinkRow>[] => {
  const { t } = useWords();
  const { untilDay } = useFormats();
  return [
    {
      id: 'class_name',
      header: t('promotion.class'),
      width: 'wide',
      card: 'title',
      cell: ({ class_name, code, city }) => (
        <TwoLines named first={class_name} second={[code, city].filter(Boolean).join(' · ')} />
      ),
    },
    {
      id: 'state',
      header: t('promotion.state'),
      cell: ({ is_open }) => (
        <StatusBadge tone={is_open ? 'success' : 'neutral'}>
          {t(is_open ? 'promotion.state.open' : 'promotion.state.closed')}
        </StatusBadge>
      ),
    },
    {
      id: 'enroll_end',
      header: t('promotion.enroll_end'),
      sortable: true,
      cell: ({ enroll_end }) => <Text truncate>{untilDay(enroll_end)}</Text>,
    },
    ...linkFigures.map(
      (name): Column<LinkRow> => ({
        id: name,
        header: t(`promotion.${name}`),
        align: 'end',
        cell: (row) => row[name],
      }),
    ),
  ];
};
