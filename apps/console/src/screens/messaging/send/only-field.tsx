import { Banner, Button, Field, MultiSelect } from '@skillcert/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../messages/words-state.js';
import type { SendState } from './use-send.js';

/** The only recipients: those selected in a list, until that selection is dropped, or those chosen here. */
export function OnlyField({ narrowed }: Pick<SendState, 'narrowed'>) {
  const { t } = useWords();
  const { unit, only, isHanded, names } = narrowed;
  const field = useRef<HTMLInputElement>(null);
  const wasHanded = useRef(isHanded);
  useEffect(() => {
    // The clicked button is gone, and the focus with it.
    if (wasHanded.current && !isHanded) field.current?.focus();
    wasHanded.current = isHanded;
  }, [isHanded]);
  if (isHanded) {
    return (
      <Banner
        tone="info"
        actions={
          <Button size="small" onClick={() => narrowed.choose([])}>
            {t('sms.only_drop')}
          </Button>
        }
      >
        {t('sms.only_chosen', { count: only.length })}
      </Banner>
    );
  }
  return (
    <Field label={t('sms.only')} hint={t('sms.only_hint')}>
      <MultiSelect
        key={unit}
        ref={field}
        value={only}
        valueLabels={names}
        onValueChange={narrowed.choose}
        onSearch={narrowed.findToChoose}
        minLength={0}
      />
    </Field>
  );
}
