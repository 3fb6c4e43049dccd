import '@skillcert/ui/descriptions.css';
import type { OutputOf, SittingRow } from '@skillcert/api-client';
import { Banner, Button, ConfirmDialog, Descriptions, Drawer, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useCommand } from '../../../client/use-command.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';

interface SittingDrawerProps {
  readonly plan: ExamPlan;
  readonly sittingId: number;
  readonly onEdit: (sitting: SittingRow) => void;
  readonly onCopy: (sitting: SittingRow) => void;
  readonly onClose: () => void;
}

const steps = ['create', 'edit', 'shift', 'print'] as const;

interface PartProps {
  readonly sitting: OutputOf<'exam/fetchSittingById'>;
}

function SittingFacts({ sitting }: PartProps) {
  const { t } = useWords();
  return (
    <Descriptions
      items={[
        { id: 'room', label: t('exam.room'), value: sitting.room_name },
        { id: 'seats', label: t('exam.seats'), value: sitting.seats },
        {
          id: 'address',
          label: t('exam.address'),
          value: [sitting.address, sitting.floor].filter(Boolean).join(' '),
        },
        {
          id: 'invigilators',
          label: t('exam.invigilators'),
          value:
            sitting.invigilators.map(({ name }) => name).join(t('common.list_comma')) || t('common.none'),
        },
      ]}
    />
  );
}

/** Says that papers were printed before the last change of the sitting, which they do not show. */
function PrintedBefore({ sitting: { timeline, updated_at } }: PartProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const prints = timeline.filter(({ action }) => action === 'print').map(({ at }) => at);
  const isOld = prints.length > 0 && prints.every((at) => at < updated_at);
  return isOld && <Banner tone="warning">{t('exam.printed_before', { time: minute(updated_at) })}</Banner>;
}

function SittingHistory({ sitting }: PartProps) {
  const { t } = useWords();
  const actionTitle = (action: string): string => {
    const known = steps.find((each) => each === action);
    return known ? t(`exam.history.${known}`) : action;
  };
  return (
    <RecordHistory
      entries={sitting.timeline}
      actionTitle={actionTitle}
      unnamedActor={() => t('timeline.system')}
    />
  );
}

interface SittingStepsProps extends Pick<SittingDrawerProps, 'plan'> {
  readonly onRemove: () => void;
  readonly onCopy: () => void;
  readonly onEdit: () => void;
}

/** The steps with a sitting; once the seats are published, a change of its invigilators alone. */
function SittingSteps({ plan: { mayChange }, onRemove, onCopy, onEdit }: SittingStepsProps) {
  const { t } = useWords();
  if (!mayChange) {
    return (
      <Button variant="primary" onClick={onEdit}>
        {t('exam.replace_invigilators')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger" onClick={onRemove}>
        {t('exam.remove_sitting')}
      </Button>
      <Button onClick={onCopy}>{t('exam.copy_sitting')}</Button>
      <Button variant="primary" onClick={onEdit}>
        {t('common.edit')}
      </Button>
    </>
  );
}

/** One sitting beside the list: time, place, invigilators, and its history. */
export function SittingDrawer({ plan, sittingId, onEdit, onCopy, onClose }: SittingDrawerProps) {
  const { t } = useWords();
  const { minutes } = useFormats();
  const subjectTitle = useSubjectTitle();
  const remove = useCommand('exam');
  const [leaving, setLeaving] = useState(false);
  const { class_id } = plan;
  const query = useCallQuery('exam/fetchSittingById', { class_id, sitting_id: sittingId });
  const sitting = query.data;
  const removeIt = async ({ sitting_id, updated_at }: SittingRow) => {
    const input = { class_id, sitting_id, updated_at };
    // Closed first: reading a removed record again would be an error.
    onClose();
    return remove(() => call('exam/removeSitting', input), t('exam.sitting_removed'));
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={sitting ? subjectTitle(sitting.subject) : t('exam.open')}
      description={sitting && minutes(sitting.starts_at, sitting.ends_at)}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={
        sitting &&
        plan.mayReplace && (
          <SittingSteps
            plan={plan}
            onRemove={() => setLeaving(true)}
            onCopy={() => onCopy(sitting)}
            onEdit={() => onEdit(sitting)}
          />
        )
      }
    >
      {sitting && (
        <Stack gap="lg">
          <PrintedBefore sitting={sitting} />
          <SittingFacts sitting={sitting} />
          <SittingHistory sitting={sitting} />
        </Stack>
      )}
      {sitting && leaving && (
        <ConfirmDialog
          open
          onOpenChange={setLeaving}
          title={t('exam.remove_sitting')}
          description={t('exam.remove_sitting_text')}
          confirmLabel={t('exam.remove_sitting')}
          tone="danger"
          onConfirm={() => removeIt(sitting)}
        />
      )}
    </Drawer>
  );
}
