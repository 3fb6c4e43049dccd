import { saveFile } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useWords } from '../../../../messages/words-state.js';
import type { ExamPlan } from '../../use-exam-plan.js';
import {
  type AlikeRooms,
  alikeDrafts,
  draftsOf,
  numberSign,
  type RoomDraft,
  readyRooms,
} from './room-drafts.js';

/** Where rooms come from that are added together. */
export const roomSources = ['alike', 'sheet', 'class'] as const;

/** One of {@link roomSources}. */
export type RoomSource = (typeof roomSources)[number];

type Watch = Partial<{ readonly signal: AbortSignal; readonly onProgress: (share: number) => void }>;

/** Rooms that are added together: from where, which, and adding them. */
export const useManyRooms = ({ class_id, data }: ExamPlan, onAdded: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [source, setSource] = useState<RoomSource>('alike');
  const [alike, setAlike] = useState<AlikeRooms>({
    pattern: t('exam.many_rooms.pattern_start', { sign: numberSign }),
    first: (data?.rooms.length ?? 0) + 1,
    count: 8,
    address: data?.rooms.at(-1)?.address ?? data?.venue ?? '',
    floor: '',
    rows: 6,
    columns: 7,
  });
  const [read, setRead] = useState<{
    readonly drafts: readonly RoomDraft[];
    readonly ignored: readonly string[];
  }>();
  const known = { taken: data?.rooms.map(({ name }) => name) ?? [], said: t('exam.many_rooms.name_taken') };
  const drafts = source === 'alike' ? draftsOf(alikeDrafts(alike), known) : (read?.drafts ?? []);
  const ready = readyRooms(drafts);
  return {
    source,
    choose: (next: RoomSource) => {
      setSource(next);
      setRead(undefined);
    },
    alike,
    setAlike: (changes: Partial<AlikeRooms>) => setAlike((before) => ({ ...before, ...changes })),
    drafts,
    ready: ready.length,
    /** Whether something was chosen that says which rooms there are. */
    isRead: source === 'alike' || read !== undefined,
    ignored: read?.ignored ?? [],
    template: async () => {
      const file: unknown = await attempt(() => call('exam/fetchRoomSheet', { class_id }));
      if (file instanceof Blob) saveFile(file, `${t('exam.view.rooms')}.xlsx`);
    },
    takeSheet: async (file: File, watch: Watch) => {
      setRead(undefined);
      const body = file.slice(0, file.size, 'application/octet-stream');
      const { rooms, ignored } = await call(
        'exam/readRoomSheet',
        { class_id },
        { body, quiet: true, ...watch },
      );
      setRead({ drafts: rooms.map(({ row_no, ...room }) => ({ ...room, id: String(row_no) })), ignored });
      return { id: file.name, name: file.name };
    },
    takeClass: async (id: string | null) => {
      setRead(undefined);
      const plan = id && (await attempt(() => call('exam/fetchExamPlan', { class_id: Number(id) })));
      if (!plan) return;
      const rooms = plan.rooms.map(
        ({ room_id: _, seats: __, sittings: ___, updated_at: ____, ...room }) => room,
      );
      setRead({ drafts: draftsOf(rooms, known), ignored: [] });
    },
    add: async () => {
      const done = await attempt(() =>
        keyed((key) => call('exam/addRooms', { class_id, rooms: ready }, { key })),
      );
      await queries.invalidateQueries({ queryKey: ['exam'] });
      if (!done) return;
      toaster.show({ tone: 'success', message: t('exam.many_rooms.added', { count: done.room_ids.length }) });
      onAdded();
    },
  };
};

/** What {@link useManyRooms} gives. */
export type ManyRooms = ReturnType<typeof useManyRooms>;
