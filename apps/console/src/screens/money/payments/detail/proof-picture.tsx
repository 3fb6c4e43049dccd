import '@skillcert/ui/image-frame.css';
import '@skillcert/ui/image-viewer.css';
import { Button, Dialog, ImageFrame, ImageViewer, Inline, Stack } from '@skillcert/ui';
import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { usePicture } from '../../../../client/use-picture.js';
import { useWords } from '../../../../messages/words-state.js';

interface ProofPictureProps {
  readonly class_id: number;
  readonly proof_id: number;
  readonly alt: string;
}

/** The picture of a transfer beside the facts that it proves, and a closer look at it. */
export function ProofPicture({ class_id, proof_id, alt }: ProofPictureProps) {
  const { t } = useWords();
  const address = usePicture('payment/fetchProof', { class_id, proof_id });
  const [close, setClose] = useState(false);
  return (
    <Stack gap="xs">
      <ImageFrame src={address} alt={alt} ratio="3/4" fit="contain" width="lg" />
      <Inline>
        <Button
          size="small"
          icon={<ZoomIn aria-hidden="true" />}
          disabled={!address}
          onClick={() => setClose(true)}
        >
          {t('payments.enlarge')}
        </Button>
      </Inline>
      {close && address && (
        <Dialog open onOpenChange={setClose} title={alt} size="large">
          <ImageViewer images={[{ src: address, alt }]} />
        </Dialog>
      )}
    </Stack>
  );
}
