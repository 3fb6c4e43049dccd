import '@skillcert/ui/badge.css';
import type { ExportRow } from '@skillcert/api-client';
import { Badge, type Column, Inline, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';

export const useExportColumns = (): readonly Column<ExportRow>[] => {
  const { t } = useWords();
  const { minute } = useFormats();
  return [
    {
      id: 'what',
      header: t('people.exports.what'),
      card: 'title',
      cell: ({ what, revealed }) => (
        <Inline gap="xs">
          <Text weight="medium">{t(`taken.what.${what}`)}</Text>
          {revealed && <Badge tone="warning">{t('taken.revealed')}</Badge>}
        </Inline>
      ),
    },
    { id: 'by', header: t('people.exports.by'), cell: ({ by }) => by || t('common.empty') },
    {
      id: 'purpose',
      header: t('people.exports.purpose'),
      width: 'wide',
      cell: ({ purpose }) => purpose ?? t('common.empty'),
    },
    {
      id: 'class',
      header: t('people.class'),
      width: 'wide',
      cell: ({ class: of }) => of?.class_name ?? t('common.empty'),
    },
    {
      id: 'count',
      header: t('people.exports.count'),
      align: 'end',
      cell: ({ count }) => (count === null ? t('common.empty') : <Text tabular>{count}</Text>),
    },
    {
      id: 'at',
      header: t('people.exports.at'),
      sortable: true,
      cell: ({ at }) => <Text>{minute(at)}</Text>,
    },
  ];
};
