import type { ClassRecord } from '@skillcert/api-client';
import { eventsLettingIn, leadsToEnrolment, limits } from '@skillcert/core';
import { Banner, ConfirmDialog, Field, Stack, Text, Textarea } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { PlaceLink } from '../../../obstacles/place-link.js';
import { placeOfRefusal } from '../../../obstacles/places.js';
import { ClassUnits } from '../detail/class-units.js';
import { SealCheck } from '../dossier/seal-check.js';
import { useOpening } from '../enrol-link/use-opening.js';
import { CancelConsequences } from './cancel-consequences.js';
import { isGrave } from './event-look.js';
import type { ListedClassEvent } from './listed-class-event.js';
import { StepPart } from './step-part.js';
import { useClassEvent } from './use-class-event.js';

interface ClassEventDialogProps {
  readonly record: ClassRecord;
  readonly event: ListedClassEvent;
  readonly onClose: () => void;
}

/** Asks before an event is applied to a class, with its consequences, open matters and second person. */
export function ClassEventDialog({ record, event, onClose }: ClassEventDialogProps) {
  const { t } = useWords();
  const opening = useOpening(record);
  const step = useClassEvent(record, event);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`class.event.${event}`)}
      description={record.class_name}
      tone={isGrave(event) ? 'danger' : 'accent'}
      confirmLabel={t(step.part === 'first' ? 'class.confirm.ask' : `class.event.${event}`)}
      cancelLabel={event === 'cancel' ? t('class.confirm.cancel_keep') : undefined}
      confirmDisabled={!step.mayConfirm}
      onConfirm={step.confirm}
    >
      <Stack>
        <Text as="p">
          {opening && eventsLettingIn.includes(event)
            ? t('class.confirm.let_in_from', opening)
            : t(`class.confirm.${event}`)}
        </Text>
        {leadsToEnrolment(event) && record.contacts.length === 0 && (
          <Banner
            tone="warning"
            actions={<PlaceLink place={placeOfRefusal.contact_missing} class_id={record.class_id} />}
          >
            {t('class.form.contacts_missing', { place: t('route.contact') })}
          </Banner>
        )}
        {leadsToEnrolment(event) && record.class_type === 1 && <ClassUnits class_id={record.class_id} />}
        {event === 'cancel' && <CancelConsequences record={record} />}
        {event === 'seal_dossier' && <SealCheck record={record} />}
        <StepPart class_id={record.class_id} step={step} onDropped={onClose} />
        {step.needsReason && (
          <Field
            label={t('common.reason')}
            required
            error={step.problem ? t('field.reason_required') : undefined}
          >
            <Textarea
              value={step.reason}
              onValueChange={step.setReason}
              maxLength={limits.reason_length_max}
            />
          </Field>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
