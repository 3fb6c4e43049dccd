import { type OutputOf, saveFile } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useWords } from '../../../messages/words-state.js';
import type { Watch } from '../../../sheets/create-look.js';
import {
  columnsInput,
  readAnewOf,
  type SaidColumns,
  sayColumn,
  saySheet,
  withSaid,
} from '../../../sheets/said-columns.js';
import { bodyOf, sheetTitle, useLook } from '../../../sheets/use-look.js';

/** The changes that a sheet would make. */
export type ScoreImportPreview = OutputOf<'score/previewScoreImport'>;

/** The sheet that is looked at, and the result of the last one that was imported. */
const useScoreSheet = (class_id: number) => {
  const [told, setTold] = useState<OutputOf<'score/importScores'>>();
  const sheet = useLook((file, said: Partial<SaidColumns>, watch) =>
    call('score/previewScoreImport', { class_id, ...columnsInput(said) }, { body: bodyOf(file), ...watch }),
  );
  const { look, said = {} } = sheet.seen ?? {};
  const preview = look && { ...look, look: withSaid(look.look, said) };
  /** Leaves the sheet, and forgets the result of the last one. */
  const leave = () => {
    sheet.leave();
    setTold(undefined);
  };

  const shown = {
    preview,
    /** Whether the sheet is looked at anew. */
    isLooking: sheet.seen?.isStale === true,
    readAnew: readAnewOf(sheet.seen),
    /** The name of the sheet that is shown. */
    title: sheet.seen?.file.name,
    told,
    /** Changes with every sheet that is done, so that messages about its file go. */
    round: sheet.round,
    leave,
    take: (file: File, watch: Watch) => {
      setTold(undefined);
      return sheet.take(file, watch);
    },
    /** Looks anew, by another row of heads. */
    readBy: (head_row: number) => sheet.say({ head_row, columns: undefined }),
    /** Looks anew, at another sheet of the file. */
    readSheet: (name: string) => sheet.say(saySheet(name)),
    /** Looks anew, with one column as something else. */
    choose: (at: number, field: string) => preview && sheet.say(sayColumn(preview.look, at, field)),
  };
  return { sheet, setTold, shown };
};

/** A sheet of scores in progress: its changes before and after the import, and taking earlier ones back. */
export const useScoreImport = (class_id: number, onChanged: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const earlier = useCallQuery('score/fetchScoreImports', { class_id });

  const { sheet, setTold, shown } = useScoreSheet(class_id);
  /** The grid and the lists show the current scores. */
  const show = () => {
    onChanged();
    return queries.invalidateQueries({ queryKey: ['score'] });
  };

  return {
    ...shown,
    earlier: earlier.data?.items ?? [],
    /** Enters the scores; `word` is said to those that the marks of their sittings speak against. */
    confirm: async (word: string) => {
      if (!sheet.seen) return;
      const { file, look: preview, said } = sheet.seen;
      const asked = {
        class_id,
        ...columnsInput(said),
        title: sheetTitle(file),
        basis: preview.basis,
        ...(word && { word }),
      };
      const done = await attempt(() => keyed('score/importScores', asked, { body: bodyOf(file) }));
      if (done) {
        shown.leave();
        setTold(done);
      } else {
        // The scores may have changed since: the sheet is looked at anew.
        await sheet.say({});
      }
      await show();
    },
    undo: async (import_id: number) => {
      const done = await attempt(() => keyed('score/undoScoreImport', { class_id, import_id }));
      setTold(undefined);
      await show();
      if (!done) return false;
      const { taken_back: count } = done;
      toaster.show({ tone: 'success', message: t('scores.import.taken_back', { count }) });
      return true;
    },
    template: async () => {
      const file: unknown = await attempt(() => call('score/fetchScoreSheet', { class_id }));
      if (file instanceof Blob) saveFile(file, `${t('scores.import.template_file')}.xlsx`);
    },
  };
};

/** The result of {@link useScoreImport}. */
export type ScoreImportState = ReturnType<typeof useScoreImport>;
