import type { ClassRecord, ClassStep } from '@skillcert/api-client';
import { Banner, Button, Drawer, Inline, SeatsBar, Stack } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { NotesOnThis } from '../../notes/notes-on-this.js';
import { ClassStatusBadge } from '../class-status-badge.js';
import { DateDoubts } from '../date-doubts.js';
import { ClassDossier } from '../dossier/class-dossier.js';
import { EnrolLinkCard } from '../enrol-link/enrol-link-card.js';
import { enrolLinkOf } from '../enrol-link/enrol-link-of.js';
import { PosterButton } from '../enrol-link/poster-button.js';
import { isGrave, onwardOf } from '../event/event-look.js';
import type { ListedClassEvent } from '../event/listed-class-event.js';
import { ClassExportsPart } from '../exports/class-exports-part.js';
import { HandOverButton } from '../owner/hand-over-button.js';
import { PayeeMissing } from '../payee-missing.js';
import { ClassStages } from '../stages/class-stages.js';
import { useClassActionTitle } from '../use-class-action-title.js';
import { useClassRights } from '../use-class-rights.js';
import { AskedStepBanner } from './asked-step-banner.js';
import { CheckInButton } from './check-in-button.js';
import { ClassFacts } from './class-facts.js';
import { ClassFiles } from './class-files.js';
import { ClassProgress } from './class-progress.js';
import { useClassStepRemark } from './use-class-step-remark.js';
import { WaitingListSwitch } from './waiting-list-switch.js';

interface ClassDetailDrawerProps {
  readonly classId: number;
  readonly onClose: () => void;
  readonly onEdit: (record: ClassRecord) => void;
  readonly onEvent: (record: ClassRecord, event: ListedClassEvent) => void;
}

interface ClassActionsProps extends Omit<ClassDetailDrawerProps, 'classId'> {
  readonly record: ClassRecord;
}

function ClassActions({ record, onClose, onEdit, onEvent }: ClassActionsProps) {
  const { t } = useWords();
  const { eventsOf, mayEdit } = useClassRights();
  const events = eventsOf(record);
  const onward = onwardOf(events);
  return (
    <>
      <CheckInButton record={record} />
      <HandOverButton record={record} onGone={onClose} />
      {mayEdit(record) && <Button onClick={() => onEdit(record)}>{t('common.edit')}</Button>}
      {events.map((event) => (
        <Button
          key={event}
          variant={isGrave(event) ? 'danger' : event === onward ? 'primary' : 'secondary'}
          onClick={() => onEvent(record, event)}
        >
          {t(`class.event.${event}`)}
        </Button>
      ))}
    </>
  );
}

function ClassHistory({ timeline }: { readonly timeline: readonly ClassStep[] }) {
  const { t } = useWords();
  const actionTitle = useClassActionTitle();
  const remark = useClassStepRemark();
  return (
    <RecordHistory
      entries={timeline}
      actionTitle={actionTitle}
      unnamedActor={() => t('timeline.system')}
      remark={remark}
    />
  );
}

/**
 * One class beside the list: its facts, its enrolment link, its next steps, its history, and the exports of its
 * data.
 */
export function ClassDetailDrawer({ classId, onClose, onEdit, onEvent }: ClassDetailDrawerProps) {
  const { t } = useWords();
  const { eventsOf } = useClassRights();
  const query = useCallQuery('class/fetchClassById', { class_id: classId });
  const record = query.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={record?.class_name ?? t('common.details')}
      description={record?.code}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={record && <ClassActions record={record} onClose={onClose} onEdit={onEdit} onEvent={onEvent} />}
    >
      {record && (
        <Stack gap="lg">
          <Inline>
            <ClassStatusBadge status={record.status} />
          </Inline>
          <ClassProgress status={record.status} />
          {record.refuse_content && (
            <Banner tone="warning" title={t('class.form.refuse_content')}>
              {record.refuse_content}
            </Banner>
          )}
          <PayeeMissing record={record} />
          <DateDoubts record={record} />
          {record.asked && <AskedStepBanner record={record} asked={record.asked} onEvent={onEvent} />}
          {record.capacity > 0 && <SeatsBar taken={record.taken} capacity={record.capacity} />}
          <WaitingListSwitch record={record} mayChange={eventsOf(record).length > 0} />
          <ClassStages record={record} />
          <ClassFacts record={record} />
          <ClassFiles class_id={record.class_id} files={record.files} />
          <ClassDossier record={record} />
          <NotesOnThis class_id={record.class_id} enrolment_id={null} />
          {record.status === 'enrolling' && (
            <EnrolLinkCard
              link={enrolLinkOf(record.class_id)}
              name={record.class_name}
              record={record}
              actions={<PosterButton record={record} link={enrolLinkOf(record.class_id)} />}
            />
          )}
          <ClassHistory timeline={record.timeline} />
          <ClassExportsPart record={record} />
        </Stack>
      )}
    </Drawer>
  );
}
