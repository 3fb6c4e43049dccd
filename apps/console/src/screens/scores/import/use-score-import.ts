import { type OutputOf, saveFile } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useWords } from '../../../messages/words-state.js';

const longestTitle = 200;

/** The changes that a sheet would make. */
export type ScoreImportPreview = OutputOf<'score/previewScoreImport'>;

/** A file as it is sent: the server examines its content, not its name. */
const bodyOf = (file: File) => file.slice(0, file.size, 'application/octet-stream');

type Watch = Partial<{ readonly signal: AbortSignal; readonly onProgress: (share: number) => void }>;

interface Seen {
  readonly file: File;
  readonly preview: ScoreImportPreview;
}

/** A sheet of scores in progress: its changes before and after the import, and taking earlier ones back. */
export const useScoreImport = (class_id: number, onChanged: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [seen, setSeen] = useState<Seen>();
  const [told, setTold] = useState<OutputOf<'score/importScores'>>();
  const keyed = useKeyed();
  const [round, setRound] = useState(0);
  const earlier = useCallQuery('score/fetchScoreImports', { class_id });

  const look = async (file: File, watch: Watch & { readonly quiet?: boolean } = {}) => {
    const preview = await call('score/previewScoreImport', { class_id }, { body: bodyOf(file), ...watch });
    setSeen({ file, preview });
  };
  /** The messages about the last sheet are over. */
  const leave = () => {
    setSeen(undefined);
    setTold(undefined);
    setRound(round + 1);
  };
  /** The grid and the lists show the current scores. */
  const show = () => {
    onChanged();
    return queries.invalidateQueries({ queryKey: ['score'] });
  };

  return {
    preview: seen?.preview,
    told,
    /** Changes with every finished sheet: the messages about its file are over. */
    round,
    earlier: earlier.data?.items ?? [],
    leave,
    take: async (file: File, watch: Watch) => {
      setSeen(undefined);
      setTold(undefined);
      await look(file, { ...watch, quiet: true });
      return { id: file.name, name: file.name };
    },
    /** Enters the scores; `word` explains those that contradict the marks of their sittings. */
    confirm: async (word: string) => {
      if (!seen) return;
      const { file, preview } = seen;
      const asked = {
        class_id,
        title: file.name.slice(-longestTitle),
        basis: preview.basis,
        ...(word && { word }),
      };
      const done = await attempt(() =>
        keyed((key) => call('score/importScores', asked, { body: bodyOf(file), key })),
      );
      if (done) {
        leave();
        setTold(done);
      } else {
        // The current scores may have changed since: they are read anew.
        await attempt(() => look(file));
      }
      await show();
    },
    undo: async (import_id: number) => {
      const done = await attempt(() =>
        keyed((key) => call('score/undoScoreImport', { class_id, import_id }, { key })),
      );
      setTold(undefined);
      await show();
      if (!done) return false;
      const { taken_back: count } = done;
      toaster.show({ tone: 'success', message: t('exam.scores.import.taken_back', { count }) });
      return true;
    },
    template: async () => {
      const file: unknown = await attempt(() => call('score/fetchScoreSheet', { class_id }));
      if (file instanceof Blob) saveFile(file, `${t('exam.scores.import.template_file')}.xlsx`);
    },
  };
};

/** The result of {@link useScoreImport}. */
export type ScoreImportState = ReturnType<typeof useScoreImport>;
