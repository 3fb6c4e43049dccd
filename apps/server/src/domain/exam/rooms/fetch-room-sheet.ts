import { deskPlace } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { wordsIn } from '../../../platform/http/words.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { findRooms, roomSheetBudget } from './find-rooms.js';
import { roomFields } from './room-columns.js';

export const fetchRoomSheet = handle('exam/fetchRoomSheet', async ({ input, caller, services, request }) => {
  const words = wordsIn(request.language);
  const rooms = await findRooms(services.store.db, input.class_id);
  await takeFrom(services, roomSheetBudget, String(caller.user_id));
  const bytes = await writeSheet({
    title: words('room.sheet'),
    columns: roomFields.map((field) => ({ head: words(`room.column.${field}`), width: 24 })),
    rows: rooms.map((room) => {
      const places = (desks: readonly number[]) =>
        desks.map((desk) => words('ticket.place', { ...deskPlace(room.columns, desk) })).join('; ');
      return roomFields.map((field) =>
        field === 'blocked' || field === 'accessible' ? places(room[field]) : String(room[field]),
      );
    }),
  });
  return { name: 'rooms.xlsx', bytes: new Uint8Array(bytes) };
});
