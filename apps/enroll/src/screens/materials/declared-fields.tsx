import { limits } from '@skillcert/core';
import { DateInput, Field, Select, TextInput } from '@skillcert/ui';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import { certificateLevels } from './declared.js';
import type { Materials } from './use-materials.js';

/** The fields that the conditions of the level require, and nothing else. */
export function DeclaredFields({ materials }: { readonly materials: Materials }) {
  const { t, language } = useWords();
  const { declared, asked, level, today, change } = materials;
  const holds = declared.level !== '' && declared.level !== 'none';
  return (
    <>
      {asked.has('work') && (
        <Field
          name="work_years"
          label={t('conditions.work_years')}
          hint={t('conditions.work_years_hint')}
          required
        >
          <TextInput
            inputMode="numeric"
            enterKeyHint="next"
            maxLength={String(limits.work_years_max).length}
            value={declared.work_years}
            onValueChange={(text) => change('work_years', text)}
          />
        </Field>
      )}
      {asked.has('certificate') && (
        <Field name="level" label={t('conditions.held')} required>
          <Select
            placeholder={t('form.choose')}
            options={[
              { value: 'none', label: t('conditions.held_none') },
              ...certificateLevels(level, today).map((id) => ({
                value: id,
                label: levelTitle(id, language),
              })),
            ]}
            value={declared.level}
            onValueChange={(text) => change('level', text)}
          />
        </Field>
      )}
      {asked.has('certificate') && holds && (
        <>
          <Field name="number" label={t('conditions.held_number')} required>
            <TextInput
              autoComplete="off"
              enterKeyHint="next"
              maxLength={limits.certificate_number_length_max}
              value={declared.number}
              onValueChange={(text) => change('number', text)}
            />
          </Field>
          <Field name="issued_on" label={t('conditions.held_on')} required>
            <DateInput value={declared.issued_on} onValueChange={(text) => change('issued_on', text)} />
          </Field>
        </>
      )}
    </>
  );
}
