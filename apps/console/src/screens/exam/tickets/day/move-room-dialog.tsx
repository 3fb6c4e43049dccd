import { Button, Field, Inline, Select } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { type ExamPlan, useExamPlan } from '../../use-exam-plan.js';
import type { SeatedSitting } from '../seats/seat-plan-of.js';
import { useDayMove } from './use-day-move.js';

const RoomFormDrawer = lazy(async () => ({
  default: (await import('../../rooms/room-form-drawer.js')).RoomFormDrawer,
}));

interface MoveRoomDialogProps {
  readonly classId: number;
  readonly sitting: SeatedSitting;
  readonly onClose: () => void;
}

const scopes = ['all', 'one'] as const;

interface RoomFieldProps {
  readonly plan: ExamPlan;
  readonly from: number;
  readonly value: string | undefined;
  readonly isMissing: boolean;
  readonly onChange: (room_id: string) => void;
  readonly onAdd: () => void;
}

/** The other rooms with their seats, and a way to add one. */
function RoomField({ plan, from, value, isMissing, onChange, onAdd }: RoomFieldProps) {
  const { t } = useWords();
  const others = plan.data?.rooms.filter(({ room_id }) => room_id !== from) ?? [];
  return (
    <>
      <Field label={t('exam.day.to_room')} required error={isMissing ? t('field.required') : undefined}>
        <Select
          value={value}
          options={others.map(({ room_id, name, seats }) => ({
            value: String(room_id),
            label: t('exam.room_option', { name, count: seats }),
          }))}
          onValueChange={onChange}
        />
      </Field>
      {plan.mayAddRooms && (
        <Inline>
          <Button size="small" onClick={onAdd}>
            {t('exam.new_room')}
          </Button>
        </Inline>
      )}
    </>
  );
}

/**
 * Gives all who sit in a room another one, for the sitting that is shown or for all that are not over. Where every room
 * is in use, a spare one is added here.
 */
export function MoveRoomDialog({ classId: class_id, sitting, onClose }: MoveRoomDialogProps) {
  const { t } = useWords();
  const move = useDayMove(class_id);
  const plan = useExamPlan();
  const [to, setTo] = useState<string>();
  const [scope, setScope] = useState<(typeof scopes)[number]>('all');
  const [asked, setAsked] = useState(false);
  const [adding, setAdding] = useState(false);
  const { room_id, name } = sitting.room;
  return (
    <>
      <ReasonDialog
        title={t('exam.day.move_room')}
        description={t('exam.day.move_room_text', { room: name })}
        onClose={onClose}
        onGive={async (reason) => {
          setAsked(true);
          if (!to) return false;
          const of = scope === 'one' ? { sitting_ids: [sitting.sitting_id] } : {};
          return move({ kind: 'room', room_id, to_room_id: Number(to), ...of }, reason);
        }}
      >
        <RoomField
          plan={plan}
          from={room_id}
          value={to}
          isMissing={asked && !to}
          onChange={setTo}
          onAdd={() => setAdding(true)}
        />
        <Field label={t('exam.day.scope')} required>
          <Select
            value={scope}
            options={scopes.map((each) => ({ value: each, label: t(`exam.day.scope_${each}`) }))}
            onValueChange={(next) => setScope(next === 'one' ? 'one' : 'all')}
          />
        </Field>
      </ReasonDialog>
      {adding && (
        // Beside the dialog, not in it: the one form is not sent with the other.
        <Suspense>
          <RoomFormDrawer
            plan={plan}
            room={undefined}
            onClose={() => setAdding(false)}
            onSaved={(added) => setTo(String(added))}
          />
        </Suspense>
      )}
    </>
  );
}
