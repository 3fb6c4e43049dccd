import { lastPage, limits } from '@skillcert/core';
import { Button, Inline, Page, Pagination, Stack, StateView, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.js';
import { ClassFilterBar, ClassFilterButton } from './class-filters.js';
import type { OpenClasses } from './use-open-classes.js';

interface ClassListProps {
  readonly list: OpenClasses;
  /** `narrow` on a phone. */
  readonly width: 'narrow' | 'wide';
  /** The classes themselves, as cards or as a table. */
  readonly children: ReactNode;
}

/** The page around the open classes: title, filters, count, states, pages. */
export function ClassList({ list, width, children }: ClassListProps) {
  const { t } = useWords();
  const { query, state, total } = list;
  const none = list.filtered ? 'empty' : 'none';
  const limit = limits.page_size_default;
  const Filters = width === 'narrow' ? ClassFilterButton : ClassFilterBar;
  return (
    <Page title={t('list.title')} description={t('list.lead')} headingRef={list.heading} width={width}>
      <Stack gap="md" aria-busy={list.loading}>
        <Filters list={list} />
        <Text as="p" role="status" tone="muted" size="sm">
          {state === 'ready' && t('list.count', { count: total })}
        </Text>
        <StateView
          state={state}
          stateTitle={state === 'empty' ? t(`list.${none}_title`) : undefined}
          stateText={state === 'empty' ? t(`list.${none}_text`) : t('site.offline')}
          stateAction={list.filtered && <Button onClick={list.clear}>{t('list.clear')}</Button>}
          onRetry={list.reload}
        >
          {list.more && (
            <Inline role="status">
              <Text>{t('list.more_open')}</Text>
              <Button size="small" onClick={list.reload}>
                {t('list.show_more')}
              </Button>
            </Inline>
          )}
          {children}
        </StateView>
        {total > limit && (
          <Pagination
            page={Math.min(query.page, lastPage({ total, limit }))}
            limit={limit}
            total={total}
            onPageChange={(page) => list.look({ page })}
          />
        )}
      </Stack>
    </Page>
  );
}
