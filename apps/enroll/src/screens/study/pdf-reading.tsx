import '@skillcert/ui/field.css';
import '@skillcert/ui/password-input.css';
import '@skillcert/ui/pdf-preview.css';
import { saveFile } from '@skillcert/api-client';
import { Button, ErrorState, PdfPreview, Stack, StateView } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { useCall } from '../../client/use-call.js';
import { loadPdfEngine } from '../../pdf/load-pdf-engine.js';
import { useWords } from '../../words/use-words.js';
import { useFileBytes } from './use-file-bytes.js';
import type { UnitIds } from './use-study-unit.js';

interface PdfReadingProps {
  readonly ids: UnitIds;
  readonly title: string;
  /** The name of the file. */
  readonly name: string;
  /** The page it was left at. */
  readonly start: number;
  readonly onPlace: (page: number) => void;
}

/** A document to learn, from its last page on; also to download, if a phone's own reader is better. */
export function PdfReading({ ids, title, name, start, onPlace }: PdfReadingProps) {
  const { t } = useWords();
  const { data, problem, reload } = useCall('study/fetchOwnStudyFile', ids);
  const file: unknown = data;
  const bytes = useFileBytes(file);
  if (problem) return <ErrorState description={problemText(t, problem)} onRetry={reload} />;
  if (!bytes) return <StateView state="loading" />;
  return (
    <Stack gap="sm">
      <PdfPreview
        source={bytes}
        load={loadPdfEngine}
        label={title}
        startPage={start}
        onPageChange={onPlace}
      />
      <Button block onClick={() => file instanceof Blob && saveFile(file, name)}>
        {t('study.save_pdf')}
      </Button>
    </Stack>
  );
}
