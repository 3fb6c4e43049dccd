import '@skillcert/ui/image-frame.css';
import { ImageFrame, Stack, Text } from '@skillcert/ui';
import { useEffect, useState } from 'react';
import { call } from '../../../client/call.js';
import { useWords } from '../../../words/use-words.js';

interface PayeeQrProps {
  readonly class_id: number;
  readonly qr_id: number;
}

/** The address of the picture for as long as it is shown; none while it is on its way, or where it fails. */
const usePayeeQr = ({ class_id, qr_id }: PayeeQrProps) => {
  const [file, setFile] = useState<Blob>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const aborter = new AbortController();
    const options = { signal: aborter.signal, quiet: true };
    call('payment/fetchPayeeQr', { class_id, qr_id }, options).then(
      (answer: unknown) => answer instanceof Blob && setFile(answer),
      () => undefined,
    );
    return () => aborter.abort();
  }, [class_id, qr_id]);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
};

/** The picture to scan instead of typing the account. */
export function PayeeQr(props: PayeeQrProps) {
  const { t } = useWords();
  const address = usePayeeQr(props);
  return (
    <Stack gap="sm">
      <Text as="p">{t('pay.qr')}</Text>
      <ImageFrame src={address} alt={t('pay.qr_alt')} ratio="1/1" fit="contain" width="lg" />
    </Stack>
  );
}
