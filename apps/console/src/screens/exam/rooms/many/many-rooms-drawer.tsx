import '@skillcert/ui/radio-group.css';
import { Banner, Button, Drawer, Field, RadioGroup, Stack } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { ChosenSheet } from '../../../../sheets/chosen-sheet.js';
import type { ExamPlan } from '../../use-exam-plan.js';
import { useRoomFields } from './column-titles.js';
import { RoomDraftTable } from './room-draft-table.js';
import { AlikeRoomFields, RoomClassField, RoomSheetField } from './room-source.js';
import { roomSources, useManyRooms } from './use-many-rooms.js';

interface ManyRoomsDrawerProps {
  readonly plan: ExamPlan;
  readonly onClose: () => void;
}

const fieldsOf = { alike: AlikeRoomFields, sheet: RoomSheetField, class: RoomClassField } as const;

/** Adds several rooms: alike, from a sheet, or from another class. A preview shows them first. */
export function ManyRoomsDrawer({ plan, onClose }: ManyRoomsDrawerProps) {
  const { t } = useWords();
  const state = useManyRooms(plan, onClose);
  const { source, drafts, ready, ignored, look, messages } = state;
  const roomFields = useRoomFields();
  const Fields = fieldsOf[source];
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('exam.many_rooms.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={state.isLooking} disabled={ready === 0} onClick={state.add}>
            {t('exam.many_rooms.add', { count: ready })}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <Field label={t('exam.many_rooms.from')} group required>
          <RadioGroup
            appearance="inline"
            value={source}
            onValueChange={(next) => state.choose(roomSources.find((each) => each === next) ?? source)}
            options={roomSources.map((value) => ({ value, label: t(`exam.many_rooms.from_${value}`) }))}
          />
        </Field>
        <Fields key={source} state={state} />
        {look?.is_whole && ignored.length > 0 && (
          <Banner tone="info" title={t('exam.many_rooms.ignored')}>
            {ignored.join(t('common.list_comma'))}
          </Banner>
        )}
        {look && (
          <ChosenSheet
            look={look}
            readAnew={state.readAnew}
            isWhole={look.is_whole}
            fields={roomFields}
            missing={t('sheet.missing.rooms')}
            onHeadRow={state.readBy}
            onSheet={state.readSheet}
            onChoose={state.chooseColumn}
          />
        )}
        {messages.length > 0 && <Banner tone="danger">{messages.join(' ')}</Banner>}
        {drafts.length > ready && (
          <Banner tone="warning">{t('exam.many_rooms.left_out', { count: drafts.length - ready })}</Banner>
        )}
        <RoomDraftTable state={state} />
      </Stack>
    </Drawer>
  );
}
