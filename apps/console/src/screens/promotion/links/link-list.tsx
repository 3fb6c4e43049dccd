import { linkStates } from '@skillcert/core';
import '@skillcert/ui/badge.css';
import { Button, Stack } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { useLinkColumns } from './use-link-columns.js';
import { useLinkLists } from './use-link-lists.js';

const LinkDrawer = lazy(async () => ({ default: (await import('./link-drawer.js')).LinkDrawer }));

/** The enrolment links of the own unit: the results of each, and the link itself with its poster. */
export function LinkList() {
  const { t } = useWords();
  const list = useLinkLists();
  const columns = useLinkColumns();
  return (
    <Stack>
      <FullList
        area="promotion"
        filters={[
          searchFilter(t('promotion.search')),
          choiceFilter({
            id: 'state',
            label: t('promotion.state'),
            choices: linkStates,
            title: (each) => t(`promotion.state.${each}`),
          }),
        ]}
        list={list}
        columns={columns}
        rowId={({ class_id }) => String(class_id)}
        rowLabel={({ class_name }) => class_name}
        rowActions={(row) => (
          <Button
            size="small"
            aria-label={t('promotion.show_link_named', { name: row.class_name })}
            onClick={() => list.open(row)}
          >
            {t('promotion.show_link')}
          </Button>
        )}
      />
      {list.shown && (
        <Suspense>
          <LinkDrawer link={list.shown} today={list.today} onClose={list.close} />
        </Suspense>
      )}
    </Stack>
  );
}
