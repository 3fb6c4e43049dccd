import { Field, Select } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { SeatedSitting } from '../seats/seat-plan-of.js';
import { useDayMove } from './use-day-move.js';

interface MoveRoomDialogProps {
  readonly classId: number;
  readonly sitting: SeatedSitting;
  readonly onClose: () => void;
}

const scopes = ['all', 'one'] as const;

/** Gives all who sit in a room another one, for the sitting that is shown or for all that are not over. */
export function MoveRoomDialog({ classId: class_id, sitting, onClose }: MoveRoomDialogProps) {
  const { t } = useWords();
  const move = useDayMove(class_id);
  const { data } = useCallQuery('exam/fetchExamPlan', { class_id });
  const [to, setTo] = useState<string>();
  const [scope, setScope] = useState<(typeof scopes)[number]>('all');
  const [asked, setAsked] = useState(false);
  const { room_id, name } = sitting.room;
  const others = data?.rooms.filter((room) => room.room_id !== room_id) ?? [];
  return (
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
      <Field label={t('exam.day.to_room')} required error={asked && !to ? t('field.required') : undefined}>
        <Select
          value={to}
          options={others.map((room) => ({ value: String(room.room_id), label: room.name }))}
          onValueChange={setTo}
        />
      </Field>
      <Field label={t('exam.day.scope')} required>
        <Select
          value={scope}
          options={scopes.map((each) => ({ value: each, label: t(`exam.day.scope_${each}`) }))}
          onValueChange={(next) => setScope(next === 'one' ? 'one' : 'all')}
        />
      </Field>
    </ReasonDialog>
  );
}
