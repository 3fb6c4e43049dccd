import { wholeShare } from '@skillcert/core';
import { Card, Field, Grid, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { totalsOf } from './joint-form-values.js';
import { useShare } from './use-share.js';

interface JointTotalsProps {
  readonly totals: ReturnType<typeof totalsOf>;
  readonly capacity: number;
}

/** The totals of shares and quotas while they are typed. */
export function JointTotals({ totals: { share_bp, quota }, capacity }: JointTotalsProps) {
  const { t } = useWords();
  const percent = useShare();
  const off = share_bp - wholeShare;
  const missing = off < 0 ? t('class.units.share_missing', { share: percent(-off) }) : undefined;
  const over = off > 0 ? t('class.units.share_over', { share: percent(off) }) : undefined;
  return (
    <Card>
      <Grid columns={2}>
        <Field group required name="units" label={t('class.units.share_total')}>
          <Text as="p" weight="bold" tabular tone={off === 0 ? 'success' : 'danger'} aria-live="polite">
            {[percent(share_bp), missing ?? over].filter(Boolean).join(' · ')}
          </Text>
        </Field>
        <Field group required label={t('class.units.quota_total')}>
          <Text
            as="p"
            weight="bold"
            tabular
            tone={quota <= capacity ? 'inherit' : 'danger'}
            aria-live="polite"
          >
            {t('class.units.quota_of', { quota, capacity })}
          </Text>
        </Field>
      </Grid>
    </Card>
  );
}
