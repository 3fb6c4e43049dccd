import type { ClassRecord } from '@skillcert/api-client';
import { Banner, Stack, StateView, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';

/** The people whom the cancelling of a class affects. They are read now, because the list may be old. */
export function CancelConsequences({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const { money } = useFormats();
  const query = useCallQuery('class/fetchClassById', { class_id: record.class_id });
  const paid = query.data?.paid;
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      {query.data && (
        <Banner tone="warning">
          <Stack gap="xs">
            <Text>{t('class.confirm.cancel_seats', { count: query.data.taken })}</Text>
            <Text>{t('class.confirm.cancel_waiting', { count: query.data.to_review })}</Text>
            {paid && (
              <Text>
                {t('class.confirm.cancel_refunds', {
                  count: paid.enrolments,
                  amount: money(paid.amount_cents, record.currency),
                })}
              </Text>
            )}
          </Stack>
        </Banner>
      )}
    </StateView>
  );
}
