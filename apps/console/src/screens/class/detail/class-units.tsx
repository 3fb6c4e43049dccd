import { wholeShare } from '@skillcert/core';
import { Banner, Stack, StateView, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useShare } from '../units/use-share.js';

/** The units of a joint class, and the gaps before its submission. */
export function ClassUnits({ class_id }: { readonly class_id: number }) {
  const { t } = useWords();
  const share = useShare();
  const query = useCallQuery('class/fetchClassRecommendLists', { class_id });
  const units = query.data?.class_recommend_lists ?? [];
  const share_bp = units.reduce((sum, unit) => sum + unit.share_bp, 0);
  const quota = units.reduce((sum, unit) => sum + unit.quota, 0);
  const capacity = query.data?.capacity ?? 0;
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      <Stack gap="xs">
        {units.map((unit) => (
          <Text key={unit.unit_id}>
            {t('class.form.unit', { name: unit.com_name, quota: unit.quota, share: share(unit.share_bp) })}
          </Text>
        ))}
        {share_bp !== wholeShare && (
          <Banner tone="warning">{t('class.form.units_missing', { place: t('route.jclass') })}</Banner>
        )}
        {quota > capacity && (
          <Banner tone="warning">
            {t('class.form.quotas_over', { quota, capacity, place: t('route.jclass') })}
          </Banner>
        )}
      </Stack>
    </StateView>
  );
}
