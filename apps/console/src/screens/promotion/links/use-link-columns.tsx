import type { LinkRow } from '@skillcert/api-client';
import { type Column, StatusBadge, Text, type Tone } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import { linkFigures } from './link-figures.js';

const tones = {
  open: 'success',
  soon: 'info',
  paused: 'warning',
  full: 'warning',
  closed: 'neutral',
} as const satisfies Record<LinkRow['link_state'], Tone>;

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
      cell: ({ link_state }) => (
        <StatusBadge tone={tones[link_state]}>{t(`promotion.state.${link_state}`)}</StatusBadge>
      ),
    },
    {
      id: 'enroll_end',
      header: t('promotion.enroll_end'),
      sortable: true,
      cell: ({ enroll_end }) => <Text>{untilDay(enroll_end)}</Text>,
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
