import type { ExamRoom } from '@skillcert/api-client';
import { Button, Card, type Column, ConfirmDialog, DataTable, Inline, Stack, Text } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../client/call.js';
import { useCommand } from '../../../client/use-command.js';
import { TwoLines } from '../../../lists/two-lines.js';
import { useWords } from '../../../messages/words-state.js';
import type { ExamPlan } from '../use-exam-plan.js';

const ManyRoomsDrawer = lazy(async () => ({
  default: (await import('./many/many-rooms-drawer.js')).ManyRoomsDrawer,
}));

const RoomFormDrawer = lazy(async () => ({
  default: (await import('./room-form-drawer.js')).RoomFormDrawer,
}));

const useRoomColumns = (): Column<ExamRoom>[] => {
  const { t } = useWords();
  return [
    {
      id: 'name',
      header: t('exam.room'),
      card: 'title',
      width: 'wide',
      cell: ({ name, address, floor }) => (
        <TwoLines named first={name} second={[address, floor].filter(Boolean).join(' ')} />
      ),
    },
    {
      id: 'grid',
      header: t('exam.grid'),
      cell: ({ rows, columns }) => <Text tabular>{t('exam.grid_of', { rows, columns })}</Text>,
    },
    {
      id: 'seats',
      header: t('exam.seats'),
      align: 'end',
      cell: ({ seats }) => <Text tabular>{seats}</Text>,
    },
    {
      id: 'accessible',
      header: t('exam.accessible'),
      align: 'end',
      cell: ({ accessible }) => <Text tabular>{accessible.length}</Text>,
    },
    {
      id: 'sittings',
      header: t('exam.view.sittings'),
      align: 'end',
      cell: ({ sittings }) => <Text tabular>{sittings}</Text>,
    },
  ];
};

interface RoomActionsProps {
  readonly room: ExamRoom;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function RoomActions({ room, onEdit, onRemove }: RoomActionsProps) {
  const { t } = useWords();
  return (
    <Inline wrap={false}>
      <Button size="small" aria-label={t('exam.edit_room', { name: room.name })} onClick={onEdit}>
        {t('common.edit')}
      </Button>
      {room.sittings === 0 && (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('exam.remove_room', { name: room.name })}
          onClick={onRemove}
        >
          {t('exam.remove')}
        </Button>
      )}
    </Inline>
  );
}

interface RemoveRoomDialogProps {
  readonly classId: number;
  readonly room: ExamRoom;
  readonly onClose: () => void;
}

function RemoveRoomDialog({ classId, room, onClose }: RemoveRoomDialogProps) {
  const { t } = useWords();
  const remove = useCommand('exam');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.remove_room', { name: room.name })}
      description={t('exam.remove_room_text')}
      confirmLabel={t('exam.remove')}
      tone="danger"
      onConfirm={() => {
        const { room_id, updated_at } = room;
        return remove(
          () => call('exam/removeRoom', { class_id: classId, room_id, updated_at }),
          t('exam.room_removed'),
        );
      }}
    />
  );
}

/**
 * The rooms of the class with their desks; one without sittings can be removed. Once the seats are published, spare
 * rooms are added, and only those without sittings are changed.
 */
export function RoomList({ plan }: { readonly plan: ExamPlan }) {
  const { t } = useWords();
  const columns = useRoomColumns();
  const [writing, setWriting] = useState<{ readonly room?: ExamRoom }>();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ExamRoom>();
  const { class_id, mayChange, mayAddRooms, data, state, retry } = plan;
  return (
    <Stack>
      {mayAddRooms && (
        <Inline justify="end">
          <Button onClick={() => setWriting({})}>{t('exam.new_room')}</Button>
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t('exam.many_rooms.title')}
          </Button>
        </Inline>
      )}
      <Card padding="none">
        <DataTable
          caption={t('exam.view.rooms')}
          rows={data?.rooms ?? []}
          rowId={({ room_id }) => String(room_id)}
          rowLabel={({ name }) => name}
          state={state}
          stateTitle={state === 'ready' ? t(mayAddRooms ? 'exam.no_rooms' : 'class.nothing') : undefined}
          stateText={state === 'ready' && mayAddRooms ? t('exam.no_rooms_text') : undefined}
          onRetry={retry}
          columns={columns}
          rowActions={(room) =>
            (mayChange || (mayAddRooms && room.sittings === 0)) && (
              <RoomActions
                room={room}
                onEdit={() => setWriting({ room })}
                onRemove={() => setLeaving(room)}
              />
            )
          }
        />
      </Card>
      {leaving && (
        <RemoveRoomDialog classId={class_id} room={leaving} onClose={() => setLeaving(undefined)} />
      )}
      {adding && (
        <Suspense>
          <ManyRoomsDrawer plan={plan} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {writing && (
        <Suspense>
          <RoomFormDrawer plan={plan} room={writing.room} onClose={() => setWriting(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
