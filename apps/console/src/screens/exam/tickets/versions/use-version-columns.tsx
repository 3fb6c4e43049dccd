import type { ArrangementVersion } from '@skillcert/api-client';
import { type Column, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';

/** The columns of the versions of an arrangement. */
export const useVersionColumns = (): readonly Column<ArrangementVersion>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  const kindOf = ({ kind, restores }: ArrangementVersion): string =>
    restores === null
      ? t(`exam.tickets.version_kind.${kind}`)
      : t('exam.tickets.version_restores', { version: restores });
  return [
    {
      id: 'version',
      header: t('exam.tickets.version'),
      card: 'title',
      cell: (row) => (
        <TwoLines named first={t('exam.tickets.version_of', { version: row.version })} second={kindOf(row)} />
      ),
    },
    {
      id: 'accepted',
      header: t('exam.tickets.version_accepted'),
      cell: ({ accepted_at, accepted_by }) => <TwoLines first={minute(accepted_at)} second={accepted_by} />,
    },
    {
      id: 'rules',
      header: t('exam.tickets.wishes'),
      cell: ({ order, apart }) => (
        <TwoLines
          first={t(`exam.tickets.order_${order}`)}
          second={apart ? t('exam.tickets.version_apart') : ''}
        />
      ),
    },
    {
      id: 'seated',
      header: t('exam.tickets.of.seated'),
      align: 'end',
      cell: ({ seated }) => <Text tabular>{seated > 0 ? seated : t('exam.tickets.version_not_kept')}</Text>,
    },
  ];
};
