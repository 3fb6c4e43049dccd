import '@skillcert/ui/tabs.css';
import { doubtKinds } from '@skillcert/core';
import { Button, Tabs } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { ListToDo } from '../../../lists/list-to-do.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useDoubtfulColumns } from './use-doubtful-columns.js';
import { kinds, useDoubtfulLists } from './use-doubtful-lists.js';

const CompareDrawer = lazy(async () => ({
  default: (await import('./compare-drawer.js')).CompareDrawer,
}));

/** Candidates in doubt: those whom a reviewer marked, and those who resemble another enrolment. */
export function DoubtfulScreen() {
  const { t } = useWords();
  const list = useDoubtfulLists();
  const columns = useDoubtfulColumns();
  const { toDo } = list;
  const search = searchFilter(t('doubtful.search'));
  const byKind = choiceFilter({
    id: 'doubt',
    label: t('review.doubt_kind'),
    choices: doubtKinds,
    title: (each) => t(`review.doubt_kind.${each}`),
  });
  return (
    <ScreenPage>
      <ListToDo
        parts={
          toDo &&
          kinds.map((kind) => ({
            title: t(`doubtful.kind.${kind}`),
            count: toDo[kind],
            query: `kind=${kind}`,
          }))
        }
        order={t('doubtful.order')}
      />
      <Tabs
        label={t('doubtful.kind')}
        value={list.kind}
        onValueChange={list.showKind}
        items={kinds.map((kind) => ({
          id: kind,
          label: t(`doubtful.kind.${kind}`),
          ...(kind === list.kind && {
            content: (
              <FullList
                area="doubtful"
                filters={kind === 'marked' ? [search, byKind] : [search]}
                list={list}
                columns={columns}
                rowId={({ enrolment_id }) => String(enrolment_id)}
                rowLabel={({ name }) => name}
                rowActions={(row) => (
                  <Button
                    size="small"
                    aria-label={t('doubtful.compare_named', { name: row.name })}
                    onClick={() => list.open(row)}
                  >
                    {t('doubtful.compare')}
                  </Button>
                )}
              />
            ),
          }),
        }))}
      />
      {list.openId !== undefined && (
        <Suspense>
          <CompareDrawer key={list.openId} enrolmentId={list.openId} onClose={list.close} />
        </Suspense>
      )}
    </ScreenPage>
  );
}
