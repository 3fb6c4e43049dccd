import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import { examLimits } from '@skillcert/core';
import { Button, Field, Inline, MultiSelect, Select } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { type ExamPlan, useExamPlan } from '../../use-exam-plan.js';
import type { SeatedSitting } from '../seats/seat-plan-of.js';
import { PlannedSeats } from './planned-seats.js';
import { saidRefusal } from './said-refusal.js';
import { useDayMove } from './use-day-move.js';
import { useMovePreview } from './use-move-preview.js';

const RoomFormDrawer = lazy(async () => ({
  default: (await import('../../rooms/room-form-drawer.js')).RoomFormDrawer,
}));

interface MoveRoomDialogProps {
  readonly classId: number;
  readonly sitting: SeatedSitting;
  readonly onClose: () => void;
}

const scopes = ['all', 'one'] as const;

/** The fields that say a refusal of theirs. */
const roomFields = ['move.to_room_id', 'move.more_room_ids'];

interface RoomFieldProps {
  readonly plan: ExamPlan;
  readonly from: number;
  readonly value: string | undefined;
  /** The rooms for those whom the first one does not hold, in their order. */
  readonly more: readonly string[];
  readonly isMissing: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (room_id: string) => void;
  readonly onMore: (room_ids: readonly string[]) => void;
  readonly onAdd: () => void;
}

/** The other rooms with their seats: one, and further ones to spread over; and a way to add one. */
function RoomField({ plan, from, value, more, isMissing, errors, onChange, onMore, onAdd }: RoomFieldProps) {
  const { t } = useWords();
  const others = (plan.data?.rooms ?? [])
    .filter(({ room_id }) => room_id !== from)
    .map(({ room_id, name, seats }) => ({
      value: String(room_id),
      label: t('exam.room_option', { name, count: seats }),
    }));
  return (
    <>
      <Field
        label={t('exam.day.to_room')}
        required
        error={isMissing ? t('field.required') : errors['move.to_room_id']}
      >
        <Select value={value} options={others} onValueChange={onChange} />
      </Field>
      {value && (
        <Field
          label={t('exam.day.more_rooms')}
          hint={t('exam.day.more_rooms_hint')}
          error={errors['move.more_room_ids']}
        >
          <MultiSelect
            value={more}
            options={others.filter((each) => each.value !== value)}
            onValueChange={(chosen) => onMore(chosen.slice(0, examLimits.spread_rooms_max))}
          />
        </Field>
      )}
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

/** The chosen rooms and sittings, and the move that they make; undefined until a room is chosen. */
const useRoomChoice = ({ room: { room_id }, sitting_id }: SeatedSitting) => {
  const [to, setTo] = useState<string>();
  const [chosen, setMore] = useState<readonly string[]>([]);
  const [scope, setScope] = useState<(typeof scopes)[number]>('all');
  const more = chosen.filter((each) => each !== to);
  return {
    to,
    setTo,
    more,
    setMore,
    scope,
    setScope,
    /** A room that was just added: the new one, or a further one if that is chosen. */
    take: (added: string) => (to ? setMore([...more, added]) : setTo(added)),
    planned: to
      ? {
          kind: 'room' as const,
          room_id,
          to_room_id: Number(to),
          more_room_ids: more.map(Number),
          ...(scope === 'one' && { sitting_ids: [sitting_id] }),
        }
      : undefined,
  };
};

/**
 * Gives all who sit in a room another one, or several, for the sitting that is shown or for all that are not over. If
 * every room is in use, a spare one is added here.
 */
export function MoveRoomDialog({ classId: class_id, sitting, onClose }: MoveRoomDialogProps) {
  const { t } = useWords();
  const { send, isSent } = useDayMove(class_id);
  const plan = useExamPlan();
  const choice = useRoomChoice(sitting);
  const [asked, setAsked] = useState(false);
  const [adding, setAdding] = useState(false);
  const { refusal } = useMovePreview(class_id, choice.planned, isSent);
  const { room_id, name } = sitting.room;
  return (
    <>
      <ReasonDialog
        title={t('exam.day.move_room')}
        description={t('exam.day.move_room_text', { room: name })}
        after={<PlannedSeats classId={class_id} isSent={isSent} move={choice.planned} fields={roomFields} />}
        onClose={onClose}
        onGive={async (reason) => {
          setAsked(true);
          return choice.planned ? send(choice.planned, reason) : false;
        }}
      >
        <RoomField
          plan={plan}
          from={room_id}
          value={choice.to}
          more={choice.more}
          isMissing={asked && !choice.to}
          errors={saidRefusal(refusal, roomFields).fields}
          onChange={choice.setTo}
          onMore={choice.setMore}
          onAdd={() => setAdding(true)}
        />
        <Field label={t('exam.day.scope')} required>
          <Select
            value={choice.scope}
            options={scopes.map((each) => ({ value: each, label: t(`exam.day.scope_${each}`) }))}
            onValueChange={(next) => choice.setScope(next === 'one' ? 'one' : 'all')}
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
            onSaved={(added) => choice.take(String(added))}
          />
        </Suspense>
      )}
    </>
  );
}
