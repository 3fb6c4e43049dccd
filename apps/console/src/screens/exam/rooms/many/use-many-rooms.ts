import { type InputOf, saveFile } from '@skillcert/api-client';
import type { ContentState } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useAddMany } from '../../../../forms/use-add-many.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import type { Watch } from '../../../../sheets/create-look.js';
import {
  columnsInput,
  readAnewOf,
  type SaidColumns,
  sayColumn,
  saySheet,
  withSaid,
} from '../../../../sheets/said-columns.js';
import { bodyOf, useLook } from '../../../../sheets/use-look.js';
import type { ExamPlan } from '../../use-exam-plan.js';
import {
  type AlikeRooms,
  alikeDrafts,
  draftsOf,
  isReady,
  numberSign,
  type RoomDraft,
  typedRoom,
  typedRooms,
} from './room-drafts.js';

/** The sources of rooms that are added together. */
export const roomSources = ['alike', 'sheet', 'class'] as const;

/** One of {@link roomSources}. */
export type RoomSource = (typeof roomSources)[number];

/** Rooms that differ in their number alone; at first the next ones of the class. */
const useAlikeRooms = ({ data }: ExamPlan, onChange: () => void) => {
  const { t } = useWords();
  const [alike, setAlike] = useState<AlikeRooms>({
    pattern: t('exam.many_rooms.pattern_start', { sign: numberSign }),
    first: (data?.rooms.length ?? 0) + 1,
    count: 8,
    address: data?.rooms.at(-1)?.address ?? data?.venue ?? '',
    floor: '',
    rows: 6,
    columns: 7,
  });
  return {
    alike,
    setAlike: (changes: Partial<AlikeRooms>) => {
      onChange();
      setAlike((before) => ({ ...before, ...changes }));
    },
  };
};

/** Rooms that a sheet lists. */
const useRoomSheet = (class_id: number, onChange: () => void) => {
  const { t } = useWords();
  const { seen, take, say, leave } = useLook((file, said: Partial<SaidColumns>, watch) =>
    call('exam/readRoomSheet', { class_id, ...columnsInput(said) }, { body: bodyOf(file), ...watch }),
  );
  const look = seen && withSaid(seen.look.look, seen.said);
  return {
    read: seen?.look,
    look,
    isStale: seen?.isStale === true,
    readAnew: readAnewOf(seen),
    leave,
    take: (file: File, watch: Watch) => {
      onChange();
      return take(file, watch);
    },
    /** Reads the sheet anew, by another row of heads. */
    readBy: (head_row: number) => {
      onChange();
      return say({ head_row, columns: undefined });
    },
    /** Reads another sheet of the file. */
    readSheet: (name: string) => {
      onChange();
      return say(saySheet(name));
    },
    /** Reads the sheet anew, with one column as something else. */
    choose: (at: number, field: string) => {
      onChange();
      return look && say(sayColumn(look, at, field));
    },
    template: async () => {
      const file: unknown = await attempt(() => call('exam/fetchRoomSheet', { class_id }));
      if (file instanceof Blob) saveFile(file, `${t('exam.view.rooms')}.xlsx`);
    },
  };
};

/** Rooms that another class has. */
const useCopiedRooms = (onChange: () => void) => {
  const [copied, setCopied] = useState<string | null>(null);
  const query = useCallQuery(
    'exam/fetchExamPlan',
    { class_id: Number(copied) },
    { enabled: copied !== null },
  );
  return {
    copied,
    rooms: copied === null ? [] : typedRooms(query.data?.rooms ?? []),
    state: copied === null ? undefined : contentState(query),
    retry: () => query.refetch(),
    leave: () => setCopied(null),
    take: (id: string | null) => {
      onChange();
      setCopied(id);
    },
  };
};

/** Adding rooms to the plan, and the messages of a refusal. */
const useAddRooms = (class_id: number, onAdded: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const many = useAddMany('rooms');
  return {
    ...many,
    add: async (rooms: InputOf<'exam/addRooms'>['rooms']) => {
      const asked = { class_id, rooms };
      const done = await many.send(() => keyed('exam/addRooms', asked, { quiet: true }));
      if (done) {
        toaster.show({
          tone: 'success',
          message: t('exam.many_rooms.added', { count: done.room_ids.length }),
        });
        onAdded();
      }
      // A refusal too means that the plan has changed.
      await queries.invalidateQueries({ queryKey: ['exam'] });
    },
  };
};

/** Rooms that are added together: from where, which, and adding them. */
export const useManyRooms = (plan: ExamPlan, onAdded: () => void) => {
  const { t } = useWords();
  const { class_id, data } = plan;
  const [source, setSource] = useState<RoomSource>('alike');
  const many = useAddRooms(class_id, onAdded);
  const { alike, setAlike } = useAlikeRooms(plan, many.forget);
  const sheet = useRoomSheet(class_id, many.forget);
  const other = useCopiedRooms(many.forget);
  const { read } = sheet;
  const known = { taken: data?.rooms.map(({ name }) => name) ?? [], said: t('exam.many_rooms.name_taken') };
  const draftsBy = {
    alike: () => draftsOf(alikeDrafts(alike), known),
    sheet: () => (read?.rooms ?? []).map(({ row_no, ...room }) => ({ ...room, id: String(row_no) })),
    class: () => draftsOf(other.rooms, known),
  } as const;
  const stateBy: Readonly<Record<RoomSource, ContentState | undefined>> = {
    alike: 'ready',
    sheet: read && 'ready',
    class: other.state,
  };
  const drafts = draftsBy[source]();
  const ready = drafts.filter(isReady);
  return {
    source,
    choose: (next: RoomSource) => {
      many.forget();
      setSource(next);
      sheet.leave();
      other.leave();
    },
    alike,
    setAlike,
    drafts,
    ready: ready.length,
    /** The state of the preview; undefined until a sheet or a class is chosen. */
    listState: stateBy[source],
    retry: other.retry,
    ignored: read?.ignored ?? [],
    look: sheet.look,
    readAnew: sheet.readAnew,
    /** Whether the sheet is looked at anew. */
    isLooking: source === 'sheet' && sheet.isStale,
    /** Messages of the server about a draft. */
    messagesOf: (draft: RoomDraft) => many.messagesAt(ready.findIndex(({ id }) => id === draft.id)),
    messages: many.messages,
    template: sheet.template,
    takeSheet: sheet.take,
    readBy: sheet.readBy,
    readSheet: sheet.readSheet,
    chooseColumn: sheet.choose,
    copied: other.copied,
    takeClass: other.take,
    add: () => many.add(ready.map(typedRoom)),
  };
};

/** The result of {@link useManyRooms}. */
export type ManyRooms = ReturnType<typeof useManyRooms>;
