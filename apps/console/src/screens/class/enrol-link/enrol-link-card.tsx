import '@skillcert/ui/qr-code.css';
import type { ClassRecord } from '@skillcert/api-client';
import { Button, Card, Field, Inline, QRCode, Stack, Text, TextInput } from '@skillcert/ui';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import { useOpening } from './use-opening.js';

interface EnrolLinkCardProps {
  readonly link: string;
  /** The owner of the link, for readers who cannot see the code. */
  readonly name: string;
  readonly text?: string;
  /** The class, if it takes enrolments or will: the link admits nobody before they begin. */
  readonly record?: Pick<ClassRecord, 'enroll_start'>;
  readonly actions?: ReactNode;
}

/**
 * The address where candidates enrol, to copy and to scan, with the beginning of enrolment while it is still to
 * come.
 */
export function EnrolLinkCard({ link, name, text, record, actions }: EnrolLinkCardProps) {
  const { t } = useWords();
  const opening = useOpening(record);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toaster.show({ tone: 'success', message: t('class.form.link_copied') });
    } catch {
      toaster.show({ tone: 'warning', message: t('class.form.copy_failed') });
    }
  };
  return (
    <Card title={t('class.form.enrol_link')} level={3}>
      <Inline align="start" gap="lg">
        <QRCode value={link} label={t('class.form.qr_label', { name })} size="sm" />
        <Stack>
          {opening && <Text as="p">{t('class.form.link_opens', opening)}</Text>}
          {text && (
            <Text as="p" tone="muted" size="sm">
              {text}
            </Text>
          )}
          <Field label={t('class.form.enrol_link')} hideLabel required>
            <TextInput value={link} readOnly />
          </Field>
          <Inline>
            <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
              {t('class.form.copy_link')}
            </Button>
            {actions}
          </Inline>
        </Stack>
      </Inline>
    </Card>
  );
}
