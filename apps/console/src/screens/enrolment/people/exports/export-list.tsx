import { exportKinds } from '@skillcert/core';
import { Stack, Text } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../../lists/filters.js';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { useExportColumns } from './use-export-columns.js';
import { inFull, useExportList } from './use-export-list.js';

/** The exports of all classes, and those that belong to no class. */
export function ExportList() {
  const { t } = useWords();
  const list = useExportList();
  const columns = useExportColumns();
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('people.exports.text')}
      </Text>
      <FullList
        area="people.exports"
        filters={[
          searchFilter(t('people.exports.search')),
          choiceFilter({
            id: 'what',
            label: t('people.exports.what'),
            choices: exportKinds,
            title: (each) => t(`taken.what.${each}`),
          }),
          choiceFilter({
            id: 'revealed',
            label: t('people.exports.numbers'),
            choices: inFull,
            title: () => t('taken.revealed'),
          }),
        ]}
        list={list}
        columns={columns}
        rowId={({ export_id }) => export_id}
        rowLabel={({ at }) => at}
      />
    </Stack>
  );
}
