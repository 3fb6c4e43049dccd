import type { OutputOf } from '@skillcert/api-client/contract';
import { isImported, type ScoreDifference } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';
import { findScoring } from '../lock-scoring.js';
import { type ComparedLine, compareSheet } from './compare-sheet.js';
import { openDoubts } from './open-doubts.js';
import { takeScoreSheet } from './take-score-sheet.js';

type Counts = OutputOf<'score/previewScoreImport'>['counts'];

const shownMost = 1_000;

/** The order of the preview: impossible, changed and unchanged entries. */
const order: readonly ScoreDifference[] = [
  'unknown',
  'misnamed',
  'repeated',
  'unread',
  'out_of_range',
  'settled',
  'differs',
  'second',
  'new',
  'same',
];

const none: Counts = {
  new: 0,
  second: 0,
  differs: 0,
  same: 0,
  settled: 0,
  out_of_range: 0,
  unread: 0,
  repeated: 0,
  misnamed: 0,
  unknown: 0,
};

const countLines = (lines: readonly ComparedLine[]): Counts => {
  const counts = { ...none };
  for (const { difference } of lines) counts[difference] += 1;
  return counts;
};

export const previewScoreImport = handle('score/previewScoreImport', async (call) => {
  const { input, caller, services } = call;
  const { class_id } = input;
  const { db } = services.store;
  const subjects = await findScoring(db, class_id, services.exam);
  const sheet = await takeScoreSheet(call, subjects);
  const { user_id } = caller;
  const { lines, basis } = await compareSheet(db, sheet, {
    class_id,
    user_id,
    subjects,
    now: services.now(),
    keyring: services.keyring,
  });
  const doubtful = lines.filter(({ doubt }) => doubt !== null);
  const others = lines.filter(({ doubt }) => doubt === null);
  const ranked = [doubtful, others].flatMap((part) =>
    order.flatMap((difference) => part.filter((line) => line.difference === difference)),
  );
  return {
    basis,
    counts: countLines(lines),
    entered: lines.filter(({ difference }) => isImported(difference)).length,
    doubts: openDoubts(lines).length,
    lines: ranked.slice(0, shownMost).map(({ enrolment_id: _, score: __, ...line }) => line),
    left_out: Math.max(0, lines.length - shownMost),
    ignored: [...sheet.ignored],
    refused: [...sheet.refused],
    dashes: sheet.dashes,
    look: sheet.look(call.request.language),
  };
});
