import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import { Field, MultiSelect, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { OnlyField } from './only-field.js';
import type { SendState } from './use-send.js';

/** Narrows the audience: one unit, chosen candidates alone, or all except some. */
export function NarrowingFields({ narrowed }: Pick<SendState, 'narrowed'>) {
  const { t } = useWords();
  const { units, unit, only, exclude, names } = narrowed;
  return (
    <>
      {units.length > 0 && (
        <Field label={t('candidate.unit')}>
          <Select
            value={unit}
            onValueChange={narrowed.chooseUnit}
            placeholder={t('common.all', { what: t('candidate.unit') })}
            options={units.map(({ unit_id, com_name }) => ({ value: String(unit_id), label: com_name }))}
          />
        </Field>
      )}
      <OnlyField narrowed={narrowed} />
      <Field label={t('sms.exclude')} hint={t('sms.exclude_hint')}>
        <MultiSelect
          key={`${unit} ${only.join()}`}
          value={exclude}
          valueLabels={names}
          onValueChange={narrowed.leaveOut}
          onSearch={narrowed.findToLeaveOut}
          minLength={0}
        />
      </Field>
    </>
  );
}
