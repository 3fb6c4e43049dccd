import type { InputOf } from '@skillcert/api-client';
import { StateView } from '@skillcert/ui';
import type { ReactNode, RefObject } from 'react';
import { useFileQuery } from '../../../../client/use-picture.js';
import { contentState } from '../../../../lists/content-state.js';
import { FilePreview } from '../../../../pdf/file-preview.js';

interface PdfStageProps {
  readonly input: InputOf<'enrolment/fetchDocument'>;
  readonly label: string;
  readonly actions: ReactNode;
  readonly keysFrom: RefObject<HTMLElement | null>;
}

/** Shows a PDF of several pages beside the conditions. */
export function PdfStage({ input, ...shown }: PdfStageProps) {
  const query = useFileQuery('enrolment/fetchDocument', input);
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      <FilePreview file={query.data} {...shown} />
    </StateView>
  );
}
