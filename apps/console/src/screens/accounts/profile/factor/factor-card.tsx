import { Banner, Button, Card, Stack, StateView, Text } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';

const EnrolFactorDialog = lazy(async () => ({
  default: (await import('./enrol-factor-dialog.js')).EnrolFactorDialog,
}));
const RemoveFactorDialog = lazy(async () => ({
  default: (await import('./remove-factor-dialog.js')).RemoveFactorDialog,
}));

/** The number of recovery codes at which new ones should be made. */
const few = 3;

/** Whether the account has a second factor, with a way to enrol or to remove one. */
export function FactorCard() {
  const { t } = useWords();
  const { minute } = useFormats();
  const [open, setOpen] = useState<'enrol' | 'remove'>();
  const query = useCallQuery('user/fetchFactor', {});
  const factor = query.data;
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t('factor.title')}
      description={t('factor.text')}
      footer={
        factor && (
          <Button onClick={() => setOpen(factor.since ? 'remove' : 'enrol')}>
            {t(factor.since ? 'factor.remove' : 'factor.enrol')}
          </Button>
        )
      }
    >
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        {factor && (
          <Stack>
            <Text as="p" tone={factor.since ? 'inherit' : 'muted'}>
              {factor.since
                ? t('factor.since', { time: minute(factor.since), left: factor.recovery_left })
                : t('factor.none')}
            </Text>
            {factor.required && <Text as="p">{t('factor.required')}</Text>}
            {factor.since && factor.recovery_left <= few && (
              <Banner tone="warning">{t('factor.few_left')}</Banner>
            )}
          </Stack>
        )}
      </StateView>
      <Suspense>
        {open === 'enrol' && <EnrolFactorDialog onClose={close} />}
        {open === 'remove' && <RemoveFactorDialog onClose={close} />}
      </Suspense>
    </Card>
  );
}
