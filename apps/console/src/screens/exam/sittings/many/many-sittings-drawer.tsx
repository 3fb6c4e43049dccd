import '@skillcert/ui/checkbox.css';
import {
  Banner,
  Button,
  Checkbox,
  CheckboxGroup,
  Drawer,
  Field,
  Grid,
  NumberInput,
  Stack,
  Textarea,
} from '@skillcert/ui';
import { MomentPicker } from '../../../../forms/moment-picker.js';
import { timeZoneName } from '../../../../forms/wall-time.js';
import { useWords } from '../../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../../use-exam-plan.js';
import { NameBanners } from './name-banners.js';
import { SittingDraftTable } from './sitting-draft-table.js';
import type { SubjectTime } from './sitting-drafts.js';
import { type ManySittings, useManySittings } from './use-many-sittings.js';

interface ManySittingsDrawerProps {
  readonly plan: ExamPlan;
  readonly onClose: () => void;
}

interface SubjectTimeFieldsProps {
  readonly time: SubjectTime;
  readonly onChange: (time: SubjectTime) => void;
}

const longestSitting = 720;

/** Whether a subject is sat, its time, and its length. */
function SubjectTimeFields({ time, onChange }: SubjectTimeFieldsProps) {
  const { t, language } = useWords();
  const title = useSubjectTitle()(time.subject);
  return (
    <Stack gap="sm">
      <Checkbox
        label={title}
        checked={time.chosen}
        onCheckedChange={(chosen) => onChange({ ...time, chosen })}
      />
      {time.chosen && (
        <Grid columns={2}>
          <Field
            label={t('exam.many_sittings.starts_at', { subject: title })}
            hint={timeZoneName(language)}
            required
          >
            <MomentPicker value={time.starts_at} onChange={(starts_at) => onChange({ ...time, starts_at })} />
          </Field>
          <Field label={t('exam.many_sittings.minutes', { subject: title })} required>
            <NumberInput
              min={1}
              max={longestSitting}
              value={time.minutes}
              onValueChange={(minutes) => onChange({ ...time, minutes })}
            />
          </Field>
        </Grid>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly state: ManySittings;
}

/** The rooms in which the subjects are sat. */
function RoomsField({ state: { rooms, chosen, setChosen } }: PartProps) {
  const { t } = useWords();
  const everyRoom = rooms.map(({ room_id }) => String(room_id));
  const areAll = chosen.length === rooms.length;
  return (
    <Field
      label={t('exam.view.rooms')}
      group
      required
      labelEnd={
        <Button size="small" variant="ghost" onClick={() => setChosen(areAll ? [] : everyRoom)}>
          {areAll ? t('exam.many_sittings.no_room') : t('exam.many_sittings.every_room')}
        </Button>
      }
    >
      <CheckboxGroup
        appearance="inline"
        value={chosen}
        onValueChange={setChosen}
        options={rooms.map(({ room_id, name, seats }) => ({
          value: String(room_id),
          label: t('exam.room_option', { name, count: seats }),
        }))}
      />
    </Field>
  );
}

/** Adds a sitting of each subject in each room, with invigilators from a list of names. A preview shows them first. */
export function ManySittingsDrawer({ plan, onClose }: ManySittingsDrawerProps) {
  const { t } = useWords();
  const state = useManySittings(plan, onClose);
  const { times, text, drafts } = state;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('exam.many_sittings.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={drafts.length === 0} onClick={state.add}>
            {t('exam.many_sittings.add', { count: drafts.length })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {times.map((time) => (
          <SubjectTimeFields key={time.subject} time={time} onChange={state.setTime} />
        ))}
        <RoomsField state={state} />
        <Field label={t('exam.invigilators')} hint={t('exam.many_sittings.names_hint')}>
          <Textarea value={text} rows={4} onValueChange={state.setText} />
        </Field>
        <NameBanners rooms={state.chosen.length} names={state.names} twice={state.twice} />
        {state.messages.length > 0 && <Banner tone="danger">{state.messages.join(' ')}</Banner>}
        <SittingDraftTable state={state} />
      </Stack>
    </Drawer>
  );
}
