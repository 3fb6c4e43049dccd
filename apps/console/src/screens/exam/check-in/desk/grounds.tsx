import { limits } from '@skillcert/core';
import { Field, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';

/** The reason of a decision at the door: its field, and the input once it is given. */
export const useGrounds = () => {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  return {
    field: (
      <Field
        label={t('common.reason')}
        required
        error={asked && given === '' ? t('field.reason_required') : undefined}
      >
        <Textarea value={reason} onValueChange={setReason} maxLength={limits.short_reason_length_max} />
      </Field>
    ),
    /** Does it with the reason; without one the field reports that it is missing. */
    give: async (decide: (given: string) => Promise<boolean>): Promise<boolean> => {
      setAsked(true);
      return given === '' ? false : decide(given);
    },
  };
};
