import type { ClassRecord } from '@skillcert/api-client';
import { Button, Card, Field, Inline, QRCode, Stack, TextInput } from '@skillcert/ui';
import { Copy } from 'lucide-react';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';

const linkOf = ({ class_id }: ClassRecord) => `${location.origin}/enroll/create?class_id=${class_id}`;

/** The address where candidates enrol in the class, to copy and to scan. */
export function EnrolLink({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const link = linkOf(record);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toaster.show({ tone: 'success', message: t('classes.link_copied') });
    } catch {
      toaster.show({ tone: 'warning', message: t('classes.copy_failed') });
    }
  };
  return (
    <Card title={t('classes.enrol_link')} level={3}>
      <Inline align="start" gap="lg">
        <QRCode value={link} label={t('classes.qr_label', { name: record.class_name })} size="sm" />
        <Stack>
          <Field label={t('classes.enrol_link')} hideLabel required>
            <TextInput value={link} readOnly />
          </Field>
          <Inline>
            <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
              {t('classes.copy_link')}
            </Button>
          </Inline>
        </Stack>
      </Inline>
    </Card>
  );
}
