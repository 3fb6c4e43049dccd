import type { InputOf, OutputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';

const longestTitle = 200;

/** The first rows of a statement, and the fields of its columns as far as they are known. */
export type StatementPreview = OutputOf<'payment/previewStatement'>;

/** The content of a statement. */
export type ToldStatement = OutputOf<'payment/importStatement'>;

/** The row that names the columns, and the field of each of them. */
export interface ChosenColumns {
  readonly head_row: number;
  readonly columns: StatementPreview['columns'];
}

const bodyOf = (file: File) => file.slice(0, file.size, 'application/octet-stream');

/** A person's directions for reading a statement beyond the file itself. */
type Said = Partial<ChosenColumns> & Pick<InputOf<'payment/importStatement'>, 'day_order'>;

/** The import of a bank statement: its content, and its columns if they are unknown. */
export const useStatement = () => {
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [told, setTold] = useState<ToldStatement>();
  const [preview, setPreview] = useState<StatementPreview>();

  const [said, setSaid] = useState<Said>({});
  const [round, setRound] = useState(0);

  const send = async (
    sent: File,
    chosen: Said,
    watch: { readonly signal?: AbortSignal; readonly onProgress?: (share: number) => void } = {},
  ) => {
    const title = sent.name.slice(-longestTitle);
    const { head_row, columns, day_order } = chosen;
    const input = {
      title,
      ...(columns && { head_row, columns: columns.join() }),
      ...(day_order && { day_order }),
    };
    const quiet = columns === undefined && day_order === undefined;
    setSaid(chosen);
    setTold(await call('payment/importStatement', input, { body: bodyOf(sent), ...watch, quiet }));
    await queries.invalidateQueries({ queryKey: ['payment'] });
    return { id: title, name: title };
  };

  return {
    told,
    preview,
    /** Changes once a file is in: the messages about the previous one are over. */
    round,
    /** Whether a file was chosen whose columns can be named. */
    canChoose: file !== undefined,
    take: (taken: File, watch: Parameters<typeof send>[2]) => {
      setFile(taken);
      setTold(undefined);
      setPreview(undefined);
      return send(taken, {}, watch).then((sent) => {
        setRound((last) => last + 1);
        return sent;
      });
    },
    look: async () => {
      if (!file) return;
      setPreview(await attempt(() => call('payment/previewStatement', {}, { body: bodyOf(file) })));
    },
    importAs: async (chosen: ChosenColumns) => {
      if (!file || !(await attempt(() => send(file, chosen)))) return;
      setPreview(undefined);
      setRound(round + 1);
    },
    /** Sends the same file once more, with the order of its days. */
    sayDays: async (day_order: NonNullable<Said['day_order']>) => {
      if (file) await attempt(() => send(file, { ...said, day_order }));
    },
    leave: () => setPreview(undefined),
  };
};
