import type { OutputOf } from '@skillcert/api-client';
import { Button, Heading, Inline, Stack } from '@skillcert/ui';
import { Paperclip } from 'lucide-react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';

interface ClassFilesProps {
  readonly class_id: number;
  readonly files: OutputOf<'class/fetchClassById'>['files'];
}

const opened_ms = 60_000;

/** The attachments of a class; a click opens one in a new tab. */
export function ClassFiles({ class_id, files }: ClassFilesProps) {
  const { t, language } = useWords();
  if (files.length === 0) return null;
  const kilobytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const open = async (file_id: number) => {
    const file: unknown = await attempt(() => call('class/fetchClassFile', { class_id, file_id }));
    if (!(file instanceof Blob)) return;
    const address = URL.createObjectURL(file);
    window.open(address);
    // The new tab has read it by then.
    setTimeout(() => URL.revokeObjectURL(address), opened_ms);
  };
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('class.form.file.title')}</Heading>
      {files.map(({ file_id, title, size }) => (
        <Inline key={file_id}>
          <Button
            variant="ghost"
            icon={<Paperclip aria-hidden="true" />}
            onClick={() => open(file_id)}
          >{`${title} (${kilobytes.format(size / 1024)})`}</Button>
        </Inline>
      ))}
    </Stack>
  );
}
