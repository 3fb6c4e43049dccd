import { type ImportRecord, type InputOf, isCallError, saveFile } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { contentState } from '../../../lists/content-state.js';
import { refusalText } from '../../../lists/refusal-text.js';
import { useWords } from '../../../messages/words-state.js';
import type { Watch } from '../../../sheets/create-look.js';
import { showRefused } from '../../../sheets/show-refused.js';
import { bodyOf, sheetTitle } from '../../../sheets/use-look.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

const shown = 10;

type Decision = InputOf<'enrolment/decideImport'>['event'];
type CheckInput = InputOf<'enrolment/checkImport'>;
/** How the candidates of an import enrol and study. */
export type SheetTypes = Pick<ImportRecord, 'enroll_type' | 'study_type'>;
type Order = Pick<CheckInput, 'head_row' | 'columns' | 'enroll_type' | 'study_type' | 'day_order'>;
type Checked = 'checked' | 'asks_days' | 'refused';

/** Checks the sheet by the meaning of its columns. It shows a refusal, unless the order of days is asked for. */
const checkImport = async (asked: CheckInput): Promise<Checked> => {
  try {
    await call('enrolment/checkImport', asked, { quiet: true });
    return 'checked';
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error.fields.day_order) return 'asks_days';
    showRefused(error);
    return 'refused';
  }
};

/** The files of an import, saved on this device. */
const useImportFiles = (class_id: number, import_id: number) => {
  const { t } = useWords();
  return {
    /** The files of the archive that were not used. */
    savePhotos: async () => {
      const input = { class_id, import_id, of: 'photos' } as const;
      const file: unknown = await attempt(() => call('enrolment/fetchImportSheet', input));
      if (file instanceof Blob) saveFile(file, `${t('candidates.import_photos_file')}.xlsx`);
    },
    /** The report of the import, or an empty sheet if none is given. */
    save: async (of?: ImportRecord) => {
      const named = of && { import_id: of.import_id };
      const file: unknown = await attempt(() => call('enrolment/fetchImportSheet', { class_id, ...named }));
      if (file instanceof Blob)
        saveFile(file, `${t(of ? 'candidates.import_report_file' : 'candidates.import_template_file')}.xlsx`);
    },
  };
};

/** The ways to enrol and study that this person says of an import; they stay said for another sheet of its file. */
const useSheetTypes = () => {
  const [said, setSaid] = useState<{ readonly import_id: number; readonly types: SheetTypes }>();
  return {
    typesOf: ({ import_id, enroll_type, study_type }: ImportRecord): SheetTypes =>
      said?.import_id === import_id ? said.types : { enroll_type, study_type },
    sayTypes: (import_id: number, types: SheetTypes) => setSaid({ import_id, types }),
    /** An import took the place of another one, with the same file. */
    carryTypes: (from: number, to: number) =>
      setSaid((last) => (last?.import_id === from ? { ...last, import_id: to } : last)),
  };
};

/** A file that was sent since the drawer was opened, so that another sheet of it can be read. */
const useSentFile = (
  class_id: number,
  refresh: () => Promise<void>,
  onReplaced: (from: number, to: number) => void,
) => {
  const [sent, setSent] = useState<{ readonly file: File; readonly import_id: number }>();
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File, watch: Watch = {}, other?: { import_id: number; sheet: string }) => {
    const asked = { class_id, title: sheetTitle(file), sheet: other?.sheet };
    const kept = await call('enrolment/startImport', asked, { body: bodyOf(file), ...watch });
    if (other) onReplaced(other.import_id, kept.import_id);
    setSent({ file, import_id: kept.import_id });
    await refresh();
    return kept;
  };
  const choose = async (file: File, other: { import_id: number; sheet: string }) => {
    setIsSending(true);
    await attempt(() => send(file, {}, other));
    setIsSending(false);
  };
  return {
    send: (file: File, watch: Watch) => send(file, watch),
    /** Whether another sheet is being sent, which takes the place of the import. */
    isSending,
    /**
     * Sends the file of an import anew, to be read by another sheet; undefined where it is not at hand, or has photos
     * beside it, which would be lost.
     */
    chooseSheetOf: ({ import_id, photos }: Pick<ImportRecord, 'import_id' | 'photos'>) =>
      sent?.import_id === import_id && photos === null
        ? (sheet: string) => void choose(sent.file, { import_id, sheet })
        : undefined,
  };
};

/** The caller's import into the active class, as the server has it: the server continues while no page is open. */
export const useImport = () => {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const [page, setPage] = useState(1);
  const keyed = useKeyed();
  const query = useCallQuery(
    'enrolment/fetchImport',
    { class_id, page, limit: shown },
    { keepLast: true, variant: language },
  );
  const current = query.data?.import ?? undefined;
  const import_id = current?.import_id ?? 0;
  const files = useImportFiles(class_id, import_id);
  const refresh = () => queries.invalidateQueries({ queryKey: ['enrolment'] });
  const { carryTypes, ...types } = useSheetTypes();
  const { send, isSending, chooseSheetOf } = useSentFile(class_id, refresh, carryTypes);

  return {
    class_id,
    current,
    fields: query.data?.fields ?? [],
    photosLeft: query.data?.photos_left ?? { items: [], total: 0 },
    leftOut: query.data?.left_out ?? { items: [], total: 0 },
    page,
    setPage,
    limit: shown,
    state: contentState(query),
    /** The server's reason, where it does not show the import. */
    stateText: refusalText(query),
    retry: () => query.refetch(),
    refresh,
    send,
    isSending,
    ...types,
    chooseSheet: current && chooseSheetOf(current),
    check: async (order: Order): Promise<Checked> => {
      try {
        return await checkImport({ class_id, import_id, ...order });
      } finally {
        setPage(1);
        await refresh();
      }
    },
    decide: async (event: Decision) => {
      const consent = event === 'confirm' ? ({ consent: true } as const) : {};
      const decided = await attempt(() =>
        keyed('enrolment/decideImport', { class_id, import_id, event, ...consent }),
      );
      setPage(1);
      await refresh();
      if (decided) toaster.show({ tone: 'success', message: t(`candidates.import_said.${event}`) });
      return decided !== undefined;
    },
    ...files,
  };
};

/** The result of {@link useImport}. */
export type ImportState = ReturnType<typeof useImport>;
