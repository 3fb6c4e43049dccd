import { Card, Grid, IconButton, Inline, TextInput } from '@skillcert/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { ClassContacts } from './use-contact-form.js';

interface ContactCardProps {
  readonly control: Control<Pick<ClassContacts, 'contacts'>>;
  readonly index: number;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  /** Undefined for the only one: a class keeps at least one contact. */
  readonly onRemove: (() => void) | undefined;
}

/** One contact, and its place among the others. */
export function ContactCard({ control, index, onUp, onDown, onRemove }: ContactCardProps) {
  const { t } = useWords();
  const number = index + 1;
  return (
    <Card
      level={2}
      title={t('class.contact_number', { number })}
      actions={
        <Inline gap="xs" wrap={false}>
          <IconButton
            size="small"
            label={t('contact.up', { number })}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={!onUp}
            onClick={onUp}
          />
          <IconButton
            size="small"
            label={t('contact.down', { number })}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={!onDown}
            onClick={onDown}
          />
          <IconButton
            size="small"
            label={t('class.contact_remove', { number })}
            icon={<Trash2 aria-hidden="true" />}
            disabled={!onRemove}
            onClick={onRemove}
          />
        </Inline>
      }
    >
      <Grid columns={2}>
        <FormField control={control} name={`contacts.${index}.name`} label={t('class.contact_name')} required>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        <FormField
          control={control}
          name={`contacts.${index}.phone`}
          label={t('class.contact_phone')}
          required
        >
          {(field) => <TextInput {...field} type="tel" autoComplete="off" />}
        </FormField>
      </Grid>
    </Card>
  );
}
