import '@skillcert/ui/timeline.css';
import { limits } from '@skillcert/core';
import { Button, Inline, Stack, StateView, Text, Timeline } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';

const newest = 10;

/** The exports of a class, the newest first: with purpose and size. */
export function ClassExports({ class_id }: { readonly class_id: number }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const [limit, setLimit] = useState(newest);
  const query = useCallQuery(
    'class/fetchExports',
    { class_id, page: 1, limit },
    { keepLast: true, staleTime: 0 },
  );
  const { items = [], total = 0 } = query.data ?? {};
  const most = Math.min(total, limits.page_size_max);
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      {items.length === 0 ? (
        <Text as="p" tone="muted">
          {t('taken.none')}
        </Text>
      ) : (
        <Stack gap="sm">
          <Timeline
            aria-label={t('class.form.taken.title')}
            items={items.map(({ export_id, at, by, what, count, purpose, revealed }) => ({
              id: export_id,
              title: t(`taken.what.${what}`),
              time: minute(at),
              dateTime: at,
              actor: by,
              tone: revealed ? 'warning' : 'neutral',
              description: [
                purpose,
                count !== null && t('taken.count', { count }),
                revealed && t('taken.revealed'),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
          {items.length < most && (
            <Inline>
              <Button size="small" onClick={() => setLimit(limits.page_size_max)}>
                {t('taken.more', { count: most })}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </StateView>
  );
}
