import type { InputOf } from '@skillcert/api-client';
import type { ReactNode, RefObject } from 'react';
import { useFile } from '../../../client/use-picture.js';
import { FilePreview } from '../../../pdf/file-preview.js';

interface PdfStageProps {
  readonly input: InputOf<'enrolment/fetchDocument'>;
  readonly label: string;
  readonly actions: ReactNode;
  readonly keysFrom: RefObject<HTMLElement | null>;
}

/** A document of several pages, to be read beside the rules. */
export function PdfStage({ input, ...shown }: PdfStageProps) {
  return <FilePreview file={useFile('enrolment/fetchDocument', input)} {...shown} />;
}
