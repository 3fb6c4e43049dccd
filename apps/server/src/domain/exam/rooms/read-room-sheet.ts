import type { FieldProblem } from '@skillcert/api-client/contract';
import { importLimits } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { wordsIn } from '../../../platform/http/words.js';
import { columnChoice } from '../../../platform/sheet/choose-columns.js';
import { keepColumns, readKeptColumns } from '../../../platform/sheet/kept-columns.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import { findRooms, roomSheetBudget } from './find-rooms.js';
import { readRoomRows } from './read-room-rows.js';

const areDesks = (field: string): boolean => field === 'blocked' || field === 'accessible';

export const readRoomSheet = handle('exam/readRoomSheet', async ({ input, caller, services, request }) => {
  const { bytes, language } = request;
  if (bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  const rooms = await findRooms(services.store.db, input.class_id);
  await takeFrom(services, roomSheetBudget, String(caller.user_id));
  const names = rooms.map(({ name }) => name);
  const { store, keyring, now } = services;
  const choice = columnChoice(
    input,
    await readKeptColumns(store.db, keyring, { family: 'rooms', user_id: caller.user_id }),
  );
  const read = await refuseFault(language, () =>
    readRoomRows(services.sheets, Buffer.from(bytes), names, choice),
  );
  const { heads, columns } = read;
  if (columns.isByHand && columns.is_whole)
    await keepColumns(store.db, keyring, {
      ...{ family: 'rooms', heads, fields: columns.fields },
      ...{ user_id: caller.user_id, now: now() },
    });
  const words = wordsIn(language);
  const said = (problems: Readonly<Record<string, FieldProblem>>) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        areDesks(field) && problem === 'invalid'
          ? words('room.desks_form', { place: words('ticket.place', { row: 6, column: 1 }) })
          : words(`field.${problem}`),
      ]),
    );
  return {
    rooms: read.rooms.map(({ problems, ...room }) => ({ ...room, problems: said(problems) })),
    ignored: [...read.ignored],
    look: read.look,
  };
});
