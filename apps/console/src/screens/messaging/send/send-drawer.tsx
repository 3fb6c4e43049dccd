import type { SmsAudience } from '@skillcert/core';
import { Button, ConfirmDialog, Drawer, Stack } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { SendFields } from './send-fields.js';
import { SendPreview } from './send-preview.js';
import { useSend } from './use-send.js';

interface SendDrawerProps {
  /** The candidates selected in a list, and nobody else; everybody if there are none. */
  readonly handed: readonly string[];
  /** The initial audience of the message. */
  readonly audience: SmsAudience | undefined;
  readonly onClose: () => void;
}

/** Composes a message to many beside its preview and cost, and sends it or requests its release. */
export function SendDrawer({ handed, audience, onClose }: SendDrawerProps) {
  const { t } = useWords();
  const sending = useSend(handed, audience, onClose);
  const { seen, isCurrent, state, retry } = sending;
  const fits =
    seen !== undefined &&
    seen.quota.used_today + seen.segments <= seen.quota.per_day &&
    (seen.balance_cents === null || seen.cost_cents <= seen.balance_cents);
  // A later mailing uses the quota and the balance of that day.
  const isLater = sending.when !== '';
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('sms.new')}
      description={t('sms.new_text')}
      state={state}
      onRetry={retry}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isCurrent || !(fits || isLater) || seen?.recipients === 0}
            onClick={() => sending.send(false)}
          >
            {seen
              ? t(seen.needs_release ? 'sms.ask_to_send' : 'sms.send_to', { count: seen.recipients })
              : t('sms.send')}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <SendFields sending={sending} />
        <SendPreview sending={sending} />
        {sending.repeated !== undefined && (
          <ConfirmDialog
            open
            onOpenChange={sending.dropRepeated}
            title={sending.repeated}
            description={t('sms.again_text')}
            confirmLabel={t('sms.again')}
            onConfirm={() => sending.send(true)}
          />
        )}
      </Stack>
    </Drawer>
  );
}
