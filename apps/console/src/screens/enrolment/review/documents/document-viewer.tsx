import '@skillcert/ui/image-viewer.css';
import type { EnrolmentDetail } from '@skillcert/api-client';
import {
  Button,
  EmptyState,
  ImageViewer,
  Inline,
  Link,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@skillcert/ui';
import { type RefObject, useState } from 'react';
import { usePicture } from '../../../../client/use-picture.js';
import { useWords } from '../../../../messages/words-state.js';
import { useDocumentTitle } from '../../use-document-title.js';
import type { DocumentVerdict } from '../use-review.js';
import { PdfStage } from './pdf-stage.js';
import { ReturnDocumentDialog } from './return-document-dialog.js';
import { standingDocuments } from './standing-documents.js';

type ShownDocument = EnrolmentDetail['documents'][number];

interface DocumentViewerProps {
  readonly detail: EnrolmentDetail;
  /** The index of the document that is shown, from 0. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onDecide: (verdict: DocumentVerdict) => Promise<boolean>;
  /** The bench, on which the keys that zoom and turn work wherever its focus is. */
  readonly keysFrom: RefObject<HTMLElement | null>;
}

/** The documents of an enrolment, one at a time, with the verdict on it. */
export function DocumentViewer({ detail, index, onIndexChange, onDecide, keysFrom }: DocumentViewerProps) {
  const { t } = useWords();
  const documentTitle = useDocumentTitle();
  const documents = standingDocuments(detail);
  const shown = documents[index];
  if (!shown) return <EmptyState title={t('review.no_documents')} />;
  return (
    <Stack gap="sm">
      <Inline gap="xs">
        {documents.map(({ file_id, kind, verdict }, place) => (
          <Button
            key={file_id}
            size="small"
            variant={place === index ? 'secondary' : 'ghost'}
            aria-pressed={place === index}
            onClick={() => onIndexChange(place)}
          >
            {`${place + 1}. ${documentTitle(kind)}${verdict ? ` · ${t(`review.verdict.${verdict}`)}` : ''}`}
          </Button>
        ))}
      </Inline>
      <DocumentStage key={shown.file_id} detail={detail} shown={shown} keysFrom={keysFrom} />
      <DocumentVerdictPart
        key={`verdict ${shown.file_id}`}
        detail={detail}
        shown={shown}
        onDecide={onDecide}
      />
    </Stack>
  );
}

interface ShownProps {
  readonly detail: EnrolmentDetail;
  readonly shown: ShownDocument;
}

function DocumentStage({
  detail: { class_id, enrolment_id, name },
  shown: { file_id, kind, media_type },
  keysFrom,
}: ShownProps & Pick<DocumentViewerProps, 'keysFrom'>) {
  const { t } = useWords();
  const documentTitle = useDocumentTitle();
  const address = usePicture('enrolment/fetchDocument', { class_id, enrolment_id, file_id });
  const alt = t('review.document_of', { document: documentTitle(kind), name });
  if (!address) return <Skeleton shape="block" />;
  if (media_type === 'application/pdf') {
    return (
      <PdfStage
        input={{ class_id, enrolment_id, file_id }}
        label={alt}
        keysFrom={keysFrom}
        actions={
          <Link to={address} target="_blank">
            {t('review.open_pdf')}
          </Link>
        }
      />
    );
  }
  return <ImageViewer images={[{ src: address, alt }]} keysFrom={keysFrom} />;
}

interface VerdictPartProps extends ShownProps {
  readonly onDecide: DocumentViewerProps['onDecide'];
}

function DocumentVerdictPart({
  detail,
  shown: { file_id, kind, verdict, reason, round },
  onDecide,
}: VerdictPartProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const earlier = detail.documents.filter((document) => document.kind === kind && document.replaced);
  return (
    <Stack gap="xs">
      <Inline>
        {verdict && (
          <StatusBadge tone={verdict === 'accepted' ? 'success' : 'warning'}>
            {t(`review.verdict.${verdict}`)}
          </StatusBadge>
        )}
        {detail.claimed_by_me && verdict !== 'accepted' && (
          <Button size="small" onClick={() => onDecide({ file_id, verdict: 'accepted' })}>
            {t('review.accept_document')}
          </Button>
        )}
        {detail.claimed_by_me && verdict !== 'returned' && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t('review.return_document')}
          </Button>
        )}
      </Inline>
      {reason && <Text size="sm">{reason}</Text>}
      {earlier.map((document) => (
        <Text key={document.file_id} size="sm" tone="muted">
          {t('review.earlier_round', { round: document.round, reason: document.reason ?? '' })}
        </Text>
      ))}
      {round > 1 && (
        <Text size="sm" tone="muted">
          {t('review.sent_in_round', { round })}
        </Text>
      )}
      {asking && (
        <ReturnDocumentDialog
          kind={kind}
          onClose={() => setAsking(false)}
          onReturn={(why) => onDecide({ file_id, verdict: 'returned', reason: why })}
        />
      )}
    </Stack>
  );
}
