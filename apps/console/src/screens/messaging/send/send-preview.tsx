import '@skillcert/ui/stat.css';
import { Banner, Button, Card, EmptyState, Grid, Stack, Stat, StateView, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../../money/payments/use-amount.js';
import type { SendState } from './use-send.js';

/** One message as it would arrive, the number of recipients, and its cost against today’s quota. */
export function SendPreview({ sending }: { readonly sending: SendState }) {
  const { t } = useWords();
  const amount = useAmount();
  const { ready, seen, elsewhere, when, previewState, retryPreview } = sending;
  if (!ready) return <EmptyState title={t('sms.preview')} description={t('sms.preview_choose')} />;
  if (!seen) {
    return (
      <StateView state={previewState} onRetry={retryPreview}>
        {null}
      </StateView>
    );
  }
  const { recipients, left_out, segments, cost_cents, balance_cents, quota, sample, needs_release } = seen;
  const left = Math.max(0, quota.per_day - quota.used_today);
  const balance = balance_cents === null ? undefined : amount(balance_cents, quota.currency);
  const isNow = when === '';
  const isOver = isNow && segments > left;
  const isShort = isNow && balance_cents !== null && cost_cents > balance_cents;
  return (
    <Stack>
      <Grid columns={3}>
        <Stat label={t('sms.recipients')} value={recipients} />
        <Stat label={t('sms.segments')} value={segments} unit={t('sms.left_today', { left })} />
        <Stat
          label={t('sms.cost')}
          value={amount(cost_cents, quota.currency)}
          unit={balance && t('sms.of_balance', { amount: balance })}
        />
      </Grid>
      {sample ? (
        <Card
          level={3}
          title={t('sms.preview_of', { name: sample.name })}
          footer={<Button onClick={sending.sendSample}>{t('sms.to_myself')}</Button>}
        >
          <Text>{sample.text}</Text>
        </Card>
      ) : (
        <Banner tone="info">{t('sms.nobody')}</Banner>
      )}
      {elsewhere > 0 && <Banner tone="info">{t('sms.only_elsewhere', { count: elsewhere })}</Banner>}
      {left_out.opted_out > 0 && (
        <Banner tone="info">{t('sms.left_out.opted_out', { count: left_out.opted_out })}</Banner>
      )}
      {left_out.daily_limit > 0 && (
        <Banner tone="info">{t('sms.left_out.daily_limit', { count: left_out.daily_limit })}</Banner>
      )}
      {isOver && <Banner tone="danger">{t('sms.over_quota', { left, segments })}</Banner>}
      {isShort && balance && (
        <Banner tone="danger">
          {t('sms.over_balance', { amount: amount(cost_cents, quota.currency), left: balance })}
        </Banner>
      )}
      {needs_release && !isOver && !isShort && (
        <Banner tone="info">{t('sms.needs_release', { count: quota.alone_up_to })}</Banner>
      )}
    </Stack>
  );
}
