import { wholeShare } from '@skillcert/core';
import { Banner, Stack, StateView, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useShare } from '../../joint/use-share.js';

/** The units of a joint class, and what they lack for it to be submitted. */
export function ClassUnits({ class_id }: { readonly class_id: number }) {
  const { t } = useWords();
  const share = useShare();
  const query = useCallQuery('class/fetchClassRecommendLists', { class_id });
  const units = query.data?.class_recommend_lists ?? [];
  const total = units.reduce((sum, { share_bp }) => sum + share_bp, 0);
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      <Stack gap="xs">
        {units.map(({ unit_id, com_name, quota, share_bp }) => (
          <Text key={unit_id}>{t('class.form.unit', { name: com_name, quota, share: share(share_bp) })}</Text>
        ))}
        {total !== wholeShare && (
          <Banner tone="warning">{t('class.form.units_missing', { place: t('route.jclass') })}</Banner>
        )}
      </Stack>
    </StateView>
  );
}
