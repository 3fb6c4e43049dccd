import type { AskedStep, ClassRecord } from '@skillcert/api-client';
import { Banner, Button } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { isListedClassEvent, type ListedClassEvent } from '../event/listed-class-event.js';

interface AskedStepBannerProps {
  readonly record: ClassRecord;
  readonly asked: AskedStep;
  /** Left out for an account that has no part in the step. */
  readonly onEvent: ((record: ClassRecord, event: ListedClassEvent) => void) | undefined;
}

/** The step of a class that waits for a second person, and the way to decide about it. */
export function AskedStepBanner({ record, asked, onEvent }: AskedStepBannerProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const { event, by, reason } = asked;
  if (!isListedClassEvent(event)) return null;
  return (
    <Banner
      tone="warning"
      title={t('class.form.step_waits', { step: t(`class.event.${event}`) })}
      actions={
        onEvent && (
          <Button size="small" onClick={() => onEvent(record, event)}>
            {t('class.form.step_look')}
          </Button>
        )
      }
    >
      {t('class.form.step_asked', { name: by, time: minute(asked.at), reason })}
    </Banner>
  );
}
