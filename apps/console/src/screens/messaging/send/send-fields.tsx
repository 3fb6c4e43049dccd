import type { OutputOf } from '@skillcert/api-client';
import { Field, Select, Stack } from '@skillcert/ui';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { timeZoneName, wallTimeOf } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import { NarrowingFields } from './narrowing-fields.js';
import { OnlyField } from './only-field.js';
import type { SendState } from './use-send.js';

type Template = OutputOf<'sms/fetchTemplates'>['items'][number];

/** The message, its audience, the narrowing, and the time. */
export function SendFields({ sending }: { readonly sending: SendState }) {
  const { t, language } = useWords();
  const { templates, template, audience, narrowed, when } = sending;
  const labelOf = ({ title, missing }: Template) =>
    missing.length === 0
      ? title
      : t('sms.template_missing', {
          title,
          what: missing.map((each) => t(`sms.value.${each}`)).join(t('common.list_comma')),
        });
  return (
    <Stack>
      <Field
        label={t('sms.template')}
        hint={t(template?.type === 'promotion' ? 'sms.promotion_hint' : 'sms.template_hint')}
        required
      >
        <Select
          value={template?.template_id ?? ''}
          onValueChange={sending.chooseTemplate}
          options={templates.map((each) => ({
            value: each.template_id,
            label: labelOf(each),
            disabled: each.missing.length > 0,
          }))}
        />
      </Field>
      {template && (
        <Field label={t('sms.audience')} required>
          <Select
            value={audience ?? ''}
            onValueChange={sending.chooseAudience}
            placeholder={template.audiences.length > 1 ? undefined : null}
            options={template.audiences.map((each) => ({ value: each, label: t(`sms.audiences.${each}`) }))}
          />
        </Field>
      )}
      {!audience && narrowed.isHanded && <OnlyField narrowed={narrowed} />}
      {audience && <NarrowingFields key={`${template?.template_id} ${audience}`} narrowed={narrowed} />}
      {audience && (
        <Field label={t('sms.send_at')} hint={t('sms.send_at_hint', { zone: timeZoneName(language) })}>
          <MomentPicker
            value={when}
            onChange={sending.chooseMoment}
            min={wallTimeOf(new Date().toISOString())}
          />
        </Field>
      )}
    </Stack>
  );
}
